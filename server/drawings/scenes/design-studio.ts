import { grid, inTurn, pairs } from '../kit/geometry.ts'
import { joined, level, lines, type Mark, panel, polygon } from '../kit/mark.ts'
import { brand, coats, fabrics, metals, valuesOf, woods } from '../kit/palette.ts'
import { around, laden } from '../layout/together.ts'
import { deskLamp } from '../props/lamps.ts'
import { schemes } from '../props/schemes.ts'
import { stool } from '../props/seating.ts'
import * as f from '../rooms/furnishings.ts'
import { lampsAbove } from '../rooms/lamps.ts'
import * as on from '../rooms/on-walls.ts'
import { colored, onWall, type RoomThing } from '../rooms/plan.ts'
import { room } from '../rooms/room.ts'
import { someone } from './outside.ts'

const plan = lines(
  [
    pairs('0.14 0.2, 0.6 0.2, 0.6 0.8, 0.14 0.8, 0.14 0.2'),
    pairs('0.36 0.2, 0.36 0.56, 0.6 0.56'),
    level(0.76, 0.68, 0.86),
    level(0.62, 0.68, 0.82),
    pairs('0.68 0.24, 0.86 0.24, 0.86 0.48, 0.68 0.48, 0.68 0.24'),
  ],
  brand.teal,
  1.6,
  0.85,
)

/** A tilted board on its stand, a plan on it; you draw from +y. */
const drawingTable: RoomThing = (b, { scheme: { wood } }) => {
  for (const x of [-62, 54]) {
    b.box([x, -30, 0], [8, 60, 6], metals.graphite)
    b.box([x, -6, 6], [8, 10, 64], metals.graphite)
  }
  b.gable([-80, -46, 70], [160, 92, 40], 'x', wood, {
    ridge: 0,
    slopes: [panel(0.06, 0.08, 0.88, 0.84, '#f7f6f0'), plan],
  })
  b.quiet.block([46, 70], [160, 5, 6], wood)
}

const usedBy = (person: RoomThing) => around(drawingTable, person, { front: 1, away: 22 })
const free = usedBy(colored(stool, 'accent', metals.black, 62))

const plotter: RoomThing = b => {
  b.box([[-66, 58], -20, 0], [8, 40, 80], metals.graphite)
  b.block(80, [168, 52, 30], '#e8e6de', { front: [panel(0.04, 0.5, 0.2, 0.3, '#33424a')] })
  b.quiet.block([26.5, 24], [116, 1.5, 66], brand.paper, { front: [plan] })
}

const swatches: RoomThing = (b, { brief }) => {
  const colors = brief.shuffle(valuesOf(fabrics))
  for (const [i, [column, row]] of grid(3, 6).entries())
    b.quiet.box([column * 28 - 40, row * 34 - 30, 0], [24, 28, 2], inTurn(colors, i))
}
const desk = f.tableOf({ w: 300, d: 120, h: 84, legs: 'panels' })
const lamp = colored(deskLamp, metals.black)

/** Colours on a board, and sheets with a house beside it. */
const samples = onWall([520, 210, 62], ({ brief }) => {
  const colors = brief.shuffle([...valuesOf(fabrics), ...valuesOf(woods), ...valuesOf(coats)])
  const pinned = grid(8, 24).map(([column, row], i) =>
    panel(0.03 + column * 0.071, 0.12 + row * 0.29, 0.058, 0.24, inTurn(colors, i)),
  )
  const sheet = (u: number, v: number, w: number, h: number): Mark[] => {
    const house = pairs('0.15 0.25, 0.85 0.25, 0.85 0.55, 0.5 0.8, 0.15 0.55', [w, h], [u, v])
    const color = brief.pick(['#9fc3c6', '#e6b8a2', '#ecd49a'])
    return [panel(u, v, w, h, brand.paper), polygon(house, color)]
  }
  return joined(
    panel(0, 0, 0.6, 1, '#f7f3ea'),
    ...pinned,
    ...sheet(0.66, 0.4, 0.14, 0.6),
    ...sheet(0.83, 0.24, 0.17, 0.76),
    ...sheet(0.66, 0, 0.14, 0.32),
  )
})

/** A design studio: drawing tables and a wall of samples. */
export const heroDesignStudio = room(schemes, {
  w: [800, 840],
  d: [580, 620],
  h: [300, 300],
  sections: ['even'],
  onBack: [samples],
})({
  'drawing-tables': {
    onLeft: [on.glazing(380, 250, 16)],
    back: ['gap', f.lowPlant],
    floor: [
      [free, usedBy(someone({ pose: 'working' })), free],
      ['gap', laden(desk, [swatches, swatches, f.papers, lamp]), 'gap', plotter, f.plant],
    ],
    above: lampsAbove('floor 1'),
  },
})
