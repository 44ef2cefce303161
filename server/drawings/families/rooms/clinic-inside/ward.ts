import type { Family } from '../../../family.ts'
import type { Builder } from '../../../kit/builder.ts'
import { stackChair } from '../../../props/contract-seating.ts'
import { mug, vase } from '../../../props/desk-things.ts'
import { basin, curtain, foldingScreen } from '../../../props/medical.ts'
import { door, glazing, window } from '../../../props/openings.ts'
import { plainSchemes } from '../../../props/schemes.ts'
import { drawers } from '../../../props/storage.ts'
import { clock, cross, poster } from '../../../props/wall-signs.ts'
import { drip, medicalTrolley, vitals, wardBed, wheelchair } from '../../../props/ward-things.ts'
import { terminal, workDesk } from '../../../props/workplaces.ts'
import { enclose, greenery, type Plan, planned, type Sizes } from '../../../rooms/plan.ts'

const layouts = ['row', 'facing-rows', 'curtained', 'pair'] as const

/** A ward: beds with their lockers, drips and monitors. */
export const ward: Family = (b, brief) => {
  const layout = brief.construction(layouts)
  furnish[layout](b, planned(brief, plainSchemes, sizes[layout]))
}

const sizes: Record<(typeof layouts)[number], Sizes> = {
  row: { w: [500, 680], d: [310, 370], h: [230, 270] },
  'facing-rows': { w: [470, 540], d: [500, 580], h: [230, 280] },
  curtained: { w: [460, 600], d: [330, 380], h: [235, 275] },
  pair: { w: [380, 440], d: [330, 390], h: [230, 270] },
}

const floors = ['sheet', 'tiles'] as const

const furnish: Record<(typeof layouts)[number], (b: Builder, plan: Plan) => void> = {
  row(b, plan) {
    const { brief, w, d, scheme } = plan
    const count = Math.floor((w - 60) / 148)
    enclose(
      b,
      plan,
      spread(count).map(u => window([u - 0.07, 0.5, 0.14, 0.32])),
      [door(0.06, 0.3, 0.84, { color: scheme.accent, double: true }), cross(0.62, 0.74, 32)],
      floors,
    )
    for (const [i, u] of spread(count).entries()) bedside(b.at(u * w, 4), plan, i)
    medicalTrolley(b.at(w * 0.3, d - 50), scheme.accent)
    wheelchair(b.at(w * 0.72, d - 56, 0, 3), scheme.fabric)
    if (brief.chance(0.5)) stackChair(b.at(w - 40, d - 90, 0, 3), scheme.accent)
  },
  'facing-rows'(b, plan) {
    const { w, d, scheme } = plan
    enclose(
      b,
      plan,
      [window([0.3, 0.48, 0.18, 0.34]), window([0.66, 0.48, 0.18, 0.34])],
      [glazing([0.14, 0.5, 0.66, 0.32], 5), cross(0.9, 0.76, 28)],
      floors,
    )
    for (const [i, x] of [w * 0.42, w * 0.8].entries()) bedside(b.at(x, 4), plan, i)
    for (const [i, y] of [d * 0.53, d * 0.83].entries()) bedside(b.at(4, y, 0, 1), plan, i + 1)
    const [x, y] = [w * 0.7, d * 0.72]
    workDesk(b.at(x, y), { w: 140, d: 66, top: scheme.wood, legs: 'panels', leg: scheme.front })
    terminal(b.at(x, y - 4, 73))
    stackChair(b.at(x, y + 60, 0, 2), scheme.accent)
    medicalTrolley(b.at(x + 4, y - 76), scheme.fabric)
  },
  curtained(b, plan) {
    const { brief, w, d, scheme } = plan
    const count = w > 540 ? 3 : 2
    enclose(
      b,
      plan,
      spread(count).map(u => poster([u + 0.08, 0.52, 0.08, 0.2], brief)),
      [window([0.16, 0.44, 0.36, 0.4], { panes: 3 }), clock(0.74, 0.74)],
      floors,
    )
    const spots = spread(count)
    spots.forEach((u, i) => {
      bedside(b.at(u * w, 4), plan, i)
      if (i > 0)
        curtain(b.at(((u + (spots[i - 1] as number)) / 2) * w, 122, 0, 1), 220, scheme.accent, 200)
    })
    stackChair(b.at(w * 0.3, d - 48, 0, 2), scheme.fabric)
    stackChair(b.at(w * 0.74, d - 48, 0, 2), scheme.fabric)
  },
  pair(b, plan) {
    const { w, d, scheme } = plan
    enclose(
      b,
      plan,
      [cross(0.5, 0.78, 28), window([0.08, 0.48, 0.16, 0.34]), window([0.74, 0.48, 0.16, 0.34])],
      [window([0.3, 0.4, 0.44, 0.42], { panes: 3, curtain: scheme.accent })],
      floors,
    )
    for (const [i, u] of [0.27, 0.76].entries()) bedside(b.at(u * w, 4), plan, i)
    foldingScreen(b.at(w * 0.53, 160, 0, 1), 3, scheme.front)
    basin(b.at(4, d - 20, 0, 1), scheme.front)
    wheelchair(b.at(w * 0.7, d - 62, 0, 2), scheme.fabric)
    greenery(b.at(w - 42, d - 50), plan, 90)
  },
}

/** Middles of `count` beds along a wall, as shares of its length. */
function spread(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (i + 0.5) / count)
}

/** A bed with its head at y = 0, a locker on its left and equipment on its right. */
function bedside(b: Builder, { brief, scheme }: Plan, i: number): void {
  wardBed(b, i % 2 ? scheme.accent : scheme.fabric, brief.chance(0.7))
  b.box([-86, 0, 0], [38, 40, 64], scheme.front, { front: [drawers(1, 2)] })
  if (brief.chance(0.5)) vase(b.at(-68, 18, 64), scheme.accent)
  else mug(b.at(-66, 22, 64), scheme.accent)
  if (i % 2) vitals(b.at(66, 26))
  else drip(b.at(64, 30))
}
