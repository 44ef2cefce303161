import { oneOr } from '../../../../../web/base/counted.ts'
import type { Book } from '../../../../pdf/book.ts'
import { color, sheet } from '../../../../pdf/tokens.ts'
import type { Catalog } from '../catalog.ts'
import { indexGrid, type Plan } from './plan.ts'
import { runningLines } from './running-lines.ts'

const top = 138
const pitch = 18.6
const gap = 18
const width = (sheet.width - 2 * sheet.margin - gap * (indexGrid.columns - 1)) / indexGrid.columns

/** Lists all items by name, each with the page that shows it. */
export function indexPages(book: Book, catalog: Catalog, plan: Plan): void {
  for (const [turn, { page, items }] of plan.index.entries()) {
    book.page(turn === 0 ? 'Index' : undefined)
    runningLines(book, catalog, `${page}`, 'Index')
    const part = book.part('Sect')
    if (turn === 0) heading(book, part, items.length)
    const list = book.part('TOC', part)
    for (const [position, item] of items.entries()) {
      const x = sheet.margin + Math.floor(position / indexGrid.rows) * (width + gap)
      const y = top + (position % indexGrid.rows) * pitch
      const entry = book.part('TOCI', list)
      const number = `${plan.pageOf(item)}`
      const link = book.part('Link', book.part('Reference', entry))
      link.add(() => {
        // A space keeps the two from being read as one word.
        book.print(`${item.printedTitle} `, {
          x,
          y,
          width: width - 26,
          size: 9,
          color: color.ink,
          lines: 1,
        })
        const style = { x: x + width - 24, y, width: 24, size: 9, color: color.brand } as const
        book.print(number, { ...style, font: 'bold', align: 'right' })
      })
      const area = { x, y: y - 4, width, height: pitch }
      book.area(link, `${item.title}, page ${number}`, { page: nameOf(item.number) }, area)
      book.decoration(() => hairline(book, x, y + pitch - 5))
    }
  }
}

/** The name of an item's destination in the document. */
export const nameOf = (number: string) => `item-${number}`

function heading(book: Book, part: PDFKit.PDFStructureElement, count: number): void {
  const line = { x: sheet.margin, width: sheet.width - 2 * sheet.margin }
  const title = { ...line, y: 66, size: 30, color: color.ink, tracking: -0.5 }
  book.text(part, 'H2', 'Index', { ...title, font: 'headline' })
  const words = `${oneOr(count, 'One item', 'items')} by name, with the page that shows each.`
  book.text(part, 'P', words, { ...line, y: 108, size: 10, color: color.ink2 })
}

function hairline({ pdf }: Book, x: number, y: number): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.4)
    .stroke(color.line)
}
