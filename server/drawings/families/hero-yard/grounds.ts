import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { type Mark, panel } from '../../kit/mark.ts'
import { coats, ground, leaves, woods } from '../../kit/palette.ts'
import { passing } from '../../props/motions.ts'
import { streetLamp } from '../../props/outdoors.ts'
import { shrub, tree, treeKinds } from '../../props/trees.ts'
import { truck } from '../../props/vehicles.ts'
import { DEPTH, type Paint, type Placed, WIDTH } from './plan.ts'

/** What the yard lies on, and the road before it. */
export function site(b: Builder): void {
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

/** The truck that passes. */
export function traffic(b: Builder, paint: Paint): void {
  b.moving(passing([-880, 0, 0], [1000, 0, 0], 22), g =>
    truck(g.at(1180, DEPTH + 215), { cab: coats.sun, load: paint(5) }),
  )
}

/** Trees where no plot is, shrubs, lamps and a bench. */
export function green(b: Builder, brief: Brief, plots: readonly Placed[]): void {
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
