import type { Book, TextStyle } from './book.ts'

/** Limits in points: font sizes from the preferred one down, and the available height. */
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
