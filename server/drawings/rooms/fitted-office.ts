import { joined, panel } from '../kit/mark.ts'
import { brand, leather, metals } from '../kit/palette.ts'
import { around, laden, turned } from '../layout/together.ts'
import { battens } from '../props/cladding.ts'
import { swivelChair } from '../props/contract-seating.ts'
import { schemes } from '../props/schemes.ts'
import { shelving } from '../props/stocked.ts'
import { doors } from '../props/storage.ts'
import { lettering } from '../props/wall-signs.ts'
import { desk } from '../things/desk.ts'
import { painted, slats } from './claddings.ts'
import * as f from './furnishings.ts'
import { lampsAbove } from './lamps.ts'
import * as o from './office-things.ts'
import * as on from './on-walls.ts'
import { filling, onWall, type RoomThing } from './plan.ts'
import { room } from './room.ts'

export const visitorsTable = laden(f.roundOne(36, 40), [f.papers])

export const companyName = onWall([250, 234, 4], ({ brief, scheme: { feature, wood } }) => {
  const isWood = brief.chance(0.6)
  return joined(
    panel(0, 0, 1, 1, isWood ? wood : feature),
    ...(isWood ? [battens(24)] : []),
    lettering([0.2, 0.76, 0.6, 0.11], brand.paper, 3),
    lettering([0.34, 0.68, 0.32, 0.04], brand.paper, 2),
  )
})

/** A large desk that faces the room; the one who receives sits behind it. */
const executiveDesk: RoomThing = (b, { brief, scheme }) => {
  const look = { brief, w: 184, d: 80, h: 73, wood: scheme.wood, metal: metals.brass }
  const fabric = brief.pick([leather.black, leather.tan, scheme.fabric])
  swivelChair(b.at(0, -66), { fabric, back: 'high' })
  desk(b.at(92, 38, 0, 2), brief.pick(['executive', 'pedestal', 'waterfall']), look)
}

const storageWall = filling(400, Infinity, w => (b, { brief, h, scheme }) => {
  const color = brief.pick([scheme.front, scheme.wood, scheme.feature])
  for (let i = 0; i < 4; i++) {
    const front = i % 2 ? shelving(1, 6, scheme.wood, brief) : doors(Math.round(w / 220))
    const at = [(i * w) / 4, 0, 0] as const
    b.box(at, [w / 4 - 0.5, 44, h - 20], i % 2 ? scheme.wood : color, { front: [front] })
  }
})

export const fittedOffice = room(schemes, { floors: ['planks', 'planks', 'sheet'] })({
  'managers-room': {
    clad: slats,
    onBack: [on.picture(100, 80)],
    onLeft: [on.glazing(250, 120, 80)],
    back: [f.plant, 'gap', o.sideboard(150), 'gap', f.shelves(76, 196, 206, 80)],
    floor: [
      around(executiveDesk, f.chair, { front: 2 }, f.onRug),
      [turned(o.place(130), 1), 'gap', f.lowPlant],
    ],
  },
  'storage-wall': {
    onLeft: [on.glazing(320, 120, 84)],
    back: [storageWall],
    floor: [around(o.facing, f.bin, {}, f.onRug), [f.plant, 'gap']],
    above: lampsAbove('floor 1'),
  },
  'lounge-corner': {
    cladLeft: painted,
    onBack: [on.picture(80, 96), on.window(200, 4)],
    onLeft: [on.picture(100, 80)],
    back: [f.sofa, f.lamp, 'gap', f.plant],
    floor: [
      [
        around(visitorsTable, f.easyChair, { left: 1, front: 1, away: 20 }, f.onRug),
        'gap',
        o.placeFacing(160),
      ],
      ['gap', o.place(160)],
    ],
  },
})
