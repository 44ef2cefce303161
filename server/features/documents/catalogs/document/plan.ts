import type { CatalogItem } from '../catalog.ts'

/** Three columns of images in four rows. */
export const grid = { columns: 3, rows: 4 }
/** Three columns of names on a page of the index. */
export const indexGrid = { columns: 3, rows: 34 }

/** The pages and their content; page numbers start from 1, the cover. */
export interface Plan {
  /** The pages of the alphabetical index. */
  index: { page: number; items: CatalogItem[] }[]
  /** The pages of items in the order of the site. */
  grids: { page: number; items: CatalogItem[] }[]
  contact: number
  pageOf(item: CatalogItem): number
}

export function planOf(items: readonly CatalogItem[]): Plan {
  const byName = [...items].sort((a, b) => inOrder.compare(a.printedTitle, b.printedTitle))
  const index = pages(byName, indexGrid.columns * indexGrid.rows, 2)
  const grids = pages([...items], grid.columns * grid.rows, 2 + index.length)
  const pageByItem = new Map(grids.flatMap(({ page, items }) => items.map(item => [item, page])))
  return {
    index,
    grids,
    contact: 2 + index.length + grids.length,
    pageOf: item => pageByItem.get(item) ?? 0,
  }
}

/** "Camp 2" before "Camp 10". */
const inOrder = new Intl.Collator('en', { numeric: true })

function pages<T>(all: T[], perPage: number, first: number): { page: number; items: T[] }[] {
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, i) => ({
    page: first + i,
    items: all.slice(i * perPage, (i + 1) * perPage),
  }))
}
