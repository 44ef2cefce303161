import type { Brief } from '../brief.ts'
import type { Family } from '../family.ts'
import type { Builder } from '../kit/builder.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { coats, ground, leaves, metals, valuesOf, woods } from '../kit/palette.ts'
import { container, roofHeight } from '../props/container.ts'
import { towerCrane } from '../props/crane.ts'
import { door, glazing, window } from '../props/openings.ts'
import {
  airConditioner,
  awning,
  canopy,
  deck,
  parasol,
  planter,
  railing,
  sign,
  solarPanels,
  stair,
  streetLamp,
} from '../props/outdoors.ts'
import { shrub, tree, treeKinds } from '../props/trees.ts'
import { truck } from '../props/vehicles.ts'

const LEVEL = 260 + roofHeight
const WIDTH = 2500
const DEPTH = 1440

/** The yard: finished units around a court, a crane that sets one down, a truck that passes. */
export const heroYard: Family = (b, brief) => {
  const colors = brief.shuffle(valuesOf(coats).filter(c => c !== coats.charcoal))
  const paint = (i: number) => colors[i % colors.length] as string
  site(b)
  const back = brief.shuffle([
    { width: 1010, depth: 260, build: tower },
    { width: 900, depth: 370, build: offices },
  ])
  const front = brief.shuffle([
    { width: 660, depth: 470, build: cafe },
    { width: 760, depth: 390, build: home },
    { width: 460, depth: 380, build: pavilion },
  ])
  const plots = [...row(back, 120), ...row(front, 740)]
  for (const { x, y, build } of plots) build(b.at(x, y), brief, paint)
  traffic(b, paint)
  green(b, brief, plots)
}

type Build = (b: Builder, brief: Brief, paint: Paint) => void

interface Plot {
  readonly width: number
  readonly depth: number
  readonly build: Build
}

interface Placed extends Plot {
  readonly x: number
  readonly y: number
}

/** Lays plots along x with equal gaps over the yard's width. */
function row(plots: readonly Plot[], y: number): Placed[] {
  const used = plots.reduce((sum, plot) => sum + plot.width, 0)
  const gap = (WIDTH - used) / (plots.length + 1)
  let x = 0
  return plots.map(plot => {
    const placed = { ...plot, x: x + gap, y }
    x = placed.x + plot.width
    return placed
  })
}

function site(b: Builder): void {
  b.slab([0, 0, -24], [WIDTH, DEPTH + 345, 24], ground.paving, { casts: false })
  b.flat([40, 40, 0], [WIDTH - 80, 560, 0.4], ground.gravel, { casts: false })
  b.flat([40, 1190, 0], [WIDTH - 80, 180, 0.4], ground.lawn, { casts: false })
  b.flat([0, DEPTH, 0], [WIDTH, 300, 0.5], ground.road, {
    casts: false,
    top: [
      (): ReturnType<Mark> => [
        {
          fill: '#f5f3ea',
          width: 9,
          rings: Array.from({ length: 14 }, (_, i) => [
            [(i + 0.25) / 14, 0.5],
            [(i + 0.75) / 14, 0.5],
          ]),
        },
      ],
      panel(0, 0.03, 1, 0.02, '#f5f3ea', { edge: false, opacity: 0.8 }),
      panel(0, 0.95, 1, 0.02, '#f5f3ea', { edge: false, opacity: 0.8 }),
    ],
  })
  for (let i = 0; i < 7; i++)
    b.flat([1000 + i * 34, DEPTH - 86, 0.6], [18, 80, 0.2], '#f5f3ea', { casts: false })
}

type Paint = (i: number) => string

function tower(b: Builder, brief: Brief, paint: Paint): void {
  const floors = brief.int(1, 2)
  for (let i = 0; i < floors; i++)
    container(b.at(i === 1 ? 40 : 0, 0, i * LEVEL), {
      color: paint(i),
      front: facade(brief, i),
      right: side(brief),
    })
  const top = floors * LEVEL
  const rest = { color: paint(5), front: facade(brief, 1), right: side(brief) }
  towerCrane(b.at(800, 122), { height: top + 640, reach: 490, hook: 230, to: top, load: rest })
}

function offices(b: Builder, brief: Brief, paint: Paint): void {
  container(b, {
    color: paint(3),
    size: [730, 244, 260],
    front: [glazing([0.05, 0.03, 0.6, 0.84], 6, { door: 2 }), window([0.72, 0.3, 0.22, 0.48])],
    right: side(brief),
  })
  container(b.at(90, 0, LEVEL), { color: paint(4), front: facade(brief, 1), right: side(brief) })
  solarPanels(b.at(150, 40, 2 * LEVEL), 5, 2)
  canopy(b.at(60, 245), 420, 110, 236, { roof: '#f3f0e7', posts: 3 })
  if (brief.chance(0.6)) {
    b.box([700, 40, LEVEL - 8], [150, 180, 8], metals.steel)
    railing(b.at(700, 218, LEVEL), 148)
  }
  airConditioner(b.at(745, 60, LEVEL))
}

function cafe(b: Builder, brief: Brief, paint: Paint): void {
  container(b, {
    color: paint(6),
    front: [glazing([0.05, 0.03, 0.62, 0.72], 5, { door: 3 }), window([0.74, 0.3, 0.2, 0.44])],
    right: side(brief),
  })
  awning(b.at(20, 244), 390, 100, 188, paint(1))
  sign(b.at(60, 206, LEVEL), 300, paint(1), 74)
  deck(b.at(-10, 250), 640, 190, 16, woods.teak)
  parasol(b.at(470, 345, 16), paint(1))
  parasol(b.at(190, 385, 16), '#f1ece1')
}

function home(b: Builder, brief: Brief, paint: Paint): void {
  const level = LEVEL
  container(b, {
    color: paint(7),
    front: [glazing([0.06, 0.03, 0.44, 0.84], 3, { door: 1 }), window([0.62, 0.3, 0.28, 0.48])],
    right: side(brief),
  })
  container(b.at(180, -60, level), {
    color: paint(2),
    size: [244, 420, 250],
    front: [glazing([0.1, 0.05, 0.8, 0.82], 2)],
    right: [window([0.1, 0.3, 0.24, 0.46]), window([0.46, 0.3, 0.4, 0.46])],
  })
  for (const x of [186, 410]) b.box([x, 348, 0], [9, 9, level], metals.black)
  deck(b.at(0, 246), 600, 130, 18, woods.oak)
  railing(b.at(430, 236, level), 170, 80)
  stair(b.at(612, 70, 0), level, 360, 90)
  planter(b.at(20, 290, 18), 130, '#8d979a', leaves.green)
}

function pavilion(b: Builder, brief: Brief, paint: Paint): void {
  const [w, d, h] = [400, 330, 230]
  deck(b, w, d, 24, woods.oak)
  for (const [x, y] of [
    [10, 10],
    [w - 22, 10],
    [10, d - 22],
    [w - 22, d - 22],
  ] as const)
    b.box([x, y, 24], [12, 12, h], woods.walnut)
  b.box([-20, -20, 24 + h], [w + 40, d + 40, 12], woods.walnut)
  b.gable([-30, -30, 36 + h], [w + 60, d + 60, 90], brief.pick(['x', 'y']), paint(0), {
    endColor: woods.oak,
  })
  b.box([60, 40, 24], [w - 120, 60, 44], '#f1ece1')
  b.cylinder([w / 2, d * 0.62, 24], 46, 40, woods.teak)
}

function traffic(b: Builder, paint: Paint): void {
  const drive = (from: number, to: number) => ({
    seconds: 22,
    moments: [
      { at: 0, move: [from, 0, 0] as const, opacity: 0 },
      { at: 6, opacity: 1, move: [from + (to - from) * 0.04, 0, 0] as const },
      { at: 94, opacity: 1, move: [to - (to - from) * 0.04, 0, 0] as const },
      { at: 100, move: [to, 0, 0] as const, opacity: 0 },
    ],
  })
  b.moving(drive(-880, 1000), g =>
    truck(g.at(1180, DEPTH + 215), { cab: coats.sun, load: paint(5) }),
  )
}

function green(b: Builder, brief: Brief, plots: readonly Placed[]): void {
  const places = [
    [80, 60, 420],
    [960, 60, 380],
    [2060, 120, 470],
    [2330, 240, 400],
    [2260, 420, 330],
    [2420, 90, 360],
    [60, 560, 330],
    [900, 620, 330],
    [840, 1120, 270],
    [1760, 620, 330],
    [2400, 1270, 340],
    [1500, 1270, 250],
    [620, 1280, 260],
    [90, 1270, 320],
    [1960, 1280, 290],
    [2400, 720, 380],
  ] as const
  for (const [x, y, h] of places) {
    const kind = brief.pick(treeKinds)
    const flowers = (kind === 'round' || kind === 'acacia') && brief.chance(0.3)
    const leaf = flowers ? leaves.jacaranda : brief.pick([leaves.green, leaves.deep, leaves.fresh])
    const height = h * brief.between(0.9, 1.15)
    if (plots.some(plot => reaches(x, y, height * 0.42, plot))) continue
    tree(b.at(x, y), kind, height, leaf)
  }
  for (const [x, y] of [
    [330, 1290],
    [760, 1300],
    [1280, 1290],
    [1740, 1280],
    [2180, 1300],
  ] as const)
    shrub(b.at(x, y), 34, brief.pick([leaves.fresh, leaves.green]))
  for (const x of [420, 1240, 2060]) streetLamp(b.at(x, DEPTH - 60), 430)
  for (let i = 0; i < 3; i++) b.box([1720 + i * 60, 1110, 0], [40, 40, 34], woods.ash)
}

function reaches(x: number, y: number, r: number, plot: Placed): boolean {
  const [dx, dy] = [x - plot.x, y - plot.y]
  return dx > -r && dx < plot.width + r && dy > -r - 60 && dy < plot.depth + r
}

function facade(brief: Brief, storey: number): Mark[] {
  const style = brief.int(0, 2)
  if (storey === 0)
    return [
      glazing([0.05, 0.03, 0.42, 0.84], 4, { door: 2 }),
      door(0.53, 0.15, 0.82, { color: '#c48a4a' }),
      window([0.74, 0.3, 0.2, 0.48]),
    ]
  if (style === 0)
    return [
      window([0.07, 0.3, 0.24, 0.48]),
      window([0.38, 0.3, 0.24, 0.48]),
      window([0.69, 0.3, 0.24, 0.48]),
    ]
  if (style === 1) return [glazing([0.06, 0.06, 0.88, 0.8], 7)]
  return [window([0.07, 0.3, 0.3, 0.48], { panes: 3 }), glazing([0.46, 0.06, 0.46, 0.8], 4)]
}

function side(brief: Brief): Mark[] {
  return brief.chance(0.5)
    ? [window([0.24, 0.3, 0.52, 0.48])]
    : [glazing([0.16, 0.05, 0.68, 0.82], 2)]
}
