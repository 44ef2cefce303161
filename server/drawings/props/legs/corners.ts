import type { Builder } from '../../kit/builder.ts'
import { darker, lighter } from '../../kit/light.ts'
import { lines, type Mark, panel } from '../../kit/mark.ts'
import { boards } from '../cladding.ts'

/** Where a corner of furniture stands to the eye; its leg is on the origin. */
export const corners = ['near', 'left', 'right'] as const
export type Corner = (typeof corners)[number]

/** From the leg into the furniture, as signs along x and y. */
const inwards: Record<Corner, readonly [1 | -1, 1 | -1]> = {
  near: [-1, -1],
  left: [1, -1],
  right: [-1, 1],
}

/** The way in which a leg of this corner leans, of length 1. */
export function outwards(corner: Corner): readonly [number, number] {
  const [x, y] = inwards[corner]
  return [-x * Math.SQRT1_2, -y * Math.SQRT1_2]
}

/** A piece cut out of furniture around the leg: how far it goes along x and y, and its colours. */
export interface Cut {
  readonly corner: Corner
  readonly a: number
  readonly c: number
  readonly half: number
  /** Height of the leg's head. */
  readonly h: number
  readonly color: string
}

/** The corner of a table: rails at the leg's head, the top over them. */
export function tableCorner(b: Builder, cut: Cut, top: string, rail: number, thick: number): void {
  if (rail > 0) rails(b, cut, cut.h - rail, rail)
  board(b, cut, cut.half + thick, cut.h, thick, top, { top: [boards(4, false, '#10262b', 0.1)] })
}

/** The corner of a chair: seat rails and a cushion with its welt. */
export function seatCorner(
  b: Builder,
  cut: Cut,
  fabric: string,
  rail: number,
  thick: number,
): void {
  if (rail > 0) rails(b, cut, cut.h - rail, rail)
  board(b, cut, cut.half + 0.6, cut.h, 1, cut.color)
  board(b, cut, cut.half + 0.2, cut.h + 1, thick, fabric, { inside: '#f0e3c4' })
}

/** The corner of a bed: side boards over the leg, slats and the mattress. */
export function bedCorner(
  b: Builder,
  cut: Cut,
  cloth: string,
  rail: number,
  mattress: number,
): void {
  const { h, half } = cut
  edges(b, cut, h, rail)
  board(b, cut, half, h, rail - 3, darker(cut.color, 0.25))
  if (mattress > 0) board(b, cut, half - 0.4, h + rail - 3, mattress, cloth, { inside: '#f7ecc9' })
}

/** The corner of a cabinet or a sofa: a moulding and the body over it. */
export function cabinetCorner(b: Builder, cut: Cut, color: string, high: number): void {
  board(b, cut, cut.half * 1.25, cut.h, cut.h * 0.09, lighter(color, 0.12))
  board(b, cut, cut.half * 1.1, cut.h * 1.09, high, color)
}

/** A slab over the corner, `over` cm beyond the leg's middle; its cuts are paler. */
export function board(
  b: Builder,
  { corner, a, c }: Cut,
  over: number,
  z: number,
  thick: number,
  color: string,
  look: { readonly inside?: string; readonly top?: readonly Mark[] } = {},
): void {
  const { inside = lighter(color, 0.35), top = [] } = look
  const [x, w] = span(inwards[corner][0], over, a)
  const [y, d] = span(inwards[corner][1], over, c)
  b.box([x, y, z], [w, d, thick], color, { ...cuts(corner, inside), top })
}

/** Rails between the leg's head and the cuts. */
function rails(b: Builder, { corner, a, c, half, color }: Cut, z: number, high: number): void {
  const [sx, sy] = inwards[corner]
  const inside = lighter(color, 0.35)
  const [x, w] = span(sx, -half, a - 1)
  const [y, d] = span(sy, -half, c - 1)
  const at = (s: number): number => -s * (half - 0.6) - (s < 0 ? 2 : 0)
  b.box([x, at(sy), z], [w, 2, high], color, corner === 'left' ? cuts('left', inside) : {})
  b.box([at(sx), y, z], [2, d, high], color, corner === 'right' ? cuts('right', inside) : {})
}

/** Boards around the outside of the corner. */
function edges(b: Builder, { corner, a, c, half, color }: Cut, z: number, high: number): void {
  const [sx, sy] = inwards[corner]
  const inside = lighter(color, 0.35)
  const [x, w] = span(sx, half + 2.2, a)
  const [y, d] = span(sy, half, c)
  const at = (s: number): number => (s > 0 ? -half - 2.2 : half)
  b.box([x, at(sy), z], [w, 2.2, high], color, corner === 'left' ? cuts('left', inside) : {})
  b.box([at(sx), y, z], [2.2, d, high], color, corner === 'right' ? cuts('right', inside) : {})
}

/** From `over` cm outside of the origin to `into` cm inside of it, as start and length. */
function span(sign: 1 | -1, over: number, into: number): [number, number] {
  return [sign > 0 ? -over : -into, over + into]
}

function cuts(corner: Corner, inside: string): { right?: Mark[]; front?: Mark[] } {
  const marks = [panel(0, 0, 1, 1, inside), grain]
  if (corner === 'left') return { right: marks }
  return corner === 'right' ? { front: marks } : {}
}

const grain: Mark = lines(
  [0.28, 0.52, 0.76].map(v => [
    [0, v],
    [1, v],
  ]),
  '#10262b',
  0.3,
  0.22,
)

/** Half of a round top behind the eye's plane through its middle, so that the base shows. */
export function halfTop(b: Builder, r: number, z: number, thick: number, color: string): void {
  const rim = Array.from({ length: 15 }, (_, i) => {
    const a = ((135 + (i * 180) / 14) * Math.PI) / 180
    return [Math.cos(a) * r, Math.sin(a) * r] as const
  })
  b.extrude(rim, 'z', [0, 0, z], thick, color, { smooth: true })
}
