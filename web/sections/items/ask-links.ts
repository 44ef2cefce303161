import type { Site } from '../../contract.ts'
import { routes, whatsappUrl } from '../../routes.ts'

interface Question {
  /** The items, in the format of entriesToText. */
  items: string
  /** What is asked for, in a mail. */
  subject: string
  /** After the greeting. */
  message: string
}

/** The ways to ask for a quote: by the form, or by mail while it is closed, and on WhatsApp. */
export function askLinks(
  { contact, takesInquiries }: Pick<Site, 'contact' | 'takesInquiries'>,
  { items, subject, message }: Question,
): { quote: string; whatsapp: string } {
  const { companyName, whatsapp, email } = contact
  const words = `Hello ${companyName}, ${message}`
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`
  return {
    quote: takesInquiries ? routes.contactAbout(items) : mail,
    whatsapp: whatsappUrl(whatsapp, words),
  }
}
