import { brand, metals } from '../kit/palette.ts'
import { railing } from '../props/outdoors.ts'
import { type HouseThing, part, sized, type Wing } from './wing.ts'

/** A storey on a part of a flat roof, whose rest is a terrace. */
export interface Storey extends Wing {
  /** From the left end and the back of the walls below, in cm. */
  at?: number
  back?: number
  /** How far the slab below reaches past the front, in cm. */
  over?: number
  /** On the terrace, from its middle at the right of the storey. */
  onTerrace?: HouseThing
}

const SLAB = 20
const RAIL = 90

/** A roof terrace with a storey on it; one that reaches past the walls below stands on columns. */
export const upper =
  ({ at = 0, back = 0, over = 16, onTerrace, ...storey }: Storey): HouseThing =>
  (b, look) => {
    const { brief, lift } = look
    const [w, d, h] = look.size
    const own = { ...look, ...storey.look?.(brief, look), size: sized(brief, storey.size) }
    const [uw, ud] = own.size
    b.box([-16, -16, 0], [w + 32, d + 16 + over, SLAB], brand.paper)
    part(b.at(at, back, SLAB), storey, own)
    const isAcross = back + ud > d
    if (isAcross)
      for (const x of [at + 10, at + uw - 24])
        b.cylinder([x + 7, back + ud - 24, -h - lift], 8, h + lift + SLAB, metals.white)
    const from = isAcross ? at + uw + 4 : -10
    railing(b.at(from, d + over - 6, SLAB), w + 10 - from, RAIL, metals.graphite)
    onTerrace?.(b.at((at + uw + w) / 2, d / 2, SLAB), look)
  }
