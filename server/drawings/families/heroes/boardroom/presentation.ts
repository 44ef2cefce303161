import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { panel } from '../../../kit/mark.ts'
import { walls, woods } from '../../../kit/palette.ts'
import { laptop } from '../../../props/desk-things.ts'
import { breathing } from '../../../props/motions.ts'
import { glazing } from '../../../props/openings.ts'
import { person } from '../../../props/people.ts'
import { plant } from '../../../props/plants.ts'
import { officeChair } from '../../../props/seating.ts'
import { shell } from '../../../props/shell.ts'
import { table } from '../../../props/tables.ts'
import { DEPTH, HEIGHT, type Style, WIDTH } from './plan.ts'
import { papers, seated } from './seated.ts'

/** Tables in a horseshoe before a large screen, with a speaker. */
export function presentation(b: Builder, brief: Brief, { wood, seat, accent }: Style): void {
  shell(b, {
    size: [WIDTH, DEPTH, HEIGHT],
    wall: brief.pick([walls.petrol, '#4f5f66', walls.terracotta]),
    sideWall: walls.chalk,
    floor: 'planks',
    floorColor: brief.pick([woods.oak, woods.ash]),
    back: [
      panel(0.28, 0.28, 0.46, 0.58, '#1f2a30'),
      panel(0.29, 0.3, 0.44, 0.54, '#f4f1e8', { edge: false, glows: true }),
      ...chart(),
    ],
    side: [glazing([0.06, 0.05, 0.88, 0.84], 6)],
  })
  const [x, y] = [WIDTH * 0.5, DEPTH * 0.56]
  b.moving(breathing(0.15, 0.7, 6), g => {
    for (const r of [190, 120]) g.glow([x, 60, 0.6], r, '#fff6d8', 0.25)
  })
  for (const side of [-1, 1]) {
    table(b.at(x + side * 250, y), { w: 90, d: 340, top: wood, legs: 'panels', thick: 5 })
    const turn = side < 0 ? 1 : 3
    for (const at of [-110, 0, 110])
      officeChair(b.at(x + side * 335, y + at, 0, turn), { fabric: seat, high: false })
    for (const at of [-110, 110]) laptop(b.at(x + side * 268, y + at, 74, 4 - turn))
    seated(b.at(x + side * 331, y, 11, turn), side + 1, side > 0)
    papers(b.at(x + side * 262, y, 74))
  }
  table(b.at(x, y + 128), { w: 400, d: 84, top: wood, legs: 'panels', thick: 5 })
  for (const at of [-130, 0, 130]) {
    officeChair(b.at(x + at, y + 216, 0, 2), { fabric: seat, high: false })
    papers(b.at(x + at, y + 140, 74))
  }
  seated(b.at(x + 130, y + 212, 11, 2), 2, true)
  person(b.at(x - 250, 120, 0, 0), { shirt: '#f1ece1', trousers: '#26343c', skin: 1 })
  b.box([x - 190, 80, 0], [50, 40, 112], wood)
  plant(b.at(WIDTH - 50, 50), 'blades', 160)
  plant(b.at(46, DEPTH - 40), 'bushy', 130, accent)
}

function chart() {
  const bars = [0.16, 0.24, 0.2, 0.34, 0.42]
  return [
    ...bars.map((h, i) =>
      panel(0.33 + i * 0.042, 0.38, 0.028, h, i === 4 ? '#d8572a' : '#1f6f78', {
        edge: false,
        glows: true,
      }),
    ),
    ...[0.7, 0.62, 0.54].map(v =>
      panel(0.58, v, 0.12, 0.025, '#9fb4b6', { edge: false, glows: true }),
    ),
    panel(0.58, 0.38, 0.12, 0.1, '#e9b44c', { edge: false, glows: true }),
  ]
}
