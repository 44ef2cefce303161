import type { Builder } from '../kit/builder.ts'
import { grid, type Point, type Vec } from '../kit/geometry.ts'
import { type Mark, panel, polygons, rectangle, tint } from '../kit/mark.ts'
import { glass, metals } from '../kit/palette.ts'
import { battens } from './cladding.ts'

/** A box with marks on its front, such as doors or drawers. */
export function cupboard(b: Builder, size: Vec, color: string, front: readonly Mark[]) {
  b.box(0, size, color, { front })
}

/** Drawers with bars, or with knobs on framed fronts. */
export const drawers = (
  columns: number,
  rows: number,
  handle = metals.black,
  style: 'bar' | 'shaker' = 'bar',
): Mark => fronts(columns, rows, { style, handle })

export const doors = (count: number, handle = metals.black): Mark =>
  fronts(count, 1, { style: 'bar', handle, grip: 'side' })

export const frontStyles = ['flat', 'shaker', 'bar', 'fluted'] as const

export interface Fronts {
  style: (typeof frontStyles)[number]
  handle: string
  /** Where one takes hold: below the worktop, under a wall cupboard, beside a tall door. */
  grip?: 'top' | 'bottom' | 'side'
  glazed?: boolean
}

/** Doors or drawers over a whole face, `columns` by `rows`. */
export function fronts(columns: number, rows: number, look: Fronts): Mark {
  const { style, handle, grip = 'top', glazed } = look
  const [w, h] = [1 / columns, 1 / rows]
  const cells = grid(columns, columns * rows).map(([i, j]): Point => [i * w, j * h])
  return face => {
    const drawnIn = (by: number, fill: string, opacity: number) => {
      const [u, v] = [by / face.w, by / face.h]
      const rings = cells.map(([x, y]) => rectangle(x + u, y + v, w - 2 * u, h - 2 * v))
      return polygons(rings, fill, { opacity, edge: true })
    }
    const [cu, cv] = [1 / face.w, 1 / face.h]
    /** An upright bar beside a tall door, a strip along the edge, a knob or a bar near it. */
    const gripOf = ([u, v]: Point, column: number) => {
      if (grip === 'side')
        return rectangle(column % 2 ? u + 4 * cu : u + w - 6 * cu, v + h * 0.36, 2 * cu, h * 0.28)
      if (style === 'flat' || style === 'fluted')
        return rectangle(u, grip === 'top' ? v + h - 3.4 * cv : v + 0.6 * cv, w, 2 * cv)
      const [wide, tall] =
        style === 'shaker' ? [4 * cu, 4 * cv] : [Math.min(w * 0.5, 22 * cu), 2 * cv]
      const low = grip === 'top' ? v + h - 9 * cv : v + 7 * cv
      return rectangle(u + (w - wide) / 2, low, wide, tall)
    }
    const marks = [drawnIn(0.8, '#ffffff', 0.07)]
    if (glazed) marks.push(drawnIn(6, glass.pane, 0.85))
    else if (style === 'shaker') marks.push(drawnIn(6, '#0b1a2a', 0.08))
    else if (style === 'fluted') marks.push(battens(Math.round(face.w / 5), '#0b1a2a', 0.12))
    const grips = cells.map((cell, i) => gripOf(cell, i % columns))
    return [...marks, polygons(grips, handle)]
  }
}

export function ovenFront(bottom = 0.02, top = 0.98): Mark[] {
  const h = top - bottom
  return [
    panel(0.02, bottom, 0.96, h, '#aab3b8'),
    panel(0.06, bottom + h * 0.08, 0.88, h * 0.62, '#20272d'),
    tint(0.14, bottom + h * 0.16, 0.72, h * 0.42, '#39454d'),
    panel(0.1, bottom + h * 0.74, 0.8, h * 0.05, '#e7eaec'),
    tint(0.36, bottom + h * 0.85, 0.28, h * 0.09, '#20272d'),
  ]
}
