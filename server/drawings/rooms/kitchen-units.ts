import type { Brief } from '../brief.ts'
import { inset, type Mark, tint } from '../kit/mark.ts'
import { brand, lighter, metals, woods } from '../kit/palette.ts'
import type { Row } from '../layout/row.ts'
import { around, laden } from '../layout/together.ts'
import { barStool } from '../props/bar-stools.ts'
import { tiles } from '../props/cladding.ts'
import { frontStyles } from '../props/kitchen-fronts.ts'
import { type Above, island, type KitchenPlan, line } from '../props/kitchen-runs.ts'
import * as k from '../props/kitchen-things.ts'
import { kindOf, lengthOf, type Unit, type UnitKind, worktop } from '../props/kitchen-units.ts'
import * as f from './furnishings.ts'
import { filling, type Plan, type RoomThing } from './plan.ts'

/** The same for all units of a kitchen. */
function fitted(plan: Plan): KitchenPlan {
  const { scheme, h } = plan
  const make = plan.brief.whole().fork('joinery')
  const color = make.pick([scheme.front, scheme.feature, scheme.fabric, scheme.wood, ...paints])
  return {
    ...plan,
    joinery: {
      random: plan.brief,
      color,
      tallColor: make.chance(0.3) ? scheme.wood : color,
      style: make.pick(frontStyles),
      handle: make.pick([metals.black, metals.brass, metals.chrome]),
      top: make.pick([woods.oak, woods.teak, '#f4f1ea', metals.graphite, metals.black, '#b9bcb6']),
      tall: h - 16,
    },
    hood: make.pick(k.hoodStyles),
  }
}

const paints = [brand.sand, '#c9d3c4', '#33424a', '#2f5f63', '#5d7a5f']

/**
 * Units along a wall, as long as it: the named ones in any order, `any` for a plain one; after `>`
 * those tall ones of which some stand at the ends. Above them is one of what may be.
 */
export const units = (words: string, above: readonly Above[], most = Infinity) =>
  filling(150, most, w => (b, plan) => {
    const run = unitsOf(plan.brief, words)
    const more = Math.max(0, Math.floor((w - lengthOf(run)) / 70))
    // Nothing that is used stands in a corner, unless a tall unit does.
    const first = kindOf(run[0]?.kind ?? 'doors').isTall ? 1 : 0
    for (let i = 0; i < more; i++)
      run.splice(first, 0, { kind: i % 2 ? 'doors' : 'drawers', w: 60 })
    const wider = w / lengthOf(run)
    const fitting = run.map(({ kind, w }) => ({ kind, w: w * wider }))
    line(b, fitted(plan), fitting, plan.brief.pick(above))
  })

function unitsOf(brief: Brief, words: string): Unit[] {
  const [low = [], ends = []] = words.split(' > ').map(part => part.split(' '))
  const named = low.map(kind => (kind === 'any' ? brief.pick(plain) : kind))
  const tall = brief.shuffle(ends).slice(0, brief.int(Math.min(1, ends.length), ends.length))
  const kinds = [...tall.slice(1), ...brief.shuffle(named), ...tall.slice(0, 1)] as UnitKind[]
  return kinds.map(kind => ({ kind, w: brief.pick(kindOf(kind).widths) }))
}

const plain = ['doors', 'drawers', 'washer', 'open']

/** Units in a tall frame. */
export const niche = (words: string) =>
  filling(226, 240, w => (b, plan) => {
    const [{ tallColor }, h] = [fitted(plan).joinery, plan.h - 6]
    units(words, ['shelves']).fill(w - 8)(b.at(4, 0), plan)
    b.box([[0, w - 4], 0, 0], [4, 66, h], tallColor)
    b.box([4, 46, h - 18], [w - 8, 20, 18], tallColor)
  })

/** A free-standing counter with things on it; one works at its back. */
export const counter = (l: number, d = 66, on: Row<Plan> = flowers): RoomThing =>
  laden((b, plan) => island(b, fitted(plan), [l, d, worktop.over], 2), on)

const flowers: Row<Plan> = ['gap', f.flowers, 'gap', 'gap']

/** A counter to sit at, of a height of its own. */
export const bar = (l: number, stools: number, [d, z] = [66, worktop.over]): RoomThing =>
  around(
    (b, plan) => island(b, fitted(plan), [l, d, z], 26),
    (b, { brief, scheme }) => {
      const style = brief.whole().fork('stools').pick(['column', 'splayed', 'pressed', 'cube'])
      const look = { wood: scheme.wood, metal: metals.black, fabric: scheme.accent }
      barStool(b, style, { ...look, version: 0.5, h: z - 26, back: 0 })
    },
    { front: stools },
  )

export const hob: RoomThing = b => k.hob(b, 60, 4)
export const sink: RoomThing = (b, plan) => {
  k.sink(b, 54)
  k.tap(b.at(0, -22), fitted(plan).joinery.handle)
}

export const splashback = ({ brief, h, scheme }: Plan): Mark => {
  const look = brief.fork('tiles')
  const tone = look.pick(['#f7f4ec', scheme.feature, lighter(scheme.fabric, 0.6)])
  const face = [tint(0, 0, 1, 1, tone), ...(look.chance(0.4) ? [tiles(15)] : [])]
  return inset(0, worktop.over / h, 1, 55 / h, face)
}
