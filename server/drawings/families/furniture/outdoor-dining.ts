import type { Builder } from '../../kit/builder.ts'
import type { Point } from '../../kit/geometry.ts'
import { ground, woods } from '../../kit/palette.ts'
import type { Thing } from '../../layout/thing.ts'
import { around, type Sides, sides } from '../../layout/together.ts'
import { planks, tiles } from '../../props/cladding.ts'
import {
  type OutdoorChairStyle,
  outdoorChair,
  outdoorChairStyles,
} from '../../props/outdoor-seats.ts'
import { pergola } from '../../props/outdoors.ts'
import { adornedTable, type TableWords, table, tableMake } from '../../things/table.ts'
import type { Outfit } from '../../things/upholstery.ts'

type Outdoors = Thing<Outfit>

const slatted = 'slats on posts, apron, 3 thick'
const glazed = 'glass on posts, apron, 2 thick'
const concrete = 'rounded on blocks, 8 thick'
const wooden = [slatted, 'slats on crosses', 'board on panels, 6 thick'] as const
const long = [...wooden, glazed, concrete] as const
const stem = 'round on stem'

export const outdoorDining: Record<string, Outdoors> = {
  two: set(long, [158, 86], sides(2)),
  long: set(long, [222, 86], sides(3)),
  round: set([stem, 'round on drum'], [112, 112], sides(1, 1)),
  bistro: set([stem], [68, 68], sides(0, 1), ['folding', 'hoop', 'cord', 'sling']),
  woven: set([glazed, slatted], [98, 98], { ...sides(1, 1), away: 5 }, ['wicker']),
  benches: set(wooden, [190, 84], sides(1), (b, { wood: top }) =>
    table(b, { w: 178, d: 32, h: 45, top, leg: top, legs: 'panels' }),
  ),
  blocks: set([concrete], [176, 84], sides(2), block),
  hexagon: set(['hexagon on drum'], [140, 140], { ...sides(2, 1), round: true }, block),
  pergola(b, plan) {
    const [x, y] = [135, 115]
    set(long, [150, 84], sides(2))(b, plan)
    b.box([[-x, x - 12], -y, 0], [12, 12, 235], plan.wood)
    pergola(b.at(-x, -y), [2 * x, 2 * y, 235], plan.wood, 9)
  },
}

/** One of several tables, laid, with seats or chairs of one style around it. */
function set(
  makes: readonly TableWords[],
  [wide, d]: Point,
  places: Sides<Outfit>,
  seats: readonly OutdoorChairStyle[] | Outdoors = outdoorChairStyles,
): Outdoors {
  return (b, plan) => {
    const { brief, wood, metal } = plan
    const make = brief.pick(makes)
    const w = wide * brief.between(0.94, 1.16)
    const top = make === concrete ? '#c3c4be' : wood
    const colors = { top, leg: make === glazed ? metal : top, metal: make === stem ? metal : wood }
    const laid: Outdoors = (at, { brief }) =>
      adornedTable(at, { ...tableMake(make), ...colors, brief, w, d, h: 74 }, 3)
    const seat = typeof seats === 'function' ? seats : chairOf(brief.pick(seats))
    around(laid, seat, places, terrace(places))(b.at(-w / 2, -d / 2), plan)
  }
}

const chairOf =
  (style: OutdoorChairStyle): Outdoors =>
  (b, plan) =>
    outdoorChair(b, style, plan)

function block(b: Builder, { brief, fabric }: Outfit) {
  if (brief.chance(0.5)) b.cylinder(0, 19, 44, '#b5b6b0', { top: fabric })
  else b.block(0, [38, 38, 44], '#b5b6b0', { topColor: fabric })
}

/** A floor of planks or stone, as far as the seats reach. */
const terrace =
  ({ left, front }: Sides<Outfit>) =>
  (w: number, d: number): Outdoors =>
  (b, { brief }) => {
    const [x, y] = [w + (left ? 150 : 64), d + (front ? 160 : 64)]
    const [color, mark] = brief.pick([
      [woods.ash, planks(14)],
      [woods.oak, planks(14)],
      [ground.paving, tiles(45)],
      [ground.gravel, tiles(45)],
    ])
    b.slab([-x / 2, -y / 2, -10], [x, y, 10], color, { top: [mark] })
  }
