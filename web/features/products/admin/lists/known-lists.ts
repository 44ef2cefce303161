import type { QueryClient } from '@tanstack/react-query'
import type { AdminProduct, AdminProducts } from '../../../../admin/contract.ts'
import { api } from '../../../../base/routes.ts'
import { type ListMove, withMove } from './list-move.ts'

const queryKey = [api.adminProducts]

/** Takes an added product into what is shown, at the end of its collection. */
export function showAdded(queryClient: QueryClient, added: AdminProduct): void {
  changeList(queryClient, added.collection, products => {
    const rest = products.filter(({ code }) => code !== added.code)
    const last = rest.findLastIndex(({ collection }) => collection === added.collection)
    return rest.toSpliced(last < 0 ? rest.length : last + 1, 0, added)
  })
}

export function showDeleted(queryClient: QueryClient, deleted: AdminProduct): void {
  changeList(queryClient, deleted.collection, products =>
    products.filter(({ code }) => code !== deleted.code),
  )
}

/** @param version of the list after the move */
export function showMoved(queryClient: QueryClient, move: ListMove, version: number): void {
  changeList(queryClient, move.collection, products => withMove(products, move), version)
}

/** The version of a list, as it is known once what is being read has come. */
export async function listVersion(queryClient: QueryClient, id: string): Promise<number> {
  const isReading = queryClient.isFetching({ queryKey }) > 0
  const lists = isReading
    ? await queryClient.fetchQuery<AdminProducts>({ queryKey, staleTime: 0 })
    : queryClient.getQueryData<AdminProducts>(queryKey)
  return lists?.collections.find(collection => collection.id === id)?.version ?? 0
}

/** What is being read may be older than a change that was just answered. */
export async function readAgainIfReading(queryClient: QueryClient): Promise<void> {
  if (queryClient.isFetching({ queryKey }) > 0) await readListsAgain(queryClient)
}

export const readListsAgain = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey })

type Changed = (products: readonly AdminProduct[]) => AdminProduct[]

function changeList(queryClient: QueryClient, id: string, changed: Changed, version?: number) {
  queryClient.setQueryData<AdminProducts>(
    queryKey,
    cached =>
      cached && {
        collections: cached.collections.map(one =>
          one.id === id ? { ...one, version: version ?? one.version + 1 } : one,
        ),
        products: changed(cached.products),
      },
  )
}
