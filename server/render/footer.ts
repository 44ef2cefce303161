import type { FooterColumn } from '../../web/base/contract.ts'
import { FOOTER } from '../../web/layout/footer-columns.ts'
import type { Content } from '../content/content.ts'

/** The links at the end of each page, without dead ones; undefined for those of the release. */
export function footerOf({
  hidden,
  texts,
}: Pick<Content, 'hidden' | 'texts'>): readonly FooterColumn[] | undefined {
  const footer = texts?.footer ?? FOOTER
  const leads = (href: string) => !hidden?.has(href)
  if (footer === FOOTER && FOOTER.every(([, links]) => links.every(([, href]) => leads(href))))
    return undefined
  // A heading without links is left out.
  return footer
    .map(([title, links]): FooterColumn => [title, links.filter(([, href]) => leads(href))])
    .filter(([, links], index) => links.length > 0 || footer[index]?.[1].length === 0)
}
