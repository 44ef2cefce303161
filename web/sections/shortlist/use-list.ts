import { useMemo, useSyncExternalStore } from 'react'
import { usePageLocation } from '../../base/page-context.ts'
import type { Entry } from '../../features/shortlist/entries.ts'
import { usePages } from '../../features/shortlist/found-items.ts'
import { sentList } from '../../features/shortlist/sent-list.ts'
import { entriesOf } from '../../features/shortlist/short-link.ts'
import { useShortlist } from '../../features/shortlist/store.ts'

export interface List {
  /** Undefined on the server and until they are read. */
  entries: readonly Entry[] | undefined
  /** True where the list is from the URL, not the visitor's own. */
  isSent: boolean
}

/** The list to show: the one in the URL, or the visitor's own. */
export function useList(): List {
  const shortlist = useShortlist()
  const { search } = usePageLocation()
  const sent = useMemo(() => sentList(search), [search])
  const pages = usePages(sent.slots)
  const namedEntries = useMemo(() => {
    const isReading = sent.slots.some(({ page }) => !pages.has(page))
    return isReading ? undefined : entriesOf(sent, pages)
  }, [sent, pages])
  const isSent = sent.slots.length + sent.entries.length > 0
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return { entries: isInBrowser ? (isSent ? namedEntries : shortlist) : undefined, isSent }
}

const never = () => () => undefined
