import type { BinItem, MediaSlot } from '../../../../admin/contract.ts'
import { pictureOf } from '../../../../admin/picture-of.ts'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { pictureIn } from './bin-list.tsx'

interface Props {
  item: BinItem
  /** The place as it is now. */
  slot: MediaSlot
  onRestore: () => void
  onClose: () => void
}

/** Asks before a file comes back over another one, with both pictures. */
export function RestoreOver({ item, slot, onRestore, onClose }: Props) {
  return (
    <Dialog
      title="Its place has another file"
      text="The file that is there now goes to the bin."
      onClose={onClose}
    >
      <div className="bin-both">
        <figure>
          <img src={pictureOf(slot, 320)} alt="" />
          <figcaption>There now</figcaption>
        </figure>
        <figure>
          {item.hasPicture && <img src={pictureIn(item)} alt="" />}
          <figcaption>From the bin</figcaption>
        </figure>
      </div>
      <div className="actions">
        <DialogClose className="button secondary">Cancel</DialogClose>
        <button type="button" className="button primary" onClick={onRestore}>
          Restore over it
        </button>
      </div>
    </Dialog>
  )
}
