import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { type Mark, polygon } from '../kit/mark.ts'
import { arc, bent } from './bent.ts'
import { roundedOff, shrunk, upright } from './outline.ts'

export const mirrorShapes = ['round', 'oval', 'arch', 'square', 'hexagon'] as const
export type MirrorShape = (typeof mirrorShapes)[number]

const GLASS = '#cfe3e8'

/** A framed mirror standing on the origin, its back at y = 0, facing +y. */
export function mirror(
  b: Builder,
  shape: MirrorShape,
  w: number,
  h: number,
  frame: string,
  border = 3,
): void {
  const outline = outlines[shape](w, h)
  b.extrude(outline, 'y', [0, 0, 0], 2.4, frame, { smooth: true })
  glass(b.at(0, 2.4), shrunk(outline, border))
}

/** A sheet of mirror glass with a reflection, lying in front of y = 0. */
export function glass(b: Builder, outline: readonly Point[]): void {
  b.extrude(outline, 'y', [0, 0, 0], 0.5, GLASS, { smooth: true, casts: false, ends: [gleam] })
}

/** Marks for a mirror that covers a part of a face: its glass and the reflection. */
export const gleam: Mark = face =>
  [
    polygon(
      [
        [0.16, 0.42],
        [0.62, 0.9],
        [0.8, 0.84],
        [0.16, 0.2],
      ],
      '#ffffff',
      { opacity: 0.5 },
    ),
    polygon(
      [
        [0.42, 0.18],
        [0.84, 0.6],
        [0.84, 0.5],
        [0.5, 0.14],
      ],
      '#ffffff',
      { opacity: 0.4 },
    ),
  ].flatMap(mark => mark(face))

/** Three panels, the outer two folded forward by `fold` cm. */
export function triptych(b: Builder, w: number, h: number, frame: string): void {
  mirror(b, 'arch', w * 0.5, h, frame, 2.4)
  for (const side of [-1, 1]) {
    const [x0, x1] = [side * w * 0.252, side * (w * 0.252 + Math.sqrt((w * 0.26) ** 2 - 14 ** 2))]
    const panel = (inset: number, back: number, top: number): [Vec[], Vec[]] => {
      const k = inset / (w * 0.26)
      const [xa, xb] = [x0 + (x1 - x0) * k, x1 - (x1 - x0) * k]
      const [ya, yb] = [14 * k, 14 * (1 - k)]
      const ring = (dy: number): Vec[] => [
        [xa, ya + back + dy, inset],
        [xb, yb + back + dy, inset],
        [xb, yb + back + dy, top - inset],
        [xa, ya + back + dy, top - inset],
      ]
      return [ring(0), ring(inset ? 0.4 : 2)]
    }
    b.loft(...panel(0, 0, h * 0.84), frame)
    b.loft(...panel(2.4, 2, h * 0.84), GLASS, { casts: false })
  }
}

/** A tall mirror that swings between two posts. */
export function chevalMirror(
  b: Builder,
  w: number,
  h: number,
  frame: string,
  shape: MirrorShape,
): void {
  for (const side of [-1, 1]) {
    const x = side * (w / 2 + 4)
    bent(
      b,
      arc([0, 0], [25, 12], [0, 180], 6).map(([y, z]): Vec => [x, y, z + 1.4]),
      3,
      frame,
      { across: [1, 0, 0] },
    )
    b.beam([x, 0, 15], [x, 0, h * 0.62], 3, frame)
    b.ball([x, 0, h * 0.62 + 2], 2.6, frame)
  }
  b.beam([-w / 2 - 2.4, 0, 20], [w / 2 + 2.4, 0, 20], 2.4, frame)
  mirror(b.at(0, -1.4, 25), shape, w, h - 25, frame)
}

/** A tall mirror that leans against what is behind it, or on a strut of its own. */
export function leaningMirror(
  b: Builder,
  w: number,
  h: number,
  frame: string,
  round: number,
  strut = false,
): void {
  const lean = h * 0.1
  if (strut) b.beam([0, -h * 0.16, 0], [0, lean * 0.28 - 1.2, h * 0.7], 2.4, frame)
  const outline = upright(w, 0, h, round)
  const ring = (points: readonly Point[], forward: number) =>
    points.map(([x, z]): Vec => [x, lean * (1 - z / h) + forward, z])
  b.loft(ring(outline, 0), ring(outline, 2.4), frame)
  const inner = shrunk(outline, 3)
  b.loft(ring(inner, 2.4), ring(inner, 2.9), GLASS, { casts: false })
}

/** A mirror in a frame of lamps. */
export function starMirror(b: Builder, w: number, h: number, frame: string): void {
  mirror(b, 'square', w, h, frame, 8)
  const bulb = (x: number, z: number) => b.ball([x, 4, z], 2.8, '#fff3cf', { casts: false })
  const rows = Math.max(3, Math.round(h / 20))
  for (let i = 0; i < rows; i++)
    for (const x of [-w / 2 + 4, w / 2 - 4]) bulb(x, 6 + (i * (h - 12)) / (rows - 1))
  const columns = Math.round(w / 24)
  for (let i = 1; i < columns; i++) bulb(-w / 2 + (i * w) / columns, h - 5)
}

const outlines: Record<MirrorShape, (w: number, h: number) => Point[]> = {
  round: (w, h) => arc([0, h / 2], [Math.min(w, h) / 2, Math.min(w, h) / 2], [9, 351], 19),
  oval: (w, h) => arc([0, h / 2], [w / 2, h / 2], [9, 351], 19),
  arch: (w, h) => upright(w, 0, h, w * 0.5),
  square: (w, h) =>
    roundedOff(
      [
        [-w / 2, 0],
        [w / 2, 0],
        [w / 2, h],
        [-w / 2, h],
      ],
      3,
    ),
  hexagon: (w, h) => [
    [-w * 0.28, 0],
    [w * 0.28, 0],
    [w / 2, h / 2],
    [w * 0.28, h],
    [-w * 0.28, h],
    [-w / 2, h / 2],
  ],
}
