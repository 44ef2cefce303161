import { usePageData } from '../../page-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { askLinks } from './ask-links.ts'
import { ShortlistButton } from './shortlist-button.tsx'
import { type Item, withItem } from './viewed-item.ts'

/** Ways to inquire about an item; each names the item and the page that lists it. */
export function AskActions({ item }: { item: Item }) {
  const { site, page } = usePageData()
  const { path, name } = item.list ?? page
  const address = page.head.canonical + (item.list ? '' : withItem('', item.code))
  const { quote, whatsapp } = askLinks(site, {
    items: `${path}:${item.code}`,
    subject: `Quote for ${item.code}`,
    message: `I would like a quote for ${item.code} (${name}): ${address}`,
  })
  return (
    <p className="actions">
      <Link className="button primary" href={quote}>
        Request a quote
      </Link>
      <a className="button secondary" href={whatsapp} target="_blank" rel="noopener">
        <Icon name="whatsapp" />
        Ask on WhatsApp
      </a>
      <ShortlistButton item={item} />
    </p>
  )
}
