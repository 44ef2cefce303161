import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { mix } from '../../kit/light.ts'
import { coats, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { car } from '../../props/cars.ts'
import { container, roofHeight, unitSize } from '../../props/container.ts'
import { passing, toAndFro } from '../../props/motions.ts'
import { glazing, louvre, window } from '../../props/openings.ts'
import { awning, parasol, planter, railing, sign, stair, streetLamp } from '../../props/outdoors.ts'
import { person } from '../../props/people.ts'
import { parking, road } from '../../props/roads.ts'
import { bench } from '../../props/seating.ts'
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
  for (let i = 0; i < 3; i++) {
    shop(b.at(460 + i * (L + 6), 60), brief, paint(i))
    shop(b.at(460 + i * (L + 6), 60, LEVEL), brief, paint(i + 2), 'upper')
  }
  b.box([460, 60 + DEEP + 6, LEVEL - 14], [width - 6, 130, 12], '#e6e4da')
  for (let i = 0; i < 4; i++) b.cylinder([480 + i * 588, 420, 0], 8, LEVEL - 14, metals.white)
  railing(b.at(460, 436, LEVEL - 2), width - 6)
  for (let i = 0; i < 2; i++) shop(b.at(60, 480 + 430 * (i + 1), 0, 1), brief, paint(i + 3), 'end')
  stair(b.at(460 + width - 300, 446), LEVEL - 2, 330, 100)
  b.round([1300, 900, 0], 250, 0.6, '#cfc9b6', { casts: false })
  fountain(b.at(1300, 900))
  for (const [x, y, turn] of [
    [1300, 1230, 0],
    [980, 900, 1],
    [1620, 900, 1],
  ] as const)
    bench(b.at(x, y, 0, turn), 170, woods.oak)
  for (const [x, y] of [
    [640, 1220],
    [820, 1380],
  ] as const)
    parasol(b.at(x, y), paint(1))
  tree(b.at(1960, 1080), 'round', 340, leaves.green)
  tree(b.at(2210, 760), 'palm', 420, leaves.green)
  tree(b.at(2180, 1340), 'palm', 330, leaves.fresh)
  planter(b.at(1500, 1400), 320, '#8d979a', leaves.deep)
  crowd(b, paint, [
    [1100, 560, 1],
    [760, 700, 0],
    [1750, 1250, 1],
  ])
  b.moving(toAndFro([480, 0, 0], 22), g =>
    person(g.at(900, 620, 0, 1), { shirt: coats.orange, pose: 'walking', skin: 2 }),
  )
}

function row(b: Builder, brief: Brief, paint: Paint): void {
  for (let i = 0; i < 3; i++) {
    const x = 180 + i * (L + 70)
    shop(b.at(x, 160), brief, paint(i))
    awning(b.at(x + 20, 160 + DEEP), 430, 110, 196, paint(i + 1))
    sign(b.at(x + 60, 160 + DEEP - 30, LEVEL), 360, paint(i + 1), 84)
    planter(b.at(x + 470, 430), 120, '#8d979a', leaves.green)
  }
  b.flat([60, 560, 0], [W - 120, 150, 0.6], '#cfae86', { casts: false })
  for (let i = 0; i < 4; i++) tree(b.at(330 + i * 560, 780), 'round', 250, leaves.green)
  for (const x of [600, 1160, 1720]) bench(b.at(x, 770), 160, woods.oak)
  parking(b.at(150, 880), 8, 290)
  for (const [i, kind] of (['saloon', 'van', 'saloon'] as const).entries())
    car(b.at(276 + i * 750, 1040, 0, 3), paint(i + 2), kind)
  road(b.at(0, 1220), W, 240)
  b.moving(passing([-980, 0, 0], [1000, 0, 0], 20), g =>
    car(g.at(1100, 1390), coats.orange, 'pickup'),
  )
  for (const x of [420, 1660]) streetLamp(b.at(x, 1196), 420)
  crowd(b, paint, [
    [560, 480, 0],
    [1300, 500, 1],
    [2190, 640, 1],
  ])
  b.moving(toAndFro([-420, 0, 0], 22), g =>
    person(g.at(1680, 640, 0, 1), { shirt: '#e9b44c', pose: 'walking', skin: 1 }),
  )
}

/** A unit with a glazed front; a roller shutter or a window beside it. */
function shop(
  b: Builder,
  brief: Brief,
  color: string,
  place: 'ground' | 'upper' | 'end' = 'ground',
): void {
  const bays = brief.int(4, 6)
  container(b, {
    color,
    size: place === 'end' ? [420, DEEP, H] : [L, DEEP, H],
    front:
      place === 'upper'
        ? [glazing([0.05, 0.06, 0.9, 0.78], 7, { door: 3 })]
        : [
            glazing([0.04, 0.03, 0.64, 0.78], bays, { door: brief.int(1, bays - 2) }),
            louvre([0.74, 0.03, 0.21, 0.72], 12, mix(color, '#10262b', 0.4)),
          ],
    right: [window([0.2, 0.3, 0.6, 0.46], { panes: 3 })],
  })
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
