import { usePageData } from '../../page-context.ts'
import { hasEntry, withEntry, withoutEntry } from '../../shortlist/entries.ts'
import { changeShortlist, useShortlist } from '../../shortlist/store.ts'

/** Adds the item to the shortlist, or removes it. */
export function ShortlistButton({ code }: { code: string }) {
  const { path } = usePageData().page
  const isThere = hasEntry(useShortlist(), path, code)
  const change = isThere ? withoutEntry : withEntry
  return (
    <button
      type="button"
      className="button secondary"
      aria-pressed={isThere}
      onClick={() => changeShortlist(entries => change(entries, path, code))}
    >
      {isThere ? 'On your shortlist' : 'Add to shortlist'}
    </button>
  )
}
