import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, fabrics, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { car } from '../../props/cars.ts'
import { boards } from '../../props/cladding.ts'
import { container } from '../../props/container.ts'
import { flowerBed, picketFence } from '../../props/garden.ts'
import { toAndFro } from '../../props/motions.ts'
import { door, glazing, window } from '../../props/openings.ts'
import { canopy, deck } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { chimney } from '../../props/roofs/chimney.ts'
import { loungeChair } from '../../props/seating.ts'
import { hedge, shrub, tree } from '../../props/trees.ts'
import { roundTable } from '../../things/table.ts'
import { DEPTH, HEIGHT, LEVEL, WIDTH } from './house/plan.ts'
import { villa } from './house/villa.ts'

/** A prefab home: a family house with a gable on a lawn, or a villa with a terrace and a pool. */
export const heroHouse: Family = (b, brief) => {
  b.slab([0, 0, -24], [WIDTH, DEPTH, 24], ground.lawn, { casts: false })
  if (brief.construction(['family', 'villa']) === 'family') family(b, brief)
  else villa(b, brief)
}

function family(b: Builder, brief: Brief): void {
  const color = brief.pick([coats.cream, coats.sage, coats.sky])
  const roof = brief.pick([coats.brick, coats.charcoal, coats.slate])
  b.flat([1130, 60, 0], [300, DEPTH - 60, 0.4], ground.paving, { casts: false })
  b.flat([560, 520, 0], [110, DEPTH - 520, 0.4], ground.paving, { casts: false })
  container(b.at(160, 120), {
    color,
    size: [860, 330, HEIGHT],
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
    picketFence(b.at(x, DEPTH - 40), w)
  chimney(b.at(850, 180, LEVEL + 60), 190, '#b98a6a', 48)
  flowerBed(b.at(170, 460), 270, 50)
  flowerBed(b.at(60, DEPTH - 130), 420, 50)
  flowerBed(b.at(700, DEPTH - 130), 380, 50)
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
