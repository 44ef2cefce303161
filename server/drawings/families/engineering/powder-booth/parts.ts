import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { type CoatedPart, hangingPart, sprayGun } from '../../../props/coating.ts'
import { person } from '../../../props/people.ts'

/** What a booth is made of, and what hangs in it. */
export interface Plan {
  readonly brief: Brief
  readonly body: string
  readonly powder: string
  readonly part: CoatedPart
}

/** A part on its hooks, its top at the origin. */
export function hang(b: Builder, part: CoatedPart, color: string): void {
  hangingPart(b, part, color)
}

/** A painter in white, seen from behind, with the gun. */
export function painter(b: Builder, powder: string): void {
  person(b, { shirt: '#f1f0ea', trousers: '#f1f0ea', hat: '#f1f0ea', pose: 'working', away: true })
  sprayGun(b.at(0, 42, 108), powder)
}

/** A floor around a booth of w by d. */
export function floor(b: Builder, w: number, d: number, around = 60): void {
  b.slab([-around, -around, -8], [w + 2 * around, d + 2 * around, 8], '#d9dcd8')
}
