import { useSite } from '../page-context.ts'
import { whatsappUrl } from '../routes.ts'
import { Icon } from '../ui/icon.tsx'

export function WhatsappButton() {
  const { companyName, whatsapp } = useSite().contact
  const greeting = `Hello ${companyName}, I would like to know more about your services.`
  return (
    <aside aria-label="Chat">
      <a
        className="whatsapp-button"
        href={whatsappUrl(whatsapp, greeting)}
        target="_blank"
        rel="noopener"
        aria-label="Chat with us on WhatsApp"
      >
        <Icon name="whatsapp" />
      </a>
    </aside>
  )
}
