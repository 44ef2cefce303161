import type { Catalog, CatalogSize } from '../catalog.ts'
import { Book } from './book.ts'
import { contactPage } from './contact-page.ts'
import { cover } from './cover.ts'
import { indexPages } from './index-pages.ts'
import { itemPages } from './item-pages.ts'
import { openPdfPlacer, prepareHero, prepareTile } from './pictures.ts'
import { planOf } from './plan.ts'

/**
 * A catalog as a PDF file: cover, index, the items in a grid, and contact details.
 * @param fontFolder where build.ts puts the embedded font subsets
 */
export async function writeCatalog(
  catalog: Catalog,
  size: CatalogSize,
  fontFolder: string,
): Promise<Buffer> {
  const plan = planOf(catalog.items)
  const book = new Book(catalog, fontFolder)
  const placer = openPdfPlacer(book)
  const hero = await prepareHero(catalog.cover, size)
  cover(book, catalog, placer, hero)
  indexPages(book, catalog, plan)
  await itemPages(book, catalog, plan, placer, ({ picture }) => prepareTile(picture, size))
  contactPage(book, catalog, plan, { placer, hero })
  return book.bytes()
}
