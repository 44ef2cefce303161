import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { partsOf, times } from '../kit/geometry.ts'
import { brand, fabrics, leaves, metals } from '../kit/palette.ts'
import type { Pieces } from '../layout/row.ts'
import { around, laden, sides } from '../layout/together.ts'
import { roundRug, rug } from '../props/art.ts'
import { beamSeats, drumSeat, stackChair, swivelChair } from '../props/contract-seating.ts'
import { pile, vase } from '../props/desk-things.ts'
import { floorLamp } from '../props/lamps.ts'
import { plantKinds, plant as potted } from '../props/plants.ts'
import * as seating from '../props/seating.ts'
import { doors } from '../props/storage.ts'
import { terminal, workDesk } from '../props/workplaces.ts'
import { type TableLook, table } from '../things/table.ts'
import { alike, colored, filling, type Plan, type RoomThing, type Worded } from './plan.ts'

export { copier, waterCooler as cooler } from '../props/workplaces.ts'
export { files, fridge, shelves } from './shelves.ts'

export const bin: RoomThing = b => b.cylinder(0, 11, 32, '#f3f3ee', { r2: 13, top: '#20272d' })
/** It spreads 40 cm around its pot. */
const plantOf =
  (heightOf: (brief: Brief) => number): RoomThing =>
  (b, { brief, scheme }) => {
    const height = heightOf(brief)
    const kind = brief.pick(plantKinds)
    const pot = brief.pick(['#e6dfd3', '#40525d', scheme.accent])
    const leaf = brief.pick([leaves.green, leaves.deep, leaves.olive, leaves.fresh])
    potted(b, kind, kind === 'fronds' ? Math.min(height, 88) : height, pot, leaf)
  }
export const plant = plantOf(brief => brief.between(95, 135))
export const lowPlant = plantOf(() => 92)
export const chair = colored(stackChair, 'accent')
export const deskChair = colored(swivelChair, { fabric: 'fabric' })
export const stool = colored(seating.stool, 'accent', metals.graphite, 58)
export const highStool = colored(seating.stool, 'accent', metals.graphite, 67)
export const clothChair = colored(stackChair, 'fabric')
export const pouf = colored(seating.pouf, 26, 'fabric')
const drumColors = ['accent', brand.sun, '#7fb8c6', fabrics.sage]
export const drum = colored(drumSeat, 28, drumColors)
export const drumOf = (h: number) => colored(drumSeat, h, 'accent')
export const woodenChair = colored(seating.chair, { fabric: 'fabric', frame: 'wood' })
/** A chair to eat at. */
export const diningChair = alike(seating.chair, {
  fabric: 'accent',
  frame: 'wood',
  style: ['slat', 'spindles', 'padded', 'ladder'],
})
export const bench = (w: number) =>
  tableOf({ w, d: 38, h: 45, thick: 9, top: ['accent', 'fabric'], leg: 'wood' })
export const easyChair = colored(seating.loungeChair, ['accent', 'fabric'], 'wood')
export const sofa: RoomThing = (b, { brief, scheme }) =>
  seating.sofa(b, {
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
export const staffedDesk = around(laden(desk, [computer, 'gap', papers]), deskChair, {
  back: 1,
})

export const visitedDesk = (visitors: number): RoomThing =>
  around(staffedDesk, chair, { front: visitors })

export const tableForFour = around(steelTable({ w: 150, d: 84 }), chair, sides(2))

/** Seats on one beam along a wall, as many as there is room for. */
export const waitingSeats = (least = 116, most = Infinity) =>
  filling(least, most, w => colored(beamSeats, Math.floor(w / 56), ['fabric', 'accent']))

function cupboard(b: Builder, w: number, front: string, top: string) {
  b.box([2, 2, 0], [w - 4, 54, 84], front, { front: [doors(partsOf(w, 52, 1))] })
  b.box(84, [w, 58, 4], top)
}

/** Cupboards under a top, with things on it. */
export const cupboards = (front: string, top: string, on: Pieces<Plan>, most = Infinity) =>
  filling(110, most, w => laden(colored(cupboard, w, front, top), on))

export const counter = (...on: RoomThing[]) => cupboards('front', '#fbfbf8', on)

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
