import { printed } from '../../../../web/base/printed.ts'
import { totalRows } from '../../../../web/features/quotes/page/total-rows.ts'
import { fitted } from '../../../pdf/fitted.ts'
import { color } from '../../../pdf/tokens.ts'
import type { Drawing } from './index.ts'
import { column, line } from './pages.ts'

/** A part that stays on one page. */
export interface Block {
  height: number
  /** Draws it at `pages.y`, and sets that to its end. */
  draw(): void
}

const ROW = 19
const AMOUNT = 110
const WIDTH = 270

/** The sums below the lines. */
export function totalsBlock({ book, paper, pages, amount }: Drawing): Block {
  const x = column.x + column.width - WIDTH
  const label = { x, width: WIDTH - AMOUNT - 8 }
  const rows = totalRows(paper.content, paper.totals, amount).map(row => {
    const size = row.isTotal ? 11 : 9.5
    const words = printed(row.label)
    const style = { ...label, size, color: color.ink, font: row.isTotal ? 'bold' : 'text' } as const
    const height = Math.max(ROW, book.heightOf(words, { ...style, y: 0 }) + 7)
    return { ...row, words, style, height }
  })
  const GAP = 8
  return {
    height: rows.reduce((sum, { height }) => sum + height, GAP),
    draw() {
      const table = book.part('Table', book.part('Sect'))
      pages.y += GAP
      for (const { words, style, height, amount: printedAmount } of rows) {
        const row = book.part('TR', table)
        const y = pages.y + 4
        book.text(row, 'TH', words, { ...style, y })
        const place = { ...style, x: x + WIDTH - AMOUNT, width: AMOUNT, y, align: 'right' } as const
        const limits = { from: style.size, to: 5, height: style.size * 1.4 }
        book.text(row, 'TD', printedAmount, fitted(book, printedAmount, place, limits))
        pages.y += height
        book.decoration(() => line(book, pages.y, { x, width: WIDTH }))
      }
    },
  }
}
