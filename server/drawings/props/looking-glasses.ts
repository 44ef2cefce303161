import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { type Mark, polygon } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import type { Context, Thing } from '../layout/thing.ts'
import { arc, bent } from './bent.ts'
import { roundedOff, shrunk, upright } from './outline.ts'
import type { Scheme } from './schemes.ts'

/** Colour of silvered glass. */
export const GLASS = '#cfe3e8'

const outlines = {
  round: (w: number) => outlines.oval(w, w),
  oval: (w: number, h: number) => arc([0, h / 2], [w / 2, h / 2], [9, 351], 19),
  arch: (w: number, h: number) => upright(w, 0, h, w * 0.5),
  square: (w: number, h: number) => roundedOff(upright(w, 0, h, 0), 3),
}

export const mirrorShapes = ['round', 'oval', 'arch', 'square'] as const

/** Width and height in cm; a round one is as high as wide. */
type Mirror = readonly [shape: keyof typeof outlines, w: number, h: number]

/** A framed mirror standing on the origin, its back at y = 0, facing +y. */
export function mirror(b: Builder, [shape, w, h]: Mirror, frame: string, border = 3) {
  const outline = outlines[shape](w, h)
  b.extrude(outline, 'y', [0, 0, 0], 2.4, frame, { smooth: true })
  const look = { smooth: true, ends: [gleam] }
  b.quiet.extrude(shrunk(outline, border), 'y', [0, 2.4, 0], 0.5, GLASS, look)
}

export const gleam: Mark = face => streaks.flatMap(mark => mark(face))

const streak = (opacity: number, ...corners: Point[]) => polygon(corners, '#ffffff', opacity)
const streaks = [
  streak(0.5, [0.16, 0.42], [0.62, 0.9], [0.8, 0.84], [0.16, 0.2]),
  streak(0.4, [0.42, 0.18], [0.84, 0.6], [0.84, 0.5], [0.5, 0.14]),
]

/** Mirrors that stand on the floor. */
type Standing = Thing<Context & { scheme: Scheme }>

export const chevalMirror: Standing = (b, { brief, scheme }) => {
  const frame = brief.pick([scheme.wood, metals.brass])
  const [w, h] = [58, brief.between(150, 178)]
  const shape = brief.pick(['arch', 'oval', 'square'])
  for (const x of [-w / 2 - 4, w / 2 + 4]) {
    const foot = arc([0, 0], [25, 12], [0, 180], 6).map(([y, z]): Vec => [x, y, z + 1.4])
    bent(b, foot, [3, 3], frame, { across: [1, 0, 0] })
    b.beam([x, 0, 15], [x, 0, h * 0.62], 3, frame)
    b.ball([x, 0, h * 0.62 + 2], 2.6, frame)
  }
  b.beam([-w / 2 - 2.4, 0, 20], [w / 2 + 2.4, 0, 20], 2.4, frame)
  mirror(b.at(0, -1.4, 25), [shape, w, h - 25], frame)
}

export const leaningMirror: Standing = (b, { brief, scheme }) => {
  const frame = brief.pick([scheme.wood, metals.brass])
  const h = 174
  const lean = h * 0.1
  b.beam([0, -h * 0.16, 0], [0, lean * 0.28 - 1.2, h * 0.7], 2.4, frame)
  const outline = upright(60, 0, h, brief.pick([4, 28]))
  const ring = (outline: readonly Point[], forward: number) =>
    outline.map(([x, z]): Vec => [x, lean * (1 - z / h) + forward, z])
  b.loft(ring(outline, 0), ring(outline, 2.4), frame)
  const inner = shrunk(outline, 3)
  b.quiet.loft(ring(inner, 2.4), ring(inner, 2.9), GLASS)
}
