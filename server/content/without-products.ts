import { routes } from '../../web/base/routes.ts'
import type { Content } from './content.ts'
import type { ContentPage } from './page.ts'

/** Pages about nothing else than products. */
const ABOUT_PRODUCTS = new Set<string>([routes.products, routes.shortlist])

/** Whether visitors can choose nothing: the company sells a service, has not begun, or hides all of it. */
export const isWithoutProducts = ({ collections }: Pick<Content, 'collections'>): boolean =>
  collections.every(
    ({ hidden, removed, products }) =>
      hidden || removed || products.every(({ isVisible }) => isVisible === false),
  )

/** Whether links lead to a page: to those about products only where there are some. */
export const linksBy = (content: Pick<Content, 'collections'>): ((href: string) => boolean) =>
  isWithoutProducts(content) ? href => !ABOUT_PRODUCTS.has(href) : () => true

/** A page without buttons and links that lead to no product; the same page where none does. */
export function withLinksThatLead(
  page: ContentPage,
  content: Pick<Content, 'collections'>,
): ContentPage {
  if (!isWithoutProducts(content)) return page
  const leads = linksBy(content)
  const leading = <Link extends { href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => leads(href))
  const sections = page.sections.map(section => ({
    ...section,
    ...('actions' in section && { actions: leading(section.actions) }),
    ...('links' in section && { links: leading(section.links) }),
  }))
  return { ...page, sections: sections as ContentPage['sections'] }
}
