import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { darker } from '../../kit/light.ts'
import { fabrics, leather, valuesOf } from '../../kit/palette.ts'
import * as show from '../../props/legs/arrangements.ts'
import { backFrame, cantilever, sideFrame, sled, stoolLegs } from '../../props/legs/chair-frames.ts'
import { halfTop, outwards, seatCorner } from '../../props/legs/corners.ts'
import { stand } from '../../props/legs/leg.ts'
import { type LegType, legMaker } from '../../props/legs/makers.ts'
import { legMaterial } from '../../props/legs/materials.ts'
import { swivel, swivels } from '../../props/legs/swivel.ts'

const types: readonly LegType[] = [
  'hairpin',
  'turned',
  'tapered',
  'saber',
  'square',
  'cabriole',
  'fluted',
]

/** A leg or a base for a chair: under a corner of its seat, as part of its frame, or in a set. */
export const chairLeg: Family = (b, brief) => {
  const construction = brief.construction(Object.keys(builds) as (keyof typeof builds)[])
  const plan: Plan = {
    brief,
    h: brief.between(39, 47),
    fabric: brief.pick([...valuesOf(fabrics), ...valuesOf(leather)]),
    wood: legMaterial(brief, 'wood'),
    metal: legMaterial(brief, 'metal'),
  }
  builds[construction](b, plan)
}

interface Plan {
  readonly brief: Brief
  readonly h: number
  readonly fabric: string
  readonly wood: string
  readonly metal: string
}

const builds = {
  near: (b, plan) => corner(b, 'near', plan),
  left: (b, plan) => corner(b, 'left', plan),
  right: (b, plan) => corner(b, 'right', plan),
  lying: (b, plan) => show.standingAndLying(b, make(plan), plan.brief.chance(0.5)),
  four: (b, plan) => show.setOfFour(b, make(plan)),
  plinth: (b, plan) => show.onPlinth(b, make(plan), '#d9d2c4', plan.brief.chance(0.5)),
  pair(b, plan) {
    const { brief, h, wood, fabric } = plan
    const [gap, deep] = [brief.between(34, 46), brief.between(10, 22)]
    show.joined(b, make(plan, types.slice(1)), gap, wood, 0)
    b.box([-3, -deep, h], [gap + 6, deep + 3, 1], wood)
    b.box([-3, -deep, h + 1], [gap + 6, deep + 3, brief.between(4, 9)], fabric)
  },
  back: (b, { brief, h, wood }) => backFrame(b, brief, h, wood),
  side: (b, { brief, h, wood, fabric }) => sideFrame(b, brief, h, wood, fabric),
  stool: (b, { brief, h, wood }) => stoolLegs(b, brief, h, wood),
  sled: (b, { brief, h, metal, fabric }) => sled(b, brief, h, metal, fabric),
  cantilever: (b, { brief, h, metal, fabric }) => cantilever(b, brief, h, metal, fabric),
  swivel(b, { brief, metal, fabric }) {
    const [r, h] = [brief.between(27, 33), brief.between(36, 52)]
    const style = brief.construction(swivels)
    swivel(b, style, { r, h, color: metal })
    const view = brief.construction(['half', 'bare', 'square'] as const)
    if (view === 'half') halfTop(b, 24, h, 8, fabric)
    if (view === 'square') {
      b.box([-23, -24, h], [46, 40, 1.5], darker(fabric, 0.4))
      b.box([-23, -24, h + 1.5], [46, 40, 7], fabric)
    }
  },
} satisfies Record<string, (b: Builder, plan: Plan) => void>

function corner(b: Builder, at: 'near' | 'left' | 'right', plan: Plan): void {
  const { brief, h, fabric, wood } = plan
  const leg = make(plan)(outwards(at))
  stand(b, leg)
  const [a, c] = [h * brief.between(0.34, 0.75), h * brief.between(0.34, 0.75)]
  seatCorner(
    b,
    { corner: at, a, c, half: leg.half, h, color: wood },
    fabric,
    leg.plate ? 0 : brief.pick([0, 6, 8]),
    brief.between(3, 8),
  )
}

function make({ brief, h, wood, metal }: Plan, from = types): show.Maker {
  const type = brief.construction(from)
  return legMaker(type, brief, {
    h,
    half: h * brief.between(0.055, 0.08),
    color: type === 'hairpin' ? metal : wood,
  })
}
