import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { ReadState } from '../../../../admin/ui/read-state.tsx'
import { type DrawnPlace, lookUrl } from '../../drawings.ts'
import type { SlotSource } from '../form/section-form-props.ts'
import { ChosenDrawing } from './chosen-drawing.tsx'
import { DrawingList } from './drawing-list.tsx'
import { LookFields } from './look-fields.tsx'
import { isSameLook, lookOf, withLook } from './look-of.ts'
import { useLook } from './use-look.ts'
import { usePanes } from './use-panes.ts'

export interface DrawingDialogProps {
  slot: SlotSource
  place: DrawnPlace
  source: unknown
  onKeep: (slot: SlotSource) => void
  onClose: () => void
}

const TEXT = 'It is shown when there is no photo. A photo in this place stays as it is.'
const OTHER = 'This draws something else: look at the words of “What it shows” afterwards.'

/** What a place shows until there is a photo: the list beside the drawing, on phones one at a time. */
export function DrawingDialog({ slot, place, source, onKeep, onClose }: DrawingDialogProps) {
  const { look, setLook, drawn, catalogue, choices, settled, lookFor, another } = useLook({
    slot,
    place,
    source,
  })
  const { step, list, chosen, turnTo } = usePanes()
  const before = lookOf(slot)
  const isOther = look.family !== before.family && slot.alt.trim() !== ''
  const words = settled?.words ?? choices.data?.words ?? ''

  function keep(): void {
    if (!settled) return
    const next = { ...look, traits: settled.traits }
    const isSame = isSameLook({ ...next, ground: before.ground }, before)
    if (!isSame) onKeep(withLook(slot, { ...next, ground: drawn.ground }, settled.words))
    onClose()
  }

  return (
    <Dialog title="Choose what is drawn" text={TEXT} className="drawing-dialog" onClose={onClose}>
      <ReadState what="The drawings" data={catalogue.data} error={catalogue.error} />
      {catalogue.data && (
        <div className="drawing-panes" data-step={step}>
          <section className="drawing-list" aria-label="What can be drawn" ref={list} tabIndex={-1}>
            <button type="button" className="drawing-turn" onClick={() => turnTo('chosen')}>
              Change the drawing that is here
            </button>
            <DrawingList
              catalogue={catalogue.data}
              slot={slot}
              shape={place.shape}
              chosen={look}
              lookFor={found => ({ ...lookFor(found), ground: drawn.ground })}
              onChoose={({ ground: _, ...next }) => {
                setLook(next)
                turnTo('chosen')
              }}
            />
          </section>
          <section className="drawing-chosen" aria-label="The drawing" ref={chosen} tabIndex={-1}>
            <button type="button" className="drawing-turn" onClick={() => turnTo('list')}>
              Choose something else
            </button>
            <ChosenDrawing
              url={lookUrl(drawn, catalogue.data.version)}
              shape={place.shape}
              words={words}
            />
            <button type="button" className="button small secondary" onClick={another}>
              Another one
            </button>
            {choices.error && <p role="alert">{choices.error.message}</p>}
            {choices.data && (
              <LookFields
                choices={choices.data}
                onChange={traits => setLook({ ...look, traits })}
              />
            )}
            {isOther && <p>{OTHER}</p>}
          </section>
        </div>
      )}
      <div className="actions">
        <button type="button" className="button secondary" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button primary" disabled={!settled} onClick={keep}>
          Keep this drawing
        </button>
      </div>
    </Dialog>
  )
}
