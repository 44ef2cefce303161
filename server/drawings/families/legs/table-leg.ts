import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { woods } from '../../kit/palette.ts'
import * as show from '../../props/legs/arrangements.ts'
import { halfTop, outwards, tableCorner } from '../../props/legs/corners.ts'
import { stand } from '../../props/legs/leg.ts'
import { frameMaker, type LegType, legMaker } from '../../props/legs/makers.ts'
import { legMaterial } from '../../props/legs/materials.ts'
import {
  metalPedestal,
  metalPedestals,
  woodPedestal,
  woodPedestals,
} from '../../props/legs/pedestals.ts'
import { spider, spiders } from '../../props/legs/spider.ts'
import { clusterLeg, panelEnd, stretcherEnd } from '../../props/legs/table-ends.ts'

const types: readonly LegType[] = [
  'turned',
  'square',
  'tapered',
  'hairpin',
  'cabriole',
  'fluted',
  'saber',
]

/** A leg, an end or a base for a table, often with a piece of its top. */
export const tableLeg: Family = (b, brief) => {
  const construction = brief.construction(Object.keys(builds) as (keyof typeof builds)[])
  builds[construction](b, {
    brief,
    h:
      heights[brief.choose(['dining', 'dining', 'coffee', 'bar'] as const)] *
      brief.between(0.94, 1.06),
    wood: legMaterial(brief, 'wood'),
    metal: legMaterial(brief, 'metal'),
    top: brief.pick([
      woods.oak,
      woods.walnut,
      woods.ash,
      woods.teak,
      '#e9e5da',
      '#c9cfce',
      '#3b4a52',
    ]),
  })
}

/** Heights of tables in cm. */
const heights = { dining: 71, coffee: 40, bar: 100 }

interface Plan {
  readonly brief: Brief
  readonly h: number
  readonly wood: string
  readonly metal: string
  readonly top: string
}

const builds = {
  near: (b, plan) => corner(b, 'near', plan),
  left: (b, plan) => corner(b, 'left', plan),
  right: (b, plan) => corner(b, 'right', plan),
  lying: (b, plan) => show.standingAndLying(b, make(plan), plan.brief.chance(0.5)),
  four: (b, plan) => show.setOfFour(b, make(plan)),
  three: (b, plan) => show.inThreeHeights(b, make(plan), plan.brief.chance(0.5)),
  pair(b, plan) {
    const { brief, h, wood } = plan
    const bare = types.filter(type => type !== 'hairpin')
    show.joined(b, make(plan, bare), h * brief.between(0.6, 1.1), wood, h * brief.between(0, 0.4))
  },
  'x-frame': (b, plan) => end(b, 'x-frame', plan, plan.metal),
  'u-frame': (b, plan) => end(b, 'u-frame', plan, plan.metal),
  trestle: (b, plan) => end(b, 'trestle', plan, plan.wood),
  panel: (b, { brief, h, wood, top }) => panelEnd(b, brief, h, wood, top),
  stretcher: (b, plan) =>
    stretcherEnd(b, plan.brief, make(plan, ['turned', 'square', 'fluted']), plan.wood),
  cluster: (b, { brief, h, wood }) => clusterLeg(b, brief, h, wood),
  pedestal(b, plan) {
    const r = plan.brief.between(24, 38)
    woodPedestal(b, plan.brief.construction(woodPedestals), { r, h: plan.h, color: plan.wood })
    over(b, plan, r)
  },
  column(b, plan) {
    const r = plan.brief.between(22, 34)
    metalPedestal(b, plan.brief.construction(metalPedestals), { r, h: plan.h, color: plan.metal })
    over(b, plan, r)
  },
  spider(b, plan) {
    const r = plan.brief.between(28, 42)
    spider(b, plan.brief.construction(spiders), { r, h: plan.h, color: plan.metal })
    over(b, plan, r)
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

function corner(b: Builder, at: 'near' | 'left' | 'right', plan: Plan): void {
  const { brief, h, wood, top } = plan
  const leg = make(plan)(outwards(at))
  const [a, c] = [h * brief.between(0.26, 0.6), h * brief.between(0.26, 0.6)]
  stand(b, leg)
  const rail = leg.plate ? 0 : h * brief.pick([0, 0.1, 0.16])
  tableCorner(
    b,
    { corner: at, a, c, half: leg.half, h, color: wood },
    top,
    rail,
    brief.between(1.8, 4.5),
  )
}

/** One end, or both, or one under its piece of the top. */
function end(b: Builder, type: 'x-frame' | 'u-frame' | 'trestle', plan: Plan, color: string): void {
  const { brief, h, top } = plan
  const [w, thick] = [brief.between(44, 84), brief.between(4.5, 8)]
  const draw = frameMaker(type, brief, { w, h, thick, color })
  const at = b.at(0, 0, 0, brief.int(0, 1))
  const gap = w * brief.between(0.5, 1)
  draw(at)
  const view = brief.construction(['topped', 'pair', 'topped', 'one'] as const)
  if (view === 'pair') draw(at.at(brief.between(-16, 16), -gap))
  if (view === 'topped') at.box([-w / 2 - 3, -gap, h], [w + 6, gap + thick / 2 + 2, 3], top)
}

/** Half of a round top, or none. */
function over(b: Builder, { brief, h, top }: Plan, r: number): void {
  if (brief.chance(0.6)) halfTop(b, r * brief.between(1, 1.4), h, brief.between(2, 4), top)
}

function make({ brief, h, wood, metal }: Plan, from = types): show.Maker {
  const type = brief.construction(from)
  const half = h * brief.between(0.045, 0.07)
  return legMaker(type, brief, { h, half, color: type === 'hairpin' ? metal : wood })
}
