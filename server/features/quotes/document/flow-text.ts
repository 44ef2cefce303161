import { printed } from '../../../../web/base/printed.ts'
import type { TextStyle } from '../../../pdf/book.ts'
import { color } from '../../../pdf/tokens.ts'
import type { Drawing } from './index.ts'
import { column } from './pages.ts'

const style = { ...column, size: 9.5, color: color.ink, leading: 1.4 }
const ROW = style.size * style.leading
const TITLE = 16

/** Text with an optional title, on as many pages as it takes; nothing where it is empty. */
export function flowText(drawing: Drawing, title: string, text = ''): void {
  const { book, pages } = drawing
  const paragraphs = text.split(/\r?\n/).map(words => printed(words.replace(/\s+/g, ' ').trim()))
  if (!paragraphs.some(Boolean)) return
  const part = book.part('Sect')
  // A title is never the last line of a page.
  if ((title ? TITLE : 0) + 2 * ROW > pages.left()) pages.next()
  if (title) {
    book.text(part, 'H2', title, { ...style, y: pages.y, font: 'bold', lines: 1 })
    pages.y += TITLE
  }
  for (const words of paragraphs) {
    if (words) paragraph(drawing, part, words)
    else pages.y += ROW / 2
  }
  pages.y += 10
}

function paragraph(
  { book, pages }: Drawing,
  part: PDFKit.PDFStructureElement,
  words: string,
): void {
  let rest = words.split(' ')
  while (rest.length > 0) {
    if (ROW > pages.left()) pages.next()
    const count = fitting(rest, text => heightOf(text) <= pages.left())
    const text = rest.slice(0, count).join(' ')
    book.text(part, 'P', text, { ...style, y: pages.y })
    pages.y += heightOf(text)
    rest = rest.slice(count)
    if (rest.length > 0) pages.next()
  }

  function heightOf(text: string): number {
    const whole: TextStyle = { ...style, y: 0 }
    return book.heightOf(text, whole)
  }
}

/** The most words that fit, at least one. */
function fitting(words: readonly string[], fits: (text: string) => boolean): number {
  if (fits(words.join(' '))) return words.length
  let [low, high] = [1, words.length]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(words.slice(0, middle).join(' '))) low = middle
    else high = middle
  }
  return low
}
