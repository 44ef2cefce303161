import { lines, type Mark, upright } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import { homeWindow } from '../props/dwellings.ts'
import { airConditioner, solarPanels } from '../props/outdoors.ts'
import { type Cover, thatchColor } from '../props/roofs/covers.ts'
import { hippedRoof } from '../props/roofs/hipped.ts'
import { type PitchedLook, pitchedRoof } from '../props/roofs/pitched.ts'
import { shedRoof, vaultRoof } from '../props/roofs/single.ts'
import type { HouseThing } from './wing.ts'

type Rise = readonly [from: number, to: number]

interface Pitched extends Pick<PitchedLook, 'along' | 'eave' | 'verge' | 'ridge'> {
  cover?: Cover
  attic?: boolean
  /** How far it reaches forward over a porch, in cm. */
  over?: number
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

export const glassGable =
  (rise: Rise, eave = 12): HouseThing =>
  (b, { brief, roof, size: [w, d] }) =>
    pitchedRoof(b, [w, d], {
      ...{ rise: brief.between(...rise), along: 'y', color: roof, eave, verge: 30 },
      ...{ gable: GLASS, gableMarks: [mullions], trim: DARK },
    })

const mullions: Mark = lines(
  [0.3, 0.5, 0.7].map(u => upright(u, 0, 0.96 * (1 - Math.abs(u - 0.5) * 2))),
  '#2b3a40',
  6,
)

export const hipped =
  (rise: Rise, eave = 20): HouseThing =>
  (b, { brief, roof, size: [w, d] }) =>
    hippedRoof(b, [w, d], { rise: brief.between(...rise), color: roof, eave, courses: 6 })

export const shed =
  (rise: Rise): HouseThing =>
  (b, { brief, roof, wall, size: [w, d] }) =>
    shedRoof(b, [w, d], { rise: brief.between(...rise), color: roof, gable: wall, eave: 28 })

export const vault =
  (rise: Rise, along: 'x' | 'y' = 'y'): HouseThing =>
  (b, { brief, roof, size: [w, d] }) =>
    vaultRoof(b, [w, d], {
      ...{ rise: brief.between(...rise), color: roof, gable: '#d9eef1', along, eave: 16 },
    })

/** A flat slab that reaches over the walls; its top is at 18 cm. */
export const flat =
  (color = '#f3f0e7'): HouseThing =>
  (b, { size: [w, d] }) =>
    b.box([-22, -22, 0], [w + 44, d + 44, 18], color)

export const none: HouseThing = () => {}

export const either =
  (...roofs: readonly [HouseThing, HouseThing]): HouseThing =>
  (b, look) =>
    look.brief.pick(roofs)(b, look)

/** A roof that ends `by` cm before the wall of a higher part. */
export const against =
  (side: 'left' | 'right', by: number, roof: HouseThing): HouseThing =>
  (b, look) => {
    const [w, d, h] = look.size
    roof(b.at(side === 'left' ? by : 0, 0), { ...look, size: [w - by, d, h] })
  }

export const solar =
  (columns: number, rows: number, z = 18): HouseThing =>
  b =>
    solarPanels(b.at(46, 44, z), columns, rows)

export const cooler: HouseThing = b => airConditioner(b.at(60, 80, 18))

/** The pipe of a stove through the roof, at shares of the walls' width and depth. */
export const pipe =
  (u: number, v: number): HouseThing =>
  (b, { size: [w, d] }) => {
    b.cylinder([w * u, d * v, 70], 9, 160, metals.graphite)
    b.cylinder([w * u, d * v, 230], 15, 10, metals.black, { r2: 4 })
  }
