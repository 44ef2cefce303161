import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { inset, type Mark, tint } from '../kit/mark.ts'
import { darker, lighter, metals, woods } from '../kit/palette.ts'
import { barStool, type StoolStyle } from './bar-stools.ts'
import { fillShelf } from './cabinets/contents.ts'
import { masonry, planks, tiles } from './cladding.ts'
import { fronts } from './kitchen-fronts.ts'
import { type HoodStyle, hood, onWorktop } from './kitchen-things.ts'
import { type Joinery, kindOf, run, type Unit, worktop } from './kitchen-units.ts'
import { type Ornament, ornament } from './ornaments.ts'
import { floors, shell } from './shell.ts'
import { shelving } from './storage.ts'

export interface KitchenPlan {
  brief: Brief
  /** Height of the walls. */
  h: number
  wall: string
  accent: string
  wood: string
  joinery: Joinery
  hood: HoodStyle
  stool: StoolStyle
  stoolColor: string
}

export type Above = 'cupboards' | 'shelves' | 'none'

export function kitchenRoom(
  b: Builder,
  plan: KitchenPlan,
  [w, d]: readonly [w: number, d: number],
  look: { side: boolean; back: readonly Mark[]; brick: boolean },
): void {
  const { brief, h, wall } = plan
  const floor = brief.pick(floors)
  const floorColor = brief.pick([woods.oak, woods.ash, '#d9d2c4', '#c5c9c4', '#bfae97'])
  const splash = look.brick ? [masonry(16)] : splashback(plan)
  const back = [...splash, ...look.back]
  if (look.side) {
    shell(b, { size: [w, d, h], wall, floor, floorColor, back, side: splash })
    return
  }
  b.slab([0, -12, -14], [w, d + 12, 14], floorColor, { top: [planks(20)] })
  const topColor = lighter(wall, 0.5)
  b.quiet.box([0, -12, 0], [w, 12, h], wall, { front: back, topColor })
}

function splashback({ brief, h, joinery }: KitchenPlan): Mark[] {
  const style = brief.pick(['tiles', 'plain', 'none'])
  if (style === 'none') return []
  const tone = brief.pick(['#f7f4ec', lighter(joinery.color, 0.6), joinery.top])
  const face = [tint(0, 0, 1, 1, tone), ...(style === 'tiles' ? [tiles(15)] : [])]
  return [inset(0, worktop.over / h, 1, 56 / h, face)]
}

/** A run along a wall with what hangs above it; its hob gets a hood. */
export function line(b: Builder, plan: KitchenPlan, units: readonly Unit[], above: Above): void {
  const { brief, h, joinery, wall, accent } = plan
  run(b, units, joinery)
  let at = 0
  for (const { kind, w } of units) {
    const here = b.at(at, 0)
    const { isTall, isFree, rings } = kindOf(kind)
    const steel = joinery.handle === metals.chrome ? '#c9d0d3' : lighter(wall, 0.35)
    if (rings && h > 190) hood(here.at(w / 2, 0, 152), plan.hood, Math.min(w, 90), h - 154, steel)
    else if (!isTall && above === 'cupboards') cupboard(here.at(0, 0, 146), plan, w)
    else if (!isTall && above === 'shelves') shelves(here, plan, w)
    if (isFree && brief.chance(0.7)) onTop(here.at(w / 2, 34, worktop.over), brief, accent)
    at += w
  }
}

function onTop(b: Builder, brief: Brief, accent: string): void {
  const things: readonly Ornament[] = ['bowl', 'jars', 'plant', 'tray']
  if (brief.chance(0.45)) ornament(b, brief.pick(things), brief)
  else brief.pick(Object.values(onWorktop))(b, accent)
}

function cupboard(b: Builder, { brief, h, joinery }: KitchenPlan, w: number): void {
  const kind = brief.pick(['doors', 'doors', 'doors', 'glass', 'open'])
  const look = { ...joinery, grip: 'bottom', glazed: kind === 'glass' } as const
  const front =
    kind === 'open' ? shelving(1, 2, joinery.top, brief) : fronts(Math.round(w / 48), 1, look)
  b.quiet.box(0, [w, 34, Math.min(74, h - 150)], joinery.color, { front: [front] })
}

function shelves(b: Builder, { brief, wood }: KitchenPlan, w: number): void {
  for (const z of [144, 178]) {
    b.quiet.box(z, [w, 24, 3], wood)
    fillShelf(b.at(0, 0, z + 3), brief, 'dishes', [w * brief.between(0.6, 1), 26, 26])
  }
}

/** A free-standing counter along x, centred on x, its rear at y = 0; guests sit at +y. */
export function island(
  b: Builder,
  { joinery, brief, wood, stool, stoolColor }: KitchenPlan,
  {
    l,
    d = 66,
    z = worktop.under,
    stools = 0,
  }: { l: number; d?: number; z?: number; stools?: number },
): void {
  const color = brief.chance(0.4) ? wood : joinery.color
  const facing = { ...joinery, handle: darker(color, 0.2) }
  const over = stools > 0 ? 26 : 2
  const legs = stools > 0 && brief.chance(0.4)
  const end = legs ? 0 : brief.pick([0, 5])
  const sides = [fronts(1, 1, facing)]
  b.quiet.block([4, 0], [l - 6, d - 8, 9], darker(color, 0.6))
  b.box([-l / 2 + end, 0, 9], [l - 2 * end, d, z - 9], color, {
    front: [fronts(Math.round(l / 60), 1, facing)],
    right: sides,
    left: sides,
  })
  if (end > 0) b.box([[-l / 2, l / 2 - end], 0, 0], [end, d + over, z], joinery.top)
  if (legs) b.box([[-l / 2 + 3, l / 2 - 10], d + over - 9, 0], [7, 7, z], color)
  b.block([-2, z], [l + 4, d + over + 4, 4], joinery.top)
  const seat = {
    version: brief.between(0, 1),
    h: z - 22,
    wood,
    metal: joinery.handle,
    fabric: stoolColor,
  }
  for (let i = 0; i < stools; i++) {
    const at = b.at(((i + 0.5) / stools - 0.5) * l, d + over + brief.between(4, 18), 0, 2)
    barStool(at, stool, { ...seat, back: 0 })
  }
}
