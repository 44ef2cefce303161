import { usePageData } from '../../page-context.ts'
import { hasEntry, withEntry, withoutEntry } from '../../shortlist/entries.ts'
import { changeShortlist, useShortlist } from '../../shortlist/store.ts'
import type { Item } from './viewed-item.ts'

/** Adds the item to the shortlist, or removes it by whichever of its names it has there. */
export function ShortlistButton({ item: { code, formerNames = [] } }: { item: Item }) {
  const { path } = usePageData().page
  const entries = useShortlist()
  const chosen = [code, ...formerNames].filter(name => hasEntry(entries, path, name))
  const change = () =>
    changeShortlist(entries =>
      chosen.length > 0
        ? chosen.reduce((rest, name) => withoutEntry(rest, path, name), [...entries])
        : withEntry(entries, path, code),
    )
  return (
    <button
      type="button"
      className="button secondary"
      aria-pressed={chosen.length > 0}
      onClick={change}
    >
      {chosen.length > 0 ? 'On your shortlist' : 'Add to shortlist'}
    </button>
  )
}
