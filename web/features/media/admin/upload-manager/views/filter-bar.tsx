import { counted } from '../../../../../base/counted.ts'
import type { Filter } from '../media/filter.ts'

interface Props {
  filter: Filter
  shown: number
  onChange: (filter: Filter) => void
  /** Called at Enter in the search. */
  onEnter: () => void
  /** Undefined where there are too many places for one table. */
  onWords: (() => void) | undefined
}

const choices: [Filter['only'], string][] = [
  ['all', 'All'],
  ['missing', 'Missing only'],
  ['without-alt', 'Photos without an alt text'],
  ['hidden', 'Hidden'],
]

/** Filters the tiles by words and by missing parts. */
export function FilterBar({ filter, shown, onChange, onEnter, onWords }: Props) {
  return (
    <search className="media-filter">
      <input
        type="search"
        aria-label="Search by name, alt text or path"
        placeholder="Search"
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          // Otherwise it also presses the button that gets the focus.
          event.preventDefault()
          onEnter()
        }}
      />
      <select
        aria-label="Show"
        value={filter.only}
        onChange={({ target }) => onChange({ ...filter, only: target.value as Filter['only'] })}
      >
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {onWords && (
        <button type="button" className="button secondary small" onClick={onWords}>
          Names and words
        </button>
      )}
      <p role="status">{counted(shown, 'place')}</p>
    </search>
  )
}
