import { memo, useDeferredValue } from 'react'
import { useChatUrl, useMessage, usePageData } from '../../base/page-context.ts'
import { mailUrl, routes } from '../../base/routes.ts'
import { type Entry, entriesToText, keyOf } from '../../features/shortlist/entries.ts'
import type { FoundItem } from '../../features/shortlist/found-item.ts'
import { linkQuery } from '../../features/shortlist/short-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

interface Props {
  entries: readonly Entry[]
  details: ReadonlyMap<string, FoundItem>
  /** The list is from the URL, not the visitor's own. */
  isSent: boolean
}

/**
 * Sends the list by WhatsApp where the company has it, by e-mail, or by the contact form while that
 * is open. The long URLs are computed with low priority, so that they do not delay typing.
 */
export function SendActions(props: Props) {
  return <Actions {...useDeferredValue(props)} />
}

/**
 * Characters of a URL. A longer message names only items with a note, which is not in the link:
 * programs truncate long URLs, and the link shows the whole list.
 */
const LONGEST = 1000

const Actions = memo(function Actions({ entries, details, isSent }: Props) {
  const { site, page } = usePageData()
  const greeting = useMessage('list')
  const count = `${entries.length} ${entries.length === 1 ? 'item' : 'items'}`
  const link = page.head.canonical + linkQuery(entries, details)
  const linesOf = (listed: readonly Entry[]) =>
    listed.map(entry => lineOf(entry, details.get(keyOf(entry))))
  const full = [`${greeting}:`, ...linesOf(entries), link].join('\n')
  const noted = entries.filter(({ note }) => note)
  const short = [`${greeting} ${count}: ${link}`, ...linesOf(noted)].join('\n')
  const message = encodeURIComponent(full).length > LONGEST ? short : full
  const mail = mailUrl(site.contact.email, `Quote for ${count}`, message)
  const chat = useChatUrl(message)
  return (
    <p className="actions">
      {chat && (
        <a className="button primary" href={chat} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          Send by WhatsApp
        </a>
      )}
      <a className={`button ${chat ? 'secondary' : 'primary'}`} href={mail}>
        <Icon name="mail" />
        Send by e-mail
      </a>
      {site.takesInquiries && (
        <Link
          className="button secondary"
          href={isSent ? routes.contactAbout(entriesToText(entries)) : routes.contactAboutShortlist}
        >
          Send by contact form
        </Link>
      )}
    </p>
  )
})

function lineOf({ code, page, quantity, note }: Entry, item: FoundItem | undefined): string {
  const line = `${quantity} x ${item?.code ?? code} (${item?.pageName ?? page})`
  return note ? `${line}: ${note}` : line
}
