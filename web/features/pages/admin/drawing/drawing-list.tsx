import { useMemo, useState } from 'react'
import { SearchField } from '../../../../admin/ui/search-field.tsx'
import { STILL } from '../../../../base/routes.ts'
import { type DrawingCatalogue, type Look, lookUrl } from '../../drawings.ts'
import type { SlotSource } from '../form/section-form-props.ts'
import { type Found, foundIn } from './found-drawings.ts'

interface Props {
  catalogue: DrawingCatalogue
  slot: SlotSource
  shape: string
  chosen: Look
  /** How one of them would be drawn here. */
  lookFor: (found: Found) => Look
  onChoose: (look: Look) => void
}

/** What can be drawn in a place, in groups, each as it would stand there. */
export function DrawingList({ catalogue, slot, shape, chosen, lookFor, onChoose }: Props) {
  const [words, setWords] = useState('')
  const groups = useMemo(() => foundIn(catalogue.groups, words), [catalogue, words])
  return (
    <>
      <SearchField value={words} placeholder="Cabin, turned leg, sofa…" onChange={setWords} />
      {groups.length === 0 && (
        <p role="status">Nothing is called “{words}”. Try another word, or fewer letters.</p>
      )}
      {groups.map(({ name, found }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {found.map(one => {
              const look = lookFor(one)
              const drawn = { ...look, slot: slot.path, shape }
              const isChosen = one.family === chosen.family && isOfKind(one, chosen)
              return (
                <li key={one.name}>
                  <button type="button" aria-pressed={isChosen} onClick={() => onChoose(look)}>
                    <img
                      src={`${lookUrl(drawn, catalogue.version)}#${STILL}`}
                      alt=""
                      loading="lazy"
                      data-shape={shape}
                    />
                    <span>{one.name}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

const isOfKind = ({ kind }: Found, { traits = [] }: Look) =>
  kind === undefined || traits.includes(kind)
