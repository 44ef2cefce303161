import { printed } from '../../../web/printed.ts'
import type { Catalog } from '../catalog.ts'

/**
 * The company name, or the host of its website or its e-mail address where that cannot be printed.
 */
export const companyInPrint = ({ contact, website }: Catalog): string =>
  printed(contact.companyName) || (website && new URL(website).host) || contact.email

/**
 * The website without scheme; the URL is in ASCII (punycode), since the font may lack characters.
 */
export function websiteInPrint(website: string): string {
  if (!website) return ''
  const { host, pathname, search } = new URL(website)
  return host + (pathname === '/' ? '' : pathname) + search
}
