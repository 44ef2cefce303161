import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, fabrics, leaves, metals, walls, woods } from '../../kit/palette.ts'
import { rug } from '../../props/art.ts'
import { monitor } from '../../props/desk-things.ts'
import { pendant } from '../../props/lamps.ts'
import { breathing, swaying } from '../../props/motions.ts'
import { glazing } from '../../props/openings.ts'
import { person } from '../../props/people.ts'
import { plant } from '../../props/plants.ts'
import { officeChair, stool } from '../../props/seating.ts'
import { shell } from '../../props/shell.ts'
import { bookshelf } from '../../props/storage.ts'
import { table } from '../../props/tables.ts'
import { drawingTable, plotter } from './design-studio/drawing-table.ts'
import { modelHouse, samples, sampleTable, swatches } from './design-studio/samples.ts'

const W = 860

const D = 640

const H = 300

/** A design studio: drawing tables and a wall of samples, or a large table with a model house. */
export const heroDesignStudio: Family = (b, brief) => {
  const wood = brief.pick([woods.oak, woods.ash, woods.teak])
  const accent = brief.pick([fabrics.teal, fabrics.rust, fabrics.mustard])
  shell(b, {
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
