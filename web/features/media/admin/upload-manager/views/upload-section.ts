import type { MediaSlot } from '../../../../../admin/contract.ts'
import { showToast } from '../../../../../ui/toast/toasts.ts'
import { targetForSlot } from '../placement/name-index.ts'
import { selection } from '../selection.ts'
import { noFilesSelected, sectionFailed } from '../summary.ts'
import { queue } from '../uploads.ts'

/**
 * Sends the files chosen for the slots of a section; each leaves the selection once it has arrived.
 */
export function uploadSection(slots: readonly MediaSlot[]): void {
  const works = slots.flatMap(slot => {
    const file = selection.value.get(slot.path)
    return file ? [{ file, target: targetForSlot(slot) }] : []
  })
  try {
    if (works.length > 0) queue.add(works)
    else showToast(noFilesSelected)
  } catch {
    showToast(sectionFailed)
  }
}
