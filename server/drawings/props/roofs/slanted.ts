import type { Builder } from '../../kit/builder.ts'
import { points } from '../../kit/geometry.ts'

/** A plane on a slant: over the plan, `low` at its front edge (+y) and `high` at its back. */
export function slantedSlab(
  b: Builder,
  [w, d]: readonly [number, number],
  [high, low]: readonly [number, number],
  color: string,
  thick = 10,
) {
  const profile = points([0, high], [d, low], [d, low + thick], [0, high + thick])
  b.extrude(profile, 'x', [0, 0, 0], w, color)
}
