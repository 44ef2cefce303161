import { confirm } from '../../../admin/ui/confirm.tsx'
import { draft, isUnsaved } from './product-draft.ts'

/** Asks before the open form is closed with something in it that is not saved. */
export async function mayLoseDraft(): Promise<boolean> {
  if (!isUnsaved()) return true
  return confirm({
    title: 'Close without saving?',
    text: `What you typed of ${draft.value?.base.code} is not saved yet.`,
    action: 'Close',
  })
}
