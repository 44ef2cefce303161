import type { Builder } from '../kit/builder.ts'
import { ngon, type Point } from '../kit/geometry.ts'
import { joined, type Mark, panel } from '../kit/mark.ts'
import { darker, metals } from '../kit/palette.ts'
import { bottle, cask, footRail } from '../props/bar-things.ts'
import { barrel } from '../props/chair-shells.ts'
import { battens, boards, corrugation, masonry, panels, tiles } from '../props/cladding.ts'
import { ellipse, plate } from '../props/outline.ts'
import type { StoolStyle } from './bar-stools.ts'
import type { Outfit } from './upholstery.ts'

export interface BarPlan extends Outfit {
  color: string
  top: string
  stool: StoolStyle
  /** Which version of the stool, 0..1. */
  version: number
}

/** Heights in cm: the bar's top and the work surface behind it. */
export const TOP = 112
const WORK = 88
const steel = '#aab3b8'
const plinth = '#2a3238'

/** A counter of a length in cm along x, centred; guests stand at +y, its top is above y = 0 to 40. */
export type Counter = (b: Builder, plan: BarPlan, l: number) => void

/** Clad to the top, or with a raised top on posts; work ends `cut` cm before its ends. */
export const straight =
  (open = false, cut: Point = [0, 0]): Counter =>
  (b, plan, l) => {
    const { brief, color, top, metal } = plan
    const front = [cladding(plan)]
    const [from, w] = [cut[0] - l / 2, l - cut[0] - cut[1]]
    b.box([from, -44, 0], [w, 43.9, WORK - 4], darker(color, 0.2))
    b.box([from, -46, WORK - 4], [w, 45.9, 4], steel)
    b.block([4, 0], [l - 4, 22, 9], plinth)
    const high = (open ? WORK : TOP - 5) - 9
    b.block([0, 9], [l, 30, high], color, { front, right: front, left: front })
    for (const share of open ? [0, 0.5, 1] : []) {
      const post = [12 - l / 2 + share * (l - 24), 14, WORK] as const
      b.cylinder(post, 2.2, TOP - 5 - WORK, metal, { capped: false })
    }
    b.block([-6, TOP - 5], [l + 10, 48, 5], top)
    if (brief.fork('rail').chance(0.8)) footRail(b.at(0, 30), l - 8, metal)
  }

export const corner: Counter = (b, plan, l) => {
  const m = plan.brief.between(100, 140)
  straight(false, [0, 31])(b, plan, l)
  straight(false, [36, 0])(b.at(l / 2 - 30, -11.3 - m / 2, 0, 1), plan, m)
  b.box([l / 2 - 30, -11.2, 9], [30, 11.1, TOP - 14], plan.color)
}

export const onCasks: Counter = (b, { wood, top }, l) => {
  for (const x of [34 - l / 2, l / 2 - 34]) cask(b.at(x, 6), 34, TOP - 7, wood)
  const front = [boards(7, true)]
  b.box([70 - l / 2, -24, 0], [l - 140, 4, WORK - 4], darker(wood, 0.25), { front })
  b.box([70 - l / 2, -50, WORK - 4], [l - 140, 40, 4], steel)
  b.block([-30, TOP - 7], [l, 66, 7], top)
}

function cladding({ brief, wood, color }: BarPlan): Mark {
  const edged = joined(panel(0, 0, 1, 0.2, darker(color, 0.3)), panel(0, 0.82, 1, 0.18, wood))
  const wooden = [boards(16, true), boards(5), panels(4), battens(26)]
  const mineral = [tiles(11, '#10262b', 0.3), masonry(12), corrugation(9)]
  return brief.fork('front').pick([...wooden, ...mineral, edged])
}

/** A bar that curves around the barkeeper, who stands at the origin; `r` cm to its front. */
export function halfRound(b: Builder, { brief, color, top, metal }: BarPlan, r: number) {
  const at = b.facing(2)
  const open = brief.between(70, 95)
  const ring = (out: number, from: number, to: number, thick: number, color: string) => {
    const size = { r: r + out, z: from, back: to, arm: to, thick }
    barrel(at, { ...size, open, pieces: 18, color })
  }
  ring(-4, 0, 9, 22, metals.black)
  ring(0, 9, TOP - 6, 26, color)
  ring(-26.2, WORK - 5, WORK, 20, '#aab3b8')
  ring(10, TOP - 6, TOP, 46, top)
  ring(12, 18, 22, 4, metal)
}

export function island(b: Builder, { brief, color, top, metal }: BarPlan, r: number) {
  plate(b, r - 6, 0, 9, metals.black)
  b.extrude(ellipse(r, r, 12), 'z', [0, 0, 9], TOP - 15, color)
  plate(b, r + 16, TOP - 6, 6, top)
  for (const z of [0, 46, 86]) {
    if (z) plate(b, r * 0.55, TOP + z - 3, 3, top)
    b.cylinder(TOP + z, 5, z ? 37 : 43, metal)
    for (const [x, y] of ngon(7, [r * 0.4, r * 0.4]))
      if (brief.chance(0.85)) bottle(b.at(x, y, TOP + z), brief, 26)
  }
}
