import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { DEEP, LEVEL, LONG } from '../../props/container.ts'
import { toAndFro } from '../../props/motions.ts'
import { parasol, planter, railing, sign, stair } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { paved } from '../../props/plots.ts'
import { bench } from '../../props/seating.ts'
import { shop } from '../../props/shops.ts'
import { tree } from '../../props/trees.ts'
import {
  crowd,
  fountain,
  gallery,
  type Paint,
  planterTree,
} from './shopping-centre/court-things.ts'
import { DEPTH, WIDTH } from './shopping-centre/plan.ts'
import { row } from './shopping-centre/row.ts'

/** Shops made of units: a court on two floors, or a row with awnings along a path. */
export const heroShoppingCentre: Family = (b, brief) => {
  const colors = brief.shuffle([coats.teal, coats.orange, coats.sun, coats.blue, coats.sage])
  const paint = (i: number) => colors[i % colors.length] as string
  b.slab([0, 0, -24], [WIDTH, DEPTH, 24], ground.paving, { casts: false })
  if (brief.construction(['court', 'row']) === 'court') court(b, brief, paint)
  else row(b, brief, paint)
}

function court(b: Builder, brief: Brief, paint: Paint): void {
  const width = 3 * (LONG + 6)
  paved(b, [330, 480, WIDTH - 390, DEPTH - 540], '#d8d1bf', 120)
  for (let i = 0; i < 3; i++) {
    const at = b.at(460 + i * (LONG + 6), 60)
    shop(at, brief, {
      w: LONG,
      color: paint(i),
      accent: paint(i + 2),
      crown: 'none',
      shade: 'none',
    })
    gallery(at.at(0, 0, LEVEL), paint(i + 3))
    if (i !== 1) sign(at.at(90, DEEP - 30, 2 * LEVEL), 420, paint(i + 1), 84)
  }
  b.box([460, 60 + DEEP + 6, LEVEL - 14], [width - 6, 130, 12], '#e6e4da')
  for (let i = 0; i < 4; i++) b.cylinder([480 + i * 588, 420, 0], 8, LEVEL - 14, metals.white)
  railing(b.at(460, 436, LEVEL - 2), width - 6)
  for (let i = 0; i < 2; i++)
    shop(b.at(60, 480 + 440 * (i + 1), 0, 1), brief, {
      w: 430,
      color: paint(i + 3),
      accent: paint(i + 1),
      crown: i ? 'board' : 'parapet',
    })
  stair(b.at(460 + width - 300, 446), LEVEL - 2, 330, 100)
  b.round([1300, 900, 0.7], 250, 0.4, '#c8c0aa', { casts: false })
  fountain(b.at(1300, 900))
  for (const [x, y, turn] of [
    [1300, 1200, 0],
    [1000, 900, 1],
    [1600, 900, 1],
  ] as const)
    bench(b.at(x, y, 0, turn), 170, woods.oak)
  for (const [x, y] of [
    [560, 1260],
    [790, 1380],
    [1010, 1270],
  ] as const)
    parasol(b.at(x, y), brief.pick([paint(1), '#f1ece1', paint(4)]))
  planterTree(b.at(700, 830), 300, leaves.green)
  planterTree(b.at(1900, 1060), 330, leaves.fresh)
  tree(b.at(2240, 780), 'palm', 430, leaves.green)
  tree(b.at(2230, 1320), 'palm', 350, leaves.fresh)
  planter(b.at(1500, 1400), 320, '#8d979a', leaves.deep)
  crowd(b, paint, [
    [1130, 600, 1],
    [760, 1060, 0],
    [1760, 1280, 1],
    [1560, 680, 0],
  ])
  b.moving(toAndFro([480, 0, 0], 22), g =>
    person(g.at(860, 680, 0, 1), { shirt: coats.orange, pose: 'walking', skin: 2 }),
  )
}
