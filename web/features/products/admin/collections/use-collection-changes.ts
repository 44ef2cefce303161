import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  AdminCollection,
  CollectionChange,
  SeenCollection,
} from '../../../../admin/contract.ts'
import { isSignedOut, reasonOf, requestAnswer } from '../../../../admin/request.ts'
import { signInAgain } from '../../../../admin/session/sign-in-again.ts'
import { confirm } from '../../../../admin/ui/confirm.tsx'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { readProductsAgain } from '../../../../admin/use-products.ts'
import { counted } from '../../../../base/counted.ts'
import { api } from '../../../../base/routes.ts'
import { useInvalidateBin } from '../../../operations/admin/bin/restore.ts'
import { binEntryOf, useUndo } from '../../../operations/admin/bin/use-undo.ts'
import { listQueue } from '../lists/use-moves.ts'

const seen = ({ version, name }: AdminCollection): SeenCollection => ({ version, was: name })

/** Renames, moves, hides, shows and deletes collections; what others have changed is read again. */
export function useCollectionChanges() {
  const queryClient = useQueryClient()
  const invalidate = useInvalidateBin()
  const { offer } = useUndo()
  const { isBusy, run } = useBusy()
  const [fault, setFault] = useState<string>()

  /** @returns the answer; undefined where there was none, which is said */
  async function send(address: string, method: 'PUT' | 'POST', body: object) {
    setFault(undefined)
    const answer = await listQueue
      .run(() => requestAnswer(address, { method, body }))
      .catch(error => {
        if (isSignedOut(error)) return signInAgain()
        setFault(reasonOf(error, 'The collection could not be changed. Please try again.'))
      })
    await readProductsAgain(queryClient).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: [api.adminPages] })
    return answer ?? undefined
  }

  return {
    isBusy,
    /** Why the last change was not done. */
    fault,

    /** @returns whether it is stored */
    change: async (collection: AdminCollection, change: CollectionChange): Promise<boolean> => {
      const body = { ...seen(collection), ...change }
      const answer = await run(() => send(api.adminCollection(collection.id), 'PUT', body))
      return answer !== undefined
    },

    /** Asks first; it can be undone once no dialog covers the screen. */
    remove: (collection: AdminCollection, count: number, onRemoved: () => void) =>
      run(async () => {
        const { id, name } = collection
        const title = `Delete ${name} with ${count > 0 ? counted(count, 'product') : 'its page'}?`
        if (!(await confirm({ title, text: IN_BIN, action: 'Delete' }))) return
        const answer = await send(api.collectionDeletion(id), 'POST', seen(collection))
        const entry = answer && binEntryOf(answer)
        if (answer) onRemoved()
        if (entry) offer(`${name} deleted`, entry)
        void invalidate()
      }),
  }
}

const IN_BIN =
  'Its page, its products and their photos go to the bin together, and can be restored from there for 30 days. Links to its page are “page not found” until then.'
