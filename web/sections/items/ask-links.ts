import type { Site } from '../../base/contract.ts'
import { routes, whatsappUrl } from '../../base/routes.ts'

interface Question {
  /** The items, in the format of entriesToText. */
  items: string
  /** The subject of a mail. */
  subject: string
  message: string
}

/** The ways to ask for a quote: by the form, or by mail while it is closed, and on WhatsApp. */
export function askLinks(
  { contact, takesInquiries }: Pick<Site, 'contact' | 'takesInquiries'>,
  { items, subject, message }: Question,
): { quote: string; whatsapp: string } {
  const { whatsapp, email } = contact
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`
  return {
    quote: takesInquiries ? routes.contactAbout(items) : mail,
    whatsapp: whatsappUrl(whatsapp, message),
  }
}
