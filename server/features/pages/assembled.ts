import type { Currency } from '../../../web/base/money/currencies.ts'
import { type Content, type DraftedSlot, drawingsOf, withPages } from '../../content/content.ts'
import type { ContentPage } from '../../content/page.ts'
import { manifestIn } from '../media/slots/site-manifest.ts'
import type { Collections } from '../products/lists/collection-schema.ts'

/** A published page with the products that it lists. */
export interface PublishedPage {
  id: string
  /** The path that it has in the starter; missing for one of the owner's own. */
  delivered?: string | undefined
  page: ContentPage
  /** The places whose alt text its owner has written. */
  described?: readonly string[]
}

export interface Site {
  notFound: ContentPage
  collections: Collections
  currency: Currency
  /** In the order of the site. */
  pages: readonly PublishedPage[]
  /** Places of drafts, which no page shows yet. */
  drafted: readonly DraftedSlot[]
  /** The ids of pages in the order of the menu. */
  order: readonly string[]
  /** The ids of pages that visitors do not see for now; their places stay. */
  hidden: ReadonlySet<string>
  /** Addresses of deleted pages that lead nowhere. */
  gone: readonly string[]
  /** Where a former address of a page leads. */
  redirect: (from: string) => string | undefined
}

/**
 * Puts the pages of the site together.
 * @throws Error where two pages have the same path, or declare a slot or a drawing differently
 */
export function assembled(site: Site): Content {
  const { notFound, collections, currency, pages, drafted, order, hidden } = site
  const unseen = pages.filter(({ id }) => hidden.has(id))
  const hiddenPages = unseen.map(({ page }) => page)
  const shown = shownPages(site)
  const paths = new Map(pages.map(({ id, page }) => [id, page.path]))
  const content = {
    ...withPages({ notFound, collections, currency, further: [] }, shown),
    drafted: [...drafted, ...placesOf(hiddenPages, shown)],
    described: new Set(pages.flatMap(({ described = [] }) => described)),
    hiddenDrawings: drawingsOf(hiddenPages),
    hiddenPages: new Map(hiddenPages.map(page => [page.path, page])),
    menuOrder: order.flatMap(id => paths.get(id) ?? []),
    hidden: new Set([
      ...site.gone,
      ...unseen.flatMap(({ page, delivered }) => [page.path, ...(delivered ? [delivered] : [])]),
    ]),
  }
  manifestIn(content)
  return content
}

/** Places of hidden pages that no page shows: their files stay where they are. */
function placesOf(hidden: readonly ContentPage[], shown: readonly ContentPage[]): DraftedSlot[] {
  if (hidden.length === 0) return []
  const shownPlaces = new Set(shown.flatMap(({ slots }) => slots.map(({ path }) => path)))
  return hidden.flatMap(({ path: page, slots }) =>
    slots.filter(({ path }) => !shownPlaces.has(path)).map(slot => ({ slot, page })),
  )
}

/** The pages that visitors see; those below one that was moved stay below it. */
export function shownPages({
  pages,
  hidden,
  redirect,
}: Pick<Site, 'pages' | 'hidden' | 'redirect'>): ContentPage[] {
  const moved = new Map(
    pages.flatMap(({ delivered, page: { path } }): [string, string][] =>
      delivered !== undefined && delivered !== path ? [[delivered, path]] : [],
    ),
  )
  const shown = pages.flatMap(({ id, page }) => (hidden.has(id) ? [] : page))
  const paths = new Set(shown.map(({ path }) => path))
  return shown.map(page => {
    if (page.under === undefined || paths.has(page.under)) return page
    const under = moved.get(page.under) ?? redirect(page.under)
    return under ? Object.freeze({ ...page, under }) : page
  })
}
