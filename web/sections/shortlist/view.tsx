import { useEffect, useMemo, useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { type Entry, entriesFromText, hasEntry } from '../../shortlist/entries.ts'
import { keyOf, useFoundItems } from '../../shortlist/found-items.ts'
import { changeShortlist, useShortlist } from '../../shortlist/store.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useFocusInRows } from '../../ui/use-focus-in-rows.ts'
import type { SectionOf } from '../schemas.ts'
import { ShortlistEntry } from './entry.tsx'
import { SendActions } from './send-actions.tsx'

/** As many rows as a window shows. */
const STEP = 12

/** The visitor's own list; or one that somebody sent, which can be taken over. */
export function Shortlist({ id, empty, ...heading }: SectionOf<'shortlist'>) {
  const own = useShortlist()
  // The server renders one page for all lists: the browser begins with the same.
  const items = new URLSearchParams(useSearch({ ssrSearch: '' })).get('items') ?? ''
  const sent = useMemo(() => entriesFromText(items), [items])
  const isSent = sent.length > 0
  const entries = isSent ? sent : own
  const found = useFoundItems(entries)
  const shown = useGrowing(entries.length)
  const section = useFocusInRows<HTMLElement>()
  return (
    <section className="shortlist section" id={id} ref={section}>
      <SectionHeading {...heading} />
      <noscript>
        <p className="empty">The shortlist is kept by your browser and needs its script.</p>
      </noscript>
      {entries.length === 0 && <p className="empty">{empty}</p>}
      <ul>
        {entries.slice(0, shown).map((entry, index) => (
          <ShortlistEntry
            key={keyOf(entry)}
            entry={entry}
            item={found.get(keyOf(entry))}
            isOwn={!isSent}
            isFirst={index < STEP}
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

/** How many of so many rows to show: a few more with each frame, so that none takes long. */
function useGrowing(count: number): number {
  const [shown, setShown] = useState(STEP)
  useEffect(() => {
    if (shown >= count) return
    const frame = requestAnimationFrame(() => setShown(shown + STEP))
    return () => cancelAnimationFrame(frame)
  }, [shown, count])
  return shown
}

/** What is on the own list already keeps its number and note. */
function takeOver(sent: readonly Entry[]): void {
  changeShortlist(own => [...own, ...sent.filter(({ page, code }) => !hasEntry(own, page, code))])
}
