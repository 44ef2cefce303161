import { memo, useDeferredValue } from 'react'
import { usePageData } from '../../page-context.ts'
import { routes, whatsappUrl } from '../../routes.ts'
import { type Entry, entriesToText } from '../../shortlist/entries.ts'
import { type FoundItem, keyOf } from '../../shortlist/found-items.ts'
import { linkQuery } from '../../shortlist/short-link.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

interface Props {
  entries: readonly Entry[]
  found: ReadonlyMap<string, FoundItem>
  /** A list that only the address knows. */
  isSent: boolean
}

/**
 * The list as a message, by WhatsApp, by e-mail, or by the contact form while that is open. It is
 * written in a pause: who types a note does not wait for three long addresses.
 */
export function SendActions(props: Props) {
  return <Actions {...useDeferredValue(props)} />
}

/**
 * In characters of an address. A longer message names only what has a note, which no link carries:
 * programs cut long addresses, and the link shows the whole list.
 */
const LONGEST = 1000

const Actions = memo(function Actions({ entries, found, isSent }: Props) {
  const { site, page } = usePageData()
  const { companyName, whatsapp, email } = site.contact
  const count = `${entries.length} ${entries.length === 1 ? 'item' : 'items'}`
  const link = page.head.canonical + linkQuery(entries, found)
  const linesOf = (some: readonly Entry[]) =>
    some.map(entry => lineOf(entry, found.get(keyOf(entry))))
  const ask = `Hello ${companyName}, I would like a quote for`
  const whole = [`${ask}:`, ...linesOf(entries), link].join('\n')
  const noted = entries.filter(({ note }) => note)
  const short = [`${ask} ${count}: ${link}`, ...linesOf(noted)].join('\n')
  const message = encodeURIComponent(whole).length > LONGEST ? short : whole
  const subject = `Quote for ${count}`
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`
  return (
    <p className="actions">
      <a
        className="button primary"
        href={whatsappUrl(whatsapp, message)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="whatsapp" />
        Send by WhatsApp
      </a>
      <a className="button secondary" href={mail}>
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
  const line = `${quantity} x ${code} (${item?.pageName ?? page})`
  return note ? `${line}: ${note}` : line
}
