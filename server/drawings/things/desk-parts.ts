import type { Builder } from '../kit/builder.ts'
import { panel } from '../kit/mark.ts'
import { darker } from '../kit/palette.ts'
import { pile } from '../props/desk-things.ts'
import { shelving } from '../props/stocked.ts'
import { drawers } from '../props/storage.ts'
import type { DeskPlan } from './desk.ts'

/** What is under and over a desk's top, which reaches from the origin along +x and +y. */
export function pedestal(b: Builder, { brief, d, h, metal, body }: DeskPlan) {
  b.box([4, 6, 0], [42, d - 10, h - 4], body, { front: [drawers(1, brief.int(2, 4), metal)] })
}

export function secondPedestal(b: Builder, plan: DeskPlan) {
  const { brief, w, d, h, metal } = plan
  if (brief.option('second-pedestal')) pedestal(b.at(w - 50, 0), plan)
  else b.box([w - 12, [8, d - 14], 0], [6, 6, h - 4], metal)
}

/** A board that hides the knees from those before the desk. */
export function back(b: Builder, { w, h, body }: DeskPlan) {
  b.box([46, 4, 28], [w - 92, 2, h - 33], body)
}

export function drawerBox(b: Builder, { w, d, h, metal, body }: DeskPlan) {
  b.box([w - 54, 8, 8], [40, d - 18, h - 18], body, { front: [drawers(1, 3, metal)] })
}

export const tray =
  (count: number) =>
  (b: Builder, { w, d, h, wood, metal }: DeskPlan) => {
    b.box([14, 8, h - 17], [w - 28, d - 14, 13], wood, {
      front: [drawers(count, 1, metal, 'shaker')],
    })
  }

export function chests(b: Builder, { brief, w, d, h, wood, metal }: DeskPlan) {
  const dark = darker(wood, 0.18)
  const single = brief.chance(0.4)
  for (const x of single ? [6] : [6, w - 58]) {
    b.box([x - 2, 4, 0], [56, d - 8, 6], dark)
    b.box([x, 6, 6], [52, d - 12, h - 14], wood, {
      front: [drawers(1, 3, metal, 'shaker')],
      right: [panel(0.12, 0.12, 0.76, 0.76, '#ffffff', 0.12)],
    })
  }
  if (single) b.box([w - 14, 4, 0], [10, d - 8, h - 8], wood)
  b.box([58, 8, 12], [w - (single ? 72 : 116), 3, h - 20], dark)
}

export function wing(b: Builder, { brief, d, h, wood, metal }: DeskPlan) {
  const long = brief.between(70, 100)
  b.box([[4, 50], d + long - 10, 0], [6, 6, h - 4], metal)
  b.box([0, d, h - 4], [60, long, 4], wood)
  pile(b.at(30, d + long - 30, h), ['#1f6f78', '#f1e9d8', '#d2562b'])
}

export function hutch(b: Builder, { brief, w, h, wood }: DeskPlan) {
  b.box([[0, w - 5], 0, h], [5, 22, 92], wood)
  b.box([5, 0, h + 50], [w - 10, 22, 42], wood, { front: [shelving(3, 1, wood, brief)] })
  b.box(h + 92, [w, 22, 4], wood)
}

/** A high front to receive at, at times with a low end for those who sit. */
export function counter(b: Builder, { brief, w, d, h, wood, body }: DeskPlan) {
  const [low, high, from] = [h + 10, 110, brief.pick([0, w * 0.36])]
  b.box([0, -12, 0], [w, 12, low], body)
  b.box([from, -12, low], [w - from, 12, high - low], body)
  b.box([[0, w - 5], 0, 0], [5, d, h - 4], body)
  b.box([from - 4, -28, high], [w - from + 8, 34, 4], darker(wood, 0.12))
}
