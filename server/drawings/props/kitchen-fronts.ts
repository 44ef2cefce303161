import { grid, type Point } from '../kit/geometry.ts'
import { type FaceSize, type Mark, type Patch, panel, rectangle, tint } from '../kit/mark.ts'
import { glass } from '../kit/palette.ts'
import { battens } from './cladding.ts'

export const frontStyles = ['flat', 'shaker', 'bar', 'fluted'] as const
type FrontStyle = (typeof frontStyles)[number]

export interface Fronts {
  style: FrontStyle
  handle: string
  /** Where one takes hold: below the worktop, under a wall cupboard, beside a tall door. */
  grip?: 'top' | 'bottom' | 'side'
  glazed?: boolean
}

/** Doors or drawers over a whole face, `columns` by `rows`. */
export function fronts(columns: number, rows: number, look: Fronts): Mark {
  return face => {
    const { style, handle, glazed } = look
    const [w, h] = [1 / columns, 1 / rows]
    const cells = grid(columns, columns * rows).map(([i, j]): Point => [i * w, j * h])
    const drawnIn = (by: number) => {
      const [u, v] = [by / face.w, by / face.h]
      return cells.map(([x, y]) => rectangle(x + u, y + v, w - 2 * u, h - 2 * v))
    }
    const patches: (Patch | Mark)[] = [
      { rings: drawnIn(0.8), fill: '#ffffff', opacity: 0.07, edge: true },
    ]
    if (glazed) patches.push({ rings: drawnIn(6), fill: glass.pane, opacity: 0.85, edge: true })
    else if (style === 'shaker')
      patches.push({ rings: drawnIn(6), fill: '#0b1a2a', opacity: 0.08, edge: true })
    else if (style === 'fluted')
      patches.push(...battens(Math.round(face.w / 5), '#0b1a2a', 0.12)(face))
    const grips = cells.map((cell, i) => grip(cell, [w, h], face, look, i % columns))
    return [...patches, { rings: grips, fill: handle }]
  }
}

/** A strip along the edge, a knob or a bar near it, or an upright bar beside a tall door. */
function grip(
  [u, v]: Point,
  [w, h]: Point,
  face: FaceSize,
  { style, grip: at = 'top' }: Fronts,
  column: number,
): Point[] {
  const [cu, cv] = [1 / face.w, 1 / face.h]
  if (at === 'side')
    return rectangle(column % 2 ? u + 4 * cu : u + w - 6 * cu, v + h * 0.36, 2 * cu, h * 0.28)
  if (style === 'flat' || style === 'fluted')
    return rectangle(u, at === 'top' ? v + h - 3.4 * cv : v + 0.6 * cv, w, 2 * cv)
  const [wide, tall] = style === 'shaker' ? [4 * cu, 4 * cv] : [Math.min(w * 0.5, 22 * cu), 2 * cv]
  return rectangle(u + (w - wide) / 2, at === 'top' ? v + h - 9 * cv : v + 7 * cv, wide, tall)
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
