import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, fabrics, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { car } from '../../props/cars.ts'
import { boards } from '../../props/cladding.ts'
import { container, roofHeight } from '../../props/container.ts'
import { flowerBed, picketFence, pool, sunLounger } from '../../props/garden.ts'
import { toAndFro } from '../../props/motions.ts'
import { door, glazing, window } from '../../props/openings.ts'
import { canopy, deck, parasol, railing, solarPanels } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { chimney } from '../../props/roofs.ts'
import { loungeChair, sofa } from '../../props/seating.ts'
import { roundTable, table } from '../../props/tables.ts'
import { hedge, shrub, tree } from '../../props/trees.ts'
import { ripples } from '../../props/water.ts'

const H = 270
const LEVEL = H + roofHeight
const W = 1520
const D = 1160

/** A prefab home: a family house with a gable on a lawn, or a villa with a terrace and a pool. */
export const heroHouse: Family = (b, brief) => {
  b.slab([0, 0, -24], [W, D, 24], ground.lawn, { casts: false })
  if (brief.construction(['family', 'villa']) === 'family') family(b, brief)
  else villa(b, brief)
}

function family(b: Builder, brief: Brief): void {
  const color = brief.pick([coats.cream, coats.sage, coats.sky])
  const roof = brief.pick([coats.brick, coats.charcoal, coats.slate])
  b.flat([1130, 60, 0], [300, D - 60, 0.4], ground.paving, { casts: false })
  b.flat([560, 520, 0], [110, D - 520, 0.4], ground.paving, { casts: false })
  container(b.at(160, 120), {
    color,
    size: [860, 330, H],
    skin: 'boards',
    front: [
      window([0.05, 0.32, 0.22, 0.46], { panes: 2, curtain: fabrics.mustard }),
      door(0.42, 0.13, 0.8, { color: coats.orange }),
      glazing([0.6, 0.05, 0.34, 0.76], 4, { door: 1 }),
    ],
    right: [window([0.12, 0.3, 0.32, 0.46]), window([0.56, 0.3, 0.32, 0.46])],
  })
  b.gable([124, 84, LEVEL], [932, 402, 170], 'x', roof, {
    slopes: [boards(30, true)],
    endColor: color,
  })
  deck(b.at(480, 454), 540, 150, 18, woods.oak)
  canopy(b.at(480, 490, 18), 540, 140, 214, { posts: 3, roof: '#f3f0e7' })
  carport(b.at(1140, 140))
  car(b.at(1285, 340, 0, 3), coats.sun)
  for (const [x, w] of [
    [50, 490],
    [690, 420],
  ] as const)
    picketFence(b.at(x, D - 40), w)
  chimney(b.at(850, 180, LEVEL + 60), 190, '#b98a6a', 48)
  flowerBed(b.at(170, 460), 270, 50)
  flowerBed(b.at(60, D - 130), 420, 50)
  flowerBed(b.at(700, D - 130), 380, 50)
  loungeChair(b.at(930, 540, 18), fabrics.mustard, woods.teak)
  roundTable(b.at(850, 550, 18), 24, 44, woods.teak, woods.teak)
  tree(b.at(80, 330), 'round', 380, leaves.green)
  tree(b.at(130, 760), 'round', 330, leaves.jacaranda)
  tree(b.at(1440, 1010), 'round', 300, leaves.fresh)
  tree(b.at(1010, 880), 'round', 240, leaves.deep)
  hedge(b.at(30, 40), 1070, 70)
  for (const [x, y] of [
    [440, 700],
    [750, 720],
    [1080, 1040],
  ] as const)
    shrub(b.at(x, y), 34, brief.pick([leaves.fresh, leaves.green]))
  person(b.at(330, 840, 0, 1), { shirt: coats.orange, skin: 1 })
  b.moving(toAndFro([240, 60, 0], 10), g => g.ball([430, 880, 12], 12, coats.sun))
  person(b.at(790, 900), { shirt: coats.teal, height: 120, pose: 'walking', skin: 2 })
  person(b.at(616, 700), { shirt: coats.sun, skin: 3 })
}

function villa(b: Builder, brief: Brief): void {
  const color = brief.pick([coats.cream, '#e9e4d8'])
  const accent = brief.pick([coats.charcoal, coats.teal, coats.brick])
  b.flat([60, 60, 0], [1180, 640, 0.4], ground.paving, { casts: false })
  container(b.at(120, 100), {
    color,
    size: [900, 300, H],
    skin: 'plain',
    front: [
      glazing([0.04, 0.03, 0.56, 0.84], 6, { door: 2 }),
      window([0.68, 0.32, 0.26, 0.44], { panes: 3 }),
    ],
    right: [glazing([0.16, 0.03, 0.68, 0.84], 3)],
  })
  container(b.at(460, 60, LEVEL), {
    color: accent,
    size: [640, 340, H],
    skin: 'boards',
    front: [glazing([0.06, 0.05, 0.56, 0.84], 4, { door: 1 }), window([0.7, 0.34, 0.22, 0.42])],
    right: [window([0.14, 0.3, 0.3, 0.46]), window([0.56, 0.3, 0.3, 0.46])],
  })
  b.box([1040, 90, 0], [12, 12, LEVEL], metals.graphite)
  b.box([1040, 372, 0], [12, 12, LEVEL], metals.graphite)
  solarPanels(b.at(500, 110, 2 * LEVEL), 5, 2)
  railing(b.at(126, 394, LEVEL), 330, 84)
  deck(b.at(120, 404), 900, 260, 16, woods.teak)
  canopy(b.at(140, 410, 16), 420, 190, 220, { posts: 2, roof: '#f3f0e7' })
  pool(b.at(240, 780), 640, 260)
  ripples(b.at(270, 800, 1), 500, 220, 9)
  for (const y of [840, 970]) sunLounger(b.at(118, y, 0, 1), fabrics.linen)
  for (const x of [700, 840]) sunLounger(b.at(x, 560, 16), fabrics.linen)
  parasol(b.at(1130, 940), coats.sun)
  hedge(b.at(60, D - 40), 1400, 60)
  tree(b.at(1360, 260), 'palm', 460, leaves.green)
  tree(b.at(1250, 620), 'palm', 360, leaves.fresh)
  tree(b.at(1400, 1000), 'round', 320, leaves.deep)
  tree(b.at(96, 690), 'palm', 330, leaves.green)
  person(b.at(640, 720), { shirt: coats.orange, skin: 1 })
  sofa(b.at(330, 480, 16), { seats: 3, fabric: fabrics.linen, style: 'wooden', leg: woods.teak })
  table(b.at(330, 580, 16), { w: 100, d: 56, h: 36, top: woods.teak })
  b.moving(toAndFro([0, 240, 0], 20), g =>
    person(g.at(960, 720), { shirt: '#f1ece1', skin: 2, pose: 'walking' }),
  )
}

function carport(b: Builder): void {
  for (const [x, y] of [
    [0, 0],
    [270, 0],
    [0, 400],
    [270, 400],
  ] as const)
    b.box([x, y, 0], [10, 10, 230], metals.graphite)
  b.box([-14, -14, 230], [308, 438, 12], '#f3f0e7')
}
