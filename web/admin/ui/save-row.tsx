import { DialogClose } from './dialog.tsx'

/** What a dialog of text fields ends with. */
export function SaveRow({ save, isBusy }: { save: string; isBusy: boolean }) {
  return (
    <div className="actions">
      <DialogClose className="button secondary">Cancel</DialogClose>
      <button type="submit" className="button primary" disabled={isBusy}>
        {isBusy ? 'Saving...' : save}
      </button>
    </div>
  )
}
