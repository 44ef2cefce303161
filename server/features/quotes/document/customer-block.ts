import { dayInWords } from '../../../../web/base/day-in-words.ts'
import { printed } from '../../../../web/base/printed.ts'
import { color } from '../../../pdf/tokens.ts'
import type { Drawing } from './index.ts'
import { column } from './pages.ts'

const SIDE = 190

/** For whom it is, and until when it holds. */
export function customerBlock({ book, paper, pages }: Drawing): void {
  const { customer, validUntil } = paper.content
  const { name, company, email, phone } = customer
  const top = pages.y
  const part = book.part('Sect')
  const style = { x: column.x, width: column.width - SIDE - 16, size: 10, leading: 1.35 }
  let y = top
  for (const [index, words] of [name, company, email, phone].entries()) {
    const text = printed(words ?? '')
    if (!text) continue
    const font = index === 0 ? 'bold' : 'text'
    const line = { ...style, y, color: color.ink, font, lines: 2 } as const
    book.text(part, 'P', text, line)
    y += Math.min(book.heightOf(text, line), 2 * line.size * line.leading)
  }
  book.text(part, 'P', `Valid until ${dayInWords(validUntil)}`, {
    ...{ x: column.x + column.width - SIDE, y: top, width: SIDE, size: 10 },
    ...{ color: color.ink, align: 'right', lines: 1 },
  })
  pages.y = Math.max(y, top + 14) + 18
}
