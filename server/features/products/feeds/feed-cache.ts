import { createHash } from 'node:crypto'
import { type FeedSources, feedItems } from './feed-items.ts'
import { feedText } from './feed-text.ts'
import { googleXml } from './google-xml.ts'
import { metaCsv } from './meta-csv.ts'

export type FeedKind = 'meta' | 'google'

interface Feed {
  body: string
  etag: string
}

interface Notifies {
  onChange(listener: () => void): unknown
}

/** Origins that a feed was asked for by; more of them are forged. */
const MOST = 8

/** The feeds as they are now, made again after a change of anything in them and at midnight. */
export function createFeedCache(sources: FeedSources, notifying: readonly Notifies[]) {
  const feeds = new Map<string, Feed>()
  let madeOf: readonly unknown[] = []
  for (const one of notifying) one.onChange(() => feeds.clear())

  /** What does not notify of changes. */
  function clearIfOver(): void {
    const now = [sources.contactDetails.value, sources.products(), sources.today()]
    if (now.every((value, index) => value === madeOf[index])) return
    feeds.clear()
    madeOf = now
  }

  return (kind: FeedKind, origin: string): Feed => {
    clearIfOver()
    const key = `${kind} ${origin}`
    const cached = feeds.get(key)
    if (cached) return cached
    const { items } = feedItems(sources, origin)
    const name = feedText(sources.contactDetails.value.companyName, 150)
    const body = kind === 'meta' ? metaCsv(items) : googleXml(items, { name, origin })
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 20)
    if (feeds.size >= MOST) feeds.clear()
    const made = { body, etag }
    feeds.set(key, made)
    return made
  }
}
