import { pairs } from '../kit/geometry.ts'
import { panel } from '../kit/mark.ts'
import { brand, fabrics, glass, leather, metals } from '../kit/palette.ts'
import { around, laden, sides } from '../layout/together.ts'
import { rug } from '../props/art.ts'
import { swivelChair } from '../props/contract-seating.ts'
import { fading } from '../props/motions.ts'
import { schemes } from '../props/schemes.ts'
import { slide } from '../rooms/boards.ts'
import * as f from '../rooms/furnishings.ts'
import { lampsAbove } from '../rooms/lamps.ts'
import { laptop, papers, sideboard } from '../rooms/office-things.ts'
import * as on from '../rooms/on-walls.ts'
import { colored, type OnWall, type RoomThing } from '../rooms/plan.ts'
import { room } from '../rooms/room.ts'
import { desk } from '../things/desk.ts'
import { shiningLamp, sitting } from './interior.ts'

const seat = colored(swivelChair, { fabric: 'fabric', arms: true })
const table = f.tableOf({ w: 330, d: 116, h: 75, legs: 'panels', thick: 5 })
const meeting = around(laden(table, [laptop, f.flowers, papers]), seat, sides(3))

const buffet = laden(sideboard(150), ['gap', f.flowers])
const books = f.shelves(130, 220, 220, 130)

const executive: RoomThing = (b, { brief, scheme }) => {
  rug(b.at(0, 10), 270, 240, scheme.accent, brief)
  const style = brief.pick(['executive', 'pedestal', 'waterfall', 'corner'])
  desk(b.at(-90, -50), style, {
    ...{ brief, w: 180, d: 82, h: 74 },
    ...{ wood: scheme.wood, metal: brief.pick([metals.black, metals.graphite, metals.brass]) },
  })
  swivelChair(b.at(6, 84, 0, 2), { fabric: leather.black, back: 'high' })
}

const display: OnWall = {
  size: [180, 104, 110],
  body: (b, { brief }) => {
    b.quiet.box(0, [180, 6, 104], metals.black, { front: [slide(brief)] })
    const bars = [brand.sun, brand.orange, glass.pane, brand.sand]
    b.moving(fading(12, pairs('0 0, 40 0, 50 1, 90 1, 100 0')), g =>
      g.quiet.box([4, 6.4, 4], [172, 0.4, 96], fabrics.teal, {
        front: bars.map((color, i) =>
          panel(0.12 + i * 0.2, 0.14, 0.14, [0.36, 0.52, 0.44, 0.7][i] ?? 0, color),
        ),
      }),
    )
  },
}

export const heroFurniture = room(schemes, {
  w: [800, 840],
  d: [560, 590],
  h: [290, 290],
  sections: ['even'],
  floors: ['planks', 'tiles'],
  onLeft: [on.picture(120, 92), on.picture(84, 92)],
  above: lampsAbove('floor 1'),
})({
  'meeting-left': {
    onBack: [display, on.picture(86, 92), on.picture(86, 92)],
    back: ['gap', buffet, books],
    floor: [
      [meeting, 'gap', f.plant],
      [sitting(3), shiningLamp, 'gap', executive],
    ],
  },
  'meeting-right': {
    onBack: [on.picture(86, 92), display, on.picture(86, 92)],
    back: [books, buffet, 'gap', f.plant],
    floor: [
      ['gap', shiningLamp, 'gap', meeting],
      [sitting(3), 'gap', executive, f.lowPlant],
    ],
  },
})
