import { grid } from '../kit/geometry.ts'
import { panel, tint } from '../kit/mark.ts'
import { brand, coats, metals, woods } from '../kit/palette.ts'
import { filling } from '../layout/row.ts'
import { around } from '../layout/together.ts'
import * as laser from '../props/laser-machine.ts'
import { toAndFro } from '../props/motions.ts'
import { patternHoles, pierced } from '../props/pierced.ts'
import { colored, type Plan, type RoomThing } from '../rooms/plan.ts'
import { hall } from './hall.ts'
import * as o from './outside.ts'
import * as s from './steel-things.ts'

const cutter: RoomThing = (b, { brief, scheme }) => {
  const [at, by] = brief.chance(0.4) ? [0.66, -320] : [0.14, 320]
  const color = brief.pick(['#eceae3', scheme.accent])
  laser.laserCutter(b, [640, 290], color, at, [by, brief.between(13, 17)])
}
const desk = colored(laser.controlDesk, 'accent')
const operator: RoomThing = around(desk, o.someone({ pose: 'working', hat: coats.sun }), {
  front: 1,
  away: 34,
})
/** Sheets of 204 by 118 cm. */
const rack: RoomThing = (b, { scheme }) => {
  b.box([[0, 228], [0, 118], 0], [12, 12, 256], scheme.accent)
  for (let i = 0; i < 5; i++) {
    b.box([12, 0, 26 + i * 46], [216, 130, 6], metals.graphite)
    b.box([18, 6, 32 + i * 46], [204, 118, 6 + (i % 3) * 5], i % 2 ? '#bcc8cd' : metals.steel)
  }
}
/** Finished parts in piles. */
const pallet: RoomThing = (b, { brief }) => {
  const colors = ['#bcc8cd', metals.steel, '#8d999f']
  b.box([0, [0, 50, 96], 0], [150, 12, 10], '#b08a5a')
  b.box(10, [150, 108, 5], woods.oak)
  for (const [j, i] of grid(2, 6))
    b.box([8 + i * 48, 8 + j * 50, 15], [38, 42, brief.between(10, 44)], brief.pick(colors))
}

const source: RoomThing = (b, { brief, scheme }) => {
  const doors = [0.06, 0.52].map(u => panel(u, 0.05, 0.42, 0.9, brand.ink, 0.07))
  b.box(0, [150, 90, 210], brief.pick([scheme.accent, '#eceae3']), {
    front: [
      ...doors,
      panel(0.6, 0.66, 0.26, 0.18, '#33424a'),
      tint(0.44, 0.42, 0.02, 0.16, '#33424a'),
    ],
  })
}
const screens: RoomThing = (b, { brief }) => {
  const colors = brief.shuffle(['#a86a45', '#8d999f', brand.teal])
  for (const [i, pattern] of (['hexagons', 'leaves', 'diamonds'] as const).entries()) {
    const plate = [100, 190 - i * 14] as const
    b.box([[12, 80].map(x => i * 116 + x), 0, 0], [8, 36, 7], metals.graphite)
    const holes = patternHoles(pattern, plate, 22)
    pierced(b.at(i * 116, 16, 7), plate, holes, colors[i] as string)
  }
}
const driving = filling<Plan>(
  340,
  460,
  w => (b, plan) => b.moving(toAndFro([w - 300, 0, 0], 24), way => s.forklift(way, plan)),
)

/** The laser hall: a cutter runs along its sheet, sheets wait in racks, cut parts on pallets. */
export const heroLaserHall = hall(
  { h: 380, least: [1000, 560] },
  {
    single: {
      back: [rack, 'gap', source, source, 'gap', screens],
      floor: [
        [pallet, operator, cutter, 'gap', pallet],
        [driving, 'gap', pallet, o.foreman],
      ],
    },
  },
)
