import type { Book, TextStyle } from './book.ts'

/** Of the font that fits: sizes from the wanted one down, and the height that there is, in points. */
interface Limits {
  from: number
  to: number
  height: number
}

const STEP = 0.5

/**
 * A style in the largest size in which the words fit; where they fit in none, the smallest, cut after
 * its last whole line.
 */
export function fitted(
  book: Book,
  words: string,
  style: Omit<TextStyle, 'size'>,
  { from, to, height }: Limits,
): TextStyle & { height: number } {
  for (let size = from; size >= to; size -= STEP) {
    const requiredHeight = book.heightOf(words, { ...style, size })
    if (requiredHeight <= height) return { ...style, size, height: requiredHeight }
  }
  const lines = Math.max(1, Math.floor(height / (to * (style.leading ?? 1.25))))
  return { ...style, size: to, lines, height }
}
