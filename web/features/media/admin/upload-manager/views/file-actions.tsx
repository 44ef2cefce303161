import { useState } from 'react'
import type { MediaSlot } from '../../../../../admin/contract.ts'
import { fileUrl } from '../../../../../admin/file-url.ts'
import { reportFailure } from '../../../../../admin/report-failure.ts'
import { requestAnswer } from '../../../../../admin/request.ts'
import { Button } from '../../../../../admin/ui/button.tsx'
import { focusAtFirst } from '../../../../../admin/ui/focus-at-first.ts'
import { useBusy } from '../../../../../admin/ui/use-busy.ts'
import { api, mediaUrl } from '../../../../../base/routes.ts'
import { binEntryOf, useUndo } from '../../../../operations/admin/bin/use-undo.ts'
import { note } from '../log.ts'
import { useInvalidateMedia } from '../media/use-media.ts'
import { targetForSlot } from '../placement/name-index.ts'
import { addPoster } from '../uploads.ts'

interface Props {
  slot: MediaSlot
  name: string
  /** The address of the page that shows it. */
  address: string | undefined
  onPick: () => void
  onMove: () => void
  /**
   * Set after its file was moved; the toast cannot be reached by keyboard while a dialog is open.
   */
  onUndoMove: (() => void) | undefined
}

/** The actions on a slot's file. */
export function FileActions({ slot, name, address, onPick, onMove, onUndoMove }: Props) {
  const invalidateMedia = useInvalidateMedia()
  const { undo, offer } = useUndo()
  const [deleted, setDeleted] = useState<string | null>(null)
  const { isBusy, run } = useBusy()

  /** There is no question: Undo stands where the button was. */
  async function remove() {
    try {
      const address = `${api.media}?path=${encodeURIComponent(slot.path)}`
      const answer = await requestAnswer(address, { method: 'DELETE' })
      note(`${slot.fileName} · deleted, the drawing is back`)
      invalidateMedia()
      const entry = binEntryOf(answer)
      if (entry) offer(`The file of "${name}" was deleted`, entry)
      setDeleted(entry)
    } catch (error) {
      reportFailure(error, 'The file could not be deleted. Please try again.')
    }
  }

  const takePicture = () =>
    run(() => addPoster(targetForSlot(slot), fileUrl(mediaUrl(slot.path, slot.version))))

  return (
    <div className="actions">
      <button type="button" className="button secondary small" onClick={onPick}>
        {slot.present ? 'Replace' : 'Choose a file'}
      </button>
      {slot.present && (
        <button type="button" className="button secondary small" onClick={onMove}>
          Move to another place
        </button>
      )}
      {onUndoMove && (
        <button type="button" className="button secondary small" onClick={onUndoMove}>
          Undo the move
        </button>
      )}
      {!slot.present && deleted && (
        <button
          type="button"
          className="button secondary small"
          ref={focusAtFirst}
          onClick={() => undo(deleted).then(() => setDeleted(null))}
        >
          Undo
        </button>
      )}
      {slot.kind === 'video' && slot.present && (
        <Button className="button secondary small" isBusy={isBusy} onClick={takePicture}>
          {slot.poster ? 'Retake its picture' : 'Take a picture from it'}
        </Button>
      )}
      {slot.present && (
        <button type="button" className="button secondary small" onClick={remove}>
          Delete
        </button>
      )}
      {address && (
        <a className="button secondary small" href={address} target="_blank" rel="noreferrer">
          Open on site<span className="visually-hidden"> (in a new tab)</span>
        </a>
      )}
    </div>
  )
}
