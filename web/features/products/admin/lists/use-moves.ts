import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ProductMove } from '../../../../admin/contract.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { request } from '../../../../admin/request.ts'
import { useProducts } from '../../../../admin/use-products.ts'
import { api } from '../../../../base/routes.ts'
import { useObserved } from '../../../../ui/observable.ts'
import { askWhileSending } from './ask-while-sending.ts'
import { listVersion, readAgainIfReading, readListsAgain, showMoved } from './known-lists.ts'
import { type ListMove, withMove } from './list-move.ts'
import { createListQueue } from './list-queue.ts'

/** The one queue of this tab; it goes on while other screens are open. */
export const listQueue = createListQueue()
askWhileSending(listQueue)

/** Every product, in the order that it has once all moves are stored. */
export function useOrderedProducts() {
  const { data, error } = useProducts()
  const changes = useObserved(listQueue.state, changes => changes)
  const ordered = useMemo(() => {
    const moves = changes.flatMap(({ move }) => move ?? [])
    return data && { ...data, products: moves.reduce(withMove, data.products) }
  }, [data, changes])
  return { data: ordered, error }
}

/**
 * Moves products within their collection: shown at once, stored in turn. Where that fails all that
 * waits is given up and the list is loaded again.
 * @returns a function whose `onFailed` is called before the former order is shown
 */
export function useMove(): (move: ListMove, onFailed?: () => void) => void {
  const queryClient = useQueryClient()
  return (move, onFailed) => listQueue.add({ move, send: () => send(queryClient, move, onFailed) })
}

async function send(
  queryClient: QueryClient,
  move: ListMove,
  onFailed?: () => void,
): Promise<void> {
  const { collection, codes, before } = move
  try {
    const version = await listVersion(queryClient, collection)
    const body: ProductMove = { version, codes: [...codes], before }
    const address = api.adminCollection(collection)
    const stored = await request<{ version: number }>(address, { method: 'PATCH', body })
    showMoved(queryClient, move, stored.version)
    await readAgainIfReading(queryClient)
  } catch (error) {
    listQueue.dropMoves()
    reportFailure(error, 'The order could not be saved. Please try again.')
    await readListsAgain(queryClient)
    onFailed?.()
  }
}
