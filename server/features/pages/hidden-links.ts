import { routes } from '../../../web/base/routes.ts'
import type { Section } from '../../../web/sections/schemas.ts'
import { type Content, withPages } from '../../content/content.ts'
import type { ContentPage } from '../../content/page.ts'
import { listedProducts } from '../products/lists/collection-schema.ts'
import { codeAt } from '../products/product-path.ts'

/**
 * Leaves out links and cards that lead to what is deleted, or hidden with its collection, and, while there is
 * no product, to the pages about products alone. The page for missing pages leads to no hidden page at all; a
 * link in the words of another page stays, since the page may be hidden for a day, and its author was told.
 * @param gone addresses of deleted pages that lead nowhere
 */
export function withoutHiddenLinks(content: Content, gone: readonly string[]): Content {
  const { notFound, pages } = content
  const dead = deadIn(content, gone)
  const hidden = new Set([...(content.hidden ?? []), ...dead])
  const next = pages.map(page => without(page, dead))
  const isSame = next.every((page, index) => page === pages[index])
  return {
    ...(isSame ? content : withPages(content, next)),
    notFound: without(notFound, hidden),
    hidden,
  }
}

/** A company may sell a service, or have none of its products listed yet. */
const ABOUT_PRODUCTS = [routes.products, routes.shortlist]

/** Addresses of deleted pages, and of collections that are hidden or deleted, with their products. */
function deadIn({ byPath, collections }: Content, gone: readonly string[]): Set<string> {
  const unseen = collections.filter(one => one.hidden ?? one.removed)
  const isEmpty = collections.every(one => unseen.includes(one) || one.products.length === 0)
  return new Set([
    ...(isEmpty ? ABOUT_PRODUCTS : []),
    ...[...gone, ...unseen.map(({ page }) => page)].filter(path => !byPath.has(path)),
    ...unseen.flatMap(listedProducts).map(({ code }) => routes.product(code)),
  ])
}

function pathOf(href: unknown): string {
  const [path = ''] = typeof href === 'string' ? href.split(/[?#]/) : []
  const code = codeAt(path)
  return code === undefined ? path : routes.product(code)
}

const isPrimary = (action: unknown) =>
  typeof action === 'object' && action !== null && 'look' in action && action.look === 'primary'

/** Makes the first button primary where the primary one was left out. */
function withPrimary(actions: readonly object[]): readonly object[] {
  const [first, ...others] = actions
  return first && !actions.some(isPrimary) ? [{ ...first, look: 'primary' }, ...others] : actions
}

/** The same page where it has no such link. */
function without(page: ContentPage, dead: ReadonlySet<string>): ContentPage {
  if (dead.size === 0 || !page.sections.some(isConcerned)) return page
  const sections = page.sections.flatMap((section): Section[] => {
    if (!isConcerned(section)) return [section]
    const left = live(section)
    const isEmpty =
      (left.kind === 'links' && left.links.length === 0) ||
      (left.kind === 'cards' && left.cards.length === 0)
    return isEmpty ? [] : [left]
  })
  return Object.freeze({ ...page, sections })

  function isDead(value: unknown): boolean {
    return (
      typeof value === 'object' && value !== null && 'href' in value && dead.has(pathOf(value.href))
    )
  }

  function isConcerned(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false
    return isDead(value) || Object.values(value).some(isConcerned)
  }

  function live<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const left = value.filter(one => !isDead(one)).map(live)
      return (value.some(one => isDead(one) && isPrimary(one)) ? withPrimary(left) : left) as T
    }
    const entries = Object.entries(value).filter(([, inner]) => !isDead(inner))
    return Object.fromEntries(entries.map(([name, inner]) => [name, live(inner)])) as T
  }
}
