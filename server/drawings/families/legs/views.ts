import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import * as show from '../../props/legs/arrangements.ts'
import { type Corner, cutOut, type Layer, outwards } from '../../props/legs/corners.ts'
import { type Leg, stand } from '../../props/legs/leg.ts'
import { type LegType, legMaker, legMaterial } from '../../props/legs/makers.ts'
import type { Foot } from '../../props/legs/pedestals.ts'
import { type TableMake, table } from '../../things/table.ts'

export interface Plan {
  brief: Brief
  /** Height of the leg in cm. */
  h: number
  wood: string
  metal: string
  /** Colour of what it carries: a top, a cushion, a mattress. */
  over: string
  /** Legs of one of the family's types, or of those given. */
  make: (types?: readonly LegType[]) => show.Maker
  /** What lies over the leg at the corner of its furniture. */
  layers: (leg: Leg) => readonly Layer[]
  /** How far that corner goes along x and along y, in shares of the height. */
  reach: readonly [from: number, to: number]
}

export type View = (b: Builder, plan: Plan) => void
/** A plan before it is known what lies over the leg. */
export type Made = Omit<Plan, 'layers' | 'reach'>

export const views = {
  near: corner('near'),
  left: corner('left'),
  right: corner('right'),
  lying: (b, { make, brief }) => show.standingAndLying(b, make(), brief.chance(0.5)),
  four: (b, { make }) => show.setOfFour(b, make()),
  three: (b, { make, brief }) => show.inThreeHeights(b, make(), brief.chance(0.5)),
  plinth: (b, { make, brief }) => show.onPlinth(b, make(), brief.chance(0.55)),
} satisfies Record<string, View>

interface LegFamily extends Pick<Plan, 'reach'> {
  types: readonly LegType[]
  height: (brief: Brief) => number
  /** Half the width of a head in shares of the height. */
  half: readonly [from: number, to: number]
  over: readonly string[]
  layers: (plan: Made, leg: Leg) => readonly Layer[]
  views: Record<string, View>
}

export function legFamily(family: LegFamily): Family {
  return (b, brief) => {
    const view = brief.make(family.views)
    const h = family.height(brief)
    const [wood, metal] = [legMaterial(brief, 'wood'), legMaterial(brief, 'metal')]
    const make = (types = family.types) => {
      const type = brief.construction(types)
      const half = h * (type === 'bun' ? 0.42 : brief.between(...family.half))
      return legMaker(type, brief, { h, half, color: type === 'hairpin' ? metal : wood })
    }
    const over = brief.pick(family.over)
    const plan = { brief, h, wood, metal, over, make }
    view(b, { ...plan, reach: family.reach, layers: leg => family.layers(plan, leg) })
  }
}

/**
 * Two legs under the front of their furniture, or one under a corner that is cut small, so that it
 * is the leg that one looks at.
 */
function corner(at: Corner): View {
  return (b, { brief, h, make, layers, reach }) => {
    const maker = make()
    const leg = maker(outwards(at))
    const isPair = at === 'near'
    const [a, c] = [brief.between(...reach), brief.between(...reach)]
    const gap = isPair ? Math.max(3 * leg.half, h * brief.between(0.42, 0.7)) : h * a
    stand(b, leg)
    if (isPair) stand(b.at(-gap - leg.half, 0), maker(outwards('left')))
    cutOut(b, at, leg, [gap, h * c], layers(leg), isPair ? 2 * leg.half : 0)
  }
}

type Legs = NonNullable<TableMake['legs']>

/** A short table, whose ends are what one looks at: on one kind of legs, or one by its name. */
export const ends =
  (legs: Legs | Record<string, Legs>, make: Omit<TableMake, 'legs'> = {}): View =>
  (b, { brief, h, wood, metal, over }) => {
    const style = typeof legs === 'string' ? legs : brief.make(legs)
    const [d, w] = [h * brief.between(0.45, 1.15), h * brief.between(0.45, 1.35)]
    const shape = brief.make({ topped: 'board', pair: 'glass', railed: 'slats' } as const)
    const top = style === 'sides' ? wood : over
    const look = { shape, legs: style, ...make, brief, w, d, h: h + 3, top, leg: wood, metal }
    table(b.facing(brief.int(0, 1)), look)
  }

/** A foot that reaches so many cm around, bare or under something `thick` cm high. */
export const foot =
  (styles: Record<string, Foot>, of: 'wood' | 'metal', from: number, to: number, thick = 3): View =>
  (b, plan) => {
    const { brief, h, over } = plan
    const r = brief.between(from, to)
    brief.make(styles)(b, { r, h, color: plan[of] })
    const view = brief.construction(['round', 'bare', 'square'])
    if (view === 'round') b.cylinder(h, r * brief.between(0.9, 1.2), thick, over)
    if (view === 'square') b.box([-r, -r, h], [r * 1.5, r * 1.5, thick], over)
  }
