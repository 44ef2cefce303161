import type { Builder } from '../../../kit/builder.ts'
import { controlDesk, laserCutter as flatbed } from '../../../props/laser-machine.ts'
import { gasBottles } from '../../../props/machines.ts'
import { sheetRack } from '../../../props/stores.ts'
import { contours, floor, type Plan } from './parts.ts'

/** A flat bed with its gantry. */
export function gantry(b: Builder, plan: Plan): void {
  const { brief, w, d, color, accent } = plan
  floor(b, w, d, 90)
  flatbed(b, { w, d, color, gantry: brief.between(0.1, 0.8), cut: contours(brief, w, d) })
  controlDesk(b.at(w * brief.pick([0.16, 0.8]), d + 56), accent)
  if (brief.chance(0.5)) gasBottles(b.at(w + 46, 40))
}

/** A bed with a second table that runs out. */
export function shuttle(b: Builder, plan: Plan): void {
  const { brief, d, color, accent } = plan
  const w = plan.w * 0.8
  floor(b, 2 * w + 30, d, 70)
  flatbed(b, { w, d, color, gantry: brief.between(0.1, 0.8), cut: contours(brief, w, d) })
  for (const y of [16, d - 28]) b.box([w, y, 0], [w + 20, 12, 12], '#48545c')
  for (const x of [w + 30, 2 * w - 10])
    for (const y of [16, d - 28]) b.box([x, y, 12], [12, 12, 42], '#48545c')
  b.box([w + 22, 8, 54], [w - 10, d - 16, 12], accent)
  b.box([w + 36, 22, 66], [w - 38, d - 44, 3], '#c6d0d4', { top: contours(brief, w, d) })
  controlDesk(b.at(w * 0.3, d + 50), color)
}

/** A bed fed from a rack of sheets. */
export function tower(b: Builder, plan: Plan): void {
  const { brief, d, color, accent } = plan
  const w = plan.w * 0.86
  floor(b, w + 290, d + 30, 60)
  sheetRack(b.at(0, 0), accent, brief.int(4, 7))
  flatbed(b.at(290, 20), {
    w,
    d,
    color,
    gantry: brief.between(0.2, 0.8),
    cut: contours(brief, w, d),
  })
}
