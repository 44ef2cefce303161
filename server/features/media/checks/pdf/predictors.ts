import { megabyte } from '../../../../../web/base/units.ts'
import type { Parameters } from './pieces.ts'
import { refuseDamagedPdf, refuseUnreadable } from './refusals.ts'

/**
 * Reverses predictor functions, which make rows of numbers compress better. ISO 32000-1, 7.4.4.4.
 */
export function predicted(
  pieces: AsyncIterable<Buffer>,
  parameters: Parameters,
): AsyncIterable<Buffer> {
  const predictor = parameters('Predictor', 1)
  if (predictor === 1) return pieces
  const colors = within(parameters('Colors', 1), 32)
  const bits = within(parameters('BitsPerComponent', 8), 16)
  const columns = within(parameters('Columns', 1), 1_000_000)
  const length = Math.ceil((colors * bits * columns) / 8)
  if (length > longestRow) refuseUnreadable()
  if (predictor === 2 && bits === 8) return tiffRows(pieces, length, colors)
  if (predictor < 10 || predictor > 15) refuseUnreadable()
  return pngRows(pieces, length, Math.ceil((colors * bits) / 8))
}

const longestRow = megabyte

function within(number: number, most: number): number {
  return Number.isInteger(number) && number >= 1 && number <= most ? number : refuseUnreadable()
}

/** TIFF 6.0, section 14: each value is the difference to that of the pixel on its left. */
async function* tiffRows(pieces: AsyncIterable<Buffer>, length: number, colors: number) {
  for await (const told of wholeRows(pieces, length)) {
    const rows = Buffer.from(told)
    for (let at = 0; at < rows.length; at++) {
      if (at % length >= colors) rows[at] = byteAt(rows, at) + byteAt(rows, at - colors)
    }
    yield rows
  }
}

/**
 * ISO/IEC 15948 (PNG), 9: the first byte of a row names the filter, which uses the bytes to the
 * left and above.
 */
async function* pngRows(pieces: AsyncIterable<Buffer>, length: number, step: number) {
  let above = Buffer.alloc(length)
  for await (const told of wholeRows(pieces, length + 1)) {
    const count = Math.ceil(told.length / (length + 1))
    const rows = Buffer.alloc(told.length - count)
    for (let index = 0; index < count; index++) {
      const row = rows.subarray(index * length, (index + 1) * length)
      told.copy(row, 0, index * (length + 1) + 1)
      undo(byteAt(told, index * (length + 1)), row, above, step)
      above = row
    }
    yield rows
  }
}

function undo(kind: number, row: Buffer, above: Buffer, step: number): void {
  if (kind > 4) refuseDamagedPdf()
  if (kind === 0) return
  for (let at = 0; at < row.length; at++) {
    const left = at < step ? 0 : byteAt(row, at - step)
    const up = byteAt(above, at)
    const corner = at < step ? 0 : byteAt(above, at - step)
    const guess = [0, left, up, (left + up) >> 1][kind] ?? paeth(left, up, corner)
    row[at] = byteAt(row, at) + guess
  }
}

function paeth(left: number, up: number, corner: number): number {
  const fromLeft = Math.abs(up - corner)
  const fromUp = Math.abs(left - corner)
  const fromCorner = Math.abs(left + up - 2 * corner)
  if (fromLeft <= fromUp && fromLeft <= fromCorner) return left
  return fromUp <= fromCorner ? up : corner
}

const byteAt = (bytes: Buffer, at: number) => bytes[at] as number

/** As many complete rows at once as available; the last one may be shorter. */
async function* wholeRows(pieces: AsyncIterable<Buffer>, length: number) {
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece])
    const whole = bytes.length - (bytes.length % length)
    if (whole > 0) yield bytes.subarray(0, whole)
    rest = bytes.subarray(whole)
  }
  if (rest.length > 0) yield rest
}
