import { groupedNumber } from '../../../../web/base/phone-number.ts'
import { printed } from '../../../../web/base/printed.ts'
import type { Book } from '../../../pdf/book.ts'
import { color, sheet } from '../../../pdf/tokens.ts'
import { companyOf } from './letterhead.ts'
import type { QuotePaper } from './quote-paper.ts'

/** The pages of a quote, each with its running lines. */
export interface Pages {
  /** How many there are so far. */
  readonly count: number
  /** Where the next part begins. */
  y: number
  /** The points left on this page below `y`. */
  left(): number
  /** Begins a page. */
  next(): void
}

/** Of text, on every page. */
export const column = { x: sheet.margin, width: sheet.width - 2 * sheet.margin }

const BOTTOM = sheet.height - 52
const TOP = 34

/** @param total as many as there will be; 0 while that is not known */
export function openPages(book: Book, paper: QuotePaper, total: number): Pages {
  let count = 0
  const pages: Pages = {
    get count() {
      return count
    },
    y: TOP,
    left: () => BOTTOM - pages.y,
    next() {
      book.page()
      count += 1
      pages.y = TOP
      if (paper.mark) pages.y += markBand(book, paper.mark)
      if (count > 1) pages.y += runningHead(book, paper, pages.y)
      foot(book, paper, total ? `Page ${count} of ${total}` : `Page ${count}`)
    },
  }
  return pages
}

const MARKS = {
  draft: 'Draft: this quote has not been sent.',
  void: 'This quote has been withdrawn and does not hold any more.',
}

/** @returns its height */
function markBand(book: Book, mark: keyof typeof MARKS): number {
  const height = 22
  book.decoration(() => {
    book.pdf
      .roundedRect(column.x, TOP - 8, column.width, height, 6)
      .lineWidth(1)
      .stroke(book.color(color.ink))
  })
  book.text(book.part('Sect'), 'P', MARKS[mark], {
    ...{ x: column.x + 10, y: TOP - 2.5, width: column.width - 20, size: 9.5 },
    ...{ color: color.ink, font: 'bold', lines: 1 },
  })
  return height + 8
}

function runningHead(book: Book, paper: QuotePaper, y: number): number {
  const style = { ...column, y, size: 8.5, color: color.ink2, lines: 1 }
  book.decoration(() => {
    book.print(companyOf(paper.letterhead), { ...style, width: 300, font: 'bold' })
    book.print(nameOf(paper), { ...style, align: 'right' })
    line(book, y + 15)
  })
  return 28
}

function foot(book: Book, paper: QuotePaper, page: string): void {
  const y = sheet.height - 34
  const style = { ...column, y, size: 8, color: color.ink2, lines: 1 }
  const { letterhead } = paper
  const ways = [
    companyOf(letterhead),
    groupedNumber(letterhead.phone ?? ''),
    letterhead.email,
  ].filter(Boolean)
  book.decoration(() => {
    line(book, y - 7)
    const words = printed([...new Set(ways)].join('  ·  '))
    book.print(words, { ...style, width: column.width - 80 })
    book.print(page, { ...style, align: 'right', font: 'bold' })
  })
}

/** `Quote 2026-0042, version 2`. */
export const nameOf = ({ number, edition }: QuotePaper): string =>
  edition > 1 ? `Quote ${number}, version ${edition}` : `Quote ${number}`

/** A hairline across the column. */
export function line({ pdf }: Book, y: number, { x, width } = column): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .stroke(color.line)
}
