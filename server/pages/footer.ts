import type { FooterColumn } from '../../web/contract.ts'
import { FOOTER } from '../../web/layout/footer-columns.ts'
import type { Content } from '../content/content.ts'

/** The links at the end of each page, without those to hidden pages; undefined for those of the release. */
export function footerOf({ hidden }: Pick<Content, 'hidden'>): readonly FooterColumn[] | undefined {
  const isHidden = (href: string) => hidden?.has(href) ?? false
  if (!FOOTER.some(([, links]) => links.some(([, href]) => isHidden(href)))) return undefined
  return FOOTER.map(([title, links]) => [title, links.filter(([, href]) => !isHidden(href))])
}
