import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import { fabrics, leather, metals, woods } from '../../kit/palette.ts'
import type { Thing } from '../../layout/thing.ts'
import { around, type Sides } from '../../layout/together.ts'
import { laptop, papers, water } from '../../props/desk-things.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { type MeetingShape, sockets, tableRing } from '../../things/meeting-tables.ts'
import { table } from '../../things/table.ts'
import { displayStand, whiteboard } from './meeting-boards.ts'
import { meetingSeat, standingSeat } from './meeting-chairs.ts'

/** A conference table with its chairs. */
export const conferenceTable: Family = (b, brief) => {
  const set = brief.make(sets)
  const plan: Plan = {
    brief,
    wood: brief.chance(0.8) ? brief.material(woods) : brief.pick(['#f1ece1', '#48545c', '#33424a']),
    metal: brief.pick([metals.black, metals.graphite, metals.steel, metals.brass]),
    fabric: brief.chance(0.7) ? brief.material(fabrics) : brief.material(leather),
  }
  set(plan)(b.at(0, 0, 0, brief.pick([0, 1])), plan)
}

/** The drawing's chances and what table and chairs are made of. */
export interface Plan {
  readonly brief: Brief
  readonly wood: string
  readonly metal: string
  readonly fabric: string
}

const sets: Record<string, (plan: Plan) => Thing<Plan>> = {
  boat: plan => long(plan, 'boat'),
  slab: plan => long(plan, 'slab'),
  racetrack: plan => long(plan, 'racetrack'),
  oval: plan => long(plan, 'oval', { round: true }),
  round: ({ brief }) => seated(topOf('round', brief.between(124, 164)), sides(1, 1)),
  square: ({ brief }) => seated(topOf('rounded', brief.between(136, 164)), sides(2, 2)),
  hexagon: ({ brief }) =>
    seated(topOf('wedges', brief.between(178, 208)), { ...sides(2, 1), round: true }),
  ring: () =>
    seated(
      (b, { brief, wood }) => {
        tableRing(b, { w: 290, d: 270, top: wood })
        plant(b, brief.pick(plantKinds), 100)
      },
      sides(2, 1),
    ),
  horseshoe: () =>
    seated((b, { wood }) => tableRing(b, { w: 300, d: 250, top: wood, open: true }), {
      ...sides(3, 0),
      left: 2,
    }),
  /** All look at a display or a board. */
  display: ({ brief }) =>
    before(
      seated(topOf('bullet', brief.between(190, 240), 118), { ...sides(2, 0), right: 1 }),
      118,
    ),
  standing: ({ brief }) => {
    const look = {
      w: brief.between(180, 230),
      d: 84,
      h: 105,
      legs: 'tees',
      under: 'rail',
      thick: 5,
    } as const
    const top: Thing<Plan> = (b, { wood, metal }) => table(b, { ...look, top: wood, leg: metal })
    const set = around(top, standingSeat(brief), { ...sides(2, 0), away: 12, setting: lying(105) })
    return brief.chance(0.5) ? set : before(set, 84)
  },
}

const sides = (long: number, short: number): Sides<Plan> => ({
  front: long,
  back: long,
  left: short,
  right: short,
})

/** A long table, at times with a chair at each head. */
function long({ brief }: Plan, shape: MeetingShape, more: Sides<Plan> = {}): Thing<Plan> {
  const seats = brief.int(2, 4)
  const top = topOf(shape, seats * 66 + brief.between(36, 70), brief.between(98, 126))
  return seated(top, { ...sides(seats, brief.int(0, 1)), ...more })
}

const topOf =
  (shape: MeetingShape, w: number, d = w): Thing<Plan> =>
  (b, { brief, wood, metal }) => {
    const legs = brief.pick(['panels', 'loops', 'stem', 'drum', 'trestle', 'core'] as const)
    table(b, {
      shape,
      legs,
      w,
      d,
      h: 75,
      thick: 5,
      top: wood,
      leg: wood,
      metal,
      marks: [sockets],
      brief,
    })
    if (brief.chance(0.4)) water(b.at(0, 0, 75))
  }

function seated(top: Thing<Plan>, sides: Sides<Plan>): Thing<Plan> {
  return (b, plan) =>
    around(top, meetingSeat(plan.brief), { ...sides, setting: lying(75) })(b, plan)
}

/** A set whose table is `d` cm deep with a display or a board at its left end. */
const before =
  (set: Thing<Plan>, d: number): Thing<Plan> =>
  (b, plan) => {
    const board = plan.brief.pick([displayStand, whiteboard])
    board(b.at(-78, d / 2, 0, 1), plan.metal)
    set(b, plan)
  }

/** What someone has before them. */
const lying =
  (z: number): Thing<Plan> =>
  (b, { brief, fabric }) => {
    const [at, thing] = [b.at(0, 0, z), brief.int(0, 4)]
    if (thing === 0) laptop(at)
    if (thing === 1) papers(at, fabric)
    if (thing === 2) at.cylinder([12, 0, 0], 3.6, 9, '#f1ece1', { top: '#4a352a', casts: false })
  }
