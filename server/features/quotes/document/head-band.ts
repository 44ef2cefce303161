import { dayInWords } from '../../../../web/base/day-in-words.ts'
import { groupedNumber } from '../../../../web/base/phone-number.ts'
import { printed } from '../../../../web/base/printed.ts'
import { websiteInPrint } from '../../../pdf/company.ts'
import { fitted } from '../../../pdf/fitted.ts'
import { placeMark } from '../../../pdf/printed-brand.ts'
import { color } from '../../../pdf/tokens.ts'
import type { Drawing } from './index.ts'
import { addressOf, companyOf } from './letterhead.ts'
import { column } from './pages.ts'

const MARK = 30
/** Of the number and the day, at the right. */
const SIDE = 160

/** Whose quote it is and how to reach them; its number, its day and its version. */
export function headBand({ book, paper, pages, placer }: Drawing): void {
  const { letterhead, number, edition, day } = paper
  const top = pages.y
  const place = { x: column.x, y: top, height: MARK, radius: 7 }
  const mark = placeMark(book, placer, paper.brand, place)
  const part = book.part('Sect')
  const x = column.x + mark + 10
  const width = column.width - mark - 10 - SIDE - 12
  const name = companyOf(letterhead)
  const style = { x, y: top, width, color: color.ink, font: 'headline', leading: 1.15 } as const
  const head = fitted(book, name, style, { from: 15, to: 10, height: 36 })
  book.text(part, 'P', name, head)
  const ways = [
    groupedNumber(letterhead.phone ?? ''),
    letterhead.email,
    websiteInPrint(letterhead.websiteUrl ?? ''),
  ]
  let y = Math.max(top + head.height + 3, top + 21)
  const below = [addressOf(letterhead), ways.filter(Boolean).join('  ·  '), letterhead.taxNumber]
  for (const words of below) {
    const text = printed(words ?? '')
    if (!text) continue
    const small = { x, y, width, size: 8.5, color: color.ink2, lines: 2, leading: 1.3 }
    book.text(part, 'P', text, small)
    y += Math.min(book.heightOf(text, small), 2 * small.size * small.leading) + 1
  }
  const side = { x: column.x + column.width - SIDE, width: SIDE, align: 'right', lines: 1 } as const
  const title = { ...side, y: top, size: 13, color: color.ink, font: 'bold' } as const
  book.text(part, 'H1', `Quote ${number}`, title)
  const belowNumber = [dayInWords(day), edition > 1 && `Version ${edition}`].filter(
    line => line !== false,
  )
  for (const [index, words] of belowNumber.entries()) {
    const small = { ...side, y: top + 19 + index * 13, size: 9.5, color: color.ink2 }
    book.text(part, 'P', words, small)
  }
  pages.y = Math.max(y, top + 48) + 20
}
