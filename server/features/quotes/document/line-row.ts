import { printed } from '../../../../web/base/printed.ts'
import {
  discountText,
  isPaidByParts,
  lineTitle,
  quantityInWords,
} from '../../../../web/features/quotes/page/line-words.ts'
import type { TextStyle } from '../../../pdf/book.ts'
import { fitted } from '../../../pdf/fitted.ts'
import { color } from '../../../pdf/tokens.ts'
import type { Drawing } from './index.ts'
import { column } from './pages.ts'
import { pictureOf } from './prepare-pictures.ts'
import { pictureSize, tableColumns } from './table-columns.ts'

export interface LineRow {
  height: number
  draw(y: number, part: PDFKit.PDFStructureElement): void
}

const PADDING = 6

/** A line of the quote: its picture, what it is, how many, what each is and what all are. */
export function lineRow(drawing: Drawing, index: number): LineRow {
  const { book, paper, placer, pictures, amount } = drawing
  const line = paper.content.lines[index]
  if (!line) throw new RangeError(`There is no line ${index}`)
  const columns = tableColumns(drawing)
  const shown = pictures.get(pictureOf(line) ?? '')
  const texts = textsOf(drawing, index)
  const whole = texts.reduce((sum, { height }) => sum + height, 0)
  const size = pictureSize(pictures.size)
  const least = shown ? size.height : 14
  const height = Math.max(whole, least) + 2 * PADDING

  return {
    height,
    draw(top, part) {
      const y = top + PADDING
      if (shown) {
        const area = { x: column.x, y, ...size }
        book.decoration(() => placer.place(shown, area, 4))
      }
      const cell = book.part('TD', part)
      let below = y
      for (const { words, style, height: taken } of texts) {
        book.text(cell, 'P', words, { ...style, y: below })
        below += taken
      }
      const isKnown = line.unitPrice !== null && !isPaidByParts(line)
      const numbers = [
        [quantityInWords(line), columns.quantity],
        [isKnown ? amount(line.unitPrice ?? 0) : '–', columns.each],
        [isKnown ? amount(paper.totals.lines[index] ?? 0) : '–', columns.amount],
      ] as const
      for (const [words, place] of numbers) {
        // A number is never cut.
        const style = { ...place, y: y + 0.5, color: color.ink }
        book.text(part, 'TD', words, fitted(book, words, style, { from: 9.5, to: 4, height: 13 }))
      }
    },
  }
}

interface Text {
  words: string
  style: Omit<TextStyle, 'y'>
  height: number
}

/** What stands below each other in the first column. */
function textsOf(drawing: Drawing, index: number): Text[] {
  const { book, paper } = drawing
  const line = paper.content.lines[index]
  if (!line) return []
  const { text } = tableColumns(drawing)
  const isItem = line.kind === 'item'
  const title = { ...text, size: 9.5, color: color.ink, font: isItem ? 'bold' : 'text' } as const
  const small = { ...text, size: 8.5, color: color.ink2, leading: 1.3 }
  const texts: [words: string, style: Omit<TextStyle, 'y'>][] = [
    [lineTitle(line), title],
    [line.detail ?? '', small],
    [line.discount ? discountText(line.discount, paper.content.currency) : '', small],
  ]
  return texts
    .map(([words, style]) => ({ words: printed(words), style }))
    .filter(({ words }) => words)
    .map(one => ({ ...one, height: book.heightOf(one.words, { ...one.style, y: 0 }) }))
}
