import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { DEEP, LONG } from '../../props/container.ts'
import { bicycleStand, parkBench } from '../../props/fixtures.ts'
import { wavingFlag } from '../../props/flags.ts'
import { toAndFro } from '../../props/motions.ts'
import { person } from '../../props/people.ts'
import { climbingFrame, goal, slide, swings } from '../../props/playground.ts'
import { bench } from '../../props/seating.ts'
import { hedge, tree } from '../../props/trees.ts'
import { classroom, pitch, pupils } from './school/grounds.ts'

const W = 2100

const D = 1560

/** A school of prefab classrooms: around a playing court, or in a long row under one roof. */
export const heroSchool: Family = (b, brief) => {
  const [first, second] = brief.shuffle([coats.sun, coats.teal, coats.brick, coats.sky]) as [
    string,
    string,
  ]
  b.slab([0, 0, -24], [W, D, 24], ground.lawn, { casts: false })
  if (brief.construction(['court', 'row']) === 'court') court(b, brief, first, second)
  else row(b, brief, first, second)
}

function court(b: Builder, brief: Brief, first: string, second: string): void {
  b.flat([40, 330, 0], [W - 80, 140, 0.4], ground.paving, { casts: false })
  b.flat([300, 330, 0], [150, 1000, 0.4], ground.paving, { casts: false })
  for (let i = 0; i < 2; i++) classroom(b.at(560 + i * (LONG + 90), 60), brief, i ? second : first)
  classroom(b.at(50, 1190, 0, 1), brief, second)
  pitch(b.at(640, 620), 880, 560)
  goal(b.at(656, 900, 0, 1))
  goal(b.at(1508, 900, 0, 1))
  bicycleStand(b.at(330, 520), 5)
  for (const x of [900, 1260]) parkBench(b.at(x, 1270, 0, 2))
  swings(b.at(1820, 820), second)
  slide(b.at(1780, 1250), first)
  wavingFlag(b.at(500, 560), coats.orange)
  tree(b.at(160, 240), 'acacia', 400, leaves.green)
  tree(b.at(1960, 420), 'round', 340, leaves.deep)
  tree(b.at(560, 1400), 'round', 300, leaves.fresh)
  hedge(b.at(700, 1510), 700, 50)
  hedge(b.at(1480, 1510), 560, 50)
  b.flat([1400, 1230, 0], [80, 330, 0.4], ground.paving, { casts: false })
  tree(b.at(1620, 1400), 'round', 290, leaves.green)
  pupils(b, first, [
    [900, 520, 0],
    [960, 540, 1],
    [1240, 800, 1],
    [420, 720, 0],
  ])
  b.moving(toAndFro([300, 180, 0], 9), g => g.ball([960, 820, 13], 13, '#f3f0e7'))
  person(b.at(1080, 700, 0, 1), { shirt: first, height: 132, pose: 'walking', skin: 1 })
  person(b.at(1330, 980, 0, 2), { shirt: second, height: 136, pose: 'walking', away: true })
  person(b.at(540, 800), { shirt: coats.teal, trousers: '#26343c' })
}

function row(b: Builder, brief: Brief, first: string, second: string): void {
  b.flat([40, 420, 0], [W - 80, 150, 0.4], ground.paving, { casts: false })
  for (let i = 0; i < 3; i++)
    classroom(b.at(110 + i * (LONG + 20), 120), brief, i % 2 ? second : first)
  for (let i = 0; i < 7; i++) b.box([116 + i * 307, 500, 0], [9, 9, 262], metals.graphite)
  b.gable([90, 120 + DEEP + 12, 262], [3 * LONG + 80, 150, 34], 'x', '#e8e4d8', {
    ridge: 0,
    slopes: [boards(26, true)],
  })
  climbingFrame(b.at(420, 1020), first, second)
  swings(b.at(960, 980), second)
  slide(b.at(1330, 1080), first)
  b.flat([230, 800, 0], [1440, 480, 0.4], ground.gravel, { casts: false })
  for (const [i, x] of [120, 760, 1400, 1960].entries())
    tree(b.at(x, i % 2 ? 700 : 720), i % 2 ? 'round' : 'acacia', 300, leaves.green)
  tree(b.at(1900, 1120), 'round', 380, leaves.jacaranda)
  tree(b.at(120, 1380), 'round', 300, leaves.fresh)
  for (const x of [640, 1160]) bench(b.at(x, 1400), 170, woods.oak)
  pupils(b, second, [
    [520, 540, 0],
    [1040, 540, 1],
    [1640, 800, 0],
    [760, 1180, 1],
    [1120, 1180, 0],
    [620, 1190, 1],
  ])
  person(b.at(1500, 1010, 0, 1), { shirt: '#f1ece1', trousers: '#26343c', skin: 2 })
  b.flat([980, 570, 0], [120, 230, 0.4], ground.paving, { casts: false })
  b.moving(toAndFro([420, 0, 0], 20), g =>
    person(g.at(1180, 620, 0, 1), { shirt: coats.orange, height: 138, pose: 'walking', skin: 1 }),
  )
}
