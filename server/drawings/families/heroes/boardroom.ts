import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { inset, panel } from '../../kit/mark.ts'
import { fabrics, leather, leaves, metals, walls, woods } from '../../kit/palette.ts'
import { picture, rug } from '../../props/art.ts'
import { battens } from '../../props/cladding.ts'
import { laptop, screen } from '../../props/desk-things.ts'
import { pendant } from '../../props/lamps.ts'
import { breathing, swaying } from '../../props/motions.ts'
import { glazing } from '../../props/openings.ts'
import { person } from '../../props/people.ts'
import { plant } from '../../props/plants.ts'
import { room } from '../../props/room.ts'
import { officeChair } from '../../props/seating.ts'
import { sideboard } from '../../props/storage.ts'
import { table } from '../../props/tables.ts'

const W = 900
const D = 640
const H = 300

/** A boardroom: one long table with chairs, or tables in a horseshoe before a large screen. */
export const heroBoardroom: Family = (b, brief) => {
  const style: Style = {
    wood: brief.pick([woods.oak, woods.walnut, woods.mahogany]),
    seat: brief.pick([leather.black, leather.tan, fabrics.teal, fabrics.rust]),
    accent: brief.pick([fabrics.teal, fabrics.mustard, fabrics.clay]),
  }
  if (brief.construction(['long-table', 'presentation']) === 'long-table')
    longTable(b, brief, style)
  else presentation(b, brief, style)
}

interface Style {
  readonly wood: string
  readonly seat: string
  readonly accent: string
}

function longTable(b: Builder, brief: Brief, { wood, seat, accent }: Style): void {
  room(b, {
    size: [W, D, H],
    wall: walls.chalk,
    sideWall: brief.pick([walls.petrol, walls.mist, walls.dove]),
    floor: 'carpet',
    floorColor: brief.pick(['#bfae97', '#aebabb', '#c9bda8']),
    back: [
      glazing([0.05, 0.06, 0.56, 0.84], 8),
      panel(0.66, 0.04, 0.3, 0.94, wood),
      inset(0.66, 0.04, 0.3, 0.94, [battens(22)]),
      picture([0.72, 0.44, 0.18, 0.32], brief, '#f1ece1'),
    ],
    side: [
      panel(0.26, 0.36, 0.5, 0.44, '#1f2a30'),
      inset(0.27, 0.38, 0.48, 0.4, screen('#3f8f94')),
    ],
  })
  const [x, y] = [W * 0.53, D * 0.52]
  rug(b.at(x, y), 640, 360, accent, brief)
  const taken = brief.shuffle([0, 1, 2, 3, 4]).slice(0, 2)
  for (let i = 0; i < 5; i++) {
    const at = x - 220 + i * 110
    officeChair(b.at(at, y - 100), { fabric: seat })
    officeChair(b.at(at, y + 100, 0, 2), { fabric: seat })
    if (taken.includes(i)) seated(b.at(at, y - 96, 11), i)
    if (i === 1) seated(b.at(at, y + 96, 11, 2), 3, true)
  }
  officeChair(b.at(x + 345, y, 0, 3), { fabric: seat })
  table(b.at(x, y), { w: 600, d: 130, h: 75, top: wood, legs: 'panels', thick: 6 })
  for (const at of [-220, 0, 220]) laptop(b.at(x + at, y - 34, 75))
  for (const at of [-110, 110]) papers(b.at(x + at, y + 34, 75))
  sideboard(b.at(W * 0.67, 4), 250, wood)
  plant(b.at(40, 50), 'fig', 170)
  plant(b.at(W - 46, D - 44), 'fronds', 140, '#e6dfd3', leaves.deep)
  b.box([0, y - 4, H - 16], [x + 210, 8, 8], metals.graphite, { casts: false })
  for (const [i, at] of [-180, 0, 180].entries())
    b.moving(swaying([x + at, y, H - 16], 1.6, 6 + i), g =>
      pendant(g.at(x + at, y, 190), H - 206, metals.brass, 'bell'),
    )
}

function presentation(b: Builder, brief: Brief, { wood, seat, accent }: Style): void {
  room(b, {
    size: [W, D, H],
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
  const [x, y] = [W * 0.5, D * 0.56]
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
  plant(b.at(W - 50, 50), 'blades', 160)
  plant(b.at(46, D - 40), 'bushy', 130, accent)
}

function seated(b: Builder, skin: number, away = false): void {
  const shirts = ['#f1ece1', '#3a648f', '#d8d3c8', '#b4533a']
  person(b, { shirt: shirts[skin % 4] as string, trousers: '#26343c', pose: 'sitting', skin, away })
}

function papers(b: Builder): void {
  b.box([-15, -11, 0], [30, 22, 1.4], '#f7f3ea', { casts: false })
  b.cylinder([26, -4, 0], 4, 11, '#cfe3e6', { casts: false })
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
