import type { Builder } from '../../../../kit/builder.ts'
import { lampRail, type PendantStyle } from '../../../../props/lamp-rails.ts'
import { chair } from '../../../../props/seating.ts'
import type { Plan } from '../../../../rooms/plan.ts'
import { laidTable } from '../../../../things/laid-tables.ts'

/** What all tables of a restaurant share. */
export interface Choice {
  readonly lamp: PendantStyle
  readonly chair: 'slat' | 'spindle' | 'shell' | 'ladder'
}

/** A guest's chair, facing +y. */
export function guest(b: Builder, { scheme }: Plan, choice: Choice): void {
  chair(b, { fabric: scheme.accent, frame: scheme.wood, style: choice.chair })
}

/** A table along x with `places` on either side. */
export function laid(b: Builder, { scheme }: Plan, places: number, w = 72, d = 72): void {
  laidTable(b, { w, d, places, top: scheme.wood, napkin: scheme.accent })
}

/** Lamps on a rail from the wall at y = 0, over each of `places`. */
export function lamps(
  b: Builder,
  { h, scheme }: Plan,
  { lamp }: Choice,
  places: readonly number[],
): void {
  lampRail(b, places, { ceiling: h - 12, z: 164, color: scheme.accent, style: lamp })
}
