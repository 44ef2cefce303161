import { useState } from 'react'
import { SearchField } from '../../../admin/ui/search-field.tsx'
import { SelectField } from '../../../admin/ui/select-field.tsx'
import type { ServiceChoice } from '../services.ts'
import { type InboxView, isFiltered, ORDERS, unfiltered, WAITS } from './inbox-query.ts'
import { peopleChoices, usePeople } from './use-people.ts'

interface Props {
  view: InboxView
  /** The services of the form; empty for those of the release. */
  services: readonly ServiceChoice[]
  onChange: (change: Partial<InboxView>) => void
}

/** Words, people, service, days and the order; each change asks anew from the first page. */
export function InboxFilters({ view, services, onChange }: Props) {
  const { assignee, waits, service, from, to, order } = view
  const people = usePeople()
  // Filters are closed in a narrow window, where the messages come first.
  const [isOpen] = useState(() => globalThis.matchMedia?.('(min-width: 640px)').matches ?? true)
  const colleagues = people.filter(({ isYou }) => !isYou)
  const colleague = assignee === 'me' || assignee === 'none' ? '' : assignee
  return (
    <search className="inbox-filters">
      <SearchField
        className="inbox-words"
        placeholder="Name, e-mail, words in the message"
        value={view.q}
        onChange={q => onChange({ q })}
      />
      <details open={isOpen || isFiltered(view) || order !== ''}>
        <summary>Filters and order</summary>
        <div className="inbox-choices">
          <SelectField
            label="Taken by"
            value={assignee}
            options={[
              ['', 'Anybody'],
              ['me', 'Me'],
              ['none', 'Nobody yet'],
              ...peopleChoices(colleagues, colleague),
            ]}
            onChange={event => onChange({ assignee: event.target.value })}
          />
          <SelectField
            label="Who waits"
            value={waits}
            options={WAITS}
            onChange={event => onChange({ waits: event.target.value })}
          />
          <SelectField
            label="Order"
            value={order}
            options={ORDERS}
            onChange={event => onChange({ order: event.target.value })}
          />
          <SelectField
            label="Service"
            value={service}
            options={[['', 'All services'], ...choicesOf(services, service)]}
            onChange={event => onChange({ service: event.target.value })}
          />
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
        </div>
      </details>
      {isFiltered(view) && (
        <button type="button" className="button plain" onClick={() => onChange(unfiltered)}>
          Clear filters
        </button>
      )}
    </search>
  )
}

/** The service in the address is offered even while the others are still being read. */
function choicesOf(services: readonly ServiceChoice[], chosen: string): readonly ServiceChoice[] {
  const isListed = chosen === '' || services.some(([value]) => value === chosen)
  return isListed ? services : [...services, [chosen, chosen]]
}
