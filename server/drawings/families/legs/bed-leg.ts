import type { Brief } from '../../brief.ts'
import { type Point, pairs, points, type Vec } from '../../kit/geometry.ts'
import { panel } from '../../kit/mark.ts'
import { brand, darker, fabrics, lighter, metals, valuesOf } from '../../kit/palette.ts'
import { bedsteads } from '../../props/bedsteads.ts'
import { boards, panels } from '../../props/cladding.ts'
import { paddedBoards, woodenBoards } from '../../props/headboards.ts'
import { legOf } from '../../props/legs/lathe.ts'
import { lie, stand } from '../../props/legs/leg.ts'
import { type LegType, legMaker } from '../../props/legs/makers.ts'
import { newels, squareNewels } from '../../props/legs/patterns.ts'
import { drawers } from '../../props/storage.ts'
import { spread } from '../../things/bars.ts'
import { legFamily, type Plan, type View, views } from './views.ts'

const seams = [boards(2, false, brand.ink, 0.1)]

const post: View = (b, { brief, wood, over }) => {
  const [h, half] = [brief.between(70, 125), brief.between(3.6, 5.2)]
  stand(b, legOf(brief.make(brief.chance(0.7) ? newels : squareNewels), { h, half, color: wood }))
  const [a, c] = [h * brief.between(0.3, 0.6), h * brief.between(0.3, 0.6)]
  const [low, rail, soft] = [h * 0.1, h * 0.13, h * brief.between(0.08, 0.16)]
  b.box([-a, -1.6, low], [a - half, 3.2, rail], wood)
  b.block([-c, low], [3.2, c - half, rail], wood)
  b.box([-a, -c, low + rail * 0.5], [a - half, c - half, soft], over)
}

/** What stands on legs of its own at the end of a bed. */
const head: View = (b, { brief, wood, metal, over: fabric }) => {
  const { slats, boards: panel } = woodenBoards
  const draw = brief.make({ slats, panel, padded: paddedBoards.hung, turned: bedsteads.turned })
  const [w, low, top] = [brief.between(52, 84), brief.between(26, 44), brief.between(76, 120)]
  draw(b, { brief, w, low, top, wood, fabric, metal })
}

const divan: View = (b, plan) => {
  const { brief, h, over } = plan
  const [a, c] = size(brief, h, [1.6, 2.6])
  const [leg, inset] = [lowLegs(plan, ['bun', 'tapered', 'square'], h * 0.3)([0, 1]), h * 0.4]
  stand(b.at(-inset, -inset), leg)
  stand(b.at(inset - a, -inset), leg)
  stand(b.at(-inset, inset - c), leg)
  const drawer = [
    panel(0.12, 0.14, 0.76, 0.62, brand.ink, 0.1),
    panel(0.42, 0.5, 0.16, 0.06, metals.steel),
  ]
  const high = h * brief.between(0.4, 0.6)
  const base = brief.pick([darker(over, 0.2), '#5a666c', '#cdbfa8'])
  b.box([-a, -c, h], [a, c, high], base, { front: brief.chance(0.5) ? drawer : [] })
  const soft = { front: seams, right: seams }
  b.box([-a, -c, h + high], [a, c, h * brief.between(0.2, 0.36)], over, soft)
}

const middle: View = (b, { brief, h, wood, metal }) => {
  const [w, d, tall] = [h * brief.between(2.6, 3.6), h * brief.between(1.4, 2.4), h * 1.9]
  const r = h * 0.17
  b.cylinder(0, r * 1.6, h * 0.06, metals.black)
  b.cylinder(h * 0.06, r * 0.4, h * 0.18, metals.steel, { capped: false })
  if (brief.chance(0.5)) b.cylinder(h * 0.24, r, tall - h * 0.24, metal, { capped: false })
  else b.box([-r, -r, h * 0.24], [2 * r, 2 * r, tall - h * 0.24], brief.pick([wood, metal]))
  b.block([-r * 1.3, tall], [w, r * 2.6, h * 0.4], wood)
  for (const [x, each] of spread(w, brief.int(3, 6)))
    b.at(x, 0).block(tall + h * 0.4, [each * 0.6, d, h * 0.09], lighter(wood, 0.3))
}

const bracket: View = (b, { brief, h, wood, over }) => {
  const [a, c] = size(brief, h, [1.7, 2.6])
  const [thick, long] = [h * 0.16, h * brief.between(0.8, 1.1)]
  const shape = (way: number) => pairs('0 0, 0.4 0, 0.62 0.5, 1 0.75, 1 1, 0 1', [way * long, h])
  for (const [way, x, y] of points<Vec>([-1, 0, -thick], [1, -a, -c])) {
    b.extrude(shape(way), 'y', [x, -thick, 0], thick, wood)
    b.extrude(shape(way), 'x', [-thick, y, 0], thick, wood)
  }
  const lip = thick * 0.6
  b.box([-a - lip, -c - lip, h], [a + 2 * lip, c + 2 * lip, h * 0.14], lighter(wood, 0.12))
  const high = h * brief.between(0.4, 0.56)
  b.box([-a, -c, h * 1.14], [a, c, high], wood, {
    front: [drawers(1, 1, metals.brass, 'shaker')],
    right: [panels(1)],
  })
  if (brief.chance(0.6)) b.box([-a, -c, h * 1.14 + high], [a, c, h * 0.24], over)
}

const pair: View = (b, plan) => {
  const { brief, h, wood, over } = plan
  const half = h * brief.between(0.16, 0.24)
  const make = lowLegs(plan, ['turned', 'tapered', 'square', 'bun', 'saber'], half)
  const [gap, deep] = [h * brief.between(2, 3.2), h * brief.between(0.5, 1.2)]
  stand(b, make([-0.7, 0.7]))
  stand(b.at(gap, 0), make([0.7, -0.7]))
  const w = gap + 2 * half
  b.box([-half, -half, h], [w, 2 * half, h * 0.4], wood)
  b.box([-half, -deep - half, h], [w, deep, h * 0.28], darker(wood, 0.25))
  if (brief.chance(0.7))
    b.box([-half, -deep - half, h * 1.4], [w, deep + half, h * brief.between(0.2, 0.4)], over)
  else lie(b.at(half, half + h), make([1, 0]))
}

const lowLegs = ({ brief, h, wood: color }: Plan, types: LegType[], half: number) =>
  legMaker(brief.pick(types), brief, { h, half, color })

/** Width and depth of a piece of a bed, in shares of its legs' height. */
const size = (brief: Brief, h: number, [from, to]: Point) =>
  [h * brief.between(from, to), h * brief.between(from, to)] as const

export const bedLeg = legFamily({
  types: ['bun', 'tapered', 'square', 'turned', 'hairpin', 'cabriole', 'saber', 'fluted'],
  height: brief => brief.between(10, 24),
  half: [0.12, 0.18],
  over: ['#f4f1ea', '#e4e9ec', ...valuesOf(fabrics)],
  reach: [0.3, 0.5],
  layers({ brief, h, wood, over }) {
    const rail = h * brief.between(0.28, 0.42)
    const [slats, soft] = [rail - h * 0.12, h * brief.pick([0.14, 0.18, 0.22])]
    return [
      { kind: 'boards', high: rail, over: 2.2, color: wood },
      { kind: 'slab', high: slats, sunk: rail, color: darker(wood, 0.25) },
      { kind: 'slab', high: soft, over: -0.4, color: over, inside: '#f7ecc9' },
    ]
  },
  views: { ...views, pair, post, head, divan, middle, bracket },
})
