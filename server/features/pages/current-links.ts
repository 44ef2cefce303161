import { hrefFault, namesUser } from '../../../web/base/href.ts'
import type { EditedPage } from '../../../web/features/pages/contract.ts'

/**
 * A source in which links that an earlier release took lead only where a reader sees it: without a user
 * before the site, and with one recipient. A whole page would give way to them otherwise.
 */
export const withCurrentLinks = (source: EditedPage): EditedPage =>
  JSON.parse(JSON.stringify(source), (name, value) =>
    name === 'href' && typeof value === 'string' ? currentLink(value) : value,
  )

function currentLink(href: string): string {
  if (namesUser(href)) return href.replace(/^(https?:\/+)[^/?#]*@/i, '$1')
  if (!href.startsWith('mailto:') || !hrefFault(href)) return href
  const [addresses = '', query = ''] = href.split('?')
  const text = query.split('&').filter(part => /^(?:subject|body)=/i.test(part))
  return [addresses.split(/[,;]/)[0], ...(text.length > 0 ? [text.join('&')] : [])].join('?')
}
