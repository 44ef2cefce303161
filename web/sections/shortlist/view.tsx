import { useEffect, useState } from 'react'
import { type Entry, hasEntry, keyOf } from '../../features/shortlist/entries.ts'
import { useFoundItems } from '../../features/shortlist/found-items.ts'
import { changeShortlist } from '../../features/shortlist/store.ts'
import { Drawing } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useFocusInRows } from '../../ui/use-focus-in-rows.ts'
import { lazyView, useLoaded } from '../lazy-view.tsx'
import type { SectionOf } from '../schemas.ts'
import { ShortlistEntry } from './entry.tsx'
import { useList } from './use-list.ts'

/* Loaded after the list, which is of use without them. */
const SendActions = lazyView(async () => (await import('./send-actions.tsx')).SendActions)
const CompareChoice = lazyView(async () => (await import('./compare-choice.tsx')).CompareChoice)

/** The number of rows in a viewport. */
const STEP = 12
const NONE: readonly Entry[] = []

/** The visitor's own list, or one from a link, which can be copied to it. */
export function Shortlist({ id, drawing, ...heading }: SectionOf<'shortlist'>) {
  const { entries: listed, isSent } = useList()
  const entries = listed ?? NONE
  const details = useFoundItems(entries)
  const shown = useGrowing(entries.length)
  const canSend = useLoaded(SendActions, entries.length > 0)
  const hasCompare = useLoaded(CompareChoice, entries.length > 1)
  const section = useFocusInRows<HTMLElement>()
  return (
    <section className="shortlist section" id={id} ref={section}>
      <SectionHeading {...heading} />
      {!listed && (
        <>
          <p className="shortlist-wait">Opening the list…</p>
          <noscript>
            <p className="empty">
              The shortlist is kept by your browser and needs its script. “Request a quote” works
              without.
            </p>
          </noscript>
        </>
      )}
      {listed?.length === 0 && (
        <div className="empty">
          {drawing && <Drawing {...drawing} shape="landscape" />}
          <p>Nothing here yet. Press the plus on the picture of any product.</p>
        </div>
      )}
      {entries.length > 0 && <PrintedLine count={entries.length} />}
      <ul>
        {entries.slice(0, shown).map((entry, index) => (
          <ShortlistEntry
            key={keyOf(entry)}
            entry={entry}
            item={details.get(keyOf(entry))}
            isOwn={!isSent}
            isFirst={index < STEP}
          />
        ))}
      </ul>
      {isSent && listed && (
        <p className="actions">
          <button type="button" className="button secondary" onClick={() => takeOver(entries)}>
            Add these to my shortlist
          </button>
        </p>
      )}
      {canSend && entries.length > 0 && (
        <SendActions entries={entries} details={details} isSent={isSent} />
      )}
      {hasCompare && <CompareChoice entries={entries} details={details} />}
    </section>
  )
}

/** Shown in print only. */
function PrintedLine({ count }: { count: number }) {
  return (
    <p className="printed">
      {count === 1 ? '1 item' : `${count} items`},{' '}
      {new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}
    </p>
  )
}

/** The number of rows to render: a few more in each frame, so that none takes long. */
function useGrowing(count: number): number {
  const [shown, setShown] = useState(STEP)
  useEffect(() => {
    if (shown >= count) return
    const frame = requestAnimationFrame(() => setShown(shown + STEP))
    return () => cancelAnimationFrame(frame)
  }, [shown, count])
  return shown
}

/** Items that are on the own list already keep their quantity and note. */
function takeOver(sent: readonly Entry[]): void {
  changeShortlist(entries => [
    ...entries,
    ...sent.filter(({ page, code }) => !hasEntry(entries, page, code)),
  ])
}
