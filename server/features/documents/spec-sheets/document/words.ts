import { printed } from '../../../../../web/base/printed.ts'
import type { Area, Book } from '../../../../pdf/book.ts'
import { fitted } from '../../../../pdf/fitted.ts'
import { color } from '../../../../pdf/tokens.ts'
import type { SpecSheet } from '../spec-sheet.ts'

/** The owner's description, across the page. */
export function words(book: Book, { description }: SpecSheet, area: Area): void {
  const text = printed(description)
  if (!text) return
  const style = { x: area.x, y: area.y, width: area.width, color: color.ink, leading: 1.45 }
  const { height } = area
  book.text(book.part('Sect'), 'P', text, fitted(book, text, style, { from: 10.5, to: 7, height }))
}
