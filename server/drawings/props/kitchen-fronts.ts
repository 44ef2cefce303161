import type { Point } from '../kit/geometry.ts'
import { type Mark, type Patch, panel, rectangle } from '../kit/mark.ts'
import { glass } from '../kit/palette.ts'

export const frontStyles = ['flat', 'shaker', 'bar', 'fluted'] as const
export type FrontStyle = (typeof frontStyles)[number]

export interface Fronts {
  readonly style: FrontStyle
  readonly handle: string
  /** Where one takes hold: below the worktop, under a wall cupboard, beside a tall door. */
  readonly grip?: 'top' | 'bottom' | 'side'
  readonly glazed?: boolean
}

/** Doors or drawers over a whole face, `columns` by `rows`. */
export function fronts(columns: number, rows: number, look: Fronts): Mark {
  return face => {
    const { style, handle, grip = 'top', glazed = false } = look
    const [w, h] = [1 / columns, 1 / rows]
    const [gu, gv] = [0.8 / face.w, 0.8 / face.h]
    const cells = Array.from(
      { length: columns * rows },
      (_, i) => [(i % columns) * w, Math.floor(i / columns) * h] as const,
    )
    const frames = cells.map(([u, v]) => rectangle(u + gu, v + gv, w - 2 * gu, h - 2 * gv))
    const patches: Patch[] = [{ rings: frames, fill: '#ffffff', opacity: 0.07, edge: true }]
    const [mu, mv] = [6 / face.w, 6 / face.h]
    const inner = cells.map(([u, v]) => rectangle(u + mu, v + mv, w - 2 * mu, h - 2 * mv))
    if (glazed) patches.push({ rings: inner, fill: glass.pane, opacity: 0.85, edge: true })
    else if (style === 'shaker')
      patches.push({ rings: inner, fill: '#0b1a2a', opacity: 0.08, edge: true })
    if (style === 'fluted' && !glazed) patches.push(flutes(face.w))
    patches.push({
      rings: cells.flatMap(cell => hold(cell, [w, h], face, grip, style)),
      fill: handle,
    })
    return patches
  }
}

/** An oven or a dishwasher: a steel front with a dark window and a rail to pull. */
export function ovenFront(bottom = 0, top = 1): Mark[] {
  const h = top - bottom
  return [
    panel(0.02, bottom, 0.96, h, '#aab3b8'),
    panel(0.06, bottom + h * 0.08, 0.88, h * 0.62, '#20272d'),
    panel(0.14, bottom + h * 0.16, 0.72, h * 0.42, '#39454d', { edge: false }),
    panel(0.1, bottom + h * 0.74, 0.8, h * 0.05, '#e7eaec'),
    panel(0.36, bottom + h * 0.85, 0.28, h * 0.09, '#20272d', { edge: false }),
  ]
}

function hold(
  [u, v]: Point,
  [w, h]: Point,
  face: { readonly w: number; readonly h: number },
  grip: 'top' | 'bottom' | 'side',
  style: FrontStyle,
): Point[][] {
  const [du, dv] = [1 / face.w, 1 / face.h]
  if (grip === 'side') {
    const left = Math.round(u / w) % 2 === 1
    const at = left ? u + 4 * du : u + w - 6 * du
    return [rectangle(at, v + h * 0.36, 2 * du, h * 0.28)]
  }
  if (style === 'flat' || style === 'fluted')
    return grip === 'top'
      ? [rectangle(u, v + h - 3.4 * dv, w, 2.4 * dv)]
      : [rectangle(u, v + 0.6 * dv, w, 1.4 * dv)]
  const wide = style === 'shaker' ? 4 * du : Math.min(w * 0.5, 22 * du)
  const tall = style === 'shaker' ? 4 * dv : 2 * dv
  const height = grip === 'top' ? v + h - 9 * dv : v + 7 * dv
  return [rectangle(u + w / 2 - wide / 2, height, wide, tall)]
}

function flutes(width: number): Patch {
  const count = Math.round(width / 5)
  return {
    fill: '#0b1a2a',
    opacity: 0.12,
    rings: Array.from({ length: count }, (_, i) =>
      rectangle((i + 0.3) / count, 0.02, 0.4 / count, 0.9),
    ),
  }
}
