import { SearchField } from '../../../admin/ui/search-field.tsx'
import { type ActivityView, isFiltered, kinds } from './activity-query.ts'
import { kindLabels } from './labels.ts'

interface Props {
  view: ActivityView
  /** The names of all users with an entry. */
  people: readonly string[]
  onChange: (change: Partial<ActivityView>) => void
}

/** Filters by words, subject, user and day. */
export function ActivityFilters({ view, people, onChange }: Props) {
  const { kind, who, day } = view
  // An old link may name a user who is in no entry any more.
  const names = who && !people.includes(who) ? [...people, who] : people
  return (
    <search className="activity-filters">
      <SearchField
        placeholder="Code, page, deleted"
        value={view.q}
        onChange={q => onChange({ q })}
      />
      <label className="field">
        <span>Show</span>
        <select
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value as ActivityView['kind'] })}
        >
          <option value="">Everything</option>
          {kinds.map(name => (
            <option key={name} value={name}>
              {kindLabels[name]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>By</span>
        <select value={who} onChange={({ target }) => onChange({ who: target.value })}>
          <option value="">Everybody</option>
          {names.map(name => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Day</span>
        <input type="date" value={day} onChange={({ target }) => onChange({ day: target.value })} />
      </label>
      {isFiltered(view) && (
        <button
          type="button"
          className="button plain"
          onClick={() => onChange({ kind: '', who: '', day: '', q: '' })}
        >
          Clear filters
        </button>
      )}
    </search>
  )
}
