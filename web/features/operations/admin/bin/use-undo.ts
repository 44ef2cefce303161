import { reportFailure } from '../../../../admin/report-failure.ts'
import { undoToast } from '../../../../admin/ui/undo-toast.tsx'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { BIN_HEADER } from './bin-header.ts'
import { restore, useInvalidateBin } from './restore.ts'

/** The bin entry of the deletion in an answer; null without one. */
export const binEntryOf = ({ headers }: Response) => headers.get(BIN_HEADER)

/** Restores the last deletion: at once, or by a button in a toast. */
export function useUndo() {
  const invalidate = useInvalidateBin()

  async function undo(id: string): Promise<void> {
    try {
      await restore(id)
      await invalidate()
      showToast({ title: 'Restored', description: 'It is back where it was.' })
    } catch (error) {
      reportFailure(error, 'It could not be restored. Look for it in the bin.')
    }
  }

  /** @param id of the entry in the bin */
  const offer = (title: string, id: string): void =>
    undoToast(title, () => void undo(id), 'It stays in the bin for 30 days.')

  return { undo, offer }
}
