import { useMemo, useState } from 'react'
import type { MediaSlot, NamedSlotDetails } from '../../../../../admin/contract.ts'
import { pictureOf } from '../../../../../admin/picture-of.ts'
import { Dialog, DialogClose } from '../../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../../admin/ui/field.tsx'
import { matching } from '../media/filter.ts'
import { slotName } from '../media/slot-name.ts'

/** The places that can be looked through; words narrow them down. */
const maxPlaces = 40

interface Props {
  title: string
  text?: string
  /** The kind of the file that needs a place. */
  kind: MediaSlot['kind']
  slots: readonly MediaSlot[]
  /** The folder that is open, whose places come first. */
  section: string
  /** The remark on a place that has a file. */
  filled: string
  details: ReadonlyMap<string, NamedSlotDetails> | undefined
  onPick: (slot: MediaSlot) => void
  onClose: () => void
}

/** A search for the place of one file. */
export function PlacePicker(props: Props) {
  const { title, text, kind, slots, section, filled, details, onPick, onClose } = props
  const [search, setSearch] = useState('')
  const places = useMemo(() => {
    const ofSameKind = slots.filter(slot => slot.kind === kind)
    const all = matching(ofSameKind, { search, only: 'all' }, path => details?.get(path))
    const isHere = ({ path }: MediaSlot) => Number(section !== '' && path.startsWith(`${section}/`))
    return all.toSorted((one, other) => isHere(other) - isHere(one))
  }, [slots, section, details, kind, search])

  return (
    <Dialog title={title} text={text} className="place-picker" onClose={onClose}>
      <Field
        label="Find a place by its name or folder"
        name="place"
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <ul className="places">
        {places.slice(0, maxPlaces).map(slot => (
          <li key={slot.path}>
            <button type="button" onClick={() => onPick(slot)}>
              <img src={pictureOf(slot, 320)} alt="" loading="lazy" />
              <strong>{slotName(slot, details?.get(slot.path))}</strong>
              <span>{slot.path}</span>
              <span className="tag" data-look={slot.present ? 'replaces' : 'new'}>
                {slot.present ? filled : 'Empty'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="field-note" role="status">
        {places.length === 0
          ? 'No place matches these words.'
          : places.length > maxPlaces && `${places.length - maxPlaces} more. Type more words.`}
      </p>
      <div className="actions">
        <DialogClose className="button secondary">Cancel</DialogClose>
      </div>
    </Dialog>
  )
}
