import { routes } from '../../../../base/routes.ts'
import type { ListedPage } from '../../contract.ts'

/** Pages that visitors see, but for the one that is deleted: addresses with words for a choice. */
export const targetsFor = (path: string, pages: readonly ListedPage[]): [string, string][] =>
  pages
    .filter(page => page.path !== path && !page.isHidden)
    .map(page => [page.path, `${page.name} (${page.path})`])

/** The nearest page that the address of a deleted one is below; else the home page. */
export function leadsTo(path: string, pages: readonly ListedPage[]): string {
  const above = targetsFor(path, pages)
    .map(([address]) => address)
    .filter(address => path.startsWith(`${address}/`))
  return above.toSorted((one, other) => other.length - one.length)[0] ?? routes.home
}
