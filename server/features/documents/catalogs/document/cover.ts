import { counted } from '../../../../../web/base/counted.ts'
import { groupedNumber } from '../../../../../web/base/phone-number.ts'
import type { Book } from '../../../../pdf/book.ts'
import { companyInPrint } from '../../../../pdf/company.ts'
import { heroCrop, type PdfPlacer, type Prepared } from '../../../../pdf/pictures.ts'
import { placeMark } from '../../../../pdf/printed-brand.ts'
import { color, sheet } from '../../../../pdf/tokens.ts'
import type { Catalog } from '../catalog.ts'

const left = 48
const band = 62

/** The company, the category and how to reach the company; the image bleeds to the right. */
export function cover(book: Book, catalog: Catalog, placer: PdfPlacer, hero: Prepared): void {
  const { category, text, year, contact, items } = catalog
  book.page('Cover')
  ground(book)
  const part = book.part('Sect')
  const place = { x: left, y: 46, height: 34, radius: 8 }
  const textX = placeMark(book, placer, catalog.brand, place) + 12
  const wide = { x: left, width: sheet.width - 2 * left, color: color.ink }
  book.text(part, 'P', companyInPrint(catalog), {
    ...wide,
    x: left + textX,
    y: 55,
    width: wide.width - textX,
    size: 13,
    font: 'bold',
    lines: 1,
  })
  const eyebrow = {
    ...wide,
    y: 142,
    size: 10,
    color: color.brand,
    font: 'bold',
    tracking: 1.4,
  } as const
  book.text(part, 'P', `CATALOG ${year}`, eyebrow)
  const headline = {
    ...wide,
    y: 162,
    size: 56,
    font: 'headline',
    leading: 1.04,
    tracking: -1.2,
  } as const
  book.text(part, 'H1', category, headline)
  const below = headline.y + book.heightOf(category, headline) + 14
  const lead = { ...wide, y: below, width: 400, size: 14, color: color.ink2, leading: 1.5 }
  book.text(part, 'P', text, lead)
  const count = {
    ...wide,
    y: below + book.heightOf(text, lead) + 12,
    size: 11,
    font: 'bold',
  } as const
  book.text(part, 'P', counted(items.length, 'item'), count)
  picture(book, placer, hero, count.y + 34)
  book.decoration(() => {
    book.pdf.rect(0, sheet.height - band, sheet.width, band).fill(book.color(color.ink))
  })
  const foot = { ...wide, y: sheet.height - band + 24, size: 11, color: color.white, lines: 1 }
  book.text(part, 'P', [groupedNumber(contact.phone), contact.email].join('   ·   '), foot)
}

function ground(book: Book): void {
  const { width, height } = sheet
  const paint = book.pdf.linearGradient(0, 0, 0, height)
  paint.stop(0, book.color(color.ground)).stop(1, color.paper)
  book.decoration(() => book.pdf.rect(0, 0, width, height).fill(paint))
}

/** The picture is as large as the space below the text allows. */
function picture(book: Book, placer: PdfPlacer, hero: Prepared, top: number): void {
  const available = sheet.height - band - top
  if ('jpeg' in hero) {
    const width = sheet.width - 2 * left
    const height = Math.min((width * heroCrop.height) / heroCrop.width, available - 24)
    const shown = { x: left, y: top, width, height: (width * heroCrop.height) / heroCrop.width }
    book.decoration(() => {
      book.pdf.save().roundedRect(left, top, width, height, 14).clip()
      placer.place(hero, { ...shown, y: top - (shown.height - height) / 2 }, 0)
      book.pdf.restore()
    })
    return
  }
  const width = Math.min(sheet.width - 24, (available * heroCrop.width) / heroCrop.height)
  const height = (width * heroCrop.height) / heroCrop.width
  const area = { x: sheet.width - width, y: sheet.height - band - height - 8, width, height }
  book.decoration(() => placer.place(hero, area, 0))
}
