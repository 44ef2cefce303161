import { useQueryClient } from '@tanstack/react-query'
import type { AdminProduct } from '../../../../admin/contract.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { RequestError, requestAnswer } from '../../../../admin/request.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { useInvalidateBin } from '../../../operations/admin/bin/restore.ts'
import { binEntryOf, useUndo } from '../../../operations/admin/bin/use-undo.ts'
import { mayLoseDraft } from '../may-lose-draft.ts'
import { closeDraft } from '../product-draft.ts'
import { showDeleted } from './known-lists.ts'
import { listQueue } from './use-moves.ts'

/** Deletes the product whose form is open, with a button that takes it back. */
export function useDeleteProduct(onDeleted: () => void) {
  const queryClient = useQueryClient()
  const invalidate = useInvalidateBin()
  const { offer } = useUndo()
  const { isBusy, run } = useBusy()

  function leave(product: AdminProduct): void {
    closeDraft()
    showDeleted(queryClient, product)
    onDeleted()
    void invalidate()
  }

  async function send(product: AdminProduct): Promise<void> {
    const address = api.adminProduct(product.code)
    const answer = await listQueue.run(() => requestAnswer(address, { method: 'DELETE' }))
    leave(product)
    const title = `${product.code} was deleted`
    const entry = binEntryOf(answer)
    if (entry) offer(title, entry)
    else showToast({ title })
  }

  /** It goes to the bin, so nothing is asked but for what is not saved. */
  async function attempt(product: AdminProduct): Promise<void> {
    try {
      if (await mayLoseDraft()) await send(product)
    } catch (error) {
      const isGone = error instanceof RequestError && error.status === 404
      if (!isGone) return reportFailure(error, 'The product could not be deleted. Try again.')
      leave(product)
      const description = `Somebody else has deleted ${product.code}. It is in the bin.`
      showToast({ title: 'Deleted already', description })
    }
  }
  return { remove: (product: AdminProduct) => run(() => attempt(product)), isBusy }
}
