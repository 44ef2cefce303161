import type { ContactDetails } from '../../web/base/contract.ts'
import { groupedNumber } from '../../web/base/phone-number.ts'
import { printed } from '../../web/base/printed.ts'
import { mailUrl, whatsappUrl } from '../../web/base/routes.ts'

interface Company {
  contact: Pick<ContactDetails, 'companyName' | 'email'>
  /** The origin of the site, if known; otherwise empty. */
  website: string
}

/**
 * The company name, or the host of its website or its e-mail address where that cannot be printed.
 */
export const companyInPrint = ({ contact, website }: Company): string =>
  printed(contact.companyName) || (website && new URL(website).host) || contact.email

/**
 * The website without scheme; the URL is in ASCII (punycode), since the font may lack characters.
 */
export function websiteInPrint(website: string): string {
  if (!website) return ''
  const { host, pathname, search } = new URL(website)
  return host + (pathname === '/' ? '' : pathname) + search
}

/** A chat with the company, or a mail to it where it has no number for one, begun with a message. */
export function wayToAsk(
  { whatsapp, email }: Pick<ContactDetails, 'whatsapp' | 'email'>,
  subject: string,
  message: string,
) {
  const chat = whatsappUrl(whatsapp, message)
  return chat
    ? { isChat: true, name: 'WhatsApp', to: groupedNumber(whatsapp), address: chat }
    : { isChat: false, name: 'E-mail', to: email, address: mailUrl(email, subject, message) }
}
