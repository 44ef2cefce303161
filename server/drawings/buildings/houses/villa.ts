import { brand, metals, woods } from '../../kit/palette.ts'
import { railing } from '../../props/outdoors.ts'
import * as g from '../garden-things.ts'
import type { House } from '../house.ts'
import * as r from '../house-roofs.ts'
import type { BuildingThing } from '../look.ts'
import * as o from '../openings.ts'
import * as p from '../porches.ts'
import { part, sized, type Wing } from '../wing.ts'
import { wide } from './garden.ts'

/** A storey on a part of a flat roof, whose rest is a terrace. */
interface Storey extends Wing {
  /** From the left end and the back of the walls below, in cm. */
  at?: number
  back?: number
  /** How far the slab below reaches past the front, in cm. */
  over?: number
  /** On the terrace, from its middle at the right of the storey. */
  onTerrace?: BuildingThing
}

const SLAB = 20
const RAIL = 90

/** A roof terrace with a storey on it; one that reaches past the walls below stands on columns. */
const upper =
  ({ at = 0, back = 0, over = 16, onTerrace, ...storey }: Storey): BuildingThing =>
  (b, look) => {
    const { brief, lift } = look
    const [w, d, h] = look.size
    const own = { ...look, ...storey.look?.(brief, look), size: sized(brief, storey.size) }
    const [uw, ud] = own.size
    b.box([-16, -16, 0], [w + 32, d + 16 + over, SLAB], brand.paper)
    part(b.at(at, back, SLAB), storey, own)
    const isAcross = back + ud > d
    if (isAcross)
      b.cylinder(
        [[at + 17, at + uw - 17], back + ud - 24, -h - lift],
        8,
        h + lift + SLAB,
        metals.white,
      )
    const from = isAcross ? at + uw + 4 : -10
    railing(b.at(from, d + over - 6, SLAB), w + 10 - from, RAIL, metals.graphite)
    onTerrace?.(b.at((at + uw + w) / 2, d / 2, SLAB), look)
  }

const byThePool = {
  paving: '#e2dccb',
  right: ['gap', g.palm],
  front: [g.pool(0.5), 'gap', g.lounger, g.lounger],
} as const

const groundFloor = {
  front: [o.window(100), o.door('none', 120), o.glazing(380, 245)],
  right: [o.glazing(220, 245)],
  site: byThePool,
} as const

const timber: Pick<Wing, 'look' | 'roof'> = {
  look: ({ pick }) => ({ wall: pick([woods.teak, woods.walnut, '#4b585f']), skin: 'upright' }),
  roof: r.flat(),
}

export const villa = {
  terraces: {
    ...groundFloor,
    size: [[720, 860], 380, 290],
    roof: upper({
      ...timber,
      size: [[380, 480], 300, 260],
      at: 10,
      over: 40,
      front: [o.glazing(320, 220)],
      right: [wide(180)],
      onTerrace: g.parasol,
    }),
  },
  /** The upper floor lies across the lower and reaches over the terrace. */
  across: {
    ...groundFloor,
    size: [[700, 820], 340, 290],
    roof: upper({
      ...timber,
      size: [300, [500, 550], 270],
      at: 200,
      front: [o.glazing(240, 225)],
      right: [o.window(120), o.glazing(230, 225)],
    }),
    onTop: r.solar(1, 2, 20),
    before: [],
  },
  hipped: {
    size: [[640, 760], 400, 540],
    front: [o.glazing(540), ...[0, 1, 2].map(() => o.upstairs(o.dressed(100)))],
    right: [o.upstairs(o.window(110)), o.upstairs(o.window(110))],
    roof: r.hipped([120, 160], 40),
    wings: [
      {
        at: 'right',
        back: 360,
        size: [250, 340, 290],
        front: [wide(140)],
        right: [o.window(130)],
        roof: r.against('left', 42, r.hipped([90, 90], 38)),
      },
    ],
    before: [p.colonnade],
    site: byThePool,
  },
  courtyard: {
    ...groundFloor,
    size: [[860, 960], 310, 290],
    front: [o.door('none', 120), o.glazing(380, 245)],
    roof: upper({
      ...timber,
      size: [290, 500, 260],
      back: 60,
      front: [o.glazing(220, 215)],
      right: [o.window(), o.window(), o.window()],
    }),
    wings: [
      {
        at: 0,
        size: [290, [280, 330], 290],
        front: [o.glazing(220, 245)],
        right: [wide(160)],
        roof: r.none,
      },
    ],
    before: ['gap', p.pergola],
  },
} satisfies Record<string, House>
