import { times } from '../../../kit/geometry.ts'
import type { Exhibit } from './exhibits.ts'

/** Where a piece stands: the middle of its plan, its size, and its line counted from the back. */
export interface Spot {
  piece: Exhibit
  x: number
  y: number
  w: number
  d: number
  line: number
}

/** A line of pieces: where it begins and how deep it is. */
export interface Row {
  y: number
  d: number
}

/** The size that pieces need when set out, and where each stands. */
export interface Floor {
  w: number
  d: number
  rows: readonly Row[]
  spots: readonly Spot[]
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
  const sorted = [...pieces].sort((p, q) => q.bounds.max[2] - p.bounds.max[2])
  const middle = pieces.reduce((sum, p) => sum + width(p), 0) / Math.max(1, pieces.length)
  const gap = apart * Math.max(22, Math.min(48, middle * 0.28))
  const groups = ofOneLength(sorted, count)
  const w = Math.max(
    ...groups.map(group => group.reduce((sum, p) => sum + width(p) + gap * 0.8, gap)),
  )
  const rows: Row[] = []
  const spots: Spot[] = []
  let y = back
  groups.forEach((group, line) => {
    const d = Math.max(...group.map(depth))
    rows.push({ y, d })
    const space = (w - group.reduce((sum, p) => sum + width(p), 0)) / (group.length + 1)
    let x = space
    for (const piece of group) {
      const [pw, pd] = [width(piece), depth(piece)]
      spots.push({
        piece,
        x: x + pw / 2,
        y: line === 0 ? y + pd / 2 : y + d / 2,
        w: pw,
        d: pd,
        line,
      })
      x += pw + space
    }
    y += d + gap
  })
  return { w, d: y, rows, spots }
}

/** The pieces in their order, cut into lines where a share of their widths is full. */
function ofOneLength(pieces: readonly Exhibit[], count: number): Exhibit[][] {
  const groups: Exhibit[][] = times(count, () => [])
  const all = pieces.reduce((sum, piece) => sum + width(piece), 0)
  let before = 0
  for (const piece of pieces) {
    groups[Math.floor((count * (before + width(piece) / 2)) / all)]?.push(piece)
    before += width(piece)
  }
  return groups.filter(group => group.length > 0)
}

function width({ bounds }: Exhibit): number {
  return bounds.max[0] - bounds.min[0]
}

function depth({ bounds }: Exhibit): number {
  return bounds.max[1] - bounds.min[1]
}
