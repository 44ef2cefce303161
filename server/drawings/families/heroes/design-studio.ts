import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { lines, type Mark, panel, polygon } from '../../kit/mark.ts'
import { coats, fabrics, leaves, metals, valuesOf, walls, woods } from '../../kit/palette.ts'
import { rug } from '../../props/art.ts'
import { monitor, mug, pile } from '../../props/desk-things.ts'
import { deskLamp, pendant } from '../../props/lamps.ts'
import { breathing, swaying } from '../../props/motions.ts'
import { glazing } from '../../props/openings.ts'
import { person } from '../../props/people.ts'
import { plant } from '../../props/plants.ts'
import { room } from '../../props/room.ts'
import { officeChair, stool } from '../../props/seating.ts'
import { bookshelf } from '../../props/storage.ts'
import { table } from '../../props/tables.ts'

const W = 860
const D = 640
const H = 300

/** A design studio: drawing tables and a wall of samples, or a large table with a model house. */
export const heroDesignStudio: Family = (b, brief) => {
  const wood = brief.pick([woods.oak, woods.ash, woods.teak])
  const accent = brief.pick([fabrics.teal, fabrics.rust, fabrics.mustard])
  room(b, {
    size: [W, D, H],
    wall: walls.chalk,
    sideWall: brief.pick([walls.petrol, walls.mint, walls.terracotta]),
    floorColor: brief.pick([woods.oak, '#d9d2c4']),
    back: samples(brief),
    side: [glazing([0.08, 0.05, 0.6, 0.84], 4)],
  })
  const boards = brief.construction(['drawing-tables', 'model-table']) === 'drawing-tables'
  if (boards) drawingTables(b, brief, wood, accent)
  else modelTable(b, brief, wood, accent)
}

function drawingTables(b: Builder, brief: Brief, wood: string, accent: string): void {
  for (let i = 0; i < 3; i++) {
    const x = 170 + i * 240
    drawingTable(b.at(x, 210), wood)
    if (i === 1)
      person(b.at(x, 300, 0, 2), { shirt: coats.orange, pose: 'working', away: true, skin: 1 })
    else stool(b.at(x, 300), accent)
  }
  sampleTable(b.at(430, 470), brief, wood)
  plotter(b.at(W - 150, 420))
  lamps(b, [170, 410, 650], 210, accent)
  plant(b.at(W - 44, D - 44), 'fig', 170)
  plant(b.at(44, 560), 'fronds', 130, '#e6dfd3', leaves.deep)
  person(b.at(600, 520, 0, 1), { shirt: '#f1ece1', skin: 2 })
}

function modelTable(b: Builder, brief: Brief, wood: string, accent: string): void {
  rug(b.at(430, 360), 560, 330, accent, brief)
  table(b.at(430, 350), { w: 420, d: 170, h: 84, top: wood, legs: 'trestle', thick: 5 })
  modelHouse(b.at(360, 350, 84), brief)
  swatches(b.at(560, 330, 84), brief)
  for (const x of [280, 400, 520]) stool(b.at(x, 490), accent, metals.black, 62)
  for (const y of [130, 290, 450]) {
    table(b.at(70, y, 0, 1), { w: 140, d: 70, top: wood, leg: metals.black })
    monitor(b.at(56, y, 74, 1), 62, '#7fb8c6')
    officeChair(b.at(146, y, 0, 3), { fabric: accent })
  }
  drawingTable(b.at(740, 170), wood)
  person(b.at(740, 260, 0, 2), { shirt: coats.teal, pose: 'working', away: true, skin: 3 })
  person(b.at(650, 480, 0, 3), { shirt: '#f1ece1', away: true, skin: 1, pose: 'working' })
  plotter(b.at(W - 110, 430))
  bookshelf(b.at(500, 2), brief, { w: 240, h: 96, rows: 2, columns: 4, wood })
  lamps(b, [320, 430, 540], 350, accent)
  plant(b.at(W - 50, D - 46), 'bushy', 130)
}

/** A tilted drawing board on its stand, a plan on it and a lamp; you draw from +y. */
function drawingTable(b: Builder, wood: string): void {
  for (const x of [-62, 54]) {
    b.box([x, -30, 0], [8, 60, 6], metals.graphite)
    b.box([x, -6, 6], [8, 10, 64], metals.graphite)
  }
  b.gable([-80, -46, 70], [160, 92, 40], 'x', wood, {
    ridge: 0,
    slopes: [panel(0.06, 0.08, 0.88, 0.84, '#f7f6f0'), plan()],
  })
  b.box([-80, 46, 70], [160, 5, 6], wood, { casts: false })
}

function plan(): Mark {
  return lines(
    [
      [
        [0.14, 0.2],
        [0.6, 0.2],
        [0.6, 0.8],
        [0.14, 0.8],
        [0.14, 0.2],
      ],
      [
        [0.36, 0.2],
        [0.36, 0.56],
        [0.6, 0.56],
      ],
      [
        [0.68, 0.76],
        [0.86, 0.76],
      ],
      [
        [0.68, 0.62],
        [0.82, 0.62],
      ],
      [
        [0.68, 0.24],
        [0.86, 0.24],
        [0.86, 0.48],
        [0.68, 0.48],
        [0.68, 0.24],
      ],
    ],
    '#1f6f78',
    1.6,
    0.85,
  )
}

/** Samples pinned to the wall: squares of colour, wood and cloth, and a few drawings. */
function samples(brief: Brief): Mark[] {
  const colors = brief.shuffle([...valuesOf(fabrics), ...valuesOf(woods), ...valuesOf(coats)])
  const marks: Mark[] = [panel(0.07, 0.32, 0.5, 0.5, '#f7f3ea')]
  for (let i = 0; i < 24; i++)
    marks.push(
      panel(
        0.09 + (i % 8) * 0.059,
        0.36 + Math.floor(i / 8) * 0.148,
        0.05,
        0.125,
        colors[i % colors.length] as string,
      ),
    )
  const sheet = (u: number, v: number, w: number, h: number): Mark[] => [
    panel(u, v, w, h, '#fbf9f4'),
    polygon(
      [
        [u + w * 0.15, v + h * 0.25],
        [u + w * 0.85, v + h * 0.25],
        [u + w * 0.85, v + h * 0.55],
        [u + w * 0.5, v + h * 0.8],
        [u + w * 0.15, v + h * 0.55],
      ],
      brief.pick(['#9fc3c6', '#e6b8a2', '#ecd49a']),
    ),
  ]
  return [
    ...marks,
    ...sheet(0.64, 0.5, 0.12, 0.3),
    ...sheet(0.79, 0.42, 0.14, 0.38),
    ...sheet(0.64, 0.3, 0.12, 0.16),
  ]
}

function sampleTable(b: Builder, brief: Brief, wood: string): void {
  table(b, { w: 300, d: 120, h: 84, top: wood, legs: 'panels' })
  swatches(b.at(-100, -10, 84), brief)
  swatches(b.at(0, -16, 84), brief)
  pile(b.at(92, 10, 84), ['#1f6f78', '#f1ece1', '#d8572a'])
  mug(b.at(56, -30, 84), '#d8572a')
  deskLamp(b.at(120, -36, 84), metals.black)
}

/** A fan of samples lying on a table. */
function swatches(b: Builder, brief: Brief): void {
  const colors = brief.shuffle(valuesOf(fabrics))
  for (let i = 0; i < 6; i++)
    b.box([(i % 3) * 28 - 40, Math.floor(i / 3) * 34 - 30, 0], [24, 28, 2], colors[i] as string, {
      casts: false,
    })
}

function modelHouse(b: Builder, brief: Brief): void {
  b.box([-90, -62, 0], [180, 124, 4], '#cdd9bd')
  b.box([-56, -34, 4], [90, 50, 30], '#f7f3ea')
  b.gable([-62, -40, 34], [102, 62, 22], 'x', brief.pick(['#d8572a', '#1f6f78']), {
    endColor: '#f7f3ea',
  })
  b.box([34, -20, 4], [34, 36, 22], '#e6dfd0')
  for (const [x, y] of [
    [-70, 40],
    [60, 40],
    [20, 44],
  ] as const)
    b.ball([x, y, 13], 9, '#7fa557', { casts: false })
}

/** A plotter with paper coming down in front, facing +y. */
function plotter(b: Builder): void {
  for (const x of [-66, 58]) b.box([x, -20, 0], [8, 40, 80], metals.graphite)
  b.box([-84, -26, 80], [168, 52, 30], '#e8e6de', {
    front: [panel(0.04, 0.5, 0.2, 0.3, '#33424a')],
  })
  b.box([-58, 26.5, 24], [116, 1.5, 66], '#fbf9f4', { casts: false, front: [plan()] })
}

function lamps(b: Builder, xs: readonly number[], y: number, color: string): void {
  b.moving(breathing(0.2, 0.7, 6), g => {
    for (const x of xs) g.glow([x, y, 0.6], 90, '#ffe9a8', 0.22)
  })
  b.box([0, y - 4, H - 16], [Math.max(...xs) + 40, 8, 8], metals.graphite, { casts: false })
  for (const [i, x] of xs.entries())
    b.moving(swaying([x, y, H - 16], 1.8, 6 + i), g =>
      pendant(g.at(x, y, 200), H - 216, color, 'cone'),
    )
}
