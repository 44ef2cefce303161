import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { car } from '../../props/cars.ts'
import { cafeTable, courtLights, cafeTables as tables } from '../../props/fixtures.ts'
import { parasol, planter, railing, stair } from '../../props/outdoors.ts'
import { paved, plot } from '../../props/plots.ts'
import { parking } from '../../props/roads.ts'
import { roofColors } from '../../props/roofs/covers.ts'
import { pitchedRoof } from '../../props/roofs/pitched.ts'
import { pylon, shop, shopDepth, shopLevel } from '../../props/shops.ts'
import { tree } from '../../props/trees.ts'

const layouts = ['row', 'court', 'gallery', 'village', 'food-court'] as const

/** Shops made of units: awnings, signs, a court with tables, cars in their bays. */
export const shoppingCentre: Family = (b, brief) => {
  const colors = brief.shuffle([
    coats.teal,
    coats.orange,
    coats.sun,
    coats.blue,
    coats.sage,
    coats.cream,
    coats.brick,
  ])
  const centre = { brief, paint: (i: number) => colors[i % colors.length] as string }
  const layout = brief.construction(layouts)
  if (layout === 'row') row(b, centre)
  if (layout === 'court') court(b, centre)
  if (layout === 'gallery') gallery(b, centre)
  if (layout === 'village') village(b, centre)
  if (layout === 'food-court') foodCourt(b, centre)
}

interface Centre {
  readonly brief: Brief
  readonly paint: (i: number) => string
}

function row(b: Builder, { brief, paint }: Centre): void {
  const n = brief.int(3, 4)
  const widths = Array.from({ length: n }, () => brief.pick([260, 330, 400]))
  const W = widths.reduce((sum, w) => sum + w, 0)
  plot(b, [-70, -80, W + 160, 1070], ground.paving)
  paved(b, [-40, shopDepth, W + 100, 240], '#d9cdb6', 50)
  let x = 0
  widths.forEach((w, i) => {
    const h = brief.pick([250, 300, 350])
    shop(b.at(x, 0), brief, {
      w: w - 8,
      h,
      color: paint(i),
      accent: paint(i + 2),
      crown: brief.pick(['board', 'parapet']),
    })
    x += w
  })
  parking(b.at(-50, 510, 0.6), Math.floor((W + 120) / 250), 420)
  for (const i of [0, n - 1])
    car(b.at(75 + i * 250, 720, 0, 3), paint(i + 3), brief.pick(['saloon', 'van', 'saloon']))
  for (const t of [0.3, 0.75]) {
    planter(b.at(W * t - 20, 420), 110, '#8d979a', leaves.green)
    cafeTable(b.at(W * t - 110, 400), paint(4))
  }
  pylon(b.at(W + 10, 500), [paint(0), paint(1), paint(2)], brief.between(360, 460))
}

function court(b: Builder, { brief, paint }: Centre): void {
  const [w, v, n, m] = [brief.pick([300, 360]), 310, brief.int(2, 3), 2]
  const [W, D] = [shopDepth + 70 + n * w, shopDepth + 70 + m * v]
  plot(b, [-70, -80, W + 150, D + 190], ground.paving)
  paved(b, [shopDepth + 10, shopDepth + 10, W - shopDepth + 30, D - shopDepth + 40], '#d9cdb6', 55)
  for (let i = 0; i < n; i++)
    shop(b.at(shopDepth + 70 + i * w, 0), brief, {
      w: w - 8,
      color: paint(i),
      accent: paint(i + 1),
    })
  for (let i = 0; i < m; i++)
    shop(b.at(0, D - i * v, 0, 1), brief, {
      w: v - 8,
      color: paint(i + 3),
      accent: paint(i),
      h: brief.pick([260, 320]),
    })
  tables(b.at(shopDepth + 180, shopDepth + 280), brief, [n, 2], {
    color: paint(2),
    step: 250,
    shaded: true,
  })
  courtLights(b, [shopDepth + 110, shopDepth + 120, W - shopDepth - 240, D - shopDepth - 140])
  pylon(b.at(W + 10, D - 20), [paint(1), paint(3), paint(0)])
  tree(b.at(110, 120), 'round', 400, leaves.green)
}

function gallery(b: Builder, { brief, paint }: Centre): void {
  const [w, n] = [brief.pick([330, 400]), brief.int(2, 3)]
  const W = n * w
  plot(b, [-90, -80, W + 450, 850], ground.paving)
  paved(b, [-50, shopDepth, W + 360, 490], '#d9cdb6', 55)
  for (let i = 0; i < n; i++) {
    shop(b.at(i * w, 0), brief, {
      w: w - 8,
      color: paint(i),
      accent: paint(i + 2),
      shade: 'none',
      crown: 'none',
    })
    if (i < n - 1 || brief.chance(0.6))
      shop(b.at(i * w, 0, shopLevel), brief, {
        w: w - 8,
        color: paint(i + 3),
        accent: paint(i + 1),
        shade: brief.pick(['awning', 'none']),
      })
  }
  b.box([-4, shopDepth + 6, shopLevel - 12], [W, 120, 10], '#e6e4da')
  for (let i = 0; i <= n; i++)
    b.cylinder([10 + (i * (W - 28)) / n, shopDepth + 114, 0], 7, shopLevel - 12, metals.white)
  railing(b.at(0, shopDepth + 122, shopLevel - 2), W - 10)
  stair(b.at(W - 2, shopDepth + 12), shopLevel - 4, 330, 100)
  for (let i = 0; i <= n; i++) parasol(b.at(60 + i * 250, 560), paint(1))
  planter(b.at(W - 60, 660), 200, '#8d979a', leaves.deep)
  pylon(b.at(W + 210, 620), [paint(0), paint(1), paint(2), paint(3)], 480)
  tree(b.at(W + 200, 80), 'palm', 430, leaves.green)
}

function village(b: Builder, { brief, paint }: Centre): void {
  const step = brief.between(400, 470)
  const places = [
    [0, 0, 0],
    [step, 0, 0],
    [2 * step, 0, 0],
    [0, step * 1.75, 1],
    [step * 1.75, step * 1.35, 0],
  ] as const
  plot(b, [-80, -90, 2 * step + 460, step * 1.75 + 260], ground.lawn)
  paved(b, [shopDepth + 20, shopDepth, 2 * step + 90, step * 1.4], '#d9cdb6', 55)
  places.forEach(([x, y, turn], i) => {
    const at = b.at(x, y, 0, turn)
    const h = brief.pick([240, 290])
    const color = paint(i)
    shop(at, brief, { w: 300, h, color, accent: paint(i + 2), crown: 'none' })
    const roof = {
      rise: brief.between(90, 150),
      color: brief.pick([roofColors.charcoal, roofColors.clay, paint(i + 3)]),
      gable: color,
    }
    pitchedRoof(at.at(0, 0, h + 14), [300, shopDepth], {
      ...roof,
      along: brief.pick(['x', 'y']),
      eave: 22,
      verge: 16,
    })
  })
  for (const x of [0.95, 1.6]) parasol(b.at(step * x, step * 1.06), paint(5))
  pylon(b.at(2 * step + 240, step * 1.2), [paint(0), paint(1), paint(2)], 380)
  tree(b.at(40, step * 1.75 + 110), 'round', 250, leaves.green)
}

function foodCourt(b: Builder, { brief, paint }: Centre): void {
  const [w, n] = [brief.pick([290, 350]), 3]
  const [W, deep] = [n * w, brief.between(380, 480)]
  const [x, y, h] = [120, 480, brief.between(280, 350)]
  plot(b, [-80, -80, W + 230, y + deep + 150], ground.paving)
  paved(b, [-40, shopDepth, W + 150, y + deep - 150], '#d9cdb6', 55)
  for (let i = 0; i < n; i++)
    shop(b.at(i * w, 0), brief, { w: w - 8, color: paint(i), accent: paint(i + 2), h: 270 })
  const hall = [W - 160, deep] as const
  for (const px of [0, 0.5, 1])
    for (const py of [0, 1])
      b.box([x + px * (hall[0] - 12), y + py * (deep - 12), 0], [12, 12, h], metals.white)
  pitchedRoof(b.at(x, y, h), hall, {
    rise: brief.between(70, 150),
    along: brief.pick(['x', 'y']),
    color: paint(4),
    gable: woods.ash,
    eave: 20,
    verge: 20,
  })
  tables(b.at(x + 110, y + 100), brief, [3, 2], { color: paint(2), step: (hall[0] - 220) / 2 })
  pylon(b.at(W + 60, y - 40), [paint(1), paint(3), paint(0)], 400)
  for (const t of [0.15, 0.8])
    planter(b.at(W * t - 60, y + deep + 20), 150, '#8d979a', leaves.green)
}
