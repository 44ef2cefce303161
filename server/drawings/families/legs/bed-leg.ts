import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { fabrics, valuesOf } from '../../kit/palette.ts'
import * as show from '../../props/legs/arrangements.ts'
import {
  type BedPlan,
  bracketFoot,
  cornerPost,
  divan,
  footRail,
  headboard,
  middleLeg,
} from '../../props/legs/bed-frames.ts'
import { bedCorner, outwards } from '../../props/legs/corners.ts'
import { stand } from '../../props/legs/leg.ts'
import { type LegType, legMaker } from '../../props/legs/makers.ts'
import { legMaterial } from '../../props/legs/materials.ts'

const types: readonly LegType[] = [
  'bun',
  'tapered',
  'square',
  'turned',
  'hairpin',
  'cabriole',
  'saber',
  'fluted',
]

/** A leg or a post for a bed, often under a piece of its frame. */
export const bedLeg: Family = (b, brief) => {
  const construction = brief.construction(Object.keys(builds) as (keyof typeof builds)[])
  builds[construction](b, {
    brief,
    h: brief.between(10, 24),
    wood: legMaterial(brief, 'wood'),
    metal: legMaterial(brief, 'metal'),
    cloth: brief.pick(['#f4f1ea', '#e4e9ec', ...valuesOf(fabrics)]),
  })
}

const builds = {
  near: (b, plan) => corner(b, 'near', plan),
  left: (b, plan) => corner(b, 'left', plan),
  right: (b, plan) => corner(b, 'right', plan),
  four: (b, plan) => show.setOfFour(b, make(plan)),
  three: (b, plan) => show.inThreeHeights(b, make(plan), plan.brief.chance(0.5)),
  lying: (b, plan) => show.standingAndLying(b, make(plan), plan.brief.chance(0.5)),
  plinth: (b, plan) => show.onPlinth(b, make(plan), '#d9d2c4', plan.brief.chance(0.6)),
  pair: footRail,
  post: cornerPost,
  head: headboard,
  divan,
  middle: middleLeg,
  bracket: bracketFoot,
} satisfies Record<string, (b: Builder, plan: BedPlan) => void>

function corner(b: Builder, at: 'near' | 'left' | 'right', plan: BedPlan): void {
  const { brief, h, wood, cloth } = plan
  const leg = make(plan)(outwards(at))
  const [a, c] = [h * brief.between(0.9, 1.9), h * brief.between(0.9, 1.9)]
  stand(b, leg)
  const cut = { corner: at, a, c, half: leg.half, h, color: wood }
  bedCorner(b, cut, cloth, h * brief.between(0.6, 1), h * brief.pick([0, 0.4, 0.6]))
}

function make({ brief, h, wood, metal }: BedPlan): show.Maker {
  const type = brief.construction(types)
  const half = h * (type === 'bun' ? 0.42 : brief.between(0.11, 0.17))
  return legMaker(type, brief, { h, half, color: type === 'hairpin' ? metal : wood })
}
