import type { Builder } from '../kit/builder.ts'
import { metals } from '../kit/palette.ts'
import { pendant } from './lamps.ts'

export const pendantStyles = ['cone', 'globe', 'drum', 'bell'] as const
export type PendantStyle = (typeof pendantStyles)[number]

export interface LampRail {
  /** Height of the rail, and of the lamps' lower edges. */
  ceiling: number
  z: number
  color: string
  style: PendantStyle
}

/** A rail that comes out of a wall at y = 0, with a lamp hanging from it at each of `places`. */
export function lampRail(b: Builder, places: readonly number[], look: LampRail): void {
  const { ceiling, z, color, style } = look
  const reach = Math.max(...places) + 8
  b.quiet.block([0.1, ceiling], [4, reach, 4], metals.black)
  for (const y of places) pendant(b.at(0, y, z), ceiling - z, color, style)
}
