import type { Builder } from '../../../kit/builder.ts'
import { flight } from '../../../props/flights.ts'
import { levelRail } from '../../../props/platforms.ts'
import { floor, landing, type Plan, square } from './parts.ts'

/** One flight up to a landing. */
export function straight(b: Builder, plan: Plan): void {
  const { brief, rise, width, color, infill } = plan
  const run = rise * brief.between(1.1, 1.5)
  const deep = brief.between(90, 150)
  floor(b, -deep - 40, -30, run + deep + 80, width + 60)
  flight(b.at(run, width, 0, 2), { ...plan, run, carriage: brief.pick(['plates', 'stepped']) })
  landing(b.at(-deep, 0), [deep, width], rise, plan, [
    [0, 0],
    [0, 1],
  ])
  for (const y of [0, width - 5]) levelRail(b.at(-deep + 4, y, rise), deep - 8, color, infill)
}

/** Two flights with a landing between them, straight on or back again. */
export function twoFlight(b: Builder, plan: Plan): void {
  const { rise, width, brief, color, infill } = plan
  const half = rise * brief.between(0.42, 0.58)
  const [run, other] = [half * 1.25, (rise - half) * 1.25]
  const straightOn = brief.chance(0.5)
  if (straightOn) {
    floor(b, -width - other - 30, -30, run + width + other + 70, width + 60)
    flight(b.at(run, width, 0, 2), { ...plan, rise: half, run })
    landing(b.at(-width, 0), [width, width], half, plan, square)
    for (const y of [0, width - 5]) levelRail(b.at(-width + 4, y, half), width - 8, color, infill)
    flight(b.at(-width, width, half, 2), { ...plan, rise: rise - half, run: other })
    return
  }
  const gap = brief.between(6, 26)
  const deep = 2 * width + gap
  floor(b, -width - 30, -30, Math.max(run, other) + width + 70, deep + 60)
  flight(b.at(run, deep, 0, 2), { ...plan, rise: half, run })
  landing(b.at(-width, 0), [width, deep], half, plan, square)
  flight(b.at(0, 0, half), { ...plan, rise: rise - half, run: other })
  levelRail(b.at(-width + 4, deep - 5, half), width - 8, color, infill)
}
