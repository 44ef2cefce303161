import type { Book } from '../../../../pdf/book.ts'
import { wayToAsk } from '../../../../pdf/company.ts'
import { type PdfPlacer, type Prepared, tileCrop } from '../../../../pdf/pictures.ts'
import { color, sheet } from '../../../../pdf/tokens.ts'
import type { Catalog, CatalogItem } from '../catalog.ts'
import { nameOf } from './index-pages.ts'
import { grid, type Plan } from './plan.ts'
import { runningLines } from './running-lines.ts'

const gap = 15
const width = (sheet.width - 2 * sheet.margin - gap * (grid.columns - 1)) / grid.columns
const height = (width * tileCrop.height) / tileCrop.width
const pitch = (sheet.bottom + 8 - sheet.top + 6) / grid.rows

/** Twelve items a page: image, number and name, linked to a message that asks for it. */
export async function itemPages(
  book: Book,
  catalog: Catalog,
  plan: Plan,
  placer: PdfPlacer,
  prepare: (item: CatalogItem) => Promise<Prepared>,
): Promise<void> {
  for (const { page, items } of plan.grids) {
    const range = `${items[0]?.number} to ${items.at(-1)?.number}`
    const pictures = await Promise.all(items.map(prepare))
    book.page(`Items ${range}`)
    runningLines(book, catalog, `${page}`, `No. ${range}`)
    const part = book.part('Sect')
    for (const [position, item] of items.entries()) {
      const x = sheet.margin + (position % grid.columns) * (width + gap)
      const y = sheet.top + Math.floor(position / grid.columns) * pitch
      tile(book, catalog, item, { part, x, y, placer, picture: pictures[position] as Prepared })
    }
  }
}

/** The width of a bold capital at 9 points, in points. */
const WIDEST = 7

interface Tile {
  part: PDFKit.PDFStructureElement
  x: number
  y: number
  placer: PdfPlacer
  picture: Prepared
}

function tile(book: Book, catalog: Catalog, item: CatalogItem, cell: Tile): void {
  const { x, y, placer, picture } = cell
  const { contact, category } = catalog
  book.pdf.addNamedDestination(nameOf(item.number), 'XYZ', 0, y - 16, null)
  const draw = () => placer.place(picture, { x, y, width, height }, 7)
  book.tagged(cell.part, 'Figure', draw, item.alt)
  const link = book.part('Link', book.part('P', cell.part))
  const line = { x, y: y + height + 6, width, size: 9 }
  const numberWidth = Math.max(24, item.number.length * WIDEST + 3)
  link.add(() => {
    // A space keeps the two from being read as one word.
    book.print(`${item.number} `, { ...line, width: numberWidth, color: color.brand, font: 'bold' })
    book.print(item.printedTitle, {
      ...line,
      x: x + numberWidth,
      width: width - numberWidth,
      color: color.ink,
      lines: 1,
    })
  })
  const message =
    `Hello ${contact.companyName}, I would like a quote for ${item.title} ` +
    `(${category}, No. ${item.number}).`
  const area = { x, y, width, height: height + 20 }
  const { isChat, address } = wayToAsk(contact, `Quote for ${item.title}`, message)
  const words = `Ask for ${item.title} ${isChat ? 'on WhatsApp' : 'by e-mail'}`
  book.area(link, words, { address }, area)
}
