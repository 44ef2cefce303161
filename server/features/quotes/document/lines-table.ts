import { printed } from '../../../../web/base/printed.ts'
import { color } from '../../../pdf/tokens.ts'
import type { Drawing } from './index.ts'
import { type LineRow, lineRow } from './line-row.ts'
import { line } from './pages.ts'
import { tableColumns } from './table-columns.ts'
import type { Block } from './totals-block.ts'

const HEAD = 22

/**
 * The lines, the head of the table again on each page, and what is below them: it is never on a page
 * without a line.
 */
export function linesTable(drawing: Drawing, totals: Block): void {
  const { book, paper, pages } = drawing
  const rows = paper.content.lines.map((_, index) => lineRow(drawing, index))
  const table = book.part('Table', book.part('Sect'))
  const first = rows[0]
  if (first && HEAD + first.height > pages.left()) pages.next()
  tableHead(drawing, () => book.part('TR', book.part('THead', table)))
  const body = book.part('TBody', table)
  for (const [index, row] of rows.entries()) {
    const needed = index === rows.length - 1 ? row.height + totals.height : row.height
    if (needed > pages.left()) {
      pages.next()
      tableHead(drawing)
    }
    draw(drawing, row, book.part('TR', body))
  }
  if (totals.height > pages.left()) pages.next()
  totals.draw()
}

function draw({ book, pages }: Drawing, row: LineRow, part: PDFKit.PDFStructureElement): void {
  row.draw(pages.y, part)
  pages.y += row.height
  book.decoration(() => line(book, pages.y))
}

/** @param part tags it the first time; after that it is only seen */
function tableHead(drawing: Drawing, part?: () => PDFKit.PDFStructureElement): void {
  const { book, pages } = drawing
  const columns = tableColumns(drawing)
  const style = { y: pages.y + 5, size: 8.5, color: color.ink2, font: 'bold', lines: 1 } as const
  const { currency } = drawing.paper.content
  const titles = [
    ['Item', columns.text],
    ['Number', columns.quantity],
    [`${currency} each`, columns.each],
    [currency, columns.amount],
  ] as const
  const row = part?.()
  for (const [title, place] of titles) {
    const print = () => book.print(printed(title), { ...style, ...place })
    if (row) book.tagged(row, 'TH', print)
    else book.decoration(print)
  }
  pages.y += HEAD
  book.decoration(() => line(book, pages.y))
}
