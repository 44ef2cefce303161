import type { Builder } from '../kit/builder.ts'
import { evenly, type Point, partsOf, type Vec } from '../kit/geometry.ts'
import { type Mark, polygon } from '../kit/mark.ts'
import { arc, bent } from './bent.ts'
import type { Finish } from './cabinets/finish.ts'
import { drawer } from './cabinets/fronts.ts'
import { roundedOff, shrunk, upright } from './outline.ts'

/** Colour of silvered glass. */
export const GLASS = '#cfe3e8'

const outlines = {
  round: (w: number) => outlines.oval(w, w),
  oval: (w: number, h: number) => arc([0, h / 2], [w / 2, h / 2], [9, 351], 19),
  arch: (w: number, h: number) => upright(w, 0, h, w * 0.5),
  square: (w: number, h: number) => roundedOff(upright(w, 0, h, 0), 3),
}

export const mirrorShapes = ['round', 'oval', 'arch', 'square'] as const
type MirrorShape = keyof typeof outlines

/** A framed mirror standing on the origin, its back at y = 0, facing +y; a round one is `w` high. */
export function mirror(
  b: Builder,
  shape: MirrorShape,
  w: number,
  h: number,
  frame: string,
  border = 3,
) {
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

export function triptych(b: Builder, w: number, h: number, frame: string) {
  mirror(b, 'arch', w * 0.5, h, frame, 2.4)
  for (const side of [-1, 1]) {
    const at = (t: number, y: number): Point => [side * w * (0.252 + 0.22 * t), 14 * t + y]
    const leaf = (inset: number, y: number, thick: number, z: number, color: string) => {
      const ends = [inset, 1 - inset]
      const plan = [...ends.map(t => at(t, y)), ...ends.reverse().map(t => at(t, y + thick))]
      b.extrude(plan, 'z', [0, 0, z], h * 0.84 - 2 * z, color)
    }
    leaf(0, 0, 2, 0, frame)
    leaf(0.1, 2, 0.4, 2.4, GLASS)
  }
}

export function swingMirror(
  b: Builder,
  shape: 'oval' | 'round',
  w: number,
  { color, fronts }: Finish,
) {
  const h = shape === 'oval' ? w * 1.3 : w
  b.box([-w * 0.6, -3, 0], [w * 1.2, 15, 8], color)
  drawer(b, [-w * 0.58, 0.4, w * 1.16, 7.2], 12, fronts)
  b.cylinder([[-w / 2 - 3.4, w / 2 + 3.4], 2, 8], 1.4, h * 0.62, color)
  mirror(b.at(0, 0, 11), shape, w, h, color)
}

export function starMirror(b: Builder, w: number, h: number, frame: string) {
  mirror(b, 'square', w, h, frame, 8)
  const bulb = (x: number, z: number) => b.quiet.ball([x, 4, z], 2.8, '#fff3cf')
  for (const z of evenly(partsOf(h, 20, 3), 6, h - 6))
    for (const x of [-w / 2 + 4, w / 2 - 4]) bulb(x, z)
  for (const x of evenly(Math.round(w / 24) + 1, -w / 2, w / 2).slice(1, -1)) bulb(x, h - 5)
}

export function chevalMirror(b: Builder, w: number, h: number, frame: string, shape: MirrorShape) {
  for (const x of [-w / 2 - 4, w / 2 + 4]) {
    const foot = arc([0, 0], [25, 12], [0, 180], 6).map(([y, z]): Vec => [x, y, z + 1.4])
    bent(b, foot, [3, 3], frame, { across: [1, 0, 0] })
    b.beam([x, 0, 15], [x, 0, h * 0.62], 3, frame)
    b.ball([x, 0, h * 0.62 + 2], 2.6, frame)
  }
  b.beam([-w / 2 - 2.4, 0, 20], [w / 2 + 2.4, 0, 20], 2.4, frame)
  mirror(b.at(0, -1.4, 25), shape, w, h - 25, frame)
}

export function leaningMirror(b: Builder, w: number, h: number, frame: string, round: number) {
  const lean = h * 0.1
  b.beam([0, -h * 0.16, 0], [0, lean * 0.28 - 1.2, h * 0.7], 2.4, frame)
  const outline = upright(w, 0, h, round)
  const ring = (outline: readonly Point[], forward: number) =>
    outline.map(([x, z]): Vec => [x, lean * (1 - z / h) + forward, z])
  b.loft(ring(outline, 0), ring(outline, 2.4), frame)
  const inner = shrunk(outline, 3)
  b.quiet.loft(ring(inner, 2.4), ring(inner, 2.9), GLASS)
}
