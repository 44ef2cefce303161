import { Button } from './button.tsx'
import { DialogClose } from './dialog.tsx'

interface Props {
  save: string
  isBusy: boolean
  busyText?: string
}

/** The last row of the form in a dialog. */
export function SaveRow({ save, isBusy, busyText = 'Saving…' }: Props) {
  return (
    <div className="actions">
      <DialogClose className="button secondary">Cancel</DialogClose>
      <Button type="submit" className="button primary" isBusy={isBusy} busyText={busyText}>
        {save}
      </Button>
    </div>
  )
}
