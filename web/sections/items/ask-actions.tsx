import { useAskUrl, useChatUrl, useMessage, usePageData } from '../../base/page-context.ts'
import { routes } from '../../base/routes.ts'
import { fill } from '../../features/company/site-texts/fill.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ShortlistButton } from './shortlist-button.tsx'
import { type Item, withItem } from './viewed-item.ts'

interface Props {
  item: Item
  /** The product's code, where it is known. */
  code?: string | undefined
}

/** Ways to inquire about an item; each names the item and the page that lists it. */
export function AskActions({ item, code = item.code }: Props) {
  const { page } = usePageData()
  const { path } = item.list ?? page
  const link = page.head.canonical + (item.list ? '' : withItem('', item.code))
  const message = fill(useMessage('product'), { product: item.code, code, link })
  const form = routes.contactAbout(`${path}:${item.code}`)
  const quote = useAskUrl(form, `Quote for ${item.code}`, message)
  const chat = useChatUrl(message)
  return (
    <p className="actions">
      <Link className="button primary" href={quote}>
        Request a quote
      </Link>
      {chat && (
        <a className="button secondary" href={chat} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          Ask on WhatsApp
        </a>
      )}
      <ShortlistButton item={item} />
    </p>
  )
}
