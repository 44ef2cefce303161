import { metals } from '../kit/palette.ts'
import { homeWindow } from '../props/dwellings.ts'
import { thatchedCone } from '../props/pavilions.ts'
import { type Cover, thatchColor } from '../props/roofs/covers.ts'
import { hippedRoof } from '../props/roofs/hipped.ts'
import { type PitchedLook, pitchedRoof } from '../props/roofs/pitched.ts'
import { shedRoof } from '../props/roofs/single.ts'
import type { HouseThing } from './wing.ts'

type Rise = readonly [from: number, to: number]

interface Pitched extends Pick<PitchedLook, 'along' | 'eave' | 'verge'> {
  readonly cover?: Cover
  /** A small window in the gable. */
  readonly attic?: boolean
  /** How far it reaches forward over a porch, in cm. */
  readonly over?: number
}

/** Two slopes, whose gables are of the walls' colour. */
export const pitched =
  (rise: Rise, { attic, over = 0, cover = 'sheet', ...look }: Pitched = {}): HouseThing =>
  (b, { brief, roof, wall, size: [w, d] }) =>
    pitchedRoof(b, [w, d + over], {
      ...{ ...look, cover, gable: wall, rise: brief.between(...rise) },
      color: cover === 'thatch' ? thatchColor : roof,
      gableMarks: attic ? [homeWindow([0.42, 0.22, 0.16, 0.26])] : [],
    })

const GLASS = '#c3e3e8'
const DARK = '#2f363b'

/** Two slopes with a glass gable to the front. */
export const glassGable =
  (rise: Rise, eave = 12): HouseThing =>
  (b, { brief, roof, size: [w, d] }) =>
    pitchedRoof(b, [w, d], {
      ...{ rise: brief.between(...rise), along: 'y', color: roof, eave, verge: 30 },
      ...{ gable: GLASS, gableMarks: [mullions], trim: DARK },
    })

/** Posts up to the slopes of a gable. */
const mullions = () => [
  {
    fill: '#2b3a40',
    width: 6,
    rings: [0.3, 0.5, 0.7].map(
      u =>
        [
          [u, 0],
          [u, 0.96 * (1 - Math.abs(u - 0.5) * 2)],
        ] as const,
    ),
  },
]

/** Slopes down to the floor: the roof is the house. */
export const aFrame =
  (rise: Rise): HouseThing =>
  (b, { brief, wall, size: [w, d] }) =>
    b.gable([0, 0, 0], [w, d, brief.between(...rise)], 'y', wall, {
      ...{ endColor: GLASS, slopes: [seams], ends: [timbers, mullions] },
    })

/** Seams of a steel roof, up the slope. */
const seams = ({ w }: { w: number }) => {
  const count = Math.round(w / 34)
  const seam = (i: number) =>
    [
      [i / count, 0],
      [i / count, 1],
    ] as const
  const rings = Array.from({ length: count - 1 }, (_, i) => seam(i + 1))
  return [{ fill: '#0b1a2a', opacity: 0.3, width: 1.2, rings }]
}

/** The frame of an A, and the beam of its upper floor. */
const timbers = () => [
  {
    fill: '#d8b686',
    rings: [
      [
        [0, 0],
        [0.5, 1],
        [1, 0],
        [0.93, 0],
        [0.5, 0.87],
        [0.07, 0],
      ] as const,
      [
        [0.2, 0.4],
        [0.8, 0.4],
        [0.78, 0.44],
        [0.22, 0.44],
      ] as const,
    ],
  },
]

export const hipped =
  (rise: Rise, eave = 20): HouseThing =>
  (b, { brief, roof, size: [w, d] }) =>
    hippedRoof(b, [w, d], { rise: brief.between(...rise), color: roof, eave, courses: 6 })

/** One slope that falls to the front. */
export const shed =
  (rise: Rise): HouseThing =>
  (b, { brief, roof, wall, size: [w, d] }) =>
    shedRoof(b, [w, d], { rise: brief.between(...rise), color: roof, gable: wall, eave: 28 })

/** A cone of thatch over a round house. */
export const cone =
  (rise: Rise): HouseThing =>
  (b, { brief, size: [w] }) =>
    thatchedCone(b.at(w / 2, w / 2), w / 2 + 60, brief.between(...rise))

/** The pipe of a stove through the roof, at shares of the walls' width and depth. */
export const pipe =
  (u: number, v: number): HouseThing =>
  (b, { size: [w, d] }) => {
    b.cylinder([w * u, d * v, 70], 9, 160, metals.graphite)
    b.cylinder([w * u, d * v, 230], 15, 10, metals.black, { r2: 4 })
  }
