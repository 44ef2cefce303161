import type { Builder } from '../../kit/builder.ts'
import { brand, fabrics } from '../../kit/palette.ts'
import { bottle, drink } from '../../props/bar-things.ts'
import { battens } from '../../props/cladding.ts'
import { pendant } from '../../props/lamps.ts'
import type { BarPlan, Counter } from '../../things/bar-counters.ts'
import * as bars from '../../things/bar-counters.ts'
import { barFinish, barShelves } from '../../things/bar-shelves.ts'
import { barStool } from '../../things/bar-stools.ts'
import { spread } from '../../things/bars.ts'
import { standing } from '../../things/case-makes.ts'

type Layout = (b: Builder, plan: BarPlan) => void

export const counterLayouts: Record<string, Layout> = {
  straight: counter([170, 260], bars.straight()),
  raised: counter([150, 220], bars.straight(true)),
  corner: counter([170, 220], bars.corner),
  backed: counter([180, 230], bars.straight(), (b, plan) => {
    const { cabinet, glazed, bridge } = barShelves
    const make = plan.brief.pick([cabinet, glazed, bridge])
    standing(b.at(-80, -160), plan.brief, barFinish(plan), make)
  }),
  gantry: counter([170, 230], bars.straight(), gantry),
  casks: counter([190, 250], bars.onCasks),
  roofed: counter([140, 190], bars.straight(), stripes),
  lit: counter([180, 250], bars.straight(), lamps),
  round: inTheRound(bars.halfRound, [84, 110], [24, 62, 100, 138]),
  island: inTheRound(bars.island, [46, 62], [30, 102, 174, 246, 318]),
}

/** A counter of some length in cm, glasses on it and stools before it. */
function counter([from, to]: readonly [number, number], draw: Counter, more?: Counter): Layout {
  return (b, plan) => {
    const { brief } = plan
    const l = brief.between(from, to)
    const at = draw === bars.corner ? b : b.facing(brief.pick([0, 1]))
    draw(at, plan, l)
    served(at, plan, l * 0.9)
    more?.(at, plan, l)
    if (more === stripes || brief.chance(0.4)) return
    const count = brief.int(2, draw === bars.onCasks ? 2 : 4)
    for (let i = 0; i < count; i++) {
      const place = at.at(l * ((i + 0.5) / count - 0.5), 66 + brief.between(-4, 8), 0, 2)
      barStool(place, plan.stool, stoolOf(plan))
    }
  }
}

/** A counter of some radius in cm, round stools at some of the places on a circle, in degrees. */
function inTheRound(
  draw: Counter,
  [from, to]: readonly [number, number],
  places: readonly number[],
): Layout {
  return (b, plan) => {
    const { brief } = plan
    const r = brief.between(from, to)
    const style = brief.pick(['column', 'splayed', 'pressed', 'drum'])
    draw(b, plan, r)
    for (const place of places) {
      const a = (place * Math.PI) / 180
      const at = (out: number, z = 0) => b.at(Math.cos(a) * (r + out), Math.sin(a) * (r + out), z)
      if (brief.chance(0.6)) barStool(at(46), style, stoolOf(plan))
      if (brief.chance(0.6)) drink(at(-8, bars.TOP), brief)
    }
  }
}

/** A stool of this bar. */
export function stoolOf({ version, wood, metal, fabric }: BarPlan) {
  return { version, wood, metal, fabric, h: 76, back: 0 }
}

/** Glasses, bottles and taps. */
function served(b: Builder, { brief, metal }: BarPlan, l: number) {
  const on = b.at(0, 16, bars.TOP)
  if (brief.chance(0.45)) taps(on.at(brief.between(-0.2, 0.2) * l, -8), brief.int(2, 4), metal)
  for (const share of [-0.42, -0.34, 0.34, 0.42])
    if (brief.chance(0.55)) drink(on.at(share * l, brief.between(2, 14)), brief)
  for (const share of [-0.28, 0.28]) if (brief.chance(0.35)) bottle(on.at(share * l, -6), brief)
}

/** Beer taps on two columns, handles to the barkeeper's side (-y). */
function taps(b: Builder, count: number, metal: string) {
  const w = count * 12
  b.quiet.cylinder([[-w / 2 + 4, w / 2 - 4], 0, 0], 2, 24, metal, { capped: false })
  b.quiet.rod('x', [-w / 2 - 3, 0, 26], 3, w + 6, metal)
  for (const [i, [x]] of spread(w, count).entries())
    b.quiet.cylinder([x, 0, 29], 1.3, 13, i % 2 ? brand.ink : fabrics.rust, { r2: 1.8 })
}

function gantry(b: Builder, { metal, wood, brief }: BarPlan, l: number) {
  b.box([[4 - l / 2, l / 2 - 7], 12, bars.TOP], [3, 3, 84], metal)
  b.block([-4, bars.TOP + 84], [l, 34, 3], wood)
  b.box([7.1 - l / 2, 12, bars.TOP + 58], [l - 14.2, 3, 3], metal)
  for (let x = 10 - l / 2; x < l / 2 - 9; x += 18)
    if (brief.chance(0.6)) bottle(b.at(x, 8, bars.TOP + 87), brief)
}

function stripes(b: Builder, { metal, fabric }: BarPlan, l: number) {
  b.box([[1 - l / 2, l / 2 - 4], [-52, 44], 0], [3, 3, 210], metal)
  b.gable([-l / 2 - 10, -62, 210], [l + 20, 118, 26], 'x', fabric, {
    slopes: [battens(Math.round(l / 22), '#fbf9f4', 0.85)],
    endColor: fabric,
  })
}

function lamps(b: Builder, { brief, metal, wood, fabric }: BarPlan, l: number) {
  b.box([[2 - l / 2, l / 2 - 7], -52, 0], [5, 5, 232], metal)
  b.block([-56, 232], [l + 8, 90, 6], wood)
  const style = brief.pick(['cone', 'globe', 'bell', 'drum'])
  for (const share of [-0.32, 0, 0.32]) pendant(b.at(share * l, 14, 168), 64, fabric, style)
}
