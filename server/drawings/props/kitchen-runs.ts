import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { darker, lighter, metals } from '../kit/palette.ts'
import { fillShelf } from './cabinets/contents.ts'
import { fronts } from './kitchen-fronts.ts'
import { type HoodStyle, hood, onWorktop } from './kitchen-things.ts'
import { type Joinery, kindOf, run, type Unit, worktop } from './kitchen-units.ts'
import { type Ornament, ornament } from './ornaments.ts'
import type { Scheme } from './schemes.ts'
import { shelving } from './stocked.ts'

export interface KitchenPlan {
  brief: Brief
  /** Height of the walls. */
  h: number
  scheme: Scheme
  joinery: Joinery
  hood: HoodStyle
}

export type Above = 'cupboards' | 'shelves' | 'none'

/** A run along a wall with what hangs above it; its hob gets a hood. */
export function line(b: Builder, plan: KitchenPlan, units: readonly Unit[], above: Above) {
  const { brief, h, joinery, scheme } = plan
  run(b, units, joinery)
  let at = 0
  for (const { kind, w } of units) {
    const here = b.at(at, 0)
    const { isTall, isFree, rings } = kindOf(kind)
    const steel = joinery.handle === metals.chrome ? '#c9d0d3' : lighter(scheme.wall, 0.35)
    if (rings && h > 190) hood(here.at(w / 2, 0, 152), plan.hood, Math.min(w, 90), h - 162, steel)
    else if (!isTall && above === 'cupboards') cupboard(here.at(0, 0, 146), plan, w)
    else if (!isTall && above === 'shelves') shelves(here, plan, w)
    if (isFree && brief.chance(0.7)) onTop(here.at(w / 2, 34, worktop.over), brief, scheme.accent)
    at += w
  }
}

function onTop(b: Builder, brief: Brief, accent: string) {
  const things: readonly Ornament[] = ['bowl', 'jars', 'plant', 'tray']
  if (brief.chance(0.45)) ornament(b, brief.pick(things), brief)
  else brief.pick(Object.values(onWorktop))(b, accent)
}

function cupboard(b: Builder, { brief, h, joinery }: KitchenPlan, w: number) {
  const kind = brief.pick(['doors', 'doors', 'doors', 'glass', 'open'])
  const look = { ...joinery, grip: 'bottom', glazed: kind === 'glass' } as const
  const front =
    kind === 'open' ? shelving(1, 2, joinery.top, brief) : fronts(Math.round(w / 48), 1, look)
  b.quiet.box(0, [w, 34, Math.min(74, h - 158)], joinery.color, { front: [front] })
}

function shelves(b: Builder, { brief, scheme }: KitchenPlan, w: number) {
  for (const z of [144, 178]) {
    b.quiet.box(z, [w, 24, 3], scheme.wood)
    fillShelf(b.at(0, 0, z + 3), brief, 'dishes', [w * brief.between(0.6, 1), 26, 26])
  }
}

/**
 * A free-standing counter along x, centred on x, its rear at y = 0; its top reaches `over` cm
 * further to those who sit at +y.
 */
export function island(
  b: Builder,
  { joinery, brief, scheme }: KitchenPlan,
  [l, d, z]: readonly [number, number, number],
  over: number,
) {
  const color = brief.chance(0.4) ? scheme.wood : joinery.color
  const facing = { ...joinery, handle: darker(color, 0.2) }
  const legs = over > 20 && brief.chance(0.4)
  const end = legs ? 0 : brief.pick([0, 5])
  const sides = [fronts(1, 1, facing)]
  b.quiet.block([4, 0], [l - 6, d - 8, 9], darker(color, 0.6))
  b.box([-l / 2 + end, 0, 9], [l - 2 * end, d, z - 13], color, {
    front: [fronts(Math.round(l / 60), 1, facing)],
    right: sides,
    left: sides,
  })
  if (end > 0) b.box([[-l / 2, l / 2 - end], 0, 0], [end, d + over, z - 4], joinery.top)
  if (legs) b.box([[-l / 2 + 3, l / 2 - 10], d + over - 9, 0], [7, 7, z - 4], color)
  b.block([-2, z - 4], [l + 4, d + over + 4, 4], joinery.top)
}
