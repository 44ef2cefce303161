import { useQueryClient } from '@tanstack/react-query'
import type { AdminProduct } from '../../../../admin/contract.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { requestAnswer } from '../../../../admin/request.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { confirm } from '../../../../admin/ui/confirm.tsx'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { counted } from '../../../../base/counted.ts'
import { api } from '../../../../base/routes.ts'
import { useInvalidateBin } from '../../../operations/admin/bin/restore.ts'
import { binEntryOf, useUndo } from '../../../operations/admin/bin/use-undo.ts'
import { mayLoseDraft } from '../may-lose-draft.ts'
import { closeDraft } from '../product-draft.ts'
import { readListsAgain } from './known-lists.ts'
import { listQueue } from './use-moves.ts'

interface Props {
  products: readonly AdminProduct[]
  onDeleted: () => void
}

/** Deletes the selected products together, with a button that takes it back. */
export function DeleteMany({ products, onDeleted }: Props) {
  const queryClient = useQueryClient()
  const invalidate = useInvalidateBin()
  const { offer } = useUndo()
  const { isBusy, run } = useBusy()
  const many = counted(products.length, 'product')

  async function send(): Promise<void> {
    const question = { title: `Delete ${many}?`, text: IN_BIN, action: 'Delete' }
    if (!(await mayLoseDraft()) || !(await confirm(question))) return
    const body = { codes: products.map(({ code }) => code) }
    try {
      const answer = await listQueue.run(() =>
        requestAnswer(api.deleteProducts, { method: 'POST', body }),
      )
      closeDraft()
      onDeleted()
      const entry = binEntryOf(answer)
      if (entry) offer(`${many} deleted`, entry)
    } catch (error) {
      reportFailure(error, 'The products could not be deleted. Please try again.')
    }
    await readListsAgain(queryClient)
    void invalidate()
  }
  return (
    <Button
      className="button secondary small"
      isBusy={isBusy}
      busyText="Deleting…"
      onClick={() => void run(send)}
    >
      Delete {many}
    </Button>
  )
}

const IN_BIN =
  'They go to the bin together, with their photos, and can be restored from there for 30 days. Nobody gets their codes again.'
