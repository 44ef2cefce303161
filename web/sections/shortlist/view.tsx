import { useSearch } from 'wouter'
import { type Entry, entriesFromText, hasEntry, withoutEntry } from '../../shortlist/entries.ts'
import { keyOf, useFoundItems } from '../../shortlist/found-items.ts'
import { changeShortlist, useShortlist } from '../../shortlist/store.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import type { SectionOf } from '../schemas.ts'
import { ShortlistEntry } from './entry.tsx'
import { SendActions } from './send-actions.tsx'

/** The visitor's own list; or one that somebody sent, which can be taken over. */
export function Shortlist({ id, empty, ...heading }: SectionOf<'shortlist'>) {
  const own = useShortlist()
  const sent = entriesFromText(new URLSearchParams(useSearch()).get('items') ?? '')
  const isSent = sent.length > 0
  const entries = isSent ? sent : own
  const found = useFoundItems(entries)
  const remove = ({ page, code }: Entry) =>
    changeShortlist(entries => withoutEntry(entries, page, code))
  return (
    <section className="shortlist section" id={id}>
      <SectionHeading {...heading} />
      <noscript>
        <p className="empty">The shortlist is kept by your browser and needs its script.</p>
      </noscript>
      {entries.length === 0 && <p className="empty">{empty}</p>}
      <ul>
        {entries.map(entry => (
          <ShortlistEntry
            key={keyOf(entry)}
            entry={entry}
            item={found.get(keyOf(entry))}
            {...(!isSent && { onRemove: () => remove(entry) })}
          />
        ))}
      </ul>
      {isSent && (
        <p className="actions">
          <button type="button" className="button secondary" onClick={() => takeOver(sent)}>
            Add these to my shortlist
          </button>
        </p>
      )}
      {entries.length > 0 && <SendActions entries={entries} found={found} isSent={isSent} />}
    </section>
  )
}

/** What is on the own list already keeps its number and note. */
function takeOver(sent: readonly Entry[]): void {
  changeShortlist(own => [...own, ...sent.filter(({ page, code }) => !hasEntry(own, page, code))])
}
