import type { Book } from './book.ts'
import { qrOutline } from './qr-code.ts'
import { color } from './tokens.ts'

interface Square {
  x: number
  y: number
  side: number
}

/**
 * A QR code that fills a square, on white. The white margin is part of the code: four modules on every
 * side.
 * @param style `radius` of the corners of the white, in points
 */
export function drawCode(
  { pdf }: Book,
  words: string,
  { x, y, side }: Square,
  { radius = 0, color: ink = color.ink } = {},
): void {
  const { d, size } = qrOutline(words)
  const scale = side / (size + 8)
  pdf.roundedRect(x, y, side, side, radius).fill(color.white)
  pdf
    .save()
    .translate(x + 4 * scale, y + 4 * scale)
    .scale(scale)
  pdf.path(d).fill(ink)
  pdf.restore()
}
