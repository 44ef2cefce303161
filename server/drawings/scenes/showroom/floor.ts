import { times } from '../../kit/geometry.ts'
import type { Exhibit } from './exhibits.ts'

/** Where the middle of a piece stands. */
export interface Spot {
  piece: Exhibit
  x: number
  y: number
}

/** A line of pieces: where it begins and how deep it is. */
export interface Row {
  y: number
  d: number
  spots: readonly Spot[]
}

/** The size that pieces need when set out, in lines from the back to the front. */
export interface Floor {
  w: number
  d: number
  rows: readonly Row[]
}

/**
 * Lays pieces out in lines along x of about the same length, so that none leaves floor empty, the
 * tallest at the back. `back` is the way behind the first line, `apart` how far apart things stand,
 * as a share of the usual gap for their size.
 */
export function lines(
  pieces: readonly Exhibit[],
  count: number,
  back: number,
  apart: number,
): Floor {
  const sorted = [...pieces].sort((p, q) => q.h - p.h)
  const middle = widthOf(pieces) / Math.max(1, pieces.length)
  const gap = apart * Math.max(22, Math.min(48, middle * 0.28))
  const groups = ofOneLength(sorted, count)
  const w = Math.max(...groups.map(group => widthOf(group) + gap * (1 + group.length * 0.8)))
  let y = back
  const rows = groups.map((group, line) => {
    const d = Math.max(...group.map(piece => piece.d))
    const space = (w - widthOf(group)) / (group.length + 1)
    let end = 0
    const spots = group.map((piece): Spot => {
      end += space + piece.w
      return { piece, x: end - piece.w / 2, y: y + (line ? d : piece.d) / 2 }
    })
    const row = { y, d, spots }
    y += d + gap
    return row
  })
  return { w, d: y, rows }
}

/** The pieces in their order, cut into lines where a share of their widths is full. */
function ofOneLength(pieces: readonly Exhibit[], count: number): Exhibit[][] {
  const groups: Exhibit[][] = times(count, () => [])
  const all = widthOf(pieces)
  let before = 0
  for (const piece of pieces) {
    groups[Math.floor((count * (before + piece.w / 2)) / all)]?.push(piece)
    before += piece.w
  }
  return groups.filter(group => group.length > 0)
}

const widthOf = (pieces: readonly Exhibit[]) => pieces.reduce((sum, { w }) => sum + w, 0)

/** How high the highest piece is, in cm. */
export const tallest = (pieces: readonly Exhibit[]) => Math.max(...pieces.map(({ h }) => h))
