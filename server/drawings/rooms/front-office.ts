import { around, sides, turned } from '../layout/together.ts'
import { schemes } from '../props/schemes.ts'
import { companyName, visitorsTable } from './fitted-office.ts'
import * as f from './furnishings.ts'
import { lampsAbove } from './lamps.ts'
import { glassWall } from './office-things.ts'
import * as on from './on-walls.ts'
import { reception } from './reception.ts'
import { room } from './room.ts'

export const frontOffice = room(schemes, {
  h: [260, 300],
  onBack: [companyName],
  above: lampsAbove('floor 1'),
})({
  straight: {
    w: [480, 580],
    d: [400, 470],
    onLeft: [on.glassFront(240)],
    back: [f.plant, 'gap', f.plant],
    floor: [
      reception('straight', 220),
      around(visitorsTable, f.easyChair, { ...sides(0, 1), away: 22 }, f.onRug),
    ],
  },
  corner: {
    onLeft: [on.picture(90, 100)],
    back: ['gap', f.plant],
    floor: [
      [reception('corner', 200), 'gap'],
      [
        f.lowPlant,
        'gap',
        turned(f.easyChair, 1),
        around(visitorsTable, f.sofa, { right: 1, away: 30 }, f.onRug),
      ],
    ],
  },
  curved: {
    onLeft: [on.glazing(300)],
    back: [f.plant, 'gap', f.plant],
    floor: [
      reception('curved', 240),
      [
        'gap',
        around(visitorsTable, f.easyChair, { ...sides(0, 1), away: 22 }, f.onRoundRug),
        f.pouf,
        'gap',
      ],
    ],
  },
  stepped: {
    w: [540, 640],
    onLeft: [on.picture(), on.picture()],
    back: ['gap', f.sofa],
    floor: [
      [reception('stepped', 240), 'gap', turned(glassWall(210), 1), 'gap', visitorsTable],
      [f.lowPlant, 'gap', f.pouf, f.pouf, f.pouf, 'gap', f.plant],
    ],
  },
})
