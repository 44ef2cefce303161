import type { Area, Book } from '../../../../pdf/book.ts'
import { type Row, rowsTable, type TableStyle } from '../../../../pdf/rows-table.ts'
import { color } from '../../../../pdf/tokens.ts'
import type { DesignSheet } from '../design-sheet.ts'

const HEAD = 18
/** The longest name of a part fits into its column at these sizes. */
const partsTable = { padding: 4, sizes: [8, 7.5, 7] }
const measuresTable = { names: 52, padding: 4, sizes: [8.5, 8, 7.5, 7] }

/**
 * Lists the parts that the workshop builds, each with its number, in as many columns as there are
 * areas.
 */
export function partsOfSheet(book: Book, { facts }: DesignSheet, areas: readonly Area[]): void {
  const rows = facts.parts.map(({ name, count }): Row => [name, `${count}`])
  const rowsPerArea = Math.ceil(rows.length / areas.length)
  for (const [index, area] of areas.entries()) {
    const areaRows = rows.slice(index * rowsPerArea, (index + 1) * rowsPerArea)
    titled(book, index === 0 ? 'Parts' : '', areaRows, area, {
      ...partsTable,
      names: area.width - 26,
    })
  }
}

/** Lists the measures of the unit and its estimated price. */
export function factsOfSheet(book: Book, { facts }: DesignSheet, area: Area): void {
  const { code, modules, storeys, area: floor, size, days, estimate } = facts
  const metres = (length: number) => `${length.toFixed(1)} m`
  const { width, depth, height } = size
  const grouped = (amount: number) => amount.toLocaleString('en')
  const rows: Row[] = [
    ['Code', code],
    ['Outer size', `${metres(width)} wide, ${metres(depth)} deep, ${metres(height)} high`],
    ['Floor area', `${floor.toFixed(1)} m², measured outside`],
    ['Modules', `${modules}`],
    ['Storeys', `${storeys}`],
  ]
  if (days) rows.push(['Ready in', `${days} days`])
  if (estimate) {
    const { from, to, currency } = estimate
    rows.push(['Estimate', `${currency} ${grouped(from)} to ${grouped(to)}`])
  }
  titled(book, 'Measures', rows, area, measuresTable)
}

function titled(
  book: Book,
  title: string,
  rows: readonly Row[],
  { x, y, width, height }: Area,
  style: TableStyle,
): void {
  if (title) {
    book.text(book.part('Sect'), 'H2', title, {
      x,
      y,
      width,
      size: 11,
      color: color.brand,
      font: 'bold',
      lines: 1,
    })
  }
  const rest = { x, y: y + HEAD, width, height: height - HEAD }
  rowsTable(book, rows, rest, style)
}
