import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { darker } from '../kit/light.ts'
import { type Mark, panel } from '../kit/mark.ts'
import { barStool, type StoolStyle } from './bar-stools.ts'
import { beerTap, bottle, drink, footRail } from './bar-things.ts'
import { battens, boards, corrugation, masonry, panels, tiles } from './cladding.ts'
import type { StoolPlan } from './stool-plan.ts'

export interface BarPlan {
  readonly brief: Brief
  readonly color: string
  readonly wood: string
  readonly top: string
  readonly metal: string
  readonly fabric: string
  readonly stool: StoolStyle
  /** Which version of the stool, 0..1. */
  readonly version: number
  /** Which cladding its fronts have. */
  readonly cladding: number
}

/** Heights in cm: the bar's top and the work surface behind it. */
export const barHeight = { top: 112, work: 88 }
const { top: TOP, work: WORK } = barHeight

/**
 * A stretch of bar along x, centred; guests stand at +y, the raised top is above y = 0 to 40. Its
 * work surface ends `cut` cm before its ends, where another stretch meets it.
 */
export function stretch(
  b: Builder,
  plan: BarPlan,
  l: number,
  { open = false, cut = [0, 0] }: { readonly open?: boolean; readonly cut?: Point } = {},
): void {
  const { brief, color, top, metal } = plan
  const front = claddingOf(plan)
  const [from, to] = [-l / 2 + cut[0], l / 2 - cut[1]]
  b.box([from, -44, 0], [to - from, 43.9, WORK - 4], darker(color, 0.2))
  b.box([from, -46, WORK - 4], [to - from, 45.9, 4], '#aab3b8')
  b.box([-l / 2 + 2, 4, 0], [l - 4, 22, 9], '#2a3238')
  const high = (open ? WORK : TOP - 5) - 9
  b.box([-l / 2, 0, 9], [l, 30, high], color, { front, right: front, left: front })
  if (open)
    for (let i = 0; i < 3; i++)
      b.cylinder([-l / 2 + 12 + (i * (l - 24)) / 2, 14, WORK], 2.2, TOP - 5 - WORK, metal, {
        capped: false,
      })
  b.box([-l / 2 - 5, -6, TOP - 5], [l + 10, 48, 5], top)
  if (brief.chance(0.8)) footRail(b.at(0, 30), l - 8, metal)
}

/** Two stretches that meet in a corner, the second running back from the right end. */
export function cornerBar(b: Builder, plan: BarPlan, l: number, m: number): void {
  stretch(b, plan, l, { cut: [0, 31] })
  stretch(b.at(l / 2 - 30, -11.3 - m / 2, 0, 1), plan, m, { cut: [36, 0] })
  b.box([l / 2 - 30, -11.2, 9], [30, 11.1, TOP - 14], plan.color)
}

/** Glasses, bottles and taps on a bar's top. */
export function served(b: Builder, plan: BarPlan, l: number): void {
  const { brief, metal } = plan
  const on = b.at(0, 16, TOP)
  const taps = brief.chance(0.45)
  if (taps) beerTap(on.at(brief.between(-0.2, 0.2) * l, -8), brief.int(2, 4), metal)
  for (const share of [-0.42, -0.34, 0.34, 0.42])
    if (brief.chance(0.55)) drink(on.at(share * l, brief.between(2, 14)), brief)
  for (const share of [-0.3, 0.3]) if (brief.chance(0.35)) bottle(on.at(share * l, -6), brief)
}

/** Stools before a bar, along x. */
export function seatsBefore(b: Builder, plan: BarPlan, l: number, count: number): void {
  for (let i = 0; i < count; i++)
    barStool(
      b.at(-l / 2 + ((i + 0.5) * l) / count, 66 + plan.brief.between(-4, 8), 0, 2),
      plan.stool,
      stoolOf(plan),
    )
}

/** A stool of this bar. */
export function stoolOf({ version, wood, metal, fabric }: BarPlan): StoolPlan {
  return { version, wood, metal, fabric, h: 76, back: 0 }
}

/** A shelf for bottles on a frame above the bar. */
export function gantry(b: Builder, plan: BarPlan, l: number): void {
  const { metal, wood, brief } = plan
  for (const x of [-l / 2 + 4, l / 2 - 7]) b.box([x, 12, TOP], [3, 3, 84], metal)
  b.box([-l / 2, -4, TOP + 84], [l, 34, 3], wood)
  b.box([-l / 2 + 7.1, 12, TOP + 58], [l - 14.2, 3, 3], metal)
  const count = Math.round(l / 18)
  for (let i = 0; i < count; i++) {
    const x = -l / 2 + 10 + (i * (l - 20)) / Math.max(1, count - 1)
    if (brief.chance(0.6)) bottle(b.at(x, 8, TOP + 87), brief)
  }
}

function claddingOf({ cladding, wood, color }: BarPlan): Mark[] {
  const marks: Mark[][] = [
    [boards(16, true)],
    [boards(5)],
    [panels(4)],
    [battens(26)],
    [tiles(11, '#10262b', 0.3)],
    [masonry(12)],
    [corrugation(9)],
    [panel(0, 0, 1, 0.2, darker(color, 0.3)), panel(0, 0.82, 1, 0.18, wood)],
  ]
  return marks[cladding % marks.length] ?? []
}
