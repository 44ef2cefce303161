import { leaves, woods } from '../kit/palette.ts'
import { laden } from '../layout/together.ts'
import { planks } from '../props/cladding.ts'
import { fence as fenced } from '../props/fixtures.ts'
import * as home from '../props/homestead.ts'
import { deck as boarded } from '../props/outdoors.ts'
import { flowerPatch } from '../props/plots.ts'
import { chimney as stack } from '../props/roofs/chimney.ts'
import { loungeChair } from '../props/seating.ts'
import { shrub as bush, tree as grown } from '../props/trees.ts'
import { balustrade, veranda as porch } from '../props/verandas.ts'
import * as water from '../props/water.ts'
import { waterTank } from '../props/water-tank.ts'
import type { HouseThing, Look } from './wing.ts'

/** What stands at houses and on their land. */
export const chair: HouseThing = (b, { accent }) => loungeChair(b, accent)
export const firewood: HouseThing = b => home.firewood(b, 120, 90)
export const fire: HouseThing = b => home.fireplace(b)
export const hammock: HouseThing = (b, { accent }) => home.hammock(b, 200, accent)
export const shrub: HouseThing = b => bush(b, 32, leaves.fresh)
const tank: HouseThing = (b, { accent }) =>
  waterTank(b, { stand: 180, r: 54, h: 110, color: accent })
export const conifer: HouseThing = (b, { brief }) =>
  grown(
    b,
    brief.pick(['conifer', 'conifer', 'poplar']),
    brief.between(200, 290),
    brief.pick([leaves.deep, leaves.green]),
  )
export const coniferOrTank: HouseThing = (b, look) =>
  look.brief.pick([conifer, conifer, tank])(b, look)
export const fence =
  (length: number): HouseThing =>
  (b, { brief }) =>
    fenced(b, length, {
      style: brief.pick(['rails', 'pales']),
      color: brief.pick([woods.ash, '#f4f0e4']),
    })
export const flowers: HouseThing = (b, { brief }) =>
  flowerPatch(b, [0, 0, 170, 46], brief.pick(['#d8572a', '#c9658a', '#e9b44c']))

/** A chimney on the ground, up to a height above the walls. */
export const chimney =
  (over: number): HouseThing =>
  (b, { stone, lift, size: [, , h] }) =>
    stack(b, lift + h + over, stone, 58)

/** A roofed porch along a share of the front. */
export const veranda =
  (share: number, d = 116): HouseThing =>
  (b, { brief, roof, size: [w] }) =>
    porch(b, w * share, d, {
      ...{ high: 204, low: 188, roof, step: 22, post: woods.mahogany },
      ...{ posts: share < 0.8 ? 3 : 4, entrance: [0.08, 0.4] },
      rail: brief.pick(['cross', 'balusters']),
    })

/** A deck along the front, with chairs on it. */
export const deck =
  (d: number, wide?: number): HouseThing =>
  (b, look) => {
    const base: HouseThing = at => boarded(at, wide ?? look.size[0], d, 22, woods.oak)
    laden<Look>(base, ['gap', chair, chair])(b, look)
  }

export const boat: HouseThing = (b, { brief, accent }) =>
  water.rowingBoat(b, brief.pick([accent, '#f4f0e4', '#b4533a']))
export const reeds: HouseThing = b => water.reeds(b, 11)
export const jetty: HouseThing = b => water.jetty(b.at(0, 0, 18), 230, 110, woods.oak)

/** A floor on posts under a house and `out` cm before it, with a rail, and stairs at its left. */
export const platform =
  (out: number, foot = 0): HouseThing =>
  (b, { brief, lift, size: [w, d] }) => {
    const front = d + out
    for (const x of [6, w / 2 - 9, w - 24])
      for (const y of [14, d - 30, front - 26])
        b.cylinder([x + 9, y, y > d ? foot : 0], 9, lift - 12 - (y > d ? foot : 0), woods.walnut)
    b.box([-14, -10, lift - 12], [w + 28, front + 20, 12], woods.oak, { top: [planks(26)] })
    const rail = brief.pick(['bars', 'cross', 'balusters'] as const)
    balustrade(b.at(w * 0.36, front + 4, lift), w * 0.64 + 8, 84, '#f4f0e4', rail)
    const steps = Math.ceil((lift - 20) / 24)
    for (let i = 0; i < steps; i++)
      b.box([10, front + 10 + i * 24, lift - (i + 1) * 22 - 6], [100, 24, 6], woods.oak)
  }
