import { printed } from '../../../web/printed.ts'
import type { Catalog } from '../catalog.ts'

/** What the pages call the company: its name, or where that cannot be printed its address. */
export const companyInPrint = ({ contact, website }: Catalog): string =>
  printed(contact.companyName) || (website && new URL(website).host) || contact.email

/** The website as people type it; letters that the font may lack are in codes. */
export function websiteInPrint(website: string): string {
  if (!website) return ''
  const { host, pathname, search } = new URL(website)
  return host + (pathname === '/' ? '' : pathname) + search
}
