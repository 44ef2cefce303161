import { partsOf, times } from '../kit/geometry.ts'
import { brand, fabrics, metals } from '../kit/palette.ts'
import type { Fill, Pieces } from '../layout/row.ts'
import { around, laden, sides } from '../layout/together.ts'
import { roundRug, rug } from '../props/art.ts'
import { beamSeats, drumSeat, stackChair, swivelChair } from '../props/contract-seating.ts'
import { pile, vase } from '../props/desk-things.ts'
import { floorLamp } from '../props/lamps.ts'
import {
  loungeChair,
  pouf as round,
  stool as seat,
  sofa as settee,
  chair as sideChair,
} from '../props/seating.ts'
import { doors } from '../props/storage.ts'
import { terminal, workDesk } from '../props/workplaces.ts'
import { type TableLook, table } from '../things/table.ts'
import {
  alike,
  colored,
  filling,
  greenery,
  type Plan,
  type RoomThing,
  type Worded,
} from './plan.ts'

export { copier, waterCooler as cooler } from '../props/workplaces.ts'
export { files, fridge, shelves } from './shelves.ts'

export const bin: RoomThing = b => b.cylinder(0, 11, 32, '#f3f3ee', { r2: 13, top: '#20272d' })
export const plant: RoomThing = greenery
export const lowPlant: RoomThing = (b, plan) => greenery(b, plan, 92)
export const chair = colored(stackChair, 'accent')
export const deskChair = colored(swivelChair, { fabric: 'fabric' })
export const stool = colored(seat, 'accent', metals.graphite, 58)
export const highStool = colored(seat, 'accent', metals.graphite, 67)
export const clothChair = colored(stackChair, 'fabric')
export const pouf = colored(round, 26, 'fabric')
const drumColors = ['accent', brand.sun, '#7fb8c6', fabrics.sage]
export const drum = colored(drumSeat, 28, drumColors)
export const drumOf = (h: number) => colored(drumSeat, h, 'accent')
export const woodenChair = colored(sideChair, { fabric: 'fabric', frame: 'wood' })
/** A chair to eat at. */
export const diningChair = alike(sideChair, {
  fabric: 'accent',
  frame: 'wood',
  style: ['slat', 'spindles', 'padded', 'ladder'],
})
export const bench = (w: number) =>
  colored(table, { w, d: 38, h: 45, thick: 9, top: ['accent', 'fabric'], leg: 'wood' })
export const easyChair = colored(loungeChair, ['accent', 'fabric'], 'wood')
export const sofa: RoomThing = (b, { brief, scheme }) =>
  settee(b, {
    seats: 2,
    fabric: scheme.fabric,
    style: brief.pick(['slim', 'buttoned', 'framed']),
    pillows: [scheme.accent],
  })
export const lamp = colored(floorLamp, ['shade', 'tripod', 'globe'])
export const flowers = colored(vase, 'accent')
export const computer = colored(terminal, 44)
export const papers: RoomThing = (b, { scheme }) =>
  pile(b, ['#fbfbf8', scheme.accent, scheme.fabric])
export const tableOf = (look: Worded<Omit<TableLook, 'marks'>>) =>
  colored(table, { top: 'wood', ...look })
/** A table with legs of steel. */
export const steelTable = (look: Parameters<typeof tableOf>[0]) =>
  tableOf({ leg: metals.graphite, ...look })
export const roundOne = (r: number, h: number) =>
  tableOf({ shape: 'round', w: 2 * r, h, legs: 'pedestal', leg: metals.black })
export const longTable = (w: number) => tableOf({ w, d: 84, legs: 'panels' })
const desk = colored(workDesk, [140, 70], 'wood', ['panels', 'pedestal'], metals.white)

/** A desk with a screen; one sits at its back and faces the room. */
export const staffedDesk: RoomThing = around(laden(desk, [computer, 'gap', papers]), deskChair, {
  back: 1,
})

export const visitedDesk = (visitors: number): RoomThing =>
  around(staffedDesk, chair, { front: visitors })

export const tableForFour = around(steelTable({ w: 150, d: 84 }), chair, sides(2))

/** Seats on one beam along a wall, as many as there is room for. */
export const waitingSeats = (least = 116, most = Infinity) =>
  filling(least, most, w => colored(beamSeats, Math.floor(w / 56), ['fabric', 'accent']))

/** Cupboards under a top, with things on it. */
export const cupboards = (
  colors: (plan: Plan) => readonly [front: string, top: string],
  on: Pieces<Plan>,
  most = Infinity,
) =>
  filling(110, most, w =>
    laden((b, plan) => {
      const [front, top] = colors(plan)
      const leaves = [doors(partsOf(w, 52, 1))]
      b.box([2, 2, 0], [w - 4, 54, 84], front, { front: leaves })
      b.box(84, [w, 58, 4], top)
    }, on),
  )

export const counter = (...on: RoomThing[]): Fill<Plan> =>
  cupboards(({ scheme }) => [scheme.front, '#fbfbf8'], on)

export const computers = (places: number): RoomThing =>
  around(
    laden(
      (b, { scheme }) => {
        const w = places * 96
        b.box([[0, w - 4], 2, 0], [4, 62, 70], scheme.front)
        b.box(70, [w, 66, 4], scheme.wood)
      },
      times(places, () => computer),
    ),
    chair,
    { front: places },
  )

export const onRug =
  (w: number, d: number): RoomThing =>
  (b, { brief, scheme }) =>
    brief.chance(0.4) && Math.max(w, d) < 1.5 * Math.min(w, d)
      ? roundRug(b, (Math.max(w, d) + 120) / 2, scheme.fabric)
      : rug(b, w + 96, d + 130, scheme.accent, brief)

export const carpet = colored(rug, 170, 96, ['fabric', 'accent'], 'brief')

export const onRoundRug = (w: number, d: number) =>
  colored(roundRug, (Math.max(w, d) + 150) / 2, 'fabric')
