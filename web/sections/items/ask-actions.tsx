import { usePageData } from '../../page-context.ts'
import { routes, whatsappUrl } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ShortlistButton } from './shortlist-button.tsx'
import { type Item, withItem } from './viewed-item.ts'

/** Ways to inquire about an item; each names the item and the page that lists it. */
export function AskActions({ item }: { item: Item }) {
  const { site, page } = usePageData()
  const { path, name } = item.list ?? page
  const { companyName, whatsapp, email } = site.contact
  const address = page.head.canonical + (item.list ? '' : withItem('', item.code))
  const message = `Hello ${companyName}, I would like a quote for ${item.code} (${name}): ${address}`
  const quote = site.takesInquiries
    ? routes.contactAbout(`${path}:${item.code}`)
    : `mailto:${email}?subject=${encodeURIComponent(`Quote for ${item.code}`)}&body=${encodeURIComponent(message)}`
  return (
    <p className="actions">
      <Link className="button primary" href={quote}>
        Request a quote
      </Link>
      <a
        className="button secondary"
        href={whatsappUrl(whatsapp, message)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="whatsapp" />
        Ask on WhatsApp
      </a>
      <ShortlistButton item={item} />
    </p>
  )
}
