import { usePageData } from '../base/page-context.ts'
import { Icon } from '../ui/icon.tsx'
import { WORDS } from './fixed-words.ts'

export function WhatsappButton() {
  const { site, page } = usePageData()
  if (!page.chat) return null
  return (
    <aside aria-label="Chat">
      <a
        className="whatsapp-button"
        href={page.chat}
        target="_blank"
        rel="noopener"
        aria-label={site.words?.chat ?? WORDS.chat}
      >
        <Icon name="whatsapp" />
      </a>
    </aside>
  )
}
