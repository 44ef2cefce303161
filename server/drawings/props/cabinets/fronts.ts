import type { Builder } from '../../kit/builder.ts'
import { mix } from '../../kit/light.ts'
import { lines, panel } from '../../kit/mark.ts'
import { glass } from '../../kit/palette.ts'
import { type FrontStyle, joint, surface } from './front-surfaces.ts'

export const handleStyles = ['knob', 'bar', 'edge', 'cup', 'none'] as const

export type HandleStyle = (typeof handleStyles)[number]

/** How the doors and drawers of a piece look. */
export interface Fronts {
  readonly style: FrontStyle
  readonly color: string
  readonly handle: HandleStyle
  readonly metal: string
}

/** Left, lower edge, width and height in cm of a part of a piece's front. */
export type Part = readonly [x: number, z: number, w: number, h: number]

export const FRONT = 1.8

/** A door that lies on the plane y; its handle is at the side away from its hinge. */
export function door(
  b: Builder,
  part: Part,
  y: number,
  look: Fronts,
  hinge: 'left' | 'right',
): void {
  const [x, z, w, h] = part
  slab(b, part, y, look)
  const grip = hinge === 'left' ? x + w - 4.5 : x + 4.5
  const high = h > 120 ? z + h * 0.5 : z + h * 0.62
  handle(b, look, [grip, y + FRONT, high], 'upright', h > 120)
}

/** A drawer that lies on the plane y. */
export function drawer(b: Builder, part: Part, y: number, look: Fronts): void {
  const [x, z, w, h] = part
  slab(
    b,
    part,
    y,
    look.style === 'louvred' || look.style === 'cane' ? { ...look, style: 'framed' } : look,
  )
  const at = (u: number): void => handle(b, look, [x + w * u, y + FRONT, z + h * 0.6], 'lying')
  if (w > 70 && look.handle !== 'edge') for (const u of [0.24, 0.76]) at(u)
  else at(0.5)
}

/** A pane in a frame, through which one sees what is inside. */
export function glassDoor(
  b: Builder,
  [x, z, w, h]: Part,
  y: number,
  look: Fronts,
  bars: number,
): void {
  const { color, metal } = look
  const t = 3.2
  b.box([x, y, z], [w, FRONT, t], color)
  b.box([x, y, z + t], [t, FRONT, h - 2 * t], color)
  b.box([x + w - t, y, z + t], [t, FRONT, h - 2 * t], color)
  b.box([x, y, z + h - t], [w, FRONT, t], color)
  const [pw, ph] = [w - 2 * t, h - 2 * t]
  b.box([x + t, y, z + t], [pw, FRONT * 0.6, ph], glass.light, {
    open: true,
    casts: false,
    front: [
      panel(0, 0, 1, 1, glass.light, { opacity: 0.34, edge: false }),
      lines(
        Array.from(
          { length: bars },
          (_, i) =>
            [
              [0, (i + 1) / (bars + 1)],
              [1, (i + 1) / (bars + 1)],
            ] as const,
        ),
        color,
        1.4,
      ),
      lines(
        [
          [
            [0.15, 0.55],
            [0.7, 0.95],
          ],
          [
            [0.15, 0.4],
            [0.85, 0.95],
          ],
        ],
        '#ffffff',
        1.6,
        0.5,
      ),
    ],
  })
  handle(b, { ...look, metal }, [x + w - 1.6, y + FRONT, z + h * 0.5], 'upright')
}

function slab(
  b: Builder,
  [x, z, w, h]: Part,
  y: number,
  { style, color, handle: grip }: Fronts,
): void {
  const edge =
    grip === 'edge'
      ? [panel(0, 1 - 2 / h, 1, 2 / h, '#10262b', { opacity: 0.45, edge: false })]
      : []
  const base = style === 'two-tone' ? mix(color, '#f1ece1', 0.7) : color
  b.box([x, y, z], [w, FRONT, h], base, { front: [...surface(style, color, w, h), ...edge, joint] })
}

function handle(
  b: Builder,
  { handle: style, metal }: Fronts,
  [x, y, z]: readonly [number, number, number],
  way: 'upright' | 'lying',
  tall = false,
): void {
  const quiet = { casts: false }
  if (style === 'knob') b.ball([x, y + 1.5, z], 1.5, metal, quiet)
  if (style === 'cup') b.box([x - 4, y, z - 1.2], [8, 2, 2.4], metal, quiet)
  const long = tall ? 30 : 16
  if (style === 'bar')
    if (way === 'upright') b.box([x - 0.6, y, z - long / 2], [1.2, 2, long], metal, quiet)
    else b.box([x - 8, y, z - 0.6], [16, 2, 1.2], metal, quiet)
}
