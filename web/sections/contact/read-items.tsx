import { useEffect } from 'react'
import type { Entry } from '../../features/shortlist/entries.ts'
import type { FoundItem } from '../../features/shortlist/found-item.ts'
import { useFoundItems } from '../../features/shortlist/found-items.ts'

interface Props {
  items: readonly Entry[]
  onFound: (details: ReadonlyMap<string, FoundItem>) => void
}

/** Reads the details of the items of a message; loaded once there is one. */
export function ReadItems({ items, onFound }: Props) {
  const details = useFoundItems(items)
  useEffect(() => {
    if (details.size > 0) onFound(details)
  }, [details, onFound])
  return null
}
