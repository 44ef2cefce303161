import { printed } from '../../../../../web/base/printed.ts'
import type { Book } from '../../../../pdf/book.ts'
import { fitted } from '../../../../pdf/fitted.ts'
import { color } from '../../../../pdf/tokens.ts'
import type { SpecSheet } from '../spec-sheet.ts'
import { line } from './layout.ts'

/**
 * The collection, the name and the owner's title.
 * @param limits of the print of the name
 * @returns where the rest begins
 */
export function heading(
  book: Book,
  { code, name, collection, title }: Pick<SpecSheet, 'code' | 'name' | 'collection' | 'title'>,
  top: number,
  limits = { from: 30, to: 17, height: 68 },
) {
  const part = book.part('Sect')
  const eyebrow = [printed(collection), code].filter(Boolean).join('  ·  ')
  book.text(part, 'P', eyebrow, {
    ...line,
    y: top,
    size: 9.5,
    color: color.brand,
    font: 'bold',
    lines: 1,
  })
  const shown = printed(name) || code
  const style = { ...line, y: top + 16, color: color.ink, font: 'headline', leading: 1.08 } as const
  const head = fitted(book, shown, style, limits)
  book.text(part, 'H1', shown, head)
  const below = head.y + head.height
  const subtitle = printed(title)
  if (!subtitle) return below + 18
  const lead = { ...line, y: below + 6, color: color.ink2, leading: 1.35 }
  const subtitleFit = fitted(book, subtitle, lead, { from: 12, to: 9, height: 34 })
  book.text(part, 'P', subtitle, subtitleFit)
  return subtitleFit.y + subtitleFit.height + 16
}
