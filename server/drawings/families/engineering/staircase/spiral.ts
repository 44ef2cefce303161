import type { Builder } from '../../../kit/builder.ts'
import type { Vec } from '../../../kit/geometry.ts'
import { floor, type Plan } from './parts.ts'

/** Treads around a post with a winding handrail. */
export function spiral(b: Builder, plan: Plan): void {
  const { brief, rise, color, tread } = plan
  const r = brief.between(78, 110)
  const steps = Math.round(rise / 20)
  const turn = brief.between(0.36, 0.44) * brief.pick([1, -1])
  floor(b, -r - 40, -r - 40, 2 * r + 80, 2 * r + 80)
  const at = (i: number, radius: number, z: number): Vec => {
    const a = i * turn + 0.6
    return [Math.cos(a) * radius, Math.sin(a) * radius, z]
  }
  b.cylinder([0, 0, 0], 26, 3, color)
  b.cylinder([0, 0, 3], 7, rise + 86, color)
  b.ball([0, 0, rise + 97], 8, color)
  for (let i = 0; i < steps; i++) {
    const z = (i + 1) * (rise / steps)
    const wedge = (high: number): Vec[] => [
      at(i - 0.48, 9, high),
      at(i - 0.5, r, high),
      at(i + 0.5, r, high),
      at(i + 0.48, 9, high),
    ]
    b.loft(wedge(z - 4), wedge(z), tread)
    b.beam(at(i, r - 4, z), at(i, r - 4, z + 84), 2.6, color, { casts: false })
  }
  for (let i = 0; i < steps - 1; i++) {
    const z = (k: number) => (k + 1) * (rise / steps) + 86
    b.beam(at(i, r - 4, z(i)), at(i + 1, r - 4, z(i + 1)), 5, color, { casts: false })
  }
}
