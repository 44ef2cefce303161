import type { Brief } from '../../brief.ts'
import { ground, woods } from '../../kit/palette.ts'
import type { Thing } from '../../layout/thing.ts'
import { around, type Sides } from '../../layout/together.ts'
import { planks, tiles } from '../../props/cladding.ts'
import { plankBench } from '../../props/contract-seating.ts'
import {
  type OutdoorChairStyle,
  type OutdoorLook,
  outdoorChair,
  outdoorChairStyles,
  slats,
} from '../../props/outdoor-seats.ts'
import { canopyOf, pole } from '../../props/parasols.ts'
import { adornedTable, type TableMake, table } from '../../things/table.ts'

export interface OutdoorPlan extends OutdoorLook {
  readonly brief: Brief
}

type Outdoors = Thing<OutdoorPlan>

const long = {
  slatted: { shape: 'slats', legs: 'posts', under: 'apron', thick: 3 },
  crossed: { shape: 'slats', legs: 'crosses' },
  plank: { shape: 'board', legs: 'panels', thick: 6 },
  glass: { shape: 'glass', legs: 'posts', under: 'apron', thick: 2 },
  concrete: { shape: 'rounded', legs: 'blocks', thick: 8 },
} satisfies Record<string, TableMake>
const longMakes = Object.values(long)
const foot: TableMake = { shape: 'round', legs: 'stem' }
const fourSides = { front: 1, back: 1, left: 1, right: 1 }

/** Dining sets on a terrace, centred on the origin. */
export const outdoorDining: Record<string, Outdoors> = {
  two: set(longMakes, [158, 86], { front: 2, back: 2 }),
  long: set(longMakes, [222, 86], { front: 3, back: 3 }),
  round: set([foot, { ...foot, legs: 'drum' }], [112, 112], fourSides),
  bistro: set([foot], [68, 68], { left: 1, right: 1 }, ['folding', 'hoop', 'cord', 'sling']),
  woven: set([long.glass, long.slatted], [98, 98], { ...fourSides, away: 5 }, ['wicker']),
  benches: set(
    [long.slatted, long.crossed, long.plank],
    [190, 84],
    { front: 1, back: 1 },
    (b, { wood }) => plankBench(b, 178, wood, wood),
  ),
  /** With blocks for seats. */
  blocks: set([long.concrete], [176, 84], { front: 2, back: 2 }, (b, { brief, fabric }) => {
    if (brief.chance(0.5)) b.cylinder([0, 0, 0], 19, 44, '#b5b6b0', { top: fabric })
    else b.box([-19, -19, 0], [38, 38, 44], '#b5b6b0', { topColor: fabric })
  }),
  /** Under a parasol that stands in the table. */
  shaded(b, plan) {
    const { brief, fabric, wood } = plan
    set([{ ...foot, legs: 'drum' }], [116, 116], fourSides, ['slatted', 'folding', 'hoop'])(b, plan)
    b.cylinder([0, 0, 74], 2.4, 150, wood, { capped: false })
    const colors = brief.pick([[fabric], [fabric, '#f6efe0']])
    canopyOf(b, { sides: brief.pick([6, 8]), r: 130, z: 202, rise: 40, colors, valance: 9 })
  },
  /** Under a frame of laths. */
  pergola(b, plan) {
    const [w, d, h, { wood }] = [270, 230, 235, plan]
    set(longMakes, [150, 84], { front: 2, back: 2 })(b, plan)
    for (const x of [-w / 2, w / 2 - 10])
      for (const y of [-d / 2, d / 2 - 10]) b.box([x, y, 0], [10, 10, h], wood)
    for (const y of [-d / 2 + 1, d / 2 - 9]) b.box([-w / 2 - 16, y, h], [w + 32, 8, 12], wood)
    for (let i = 0; i < 9; i++)
      b.box([-w / 2 - 4 + (i * (w + 2)) / 8, -d / 2 - 16, h + 12], [5, d + 32, 9], wood)
  },
  /** A table in one with its benches. */
  picnic(b, plan) {
    const { brief, wood } = plan
    const w = brief.between(150, 200)
    terrace({ front: 1 })(w, 76)(b, plan)
    for (const x of [-w / 2 + 22, w / 2 - 30]) {
      for (const y of [-1, 1]) b.beam([x, y * 62, 0], [x, y * 20, 70], 7, wood)
      b.box([x + 4, -74, 38], [5, 148, 7], wood)
    }
    for (const y of [-76, 48]) slats(b, [-w / 2, y, 45], [w, 28, 4], 2, wood)
    adornedTable(b, { shape: 'slats', legs: 'none', brief, w, d: 76, h: 74, top: wood }, 3)
  },
  /** A six-sided table in one with its six seats. */
  hexagon(b, plan) {
    const { wood } = plan
    terrace(fourSides)(120, 110)(b, plan)
    table(b, { shape: 'hexagon', legs: 'drum', w: 132, d: 132, top: wood })
    for (let i = 0; i < 6; i++) {
      const a = ((i + 1) / 6) * 2 * Math.PI
      const at = (out: number, across: number, z: number) =>
        [
          Math.cos(a) * out - Math.sin(a) * across,
          Math.sin(a) * out + Math.cos(a) * across,
          z,
        ] as const
      const ring = (z: number) => [at(76, -36, z), at(76, 36, z), at(104, 48, z), at(104, -48, z)]
      b.loft(ring(41), ring(45), wood)
      b.beam(at(18, 0, 34), at(90, 0, 38), 5, wood)
      b.beam(at(90, 0, 0), at(90, 0, 35), 6, wood)
    }
    pole(b.at(0, 0, 74), 60, wood, 'spike')
  },
}

/** One of several tables, laid, with seats or chairs of one style around it. */
function set(
  makes: readonly TableMake[],
  [w, d]: readonly [number, number],
  sides: Sides<OutdoorPlan>,
  seats: readonly OutdoorChairStyle[] | Outdoors = outdoorChairStyles,
): Outdoors {
  return (b, plan) => {
    const make = plan.brief.pick(makes)
    const top: Outdoors = (at, { brief, wood, metal }) => {
      const color = make === long.concrete ? '#c3c4be' : wood
      const bars = make.legs === 'crosses' ? wood : metal
      const look = { ...make, brief, w, d, h: 74, top: color, metal: bars }
      adornedTable(at, make === long.glass ? { ...look, leg: metal } : look, 3)
    }
    const style = typeof seats === 'function' ? undefined : plan.brief.pick(seats)
    const seat: Outdoors = style ? (at, own) => outdoorChair(at, style, own) : (seats as Outdoors)
    around(top, seat, sides, terrace(sides))(b.at(-w / 2, -d / 2), plan)
  }
}

/** A floor of planks or stone, as far as the seats reach. */
const terrace =
  ({ left, front }: Sides<OutdoorPlan>) =>
  (w: number, d: number): Outdoors =>
  (b, { brief }) => {
    const [x, y] = [w + (left ? 150 : 64), d + (front ? 160 : 64)]
    const [color, mark] = brief.pick([
      [woods.ash, planks(14)],
      [woods.oak, planks(14)],
      [ground.paving, tiles(45)],
      [ground.gravel, tiles(45)],
    ] as const)
    b.slab([-x / 2, -y / 2, -10], [x, y, 10], color, { casts: false, top: [mark] })
  }
