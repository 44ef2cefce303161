import type { Builder } from '../kit/builder.ts'
import { metals } from '../kit/palette.ts'
import { swivelChair } from '../props/contract-seating.ts'
import { deskLegs, deskThing, terminal, workDesk } from '../props/workplaces.ts'
import type { Plan } from './plan.ts'

/** A desk with its screen, centred, and the chair before it, at +y; `back` for a high one. */
export function deskPlace(b: Builder, { brief, scheme }: Plan, w: number, back?: 'high') {
  const legs = brief.pick(deskLegs)
  const leg = legs === 'frames' ? metals.graphite : scheme.wood
  swivelChair(b.at(-6, 75, 0, 2), { fabric: scheme.fabric, ...(back ? { back } : {}) })
  workDesk(b, { w, d: 72, top: scheme.wood, legs, leg })
  terminal(b.at(-6, -6, 73), brief.between(48, 58))
  deskThing(b.at(w * 0.36, 2, 73), brief, scheme.accent)
}
