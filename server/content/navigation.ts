import type { NavigationItem } from '../../web/base/contract.ts'
import { derivedOnce } from '../base/derived-once.ts'
import type { Content } from './content.ts'
import type { ContentPage } from './page.ts'

/** The navigation bar: every page with a menu entry, below its parent. */
export const navigationOf = derivedOnce(inMenuOf)

function inMenuOf({
  pages,
  menuOrder = [],
}: Pick<Content, 'pages' | 'menuOrder'>): NavigationItem[] {
  const places = new Map(menuOrder.map((path, index) => [path, index]))
  const placeOf = ({ path }: ContentPage) => places.get(path) ?? places.size
  const inMenu = pages
    .filter(page => page.menu)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  const entriesUnder = (parent: string | undefined): NavigationItem[] =>
    inMenu.filter(page => page.under === parent).map(page => entryOf(page, entriesUnder(page.path)))
  return entriesUnder(undefined)
}

function entryOf(page: ContentPage, items: NavigationItem[]): NavigationItem {
  const entry = { label: page.menu as string, href: page.path }
  return items.length > 0 ? { ...entry, items } : entry
}

/** The parents of this page, from the top down, without the home page. */
export function pagesAbove(
  page: ContentPage,
  byPath: ReadonlyMap<string, ContentPage>,
): ContentPage[] {
  const parent = page.under === undefined ? undefined : byPath.get(page.under)
  return parent ? [...pagesAbove(parent, byPath), parent] : []
}
