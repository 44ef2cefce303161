import type { LinkingPage } from '../../../../web/features/pages/contract.ts'
import type { Content } from '../../../content/content.ts'

/** Pages whose texts have a link to a page, which leads nowhere once that is hidden. */
export function linkingPages({ pages }: Pick<Content, 'pages'>, address: string): LinkingPage[] {
  return pages
    .filter(page => page.path !== address && hrefsIn(page.sections).some(isTo(address)))
    .map(({ path, name }) => ({ path, name }))
}

const isTo = (address: string) => (href: string) => href.split(/[?#]/)[0] === address

function hrefsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  )
}
