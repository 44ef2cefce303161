import { Button } from './button.tsx'
import { DialogClose } from './dialog.tsx'

/** The last row of a dialog of text fields. */
export function SaveRow({ save, isBusy }: { save: string; isBusy: boolean }) {
  return (
    <div className="actions">
      <DialogClose className="button secondary">Cancel</DialogClose>
      <Button type="submit" className="button primary" isBusy={isBusy} busyText="Saving…">
        {save}
      </Button>
    </div>
  )
}
