import type { Builder } from '../kit/builder.ts'
import { type Point, pairs, partsOf, points } from '../kit/geometry.ts'
import { joined, type Mark, panel, tint } from '../kit/mark.ts'
import { brand, darker, lighter, namesOf } from '../kit/palette.ts'
import { boards, chequer, planks, tiles } from './cladding.ts'
import { onWall } from './wall-outline.ts'

/** The cuts that leave the wall at the right whole. */
export const evenAtRight = ['even', 'unit', 'gable-left', 'pitch-left'] as const

export interface ShellLook {
  /** Inner width along x, depth along y, height in cm where the walls meet. */
  size: readonly [number, number, number]
  /** Two even walls, if not set. */
  section?: Section
  /** Colour of the wall at the back right (along x), and of the one at the back left (along y). */
  wall: string
  sideWall?: string
  floor?: Finish
  floorColor: string
  coat?: string
  /** Marks over a wall's inner width and the height in `size`; what a slope cuts off is not seen. */
  back?: readonly Mark[]
  side?: readonly Mark[]
}

const THICK = 12

/** A cutaway room: the floor from the origin, a wall along each back edge, open in front. */
export function shell(b: Builder, look: ShellLook) {
  const [w, d, h] = look.size
  const { wall, sideWall = wall, section = 'even', floor = 'planks', coat = brand.teal } = look
  const unit = section === 'unit'
  if (unit) chassis(b, look, coat)
  else
    b.slab([-THICK, -THICK, -14], [w + THICK, d + THICK, 14], look.floorColor, {
      top: flooring[floor],
    })
  const [back, side] = outlines[section]
  const cut = unit ? coat : lighter(wall, 0.5)
  const finish = [...(unit ? [lining] : []), skirting]
  const onBack = onWall([w, h], back, [...finish, ...(look.back ?? [])], THICK)
  const along = back.map(([u, v]): Point => [u === 0 ? -THICK : u * w, v * h])
  b.quiet.extrude(along, 'y', [0, -THICK, 0], THICK, cut, { endColor: wall, ends: [onBack] })
  if (section === 'alone') return
  const onSide = onWall([d, h], side, [...finish, ...(look.side ?? [])])
  const aside = side.map(([u, v]): Point => [(1 - u) * d, v * h])
  b.quiet.extrude(aside, 'x', [-THICK, 0, 0], THICK, cut, { endColor: sideWall, ends: [onSide] })
}

const square: readonly Point[] = pairs('0 0, 1 0, 1 1, 0 1')
const gable: readonly Point[] = pairs('0 0, 1 0, 1 1, 0.5 1.3, 0 1')
const falling: readonly Point[] = pairs('0 0, 1 0, 1 0.74, 0 1')
const sloped: readonly Point[] = pairs('0 0, 1 0, 1 0.4, 0.52 1, 0 1')

/**
 * How a room is cut open: two even walls; the wall at the right without the other; a prefab unit in
 * its steel frame; a gable or a one-sided pitch over the wall at the left or at the right; walls cut
 * down towards their free ends. Outlines of both walls: u runs to the right as one looks at the
 * wall, v is 1 where they meet.
 */
const outlines = {
  even: [square, square],
  alone: [square, square],
  unit: [square, square],
  'gable-left': [square, gable],
  'gable-right': [gable, square],
  'pitch-left': [square, mirrored(falling)],
  'pitch-right': [falling, square],
  sloped: [sloped, mirrored(sloped)],
} satisfies Record<string, readonly [back: readonly Point[], side: readonly Point[]]>

export type Section = keyof typeof outlines
export const sections = namesOf(outlines).filter(name => name !== 'alone')

/**
 * How high a wall is, in shares of a room's height, where u runs to the right as one looks at it.
 */
export function topOf(section: Section, wall: 'back' | 'side'): (u: number) => number {
  const outline = outlines[section][wall === 'back' ? 0 : 1]
  const above = outline.filter(([, v]) => v > 0).sort((one, other) => one[0] - other[0])
  return u => {
    const next = above.findIndex(corner => corner[0] >= u)
    const [b, a] = [above[next] ?? above.at(-1), above[Math.max(0, next - 1)]] as [Point, Point]
    return b[0] === a[0] ? b[1] : a[1] + ((u - a[0]) / (b[0] - a[0])) * (b[1] - a[1])
  }
}

function mirrored(outline: readonly Point[]): Point[] {
  return outline.map(([u, v]): Point => [1 - u, v]).reverse()
}

function chassis(
  b: Builder,
  { size: [w, d, h], floor = 'planks', floorColor }: ShellLook,
  coat: string,
) {
  const dark = darker(coat, 0.3)
  const pockets = (length: number) =>
    [0.36, 0.56].map(u => panel(u, 0.2, 34 / length, 0.55, brand.ink, 0.75))
  b.slab([-THICK, -THICK, -22], [w + 2 * THICK, d + 2 * THICK, 22], coat, {
    topColor: floorColor,
    top: flooring[floor],
    front: pockets(w),
    right: pockets(d),
  })
  for (const [x, y, high] of points([-THICK, d, h + 8], [w, -THICK, h + 8], [w, d, 30]))
    b.box([x, y, 0], [THICK, THICK, high], dark, { topColor: lighter(coat, 0.4) })
  b.quiet.box([0, d, 0], [w, THICK, 7], coat)
  b.quiet.box([w, 0, 0], [THICK, d, 7], coat)
}

const flooring = {
  planks: [planks(20)],
  tiles: [tiles(60)],
  chequer: [chequer(60)],
  carpet: [],
  sheet: [boards(3, true, brand.ink, 0.1)],
} satisfies Record<string, Mark[]>

export type Finish = keyof typeof flooring
export const floors = namesOf(flooring).filter(name => name !== 'sheet')

const skirting: Mark = face => tint(0, 0, 1, 10 / face.h, '#ffffff', 0.55)(face)

const lining: Mark = face =>
  joined(
    boards(partsOf(face.w, 110, 3), true, brand.ink, 0.13),
    panel(0, 1 - 8 / face.h, 1, 8 / face.h, '#ffffff', 0.5),
  )(face)
