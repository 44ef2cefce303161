import type { FooterColumn } from '../../web/base/contract.ts'
import { FOOTER } from '../../web/layout/footer-columns.ts'
import type { Content } from '../content/content.ts'
import { linksBy } from '../content/without-products.ts'

/**
 * The links at the end of each page, without those that lead to no page or no product; undefined where they are those of the
 * release.
 */
export function footerOf(
  content: Pick<Content, 'hidden' | 'texts' | 'collections'>,
): readonly FooterColumn[] | undefined {
  const { hidden, texts } = content
  const footer = texts?.footer ?? FOOTER
  const hasProduct = linksBy(content)
  const leads = (href: string) => hasProduct(href) && !hidden?.has(href)
  if (footer === FOOTER && FOOTER.every(([, links]) => links.every(([, href]) => leads(href))))
    return undefined
  // A column has a heading, which says nothing without its links.
  return footer
    .map(([title, links]): FooterColumn => [title, links.filter(([, href]) => leads(href))])
    .filter(([, links], at) => links.length > 0 || footer[at]?.[1].length === 0)
}
