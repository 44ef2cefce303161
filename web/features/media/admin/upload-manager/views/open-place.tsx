import { useState } from 'react'
import type { MediaSlot, NamedSlotDetails } from '../../../../../admin/contract.ts'
import { chosenFile } from '../files/chosen-file.ts'
import { slotName } from '../media/slot-name.ts'
import { type UndoMove, useMoveFile } from '../media/use-move-file.tsx'
import { useSaveDetails } from '../media/use-save-details.ts'
import { uploadNow } from '../uploads.ts'
import { pickFiles } from './file-picker.ts'
import { PlacePicker } from './place-picker.tsx'
import { SlotDialog } from './slot-dialog.tsx'

interface Props {
  /** The open place, if any. */
  slot: MediaSlot | undefined
  /** The possible targets of its file. */
  all: readonly MediaSlot[]
  /** The path of the section that is shown, which is offered first. */
  section: string
  details: ReadonlyMap<string, NamedSlotDetails> | undefined
  onClose: () => void
}

/** The dialog of one place, and moving its file. Stays while it is closed, so that Undo does. */
export function OpenPlace({ slot, all, section, details, onClose }: Props) {
  const [isMoving, setMoving] = useState(false)
  /** The undo of the last moved file, with the path of its slot. */
  const [undoable, setUndoable] = useState<{ path: string; undo: UndoMove }>()
  const moveFile = useMoveFile(slot => slotName(slot, details?.get(slot.path)))
  const saveDetails = useSaveDetails()
  if (!slot) return null

  const replace = () =>
    pickFiles({ kind: slot.kind }, ([file]) => {
      if (file) uploadNow(slot, chosenFile(file))
    })
  const moveTo = async (to: MediaSlot) => {
    setMoving(false)
    const undo = await moveFile(slot, to)
    setUndoable(undo && { path: slot.path, undo })
  }
  const undoMove = async ({ undo }: { undo: UndoMove }) => {
    setUndoable(undefined)
    await undo()
  }
  return (
    <>
      <SlotDialog
        slot={slot}
        details={details?.get(slot.path)}
        onPick={replace}
        onMove={() => setMoving(true)}
        onUndoMove={undoable?.path === slot.path ? () => void undoMove(undoable) : undefined}
        onSave={saveDetails}
        onClose={onClose}
      />
      {isMoving && (
        <PlacePicker
          title={`Where shall the file of ${slotName(slot, details?.get(slot.path))} go?`}
          text="Where there is a file, the two swap. Names and words stay with their places."
          kind={slot.kind}
          slots={all.filter(other => other !== slot)}
          section={section}
          filled="Swaps"
          details={details}
          onPick={to => void moveTo(to)}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}
