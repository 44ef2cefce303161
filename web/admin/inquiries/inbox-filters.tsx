import { SERVICES } from '../../inquiry/rules.ts'
import { SearchField } from '../ui/search-field.tsx'
import { type InboxView, isFiltered } from './inbox-query.ts'

interface Props {
  view: InboxView
  onChange: (change: Partial<InboxView>) => void
}

/** Words, service and days; each change asks anew from the first page. */
export function InboxFilters({ view, onChange }: Props) {
  const { service, from, to } = view
  return (
    <search className="inbox-filters">
      <SearchField
        className="inbox-words"
        placeholder="Name, e-mail, words in the message"
        value={view.q}
        onChange={q => onChange({ q })}
      />
      <label className="field">
        <span>Service</span>
        <select value={service} onChange={event => onChange({ service: event.target.value })}>
          <option value="">All services</option>
          {SERVICES.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>From</span>
        <input
          type="date"
          value={from}
          max={to || undefined}
          onChange={event => onChange({ from: event.target.value })}
        />
      </label>
      <label className="field">
        <span>To</span>
        <input
          type="date"
          value={to}
          min={from || undefined}
          onChange={event => onChange({ to: event.target.value })}
        />
      </label>
      {isFiltered(view) && (
        <button
          type="button"
          className="button plain"
          onClick={() => onChange({ service: '', from: '', to: '', q: '' })}
        >
          Clear filters
        </button>
      )}
    </search>
  )
}
