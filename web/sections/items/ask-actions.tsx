import { useMessage, usePageData } from '../../base/page-context.ts'
import { fill } from '../../features/company/site-texts/fill.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { askLinks } from './ask-links.ts'
import { ShortlistButton } from './shortlist-button.tsx'
import { type Item, withItem } from './viewed-item.ts'

interface Props {
  item: Item
  /** The product's code, where it is known. */
  code?: string | undefined
}

/** Ways to inquire about an item; each names the item and the page that lists it. */
export function AskActions({ item, code = item.code }: Props) {
  const { site, page } = usePageData()
  const { path } = item.list ?? page
  const link = page.head.canonical + (item.list ? '' : withItem('', item.code))
  const message = fill(useMessage('product'), { product: item.code, code, link })
  const { quote, whatsapp } = askLinks(site, {
    items: `${path}:${item.code}`,
    subject: `Quote for ${item.code}`,
    message,
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
