import type { MediaSlot, NamedSlotDetails } from '../../../../../admin/contract.ts'
import { Dialog, DialogClose } from '../../../../../admin/ui/dialog.tsx'
import { inBytes } from '../../../../../admin/ui/in-bytes.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { slotName } from '../media/slot-name.ts'
import type { SaveDetails } from '../media/use-save-details.ts'
import { DetailsForm } from './details-form.tsx'
import { FileActions } from './file-actions.tsx'
import { SlotFileState } from './slot-file-state.tsx'
import { SlotPreview } from './slot-preview.tsx'
import { VideoWeight } from './video-weight.tsx'

interface Props {
  slot: MediaSlot
  details: NamedSlotDetails | undefined
  onPick: () => void
  onMove: () => void
  onUndoMove: (() => void) | undefined
  onSave: SaveDetails
  onClose: () => void
}

/** A slot in full: its content, the actions on its file, and its details. */
export function SlotDialog(props: Props) {
  const { slot, details, onPick, onMove, onUndoMove, onSave, onClose } = props
  const name = slotName(slot, details)
  return (
    <Dialog title={name} className="slot-dialog" onClose={onClose}>
      <DialogClose className="dialog-close" aria-label="Close">
        <Icon name="close" />
      </DialogClose>
      <div className="slot-columns">
        <div>
          <SlotPreview slot={slot} name={name} />
          <p className="slot-facts">
            {slot.path}
            {slot.present && slot.size !== undefined && ` · ${inBytes(slot.size)}`}
          </p>
          <VideoWeight kind={slot.kind} bytes={slot.size} />
          <SlotFileState slot={slot} />
          <FileActions
            slot={slot}
            name={name}
            address={addressOf(details)}
            onPick={onPick}
            onMove={onMove}
            onUndoMove={onUndoMove}
          />
        </div>
        {details && (
          <DetailsForm
            key={details.path}
            details={details}
            photo={slot.kind === 'image' ? slot.version : undefined}
            onSave={onSave}
          />
        )}
      </div>
    </Dialog>
  )
}

/** The page that shows the slot, with its item opened if it is one; none while it is hidden. */
function addressOf(details: NamedSlotDetails | undefined): string | undefined {
  if (!details?.own.isVisible) return undefined
  const item = details.own.productName || details.defaults.productName
  if (!item) return details.address
  const query = details.address.includes('?') ? '&' : '?'
  return `${details.address}${query}item=${encodeURIComponent(item)}`
}
