import { Field } from '../../../../admin/ui/field.tsx'
import type { FooterColumn } from '../../../../base/contract.ts'
import { MOST_LINKS } from '../../../company/site-texts/footer-limits.ts'
import { LINK_TARGETS, usePages } from '../form/link-targets.tsx'
import { addressNote } from './address-note.ts'

interface Props {
  column: FooterColumn
  index: number
  /** Of the whole form, such as `footer.0.title`. */
  faults: Record<string, string>
  onChange: (column: FooterColumn) => void
  /** Absent for the last one that is left. */
  onRemove: (() => void) | undefined
}

/** A heading, and the links below it in their order. */
export function FooterColumnFields({ column, index, faults, onChange, onRemove }: Props) {
  const [title, links] = column
  const pages = usePages()
  const at = `footer.${index}`
  const changeLink = (place: number, link: [string, string]) =>
    onChange([title, links.with(place, link)])
  const move = (place: number, by: number) => {
    const link = links[place]
    if (link) onChange([title, links.toSpliced(place, 1).toSpliced(place + by, 0, link)])
  }
  return (
    <section aria-label={`Column ${index + 1}`}>
      <Field
        name={`${at}.title`}
        label="Heading"
        value={title}
        error={faults[`${at}.title`]}
        onChange={({ target }) => onChange([target.value, links])}
      />
      <ol>
        {links.map(([label, href], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: both texts change while they are typed
          <li key={place}>
            <Field
              name={`${at}.links.${place}.label`}
              label={`Link ${place + 1}`}
              value={label}
              error={faults[`${at}.links.${place}.label`]}
              onChange={({ target }) => changeLink(place, [target.value, href])}
            />
            <Field
              name={`${at}.links.${place}.href`}
              label="Leads to"
              list={LINK_TARGETS}
              value={href}
              note={addressNote(href, pages)}
              error={faults[`${at}.links.${place}.href`]}
              onChange={({ target }) => changeLink(place, [label, target.value])}
            />
            <div className="texts-steps">
              <Step name={label} way="up" isEnd={place === 0} onMove={() => move(place, -1)} />
              <Step
                name={label}
                way="down"
                isEnd={place === links.length - 1}
                onMove={() => move(place, 1)}
              />
              <button
                type="button"
                className="link-button"
                onClick={() => onChange([title, links.toSpliced(place, 1)])}
              >
                Remove<span className="visually-hidden"> the link {label}</span>
              </button>
            </div>
          </li>
        ))}
      </ol>
      {faults[`${at}.links`] && <p className="field-error">{faults[`${at}.links`]}</p>}
      <p className="texts-undo">
        {links.length < MOST_LINKS && (
          <button
            type="button"
            className="link-button"
            onClick={() => onChange([title, [...links, ['', '/']]])}
          >
            Add a link<span className="visually-hidden"> to {title}</span>
          </button>
        )}
        {onRemove && (
          <button type="button" className="link-button" onClick={onRemove}>
            Remove the column<span className="visually-hidden"> {title}</span>
          </button>
        )}
      </p>
    </section>
  )
}

interface StepProps {
  name: string
  way: 'up' | 'down'
  isEnd: boolean
  onMove: () => void
}

/** Keeps the focus at the end, so that the keyboard is not lost there. */
function Step({ name, way, isEnd, onMove }: StepProps) {
  return (
    <button
      type="button"
      className="menu-step"
      aria-label={`Move ${name} ${way}`}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove()}
    >
      {way === 'up' ? '↑' : '↓'}
    </button>
  )
}
