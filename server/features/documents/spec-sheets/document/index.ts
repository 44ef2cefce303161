import { dayInWords } from '../../../../../web/base/day-in-words.ts'
import { printed } from '../../../../../web/base/printed.ts'
import { Book, type BookInfo } from '../../../../pdf/book.ts'
import type { Fonts } from '../../../../pdf/fonts.ts'
import { type Cut, openPdfPlacer, prepare, tileCrop } from '../../../../pdf/pictures.ts'
import type { SpecSheet } from '../spec-sheet.ts'
import { factsTable } from './facts-table.ts'
import { footBand } from './foot-band.ts'
import { headBand } from './head-band.ts'
import { heading } from './heading.ts'
import { layoutOf, TOP } from './layout.ts'
import { words } from './words.ts'

/** 250 points wide, 170 dpi; 110 dpi where it stands alone. */
const cut: Cut = { crop: tileCrop, pixels: 600, quality: 72, isDrawn: true }

/**
 * A specification sheet as a PDF file of exactly one page, whatever is known of the product: texts get
 * smaller before they are cut.
 */
export async function writeSpecSheet(sheet: SpecSheet, fonts: Fonts): Promise<Buffer> {
  const picture = await prepare(sheet.picture, cut)
  const book = new Book(infoOf(sheet), fonts)
  const placer = openPdfPlacer(book)
  book.page()
  headBand(book, sheet, placer)
  const top = heading(book, sheet, TOP)
  const amount = { facts: sheet.facts.length, words: printed(sheet.description).length }
  const areas = layoutOf(top, amount)
  const place = () => placer.place(picture, areas.picture, 10)
  book.tagged(book.part('Sect'), 'Figure', place, sheet.alt)
  const end = factsTable(book, sheet, areas.facts)
  words(book, sheet, areas.text(end))
  const sentence = `Specification of ${dayInWords(sheet.day)}. Scan the code for what holds today.`
  footBand(book, { ...sheet, sentence })
  return book.bytes()
}

function infoOf({ code, name, collection, contact, brand }: SpecSheet): BookInfo {
  const shown = printed(name) || code
  return {
    title: `Specification of ${shown === code ? code : `${shown} (${code})`}`,
    author: contact.companyName,
    subject: `${collection}, ${code}`,
    keywords: [code, name, collection].join(', '),
    colors: brand?.colors,
  }
}
