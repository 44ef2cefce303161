import type { FooterColumn } from '../../web/base/contract.ts'
import { FOOTER } from '../../web/layout/footer-columns.ts'
import type { Content } from '../content/content.ts'

/**
 * The links at the end of each page, without those to hidden pages; undefined where they are those of the
 * release.
 */
export function footerOf({
  hidden,
  texts,
}: Pick<Content, 'hidden' | 'texts'>): readonly FooterColumn[] | undefined {
  const footer = texts?.footer ?? FOOTER
  const isHidden = (href: string) => hidden?.has(href) ?? false
  if (footer === FOOTER && !FOOTER.some(([, links]) => links.some(([, href]) => isHidden(href))))
    return undefined
  return footer.map(([title, links]) => [title, links.filter(([, href]) => !isHidden(href))])
}
