import { Book, type BookInfo } from '../../../../pdf/book.ts'
import type { Fonts } from '../../../../pdf/fonts.ts'
import { openPdfPlacer } from '../../../../pdf/pictures.ts'
import type { Catalog, CatalogSize } from '../catalog.ts'
import { contactPage } from './contact-page.ts'
import { cover } from './cover.ts'
import { prepareHero, prepareTile } from './cuts.ts'
import { indexPages } from './index-pages.ts'
import { itemPages } from './item-pages.ts'
import { planOf } from './plan.ts'

/** A catalog as a PDF file: cover, index, the items in a grid, and contact details. */
export async function writeCatalog(
  catalog: Catalog,
  size: CatalogSize,
  fonts: Fonts,
): Promise<Buffer> {
  const plan = planOf(catalog.items)
  const book = new Book(infoOf(catalog), fonts)
  const placer = openPdfPlacer(book)
  const hero = await prepareHero(catalog.cover, size)
  cover(book, catalog, placer, hero)
  indexPages(book, catalog, plan)
  await itemPages(book, catalog, plan, placer, ({ picture }) => prepareTile(picture, size))
  contactPage(book, catalog, plan, { placer, hero })
  return book.bytes()
}

function infoOf({ title, year, contact, text, category, brand }: Catalog): BookInfo {
  const fullTitle = `${title} ${year}`
  const words = { title, fullTitle, author: contact.companyName, subject: text }
  return { ...words, keywords: category, colors: brand?.colors }
}
