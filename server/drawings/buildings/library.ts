import { points } from '../kit/geometry.ts'
import { tint } from '../kit/mark.ts'
import { coats, ground, metals, woods } from '../kit/palette.ts'
import { canopy } from '../props/outdoors.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { stocked } from '../props/stocked.ts'
import type { BuildingThing } from './look.ts'
import { type Modular, modular } from './modular.ts'
import * as o from './openings.ts'
import * as r from './roofs.ts'
import { unitOf } from './unit.ts'
import * as t from './unit-things.ts'

const PAPER = '#f6efdc'
const TITLE = '#fbf6ea'
/** Where the way in between giant spines is, in shares of the front, and how wide in cm. */
const WAY = [0.44, 158] as const

/** Spines of giant books side by side before a front, and a roof over the way between them. */
const giantSpines: BuildingThing = (b, { brief, paints, size }) => {
  const [w] = size
  const way = WAY[0] * w - WAY[1] / 2
  for (let x = 6, i = 0; x < w - 40; i++) {
    const thick = brief.between(46, 84)
    if (x + thick > way && x < way + WAY[1]) x = way + WAY[1]
    const title = (v: number, h: number, u = 0.16) => tint(u, v, 1 - 2 * u, h, TITLE)
    b.box([x, 1, 0], [thick, 36, brief.between(250, 430)], paints[i % paints.length] as string, {
      front: [title(0.84, 0.03), title(0.32, 0.42, 0.34), title(0.1, 0.03)],
      topColor: PAPER,
    })
    x += thick + 3
  }
  canopy(b.at(way, 1), WAY[1] - 4, 90, 228, { roof: metals.graphite })
}

export const library = modular(() => ({ ...reading, sites: [square], layouts }))

export const reading = {
  paints: [coats.teal, coats.orange, coats.sun, coats.blue, coats.sage, coats.brick, coats.slate],
  roofs: [roofColors.charcoal, roofColors.clay, roofColors.green],
}

/** Closed books lying on each other, as a bench. */
export const bookStack: BuildingThing = (b, { brief, paints }) => {
  let z = 0
  for (const [i, color] of brief.shuffle(paints).slice(0, 3).entries()) {
    const [w, d, h] = [brief.between(100, 140) - i * 8, 76 - i * 4, brief.between(22, 32)]
    b.box([-w / 2 + ((i * 37) % 3) * 6 - 6, -d / 2, z], [w, d, h], color, {
      right: [tint(0.03, 0.16, 0.94, 0.68, TITLE)],
      front: [tint(0.12, 0.3, 0.5, 0.14, TITLE, 0.9)],
    })
    z += h
  }
}
const square = {
  path: ground.paving,
  left: ['gap', bookStack],
  front: [t.bench, 'gap', t.bicycles],
  right: [t.tree(['round', 'acacia', 'poplar'], [230, 300]), 'gap'],
} as const

/** An open book on a stand, its pages turned up to the front. */
export const openBook: BuildingThing = (b, { brief, accent, size: [w, d] }) => {
  const [at, half, h] = [b.at(w * 0.56, d - 100), brief.between(170, 220) / 2, 140]
  at.box([[-half * 0.6 - 4, half * 0.6 - 4], -6, 0], [8, 8, 22], metals.graphite)
  for (const side of [-1, 1]) {
    const leaf = (inset: number, from: number, to: number) => {
      const [near, far, low] = [side, side * (half - inset), 30 + inset]
      const ring = (raise: number) => {
        const [front, back, high] = [raise * 0.35, raise * 0.35 - h * 0.45, 30 + h - inset]
        return points(
          [near, front, low - 12],
          [far, front, low],
          [far, back, high],
          [near, back, high - 12],
        )
      }
      return [ring(from), ring(to)] as const
    }
    at.loft(...leaf(0, 0, 20), accent)
    at.loft(...leaf(9, 20, 62), side < 0 ? '#fdf9ef' : '#f3ead6')
  }
}

export const books = (rows: number, h = 222) =>
  o.shown(({ brief }) => stocked('wide-books', [1, rows], brief, woods.oak), {
    size: [150, h, 8],
  })
const ROOM = [500, 680] as const
const DEEP = [250, 320] as const
export const hall = unitOf({
  size: [ROOM, DEEP],
  front: [o.entrance(), books(3)],
  right: o.panes(),
})
const gabled = unitOf({
  size: [[380, 440], [420, 560], 270],
  front: books(4, 250),
  right: o.panes(),
  top: r.pitched([150, 230], { along: 'y', eave: 4, verge: 40, attic: true }),
})

const footings: BuildingThing = (b, { stone, lift, size: [w, d] }) => {
  b.box([[20, w / 2 - 12, w - 44], [14, d - 38], 0], [24, 24, lift], stone)
}

const layouts: Record<string, Modular> = {
  'reading-terrace': {
    ...hall({ size: [[600, 680], DEEP], top: r.terrace }),
    above: hall({ size: [[300, 360], DEEP], front: books(3), top: openBook }),
  },
  spines: hall({ front: books(3), before: giantSpines, top: r.solar }),
  long: {
    ...hall({
      size: [[600, 720], DEEP],
      front: [o.entrance([t.ramped(), t.shelter]), books(3)],
      top: openBook,
    }),
    floor: footings,
    lift: 40,
  },
  'two-storey': {
    units: [
      {
        size: [[300, 350], [300, 340], 520],
        front: books(6, 470),
        right: o.high,
        top: openBook,
      },
      hall({
        size: [[380, 480], DEEP],
        front: [o.entrance([t.step, t.slab]), books(3)],
        top: r.solar,
      }),
    ],
  },
  twin: { units: [gabled({ forward: 150 }), gabled()] },
  gabled: gabled(),
  court: {
    ...hall({ top: openBook }),
    wing: hall({ size: [DEEP, [330, 420]], front: books(3), top: r.solarOrCooler }),
    court: [t.parasol],
    paving: '#d9cdb6',
  },
}
