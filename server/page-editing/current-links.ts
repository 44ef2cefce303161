import type { EditedPage } from '../../web/page-editing/contract.ts'
import { hrefFault, namesUser } from '../../web/sections/href.ts'

/**
 * A source in which links that an earlier release took lead only where a reader sees it: without a user
 * before the site, and with one recipient. A whole page would give way to them otherwise.
 */
export function withCurrentLinks(source: EditedPage): EditedPage {
  return renewed(source) as EditedPage
}

function renewed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renewed)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => {
    const isLink = name === 'href' && typeof inner === 'string'
    return [name, isLink ? currentLink(inner) : renewed(inner)]
  })
  return Object.fromEntries(fields)
}

function currentLink(href: string): string {
  if (namesUser(href)) return href.replace(/^(https?:\/+)[^/?#]*@/i, '$1')
  if (!href.startsWith('mailto:') || !hrefFault(href)) return href
  const [addresses = '', query = ''] = href.split('?')
  const kept = query.split('&').filter(part => /^(?:subject|body)=/i.test(part))
  return [addresses.split(/[,;]/)[0], ...(kept.length > 0 ? [kept.join('&')] : [])].join('?')
}
