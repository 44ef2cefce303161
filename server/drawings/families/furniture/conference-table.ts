import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Point } from '../../kit/geometry.ts'
import { panel } from '../../kit/mark.ts'
import { brand, metals, woods } from '../../kit/palette.ts'
import type { Thing } from '../../layout/thing.ts'
import { around, type Sides, sides } from '../../layout/together.ts'
import { stackChair, swivelChair } from '../../props/contract-seating.ts'
import { laptop, papers, screen, water } from '../../props/desk-things.ts'
import { diningChair } from '../../props/dining-chairs.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { displayStand } from '../../props/workplaces.ts'
import { barStool } from '../../things/bar-stools.ts'
import { type MeetingShape, sockets, tableRing } from '../../things/low-tables.ts'
import { table } from '../../things/table.ts'
import { coverOf, type Outfit } from '../../things/upholstery.ts'

const meetingChairs: readonly Thing<Outfit>[] = [
  (b, { fabric, metal }) => swivelChair(b, { fabric, frame: metal }),
  (b, { fabric, metal }) => swivelChair(b, { fabric, frame: metal, back: 'high' }),
  (b, { fabric, metal }) => stackChair(b, fabric, metal),
  (b, { fabric, metal }) => diningChair(b, 'padded', { fabric, frame: metal, top: 88 }),
  cube,
]

function standingSeat(brief: Brief): Thing<Outfit> {
  const style = brief.pick(['column', 'posted', 'splayed', 'runner'])
  const look = { version: brief.between(0, 1), h: 74, back: 22 }
  return (b, { wood, metal, fabric }) => barStool(b, style, { ...look, wood, metal, fabric })
}

/** An armchair that is no wider than its place at a table. */
function cube(b: Builder, { fabric, wood }: Outfit) {
  b.box([[-20, 16], [-20, 16], 0], [4, 4, 30], wood)
  b.block([-24, 30], [50, 50, 14], fabric)
  b.block([-28, 38], [50, 4, 40], fabric)
  b.box([[-29, 25], -28, 36], [4, 50, 26], fabric)
}

export const conferenceTable: Family = (b, brief) => {
  const set = brief.make(sets)
  const plan: Outfit = {
    brief,
    wood: brief.chance(0.8)
      ? brief.material(woods)
      : brief.pick([brand.sand, metals.graphite, '#33424a']),
    metal: brief.pick([metals.black, metals.graphite, metals.steel, metals.brass]),
    fabric: coverOf(brief, 0.7),
  }
  set(plan)(b.facing(brief.pick([0, 1])), plan)
}

type TableSet = (plan: Outfit) => Thing<Outfit>

const sets: Record<string, TableSet> = {
  boat: long('boat'),
  slab: long('slab'),
  racetrack: long('racetrack'),
  oval: long('oval', { round: true }),
  round: wide('round', [124, 164], sides(1, 1)),
  square: wide('rounded', [136, 164], sides(2, 2)),
  hexagon: wide('wedges', [178, 208], { ...sides(2, 1), round: true }),
  ring(plan) {
    const ring: Thing<Outfit> = (b, { brief, wood }) => {
      tableRing(b, { w: 290, d: 270, top: wood })
      plant(b, brief.pick(plantKinds), 100)
    }
    return seated(plan, ring, sides(2, 1))
  },
  horseshoe(plan) {
    const ring: Thing<Outfit> = (b, { wood }) =>
      tableRing(b, { w: 300, d: 250, top: wood, open: true })
    return seated(plan, ring, { ...sides(3), left: 2 })
  },
  display: plan => before(wide('bullet', [190, 240], { ...sides(2), right: 1 }, 118)(plan), 118),
  standing({ brief }) {
    const [w, d, h] = [brief.between(180, 230), 84, 105]
    const top: Thing<Outfit> = (b, { wood, metal }) =>
      table(b, { w, d, h, legs: 'tees', under: 'rail', thick: 5, top: wood, leg: metal })
    const set = around(top, standingSeat(brief), { ...sides(2), away: 12, setting: lying(h) })
    return brief.chance(0.5) ? set : before(set, d)
  },
}

function long(shape: MeetingShape, more: Sides<Outfit> = {}): TableSet {
  return plan => {
    const { brief } = plan
    const seats = brief.int(2, 4)
    const top = topOf(shape, seats * 66 + brief.between(36, 70), brief.between(98, 126))
    return seated(plan, top, { ...sides(seats, brief.int(0, 1)), ...more })
  }
}

/** A top of some width in cm, as deep where no depth is told. */
function wide(shape: MeetingShape, range: Point, seats: Sides<Outfit>, d?: number): TableSet {
  return plan => seated(plan, topOf(shape, plan.brief.between(...range), d), seats)
}

const bases = ['panels', 'loops', 'stem', 'drum', 'trestle', 'core'] as const

const topOf =
  (shape: MeetingShape, w: number, d = w): Thing<Outfit> =>
  (b, { brief, wood, metal }) => {
    const make = { shape, legs: brief.pick(bases), thick: 5, marks: [sockets] }
    table(b, { ...make, w, d, h: 75, top: wood, metal, brief })
    if (brief.chance(0.4)) water(b.at(0, 0, 75))
  }

const seated = ({ brief }: Outfit, top: Thing<Outfit>, sides: Sides<Outfit>): Thing<Outfit> =>
  around(top, brief.pick(meetingChairs), { ...sides, setting: lying(75) })

const notes = [
  panel(0.02, 0.04, 0.96, 0.92, '#f7f6f1'),
  panel(0.08, 0.5, 0.3, 0.3, brand.sun),
  panel(0.46, 0.3, 0.16, 0.4, brand.teal),
  panel(0.68, 0.3, 0.16, 0.24, brand.orange),
]

/** A set whose table is `d` cm deep, its left end towards a display or a board that faces front. */
const before =
  (set: Thing<Outfit>, d: number): Thing<Outfit> =>
  (b, plan) => {
    const at = b.facing(3)
    const front = plan.brief.pick([screen('#4f8a97'), notes])
    displayStand(at.at(-84, d / 2, 0, 1), 160, { front })
    set(at, plan)
  }

/** What someone has before them. */
const lying =
  (z: number): Thing<Outfit> =>
  (b, { brief, fabric }) => {
    const [at, thing] = [b.at(0, 0, z), brief.int(0, 4)]
    if (thing === 0) laptop(at)
    if (thing === 1) papers(at, fabric)
    if (thing === 2) at.quiet.cylinder([12, 0, 0], 3.6, 9, brand.sand, { top: '#4a352a' })
  }
