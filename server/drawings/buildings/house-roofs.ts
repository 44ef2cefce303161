import type { Builder } from '../kit/builder.ts'
import { oblong, type Point, times, type Vec } from '../kit/geometry.ts'
import { lines, type Mark, upright } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import { homeWindow } from '../props/dwellings.ts'
import { covering, thatchColor } from '../props/roofs/covers.ts'
import { type PitchedLook, pitchedRoof } from '../props/roofs/pitched.ts'
import { courses } from '../props/roofs/tiers.ts'
import { type BuildingThing, type Look, type Range, sampled } from './look.ts'

interface Pitched extends Partial<Omit<PitchedLook, 'rise' | 'color'>> {
  attic?: boolean
  /** How far it reaches forward over a porch, in cm. */
  over?: number
}

/** Two slopes, whose gables are of the walls' colour. */
export const pitched =
  (rise: Range, { attic, over = 0, cover = 'sheet', ...look }: Pitched = {}): BuildingThing =>
  (b, { brief, roof, wall, size: [w, d] }) =>
    pitchedRoof(b, [w, d + over], {
      ...{ cover, gable: wall, rise: sampled(brief, rise) },
      color: cover === 'thatch' ? thatchColor : roof,
      gableMarks: attic ? [homeWindow([0.42, 0.22, 0.16, 0.26])] : [],
      ...look,
    })

export const glassGable = (rise: Range, eave = 12): BuildingThing =>
  pitched(rise, {
    ...{ along: 'y', eave, verge: 30 },
    ...{ gable: '#c3e3e8', gableMarks: [mullions], trim: '#2f363b' },
  })

const mullions: Mark = lines(
  [0.3, 0.5, 0.7].map(u => upright(u, 0, 0.96 * (1 - Math.abs(u - 0.5) * 2))),
  '#2b3a40',
  6,
)

/** The boards on which a roof lies; they reach as far over the walls. */
const eaves = (b: Builder, { size: [w, d] }: Look, out: number) =>
  b.box([-out, -out, 0], [w + 2 * out, d + 2 * out, 8], '#f3efe4')

/** Four slopes up to a ridge, or to a point over a square. */
export const hipped =
  (rise: Range, eave = 20): BuildingThing =>
  (b, look) => {
    const [w, d] = look.size
    const [up, run] = [sampled(look.brief, rise), Math.min(w, d) / 2 + eave]
    eaves(b, look, eave)
    courses(b, 6, look.roof, (t, lip) => {
      const out = eave + lip - run * t
      return oblong([-out, -out], [w + out, d + out], 8 + up * t)
    })
  }

/** A slope that falls to the front. */
export const shed =
  (rise: Range): BuildingThing =>
  (b, look) => {
    const [[w, d], out] = [look.size, 28]
    eaves(b, look, out)
    const size = [w + 2 * out, d + 2 * out, sampled(look.brief, rise)] as const
    const slopes = [covering('sheet')]
    b.gable([-out, -out, 8], size, 'x', look.roof, { ridge: 0, slopes, endColor: look.wall })
  }

export const vault =
  (rise: Range, along: 'x' | 'y' = 'y', { gable = '#d9eef1', eave = 16 } = {}): BuildingThing =>
  (b, look) => {
    const [w, d] = look.size
    const [up, [span, length]] = [sampled(look.brief, rise), along === 'x' ? [d, w] : [w, d]]
    const profile = times(11, (i): Point => {
      const a = (i / 10) * Math.PI
      return [span / 2 - Math.cos(a) * (span / 2 + eave), Math.sin(a) * up]
    })
    const corner: Vec = along === 'x' ? [-eave, 0, 8] : [0, -eave, 8]
    eaves(b, look, eave)
    b.extrude(profile, along, corner, length + 2 * eave, look.roof, { endColor: gable })
  }

/** A roof that ends `by` cm before the wall of a higher part. */
export const against =
  (side: 'left' | 'right', by: number, roof: BuildingThing): BuildingThing =>
  (b, look) => {
    const [w, d, h] = look.size
    roof(b.at(side === 'left' ? by : 0, 0), { ...look, size: [w - by, d, h] })
  }

/** The pipe of a stove through the roof, at shares of the walls' width and depth. */
export const pipe =
  (u: number, v: number): BuildingThing =>
  (b, { size: [w, d] }) => {
    b.cylinder([w * u, d * v, 70], 9, 160, metals.graphite)
    b.cylinder([w * u, d * v, 230], 15, 10, metals.black, { r2: 4 })
  }
