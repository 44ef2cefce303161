import { usePageData } from '../../base/page-context.ts'
import { hasEntry, withEntry, withoutEntry } from '../../features/shortlist/entries.ts'
import { changeShortlist, useShortlist } from '../../features/shortlist/store.ts'
import type { Item } from './viewed-item.ts'

/**
 * Tells whether the item is on the shortlist, and adds it, or removes it by whichever of its names
 * it has there.
 */
export function useChosen({ code, formerNames = [], list }: Item): [isChosen: boolean, () => void] {
  const { page } = usePageData()
  const { path } = list ?? page
  const entries = useShortlist()
  const chosenNames = [code, ...formerNames].filter(name => hasEntry(entries, path, name))
  const change = () =>
    changeShortlist(entries =>
      chosenNames.length > 0
        ? chosenNames.reduce((rest, name) => withoutEntry(rest, path, name), [...entries])
        : withEntry(entries, path, code),
    )
  return [chosenNames.length > 0, change]
}
