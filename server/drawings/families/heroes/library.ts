import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { flowerBed } from '../../props/garden.ts'
import { toAndFro } from '../../props/motions.ts'
import { canopy, deck, parasol, streetLamp } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { bench } from '../../props/seating.ts'
import { hedge, tree } from '../../props/trees.ts'
import { bookPile, reader } from './library/square-things.ts'
import { hall, LEVEL, wing } from './library/units.ts'

const W = 1760

const D = 1380

/** A library of units: two floors on a small square, or low around a reading garden. */
export const heroLibrary: Family = (b, brief) => {
  const [color, accent] = brief.shuffle([coats.teal, coats.brick, coats.sun, coats.slate]) as [
    string,
    string,
  ]
  b.slab([0, 0, -24], [W, D, 24], ground.paving, { casts: false })
  if (brief.construction(['square', 'garden']) === 'square') square(b, brief, color, accent)
  else readingGarden(b, brief, color, accent)
}

function square(b: Builder, brief: Brief, color: string, accent: string): void {
  hall(b.at(380, 90), brief, 900, color)
  hall(b.at(520, 60, LEVEL), brief, 760, accent)
  for (const x of [470, 1180]) b.box([x, 420, 0], [10, 10, 246], metals.graphite)
  canopy(b.at(430, 395), 800, 130, 250, { posts: 4 })
  wing(b.at(80, 900, 0, 1), brief, accent)
  bookPile(b.at(1460, 420), [accent, coats.sun, color])
  b.round([900, 920, 0], 210, 0.5, '#cfc9b6', { casts: false })
  tree(b.at(900, 920), 'round', 400, leaves.green)
  for (const [x, y, turn] of [
    [900, 1190, 0],
    [620, 920, 1],
    [1180, 920, 1],
  ] as const)
    bench(b.at(x, y, 0, turn), 170, woods.oak)
  reader(b.at(640, 900, 0, 1), coats.orange, 1)
  reader(b.at(1200, 950, 0, 1), coats.blue, 2)
  person(b.at(820, 640), { shirt: '#f1ece1', skin: 1 })
  person(b.at(890, 660, 0, 1), { shirt: accent, height: 130, skin: 2 })
  b.moving(toAndFro([0, 300, 0], 20), g =>
    person(g.at(1420, 700), { shirt: coats.sun, pose: 'walking', skin: 3 }),
  )
  flowerBed(b.at(340, 1250), 300, 60)
  tree(b.at(1640, 1180), 'round', 320, leaves.fresh)
  tree(b.at(1660, 160), 'poplar', 400, leaves.deep)
  for (const x of [240, 1480]) streetLamp(b.at(x, 1300, 0, 2), 380)
}

function readingGarden(b: Builder, brief: Brief, color: string, accent: string): void {
  b.flat([360, 420, 0], [W - 420, D - 480, 0.4], ground.lawn, { casts: false })
  hall(b.at(360, 70), brief, 1000, color)
  wing(b.at(70, 1180, 0, 1), brief, accent, 760)
  bookPile(b.at(1540, 420), [color, coats.orange, accent])
  deck(b.at(380, 344), 960, 110, 12, woods.oak)
  for (const [x, y] of [
    [640, 640],
    [980, 700],
    [720, 1000],
  ] as const)
    parasol(b.at(x, y), brief.pick([accent, '#f1ece1', color]))
  tree(b.at(1320, 640), 'round', 360, leaves.green)
  tree(b.at(1600, 980), 'acacia', 360, leaves.fresh)
  tree(b.at(1180, 1180), 'round', 320, leaves.jacaranda)
  bench(b.at(1300, 980, 0, 1), 170, woods.oak)
  reader(b.at(1320, 960, 0, 1), coats.orange, 2)
  person(b.at(560, 760), { shirt: coats.sky, skin: 1 })
  hedge(b.at(420, 1310), 620, 54)
  for (const x of [1060, 1380]) flowerBed(b.at(x, 1280), 220, 50)
  b.moving(toAndFro([360, 0, 0], 22), g =>
    person(g.at(760, 500, 0, 1), { shirt: coats.sun, pose: 'walking', skin: 3 }),
  )
}
