import type { Builder } from '../kit/builder.ts'
import { evenly, oblong, type Point, times, type Vec } from '../kit/geometry.ts'
import { disc, tint } from '../kit/mark.ts'
import { brand, metals } from '../kit/palette.ts'
import { battens } from '../props/cladding.ts'
import { homeWindow } from '../props/home-windows.ts'
import { parasol, railing, sign, solarPanels } from '../props/outdoors.ts'
import { covers, thatchColor } from '../props/roofs/covers.ts'
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
    const slopes = [covers.sheet]
    b.gable([-out, -out, 8], size, 'x', look.roof, { ridge: 0, slopes, endColor: look.wall })
  }

/** A round roof whose ends are of glass or clad like the walls. */
export const vault =
  (rise: Range, along: 'x' | 'y' = 'y', isGlazed = true): BuildingThing =>
  (b, look) => {
    const [[w, d], eave] = [look.size, isGlazed ? 16 : 20]
    const [up, [span, length]] = [sampled(look.brief, rise), along === 'x' ? [d, w] : [w, d]]
    const profile = times(11, (i): Point => {
      const a = (i / 10) * Math.PI
      return [span / 2 - Math.cos(a) * (span / 2 + eave), Math.sin(a) * up]
    })
    const corner: Vec = along === 'x' ? [-eave, 0, 8] : [0, -eave, 8]
    eaves(b, look, eave)
    b.extrude(profile, along, corner, length + 2 * eave, look.roof, {
      endColor: isGlazed ? '#d9eef1' : look.wall,
    })
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

/** What stands on flat roofs, told the roof's width and depth. */
export const solar: BuildingThing = (b, { size: [w, d] }) => {
  const columns = Math.min(4, Math.floor((w - 60) / 96))
  const rows = d > 230 ? 2 : 1
  solarPanels(b.at((w - columns * 96) / 3, (d - rows * 84) / 2), columns, rows)
}
export const cooler: BuildingThing = (b, { size: [w, d] }) => {
  const grille = battens(9, brand.ink, 0.25)
  b.quiet.box([w * 0.62, d * 0.4, 0], [84, 34, 60], '#e6e6e0', { front: [grille] })
}
export const solarOrCooler: BuildingThing = (b, look) =>
  (look.size[0] > 180 && look.brief.chance(0.5) ? solar : cooler)(b, look)

export const terrace: BuildingThing = (b, { brief, accent, size: [w, d] }) => {
  railing(b.at(2, d - 4), w - 6, 90, metals.graphite)
  railing(b.at(w - 4, d - 6, 0, 1), d - 8, 90, metals.graphite)
  if (Math.min(w, d) > 235) parasol(b.at(w / 2, d / 2 - 4), brief.pick([accent, brand.sand]), 220)
}

export const board: BuildingThing = (b, { accent, size: [w, d] }) =>
  sign(b.at(w * 0.14, d - 26), w * 0.72, accent, 78)

export const cross: BuildingThing = (b, { brief, accent, size: [w, d] }) => {
  const size = brief.between(120, 165)
  const [arm, at] = [size / 3, b.at(w / 2, d - 50)]
  at.block([0, 0], [arm, 14, size], accent)
  at.box([[-arm * 1.5, arm / 2], 0, arm], [arm, 14, arm], accent)
}

export const parapet: BuildingThing = (b, { accent, size: [w, d] }) => {
  b.box([-4, d - 12, 0], [w + 8, 16, 84], accent, {
    front: [
      disc(0.12, 0.5, 24, brand.paper),
      disc(0.12, 0.5, 12, accent),
      tint(0.26, 0.4, 0.3, 0.2, '#ffffff'),
      tint(0.6, 0.4, 0.18, 0.2, '#ffffff'),
    ],
  })
}

/** A flat slab that reaches `out` cm past the walls, and `over` a porch on posts. */
export const overhang =
  (out: number, over = 0): BuildingThing =>
  (b, { accent, size: [w, d, h] }) => {
    const [W, D] = [w + 2 * out, d + 2 * out + over]
    const posts = evenly(3, 8 - out, w + out - 18)
    if (over > 0) b.box([posts, d + out + over - 18, -h], [10, 10, h], metals.black)
    b.box([-out, -out, 0], [W, D, 14], accent, { topColor: '#f3f0e7' })
  }
