import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { darker, lighter } from '../kit/light.ts'
import { inset, type Mark, panel } from '../kit/mark.ts'
import { metals, woods } from '../kit/palette.ts'
import { barStool, type StoolStyle } from './bar-stools.ts'
import { masonry, planks, tiles } from './cladding.ts'
import { type Fronts, fronts } from './kitchen-fronts.ts'
import { type HoodStyle, hood, onWorktop } from './kitchen-things.ts'
import { type Joinery, run, type Unit, wallUnits, worktop } from './kitchen-units.ts'
import { pendant } from './lamps.ts'
import { floors, shell } from './shell.ts'

export interface KitchenPlan {
  readonly brief: Brief
  /** Height of the walls. */
  readonly h: number
  readonly wall: string
  readonly accent: string
  readonly wood: string
  readonly joinery: Joinery
  readonly hood: HoodStyle
  readonly stool: StoolStyle
  readonly stoolColor: string
}

/** What hangs above a run of units: cupboards, shelves with crockery, or nothing. */
export type Above = 'cupboards' | 'shelves' | 'none'

/** The floor and one or two walls, with a splashback where the worktops are. */
export function kitchenRoom(
  b: Builder,
  plan: KitchenPlan,
  size: readonly [w: number, d: number],
  look: { readonly side?: boolean; readonly back?: readonly Mark[]; readonly brick?: boolean } = {},
): void {
  const { brief, h, wall } = plan
  const [w, d] = size
  const floor = brief.pick(floors)
  const floorColor = brief.pick([woods.oak, woods.ash, '#d9d2c4', '#c5c9c4', '#bfae97'])
  const back = [...splash(plan, look.brick), ...(look.back ?? [])]
  if (look.side) {
    shell(b, { size: [w, d, h], wall, floor, floorColor, back, side: splash(plan, look.brick) })
    return
  }
  b.slab([0, -12, -14], [w, d + 12, 14], floorColor, { casts: false, top: [planks(20)] })
  b.box([0, -12, 0], [w, 12, h], wall, {
    casts: false,
    front: back,
    topColor: lighter(wall, 0.5),
  })
}

/** A run along a wall with what hangs above it; its hob gets a hood. */
export function line(b: Builder, plan: KitchenPlan, units: readonly Unit[], above: Above): void {
  const { brief, h, joinery } = plan
  run(b, units, joinery)
  let at = 0
  for (const { kind, w } of units) {
    const here = b.at(at, 0)
    const cooks = kind === 'hob' || kind === 'oven' || kind === 'range'
    if (cooks && above !== 'shelves' && h > 190)
      hood(here.at(w / 2, 0, 152), plan.hood, Math.min(w, 90), h - 154, hoodColor(plan))
    else if (isLow(kind) && above === 'cupboards')
      wallUnits(
        here,
        [{ kind: brief.pick(['doors', 'doors', 'doors', 'glass', 'open'] as const), w }],
        146,
        Math.min(74, h - 150),
        joinery,
      )
    else if (isLow(kind) && above === 'shelves') shelves(here, plan, w)
    if ((kind === 'doors' || kind === 'drawers' || kind === 'washer') && brief.chance(0.7)) {
      const thing = brief.pick(Object.keys(onWorktop))
      onWorktop[thing]?.(here.at(w / 2, 34, worktop.over), brief, plan.accent)
    }
    at += w
  }
}

/** A free-standing counter along x, centred on x, its rear at y = 0; guests sit at +y. */
export function island(
  b: Builder,
  plan: KitchenPlan,
  look: { readonly l: number; readonly d?: number; readonly z?: number; readonly stools?: number },
): void {
  const { joinery, brief } = plan
  const { l, d = 66, z = worktop.under, stools = 0 } = look
  const color = brief.chance(0.4) ? plan.wood : joinery.color
  const over = stools > 0 ? 26 : 2
  const facing: Fronts = { ...joinery, handle: darker(color, 0.2) }
  b.box([-l / 2 + 3, 4, 0], [l - 6, d - 8, 9], darker(color, 0.6), { casts: false })
  const legs = brief.chance(0.4) && stools > 0
  const end = legs ? 0 : brief.pick([0, 5])
  b.box([-l / 2 + end, 0, 9], [l - 2 * end, d, z - 9], color, {
    front: [fronts(Math.round(l / 60), 1, facing)],
    right: [fronts(1, 1, facing)],
    left: [fronts(1, 1, facing)],
  })
  if (end > 0)
    for (const x of [-l / 2, l / 2 - end]) b.box([x, 0, 0], [end, d + over, z], joinery.top)
  if (legs) for (const x of [-l / 2 + 3, l / 2 - 10]) b.box([x, d + over - 9, 0], [7, 7, z], color)
  b.box([-l / 2 - 2, -2, z], [l + 4, d + over + 4, 4], joinery.top)
  const each = l / Math.max(1, stools)
  const version = brief.between(0, 1)
  for (let i = 0; i < stools; i++)
    barStool(b.at(-l / 2 + (i + 0.5) * each, d + over + brief.between(4, 18), 0, 2), plan.stool, {
      version,
      h: z - 22,
      wood: plan.wood,
      metal: plan.joinery.handle,
      fabric: plan.stoolColor,
      back: 0,
    })
}

/** Lamps in a row above an island, on a rail that comes from the wall at y = 0. */
export function lampRail(b: Builder, plan: KitchenPlan, y: number, l: number): void {
  const { h, accent, brief } = plan
  const style = brief.pick(['cone', 'globe', 'drum', 'bell'] as const)
  b.box([-1.5, 0.1, h - 5], [3, y - 1.7, 3], metals.black, { casts: false })
  b.box([-l / 2, y - 1.5, h - 5], [l, 3, 3], metals.black, { casts: false })
  const count = Math.max(2, Math.round(l / 75))
  for (let i = 0; i < count; i++)
    pendant(b.at(-l / 2 + ((i + 0.5) * l) / count, y, 160), h - 165, accent, style)
}

function isLow(kind: Unit['kind']): boolean {
  return kind !== 'fridge' && kind !== 'larder' && kind !== 'tower' && kind !== 'gap'
}

function hoodColor({ joinery, wall }: KitchenPlan): string {
  return joinery.handle === metals.chrome ? '#c9d0d3' : lighter(wall, 0.35)
}

/** Two boards with plates and jars. */
function shelves(b: Builder, { brief, wood, accent }: KitchenPlan, w: number): void {
  for (const z of [144, 178]) {
    b.box([0, 0, z], [w, 24, 3], wood, { casts: false })
    const things = brief.int(1, 3)
    for (let i = 0; i < things; i++) {
      const [x, r] = [((i + 0.5) * w) / things, brief.between(4, 7)]
      const color = brief.pick([accent, '#f7f3ea', '#d9cfbb', '#54709a'])
      b.cylinder([x, 12, z + 3], r, brief.between(5, 18), color, {
        casts: false,
        r2: r * brief.pick([1, 1.3, 0.8]),
      })
    }
  }
}

function splash({ brief, h, joinery }: KitchenPlan, brick = false): Mark[] {
  if (brick) return [masonry(16)]
  const style = brief.pick(['tiles', 'plain', 'none'] as const)
  if (style === 'none') return []
  const tone = brief.pick(['#f7f4ec', lighter(joinery.color, 0.6), joinery.top])
  const face = [panel(0, 0, 1, 1, tone, { edge: false }), ...(style === 'tiles' ? [tiles(15)] : [])]
  return [inset(0, worktop.over / h, 1, 56 / h, face)]
}
