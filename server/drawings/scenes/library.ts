import * as g from '../buildings/garden-things.ts'
import * as library from '../buildings/library.ts'
import type { BuildingThing, Look } from '../buildings/look.ts'
import { type Modular, modular } from '../buildings/modular.ts'
import { entrance } from '../buildings/openings.ts'
import * as r from '../buildings/roofs.ts'
import * as t from '../buildings/unit-things.ts'
import { ground, leaves } from '../kit/palette.ts'
import { around } from '../layout/together.ts'
import * as o from './outside.ts'

/** A library of units: two floors on a small square, or low around a reading garden. */
export const heroLibrary = modular(() => ({ ...library.reading, layouts }))

const reader: BuildingThing = (b, look) => {
  o.bench(b.at(-80, -20), look)
  o.someone({ pose: 'sitting' })(b, look)
  b.quiet.block([32, 74], [26, 18, 3], '#f6f1e4')
}
const tree = t.tree(['round'], [340, 400])
const blooming = t.tree(['round'], [280, 340], [leaves.jacaranda, leaves.fresh])
const underTree = around<Look>(
  (b, look) => {
    b.round(0.7, 190, 0.4, '#cfc9b6')
    tree(b, look)
  },
  reader,
  { front: 1, left: 1, right: 1 },
)
const { hall, books } = library
const LONG = [760, 860] as const

const layouts: Record<string, Modular> = {
  square: {
    ...hall({ size: [LONG, 250, 290], front: [entrance([t.step, t.shelter]), books(3)] }),
    above: hall({
      ...{ size: [[620, 680], 250, 290], aside: 90 },
      front: books(3),
      top: library.openBook,
    }),
    leftWing: hall({ size: [480, 250], turned: true, front: books(3) }),
    court: [[o.pair(), 'gap', o.walker()], [underTree]],
    site: {
      ground: ground.paving,
      right: [t.tree(), 'gap', library.bookStack, 'gap', t.tree(['round'])],
      edge: [o.lamp, g.flowers, 'gap', t.bicycles, 'gap', g.flowers, o.lamp],
    },
  },
  garden: {
    ...hall({ size: [[980, 1060], 250, 290], before: t.deck(130), top: r.solar }),
    leftWing: hall({ size: [700, 250], turned: true, front: [books(3), entrance()] }),
    court: [
      ['gap', t.parasol, 'gap', t.parasol],
      [t.parasol, o.walker(), blooming],
      [reader, 'gap', o.someone()],
    ],
    site: {
      ground: ground.lawn,
      right: ['gap', library.bookStack, tree, t.tree(['acacia'])],
      edge: [o.hedge(600), 'gap', g.flowers, g.flowers],
    },
  },
}
