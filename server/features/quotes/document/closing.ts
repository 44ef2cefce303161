import { dayInWords } from '../../../../web/base/day-in-words.ts'
import { drawCode } from '../../../pdf/draw-code.ts'
import { color } from '../../../pdf/tokens.ts'
import { flowText } from './flow-text.ts'
import type { Drawing } from './index.ts'
import { column } from './pages.ts'

const QR = 84

/** What else is said below the sums, and how to answer. */
export function closing(drawing: Drawing): void {
  const { pages, paper } = drawing
  const { note, terms, validUntil, vat } = paper.content
  pages.y += 22
  const prices = vat.included
    ? 'Prices include VAT.'
    : 'Prices are before VAT, which is added above.'
  flowText(drawing, '', `This quote is valid until ${dayInWords(validUntil)}. ${prices}`)
  flowText(drawing, '', note)
  flowText(drawing, 'Terms', terms)
  flowText(drawing, 'How to pay', paper.letterhead.payment)
  if (paper.url) answerBlock(drawing, paper.url)
}

/** The code that opens the customer's page. */
function answerBlock({ book, pages }: Drawing, url: string): void {
  if (QR + 16 > pages.left()) pages.next()
  const y = pages.y + 8
  const part = book.part('Sect')
  const square = { x: column.x, y, side: QR }
  book.tagged(part, 'Figure', () => drawCode(book, url, square), `Code that opens ${url}`)
  const text = { x: column.x + QR + 12, width: column.width - QR - 12 }
  book.text(part, 'P', 'Accept this quote or ask a question', {
    ...{ ...text, y: y + 14, size: 11, color: color.ink, font: 'bold', lines: 1 },
  })
  book.text(part, 'P', 'Scan the code, or open this address. It is for you alone.', {
    ...{ ...text, y: y + 31, size: 9, color: color.ink2, lines: 1 },
  })
  book.link(
    book.part('P', part),
    url,
    { address: url },
    {
      ...{ ...text, y: y + 47, size: 9, color: color.action, leading: 1.3 },
    },
  )
  pages.y = y + QR + 8
}
