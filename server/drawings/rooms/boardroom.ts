import { turned } from '../layout/together.ts'
import { schemes } from '../props/schemes.ts'
import { slats } from './claddings.ts'
import * as f from './furnishings.ts'
import * as t from './meeting-things.ts'
import { display, glassWall } from './office-things.ts'
import * as on from './on-walls.ts'
import { room } from './room.ts'

const screen = on.screenOf(172, 96, 98)

export const boardroom = room(schemes)({
  lengthwise: {
    onBack: [on.window(140, 3), on.picture()],
    cladLeft: slats,
    onLeft: [screen],
    back: ['gap', t.sideboardWithFlowers, 'gap', f.plant],
    floor: [['gap', t.longTable(1), 'gap']],
  },
  crosswise: {
    clad: slats,
    onBack: [screen],
    onLeft: [on.glazing(150, 120, 76), on.glazing(150, 120, 76)],
    back: ['gap', f.lowPlant],
    floor: [t.tableAcross],
  },
  ring: {
    clad: slats,
    onBack: [screen],
    onLeft: [on.glazing(280, 120, 76)],
    back: [f.plant, 'gap', f.plant],
    floor: [t.ring],
  },
  horseshoe: {
    onBack: [on.window(120), on.window(120)],
    cladLeft: slats,
    onLeft: [screen],
    back: [f.plant, 'gap'],
    floor: [['gap', t.horseshoe]],
  },
  oval: {
    clad: slats,
    onBack: [screen],
    onLeft: [on.window(110, 2, 116, 92), on.window(110, 2, 116, 92)],
    back: [f.plant, 'gap'],
    floor: [t.ovalTable],
  },
  glazed: {
    onBack: [on.glazing(420, 196, 8)],
    onLeft: [on.picture(80, 90)],
    left: display,
    floor: [['gap', t.longTable(), 'gap', turned(glassWall(150), 1)]],
  },
})
