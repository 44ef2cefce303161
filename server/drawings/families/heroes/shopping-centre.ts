import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { car } from '../../props/cars.ts'
import { container, roofHeight, unitSize } from '../../props/container.ts'
import { passing, toAndFro } from '../../props/motions.ts'
import { glazing, window } from '../../props/openings.ts'
import {
  airConditioner,
  parasol,
  planter,
  railing,
  sign,
  solarPanels,
  stair,
  streetLamp,
} from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { paved } from '../../props/plots.ts'
import { parking, road } from '../../props/roads.ts'
import { bench } from '../../props/seating.ts'
import { shop } from '../../props/shops.ts'
import { tree } from '../../props/trees.ts'

const [L, DEEP, H] = unitSize
const LEVEL = H + roofHeight
const W = 2360
const D = 1500

/** Shops made of units: a court on two floors, or a row with awnings along a path. */
export const heroShoppingCentre: Family = (b, brief) => {
  const colors = brief.shuffle([coats.teal, coats.orange, coats.sun, coats.blue, coats.sage])
  const paint = (i: number) => colors[i % colors.length] as string
  b.slab([0, 0, -24], [W, D, 24], ground.paving, { casts: false })
  if (brief.construction(['court', 'row']) === 'court') court(b, brief, paint)
  else row(b, brief, paint)
}

type Paint = (i: number) => string

function court(b: Builder, brief: Brief, paint: Paint): void {
  const width = 3 * (L + 6)
  paved(b, [330, 480, W - 390, D - 540], '#d8d1bf', 120)
  for (let i = 0; i < 3; i++) {
    const at = b.at(460 + i * (L + 6), 60)
    shop(at, brief, { w: L, color: paint(i), accent: paint(i + 2), crown: 'none', shade: 'none' })
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

function row(b: Builder, brief: Brief, paint: Paint): void {
  b.flat([30, 30, 0], [W - 60, 700, 0.4], '#d8d1bf', { casts: false })
  for (let i = 0; i < 3; i++) {
    const x = 180 + i * (L + 70)
    shop(b.at(x, 160), brief, {
      w: L,
      color: paint(i),
      accent: paint(i + 1),
      crown: (['board', 'none', 'parapet'] as const)[i] ?? 'board',
    })
    planter(b.at(x + L - 150, 440), 130, '#8d979a', leaves.green)
  }
  gallery(b.at(180 + L + 70, 160, LEVEL), paint(4))
  solarPanels(b.at(240 + L + 70, 210, 2 * LEVEL), 4, 2)
  airConditioner(b.at(400, 220, LEVEL))
  paved(b, [60, 560, W - 120, 150], '#cfae86', 75)
  for (let i = 0; i < 4; i++)
    tree(b.at(330 + i * 560, 780), 'round', 250, brief.pick([leaves.green, leaves.fresh]))
  for (const x of [600, 1160, 1720]) bench(b.at(x, 780), 160, woods.oak)
  parking(b.at(150, 880), 8, 290)
  for (const [i, kind] of (['saloon', 'van', 'saloon', 'pickup'] as const).entries())
    car(b.at(276 + i * 500, 1040, 0, 3), paint(i + 2), kind)
  road(b.at(0, 1220), W, 240)
  b.moving(passing([-980, 0, 0], [1000, 0, 0], 20), g =>
    car(g.at(1100, 1390), coats.orange, 'pickup'),
  )
  for (const x of [420, 1660]) streetLamp(b.at(x, 1196), 420)
  crowd(b, paint, [
    [560, 520, 0],
    [1300, 620, 1],
    [2190, 640, 1],
  ])
  b.moving(toAndFro([-420, 0, 0], 22), g =>
    person(g.at(1760, 650, 0, 1), { shirt: '#e9b44c', pose: 'walking', skin: 1 }),
  )
}

/** A unit on the upper floor, glazed from end to end. */
function gallery(b: Builder, color: string): void {
  container(b, {
    color,
    front: [glazing([0.05, 0.06, 0.9, 0.78], 7, { door: 3 })],
    right: [window([0.2, 0.3, 0.6, 0.46], { panes: 3 })],
  })
}

function planterTree(b: Builder, height: number, leaf: string): void {
  b.cylinder([0, 0, 0], 62, 40, '#e6e4da', { top: ground.soil })
  tree(b.at(0, 0, 40), 'round', height, leaf)
}

function fountain(b: Builder): void {
  b.cylinder([0, 0, 0], 120, 34, '#e6e4da', { top: ground.water })
  b.cylinder([0, 0, 34], 12, 44, '#e6e4da')
  b.cylinder([0, 0, 78], 20, 14, '#e6e4da', { r2: 52, top: ground.water })
}

function crowd(b: Builder, paint: Paint, places: readonly (readonly [number, number, number])[]) {
  places.forEach(([x, y, turn], i) => {
    person(b.at(x, y, 0, turn), { shirt: paint(i + 1), skin: i, trousers: '#4b5962' })
    person(b.at(x + 66, y - 30, 0, (turn + 1) % 2), { shirt: '#f1ece1', skin: i + 2 })
  })
}
