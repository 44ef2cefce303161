import type { ListedPage } from '../../contract.ts'

export interface PageRow extends ListedPage {
  /** How many pages its address is below. */
  depth: number
}

/** Pages in the order of the site, each followed by those whose address is below its own. */
export function pageTree(pages: readonly ListedPage[]): PageRow[] {
  const parentOf = ({ path }: ListedPage) =>
    pages
      .filter(other => isBelow(path, other.path))
      .sort(byLength)
      .at(-1)
  const rowsBelow = (parent: ListedPage | undefined, depth: number): PageRow[] =>
    pages
      .filter(page => parentOf(page) === parent)
      .flatMap(page => [{ ...page, depth }, ...rowsBelow(page, depth + 1)])
  return rowsBelow(undefined, 0)
}

/** Pages that have all words in their name or address, with those that they are below. */
export function foundPages(rows: readonly PageRow[], q: string): PageRow[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ name, path }: PageRow) => {
    const text = `${name} ${path}`.toLowerCase()
    return words.every(word => text.includes(word))
  }
  const found = rows.filter(fits)
  return rows.filter(row => found.some(one => one === row || isBelow(one.path, row.path)))
}

/** The home page is beside the others. */
const isBelow = (path: string, other: string) => other !== '/' && path.startsWith(`${other}/`)

const byLength = (one: ListedPage, other: ListedPage) => one.path.length - other.path.length
