import type { Builder } from '../kit/builder.ts'
import { lighter } from '../kit/light.ts'
import { cushion, plan as outlineOf } from './outline.ts'
import { leaning } from './pillows.ts'

export interface Couch {
  /** Number of places; the couch is about 66 cm wide for each, and its arms. */
  readonly seats: number
  readonly fabric: string
  readonly wood: string
  /** Colours of the loose cushions. */
  readonly cushions?: readonly string[]
  /** Height of the back above the floor. */
  readonly back?: number
}

export const PLACE = 66

interface Places {
  readonly from: number
  readonly to: number
  readonly z: number
  readonly thick: number
  readonly w?: number
}

/** Seat and back cushions, and loose ones before them. */
export function places(
  b: Builder,
  look: Couch,
  { from, to, z, thick, w = look.seats * PLACE }: Places,
): void {
  const { seats, fabric, back = 80 } = look
  const soft = lighter(fabric, 0.06)
  const each = w / seats
  for (let i = 0; i < seats; i++) {
    const at = b.at(-w / 2 + (i + 0.5) * each, 0)
    const shape = outlineOf(each - 0.6, to - from, each - 0.6, 5)
    cushion(at.at(0, (from + to) / 2), shape, z, thick, soft, 3.4)
    leaning(at.at(0, from, z + thick), each - 3, Math.max(24, back - z - thick + 2), 15, soft, 9)
  }
  loose(b, look, from + 24, z + thick, w)
}

export function loose(b: Builder, { cushions = [] }: Couch, y: number, z: number, w: number): void {
  const spread = [-0.36, 0.34, -0.14, 0.12]
  cushions.slice(0, 4).forEach((color, i) => {
    leaning(b.at((spread[i] ?? 0) * w, y + (i > 1 ? 5 : 0), z), 38, 36, 11, color, 12)
  })
}

export function foot(x: number, y: number, z: number): [number, number, number][] {
  return [
    [x, y, z],
    [x + 5, y, z],
    [x + 5, y + 6, z],
    [x, y + 6, z],
  ]
}
