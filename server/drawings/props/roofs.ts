import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { mix } from '../kit/light.ts'
import { lines, type Mark, polygon } from '../kit/mark.ts'

export const roofColors = {
  clay: '#b8593f',
  brick: '#96493a',
  charcoal: '#46525a',
  green: '#527563',
  blue: '#4a6c8c',
  silver: '#a9b4b8',
  umber: '#7d5b45',
}

/** Long sheet of steel with seams up the slope, tiles or shingles in courses, or grass. */
export const covers = ['sheet', 'tiles', 'shingles', 'thatch'] as const
export type Cover = (typeof covers)[number]

export const thatchColor = '#bd9f63'

export interface PitchedLook {
  /** Height of the ridge above the eaves. */
  readonly rise: number
  readonly color: string
  readonly along?: 'x' | 'y'
  readonly cover?: Cover
  /** How far it reaches over the long walls and over the gables. */
  readonly eave?: number
  readonly verge?: number
  /** Colour of the gables, and what is on them inside the barge boards. */
  readonly gable?: string
  readonly gableMarks?: readonly Mark[]
  /** Where the ridge lies across the roof: 0.5 in the middle, 0 over the wall at the back. */
  readonly ridge?: number
  readonly trim?: string
}

/** A roof of two slopes on walls of the given plan; its origin is the corner of the wall's top. */
export function pitchedRoof(
  b: Builder,
  [w, d]: readonly [number, number],
  look: PitchedLook,
): void {
  const { rise, color, along = 'x', cover = 'sheet', eave = 34, verge = 26, ridge = 0.5 } = look
  const { gable = '#e9e2d2', trim = cover === 'thatch' ? mix(color, '#10262b', 0.18) : '#f3efe4' } =
    look
  const [x, y] = along === 'x' ? [verge, eave] : [eave, verge]
  const size = [w + 2 * x, d + 2 * y] as const
  const board = cover === 'thatch' ? 16 : 8
  b.box([-x, -y, 0], [...size, board], trim)
  b.gable([-x, -y, board], [...size, rise], along, color, {
    slopes: [covering(cover)],
    ends: [...(look.gableMarks ?? []), bargeBoards(1 - ridge, cover === 'thatch' ? 24 : 13, trim)],
    endColor: gable,
    ridge,
  })
}

/** Four slopes over a rectangle, up to a ridge (a point over a square), laid in courses. */
export function hippedRoof(
  b: Builder,
  [w, d]: readonly [number, number],
  look: {
    readonly rise: number
    readonly color: string
    readonly eave?: number
    readonly courses?: number
    readonly trim?: string
  },
): void {
  const { rise, color, eave = 34, courses = 5, trim = '#f3efe4' } = look
  const [W, D] = [w + 2 * eave, d + 2 * eave]
  const run = Math.min(W, D) / 2
  b.box([-eave, -eave, 0], [W, D, 8], trim)
  layers(b, courses, color, (t, lip) => {
    const by = run * t - lip
    const [x0, y0, x1, y1] = [by - eave, by - eave, W - eave - by, D - eave - by]
    const z = 8 + rise * t
    return [
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ]
  })
}

/** A roof over a regular polygon around the origin, up to a point or to `top` of its radius. */
export function pavilionRoof(
  b: Builder,
  look: {
    readonly sides: number
    readonly r: number
    readonly rise: number
    readonly color: string
    readonly courses?: number
    readonly top?: number
  },
): void {
  const { sides, r, rise, color, courses = 4, top = 0 } = look
  layers(b, courses, color, (t, lip) => polygonRing(sides, r * (1 - t * (1 - top)) + lip, rise * t))
}

/** A regular polygon around the origin, one side facing +y; `r` is the radius of its corners. */
export function polygonRing(sides: number, r: number, z: number): Vec[] {
  return Array.from({ length: sides }, (_, i): Vec => {
    const a = ((i + 0.5) / sides) * 2 * Math.PI + Math.PI / 2
    return [Math.cos(a) * Math.max(r, 0.5), Math.sin(a) * Math.max(r, 0.5), z]
  })
}

/** A flat-bottomed slope that falls to the front (+y), as over a lean-to or a shed. */
export function shedRoof(
  b: Builder,
  [w, d]: readonly [number, number],
  look: {
    readonly rise: number
    readonly color: string
    readonly gable?: string
    readonly eave?: number
    readonly trim?: string
  },
): void {
  const { rise, color, gable = color, eave = 24, trim = '#f3efe4' } = look
  b.box([-eave, -eave, 0], [w + 2 * eave, d + 2 * eave, 8], trim)
  b.gable([-eave, -eave, 8], [w + 2 * eave, d + 2 * eave, rise], 'x', color, {
    ridge: 0,
    slopes: [covering('sheet')],
    endColor: gable,
  })
}

/** A round vault over a plan, its ends closed in `gable`; the ridge runs along x or y. */
export function vaultRoof(
  b: Builder,
  [w, d]: readonly [number, number],
  look: {
    readonly rise: number
    readonly color: string
    readonly gable: string
    readonly along?: 'x' | 'y'
    readonly eave?: number
  },
): void {
  const { rise, color, gable, along = 'x', eave = 20 } = look
  const [span, length] = along === 'x' ? [d, w] : [w, d]
  const profile = Array.from({ length: 11 }, (_, i): Point => {
    const a = (i / 10) * Math.PI
    return [span / 2 - Math.cos(a) * (span / 2 + eave), Math.sin(a) * rise]
  })
  const corner: Vec = along === 'x' ? [-eave, 0, 8] : [0, -eave, 8]
  b.box([-eave, -eave, 0], [w + 2 * eave, d + 2 * eave, 8], '#f3efe4')
  b.extrude(profile, along, corner, length + 2 * eave, color, { endColor: gable })
}

/** A plane on a slant: over the plan, `low` at its front edge (+y) and `high` at its back. */
export function slantedSlab(
  b: Builder,
  [w, d]: readonly [number, number],
  look: {
    readonly low: number
    readonly high: number
    readonly color: string
    readonly thick?: number
  },
): void {
  const { low, high, color, thick = 10 } = look
  b.extrude(
    [
      [0, high],
      [d, low],
      [d, low + thick],
      [0, high + thick],
    ],
    'x',
    [0, 0, 0],
    w,
    color,
  )
}

/** A chimney of stone with a cap and a pot, standing on the origin. */
export function chimney(b: Builder, h: number, color: string, size = 52): void {
  b.box([0, 0, 0], [size, size, h], color, { front: [courses(24)], right: [courses(24)] })
  b.box([-5, -5, h], [size + 10, size + 10, 8], mix(color, '#10262b', 0.25))
  b.cylinder([size / 2, size / 2, h + 8], 11, 22, '#8a4b32', { r2: 9, top: '#2b2522' })
}

function layers(
  b: Builder,
  count: number,
  color: string,
  ring: (t: number, lip: number) => Vec[],
): void {
  for (let i = 0; i < count; i++)
    b.loft(ring(i / count, i === 0 ? 0 : 4), ring((i + 1) / count, 0), color)
}

function covering(cover: Cover): Mark {
  if (cover === 'sheet') return ({ w }) => seams(Math.max(4, Math.round(w / 34)), 1)
  if (cover === 'tiles') return courses(30)
  if (cover === 'shingles') return courses(20)
  return courses(64, 5, 0.16)
}

function seams(count: number, width: number): ReturnType<Mark> {
  const rings = Array.from({ length: count - 1 }, (_, i): Point[] => [
    [(i + 1) / count, 0],
    [(i + 1) / count, 1],
  ])
  return [{ rings, fill: '#0b1a2a', opacity: 0.3, width }]
}

function courses(height: number, width = 1.6, opacity = 0.28): Mark {
  return ({ w, h }) => {
    const rows = Math.max(2, Math.round(h / height))
    const joints = Array.from({ length: rows - 1 }, (_, i): Point[] => [
      [0, (i + 1) / rows],
      [1, (i + 1) / rows],
    ])
    const columns = Math.max(2, Math.round(w / 90))
    const ticks = Array.from({ length: rows }, (_, row): Point[][] =>
      Array.from({ length: columns }, (_, i): Point[] => {
        const u = (i + 0.25 + ((row * 0.37) % 0.75)) / columns
        return [
          [u, row / rows],
          [u, (row + 1) / rows],
        ]
      }),
    )
    return [{ rings: [...joints, ...ticks.flat()], fill: '#0b1a2a', opacity, width }]
  }
}

/** Boards along both slopes of a gable, and the shadow that the roof throws under them. */
function bargeBoards(ridge: number, width: number, color: string): Mark {
  return face => {
    const band = (from: number, to: number): Point[] => {
      const [a, b] = [from / face.h, to / face.h]
      return [
        [a * ridge, 0],
        [ridge, 1 - a],
        [1 - a * (1 - ridge), 0],
        [1 - b * (1 - ridge), 0],
        [ridge, 1 - b],
        [b * ridge, 0],
      ]
    }
    return [
      polygon(band(width, width * 2.1), '#0b1a2a', { opacity: 0.16 }),
      polygon(band(0, width), color),
      lines([band(width, width).slice(0, 3)], '#0b1a2a', 1, 0.3),
    ].flatMap(mark => mark(face))
  }
}
