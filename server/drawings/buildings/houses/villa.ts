import { woods } from '../../kit/palette.ts'
import * as g from '../garden-things.ts'
import type { House } from '../house.ts'
import * as r from '../house-roofs.ts'
import * as o from '../openings.ts'
import * as p from '../porches.ts'
import { upper } from '../storeys.ts'
import type { Wing } from '../wing.ts'
import { wide } from './garden.ts'

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
  /** The upper floor is smaller; its roof terrace looks over the pool. */
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
  /** A wing around a court carries the bedrooms above. */
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
