import { joined, panel, tint } from '../kit/mark.ts'
import { coats, ground, metals, woods } from '../kit/palette.ts'
import type { Site } from '../layout/plot.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { slantedSlab } from '../props/roofs/pitched.ts'
import { each } from '../props/showcases.ts'
import type { BuildingThing, Look } from './look.ts'
import { type Choice, type Colors, modular, oneOf } from './modular.ts'
import * as o from './openings.ts'
import * as play from './playground.ts'
import * as r from './roofs.ts'
import type { Opening } from './spread.ts'
import { type Unit, unitOf } from './unit.ts'
import * as t from './unit-things.ts'

export const classroom = modular(() => ({
  ...school,
  sites: [ground.lawn, ground.lawn, '#d8b48c'].map(color => ({ ...playground, ground: color })),
  layouts: kinds,
}))

export const school: Colors = {
  paints: [coats.sun, coats.teal, coats.orange, coats.sky, coats.sage, coats.cream],
  roofs: [roofColors.clay, roofColors.green, roofColors.blue, roofColors.silver],
  look: brief => ({ skin: brief.pick(['corrugated', 'boards']) }),
}

const games = [play.slide, play.climbingFrame, play.seesaw, play.hopscotch, play.sandpit]
/** The first or second of the pupils' games in this yard. */
const game =
  (turn: 0 | 1): BuildingThing =>
  (b, look) =>
    look.brief.whole().shuffle(games)[turn]?.(b, look)
const playground: Site<Look> = {
  path: ground.paving,
  left: ['gap', t.nationalFlag],
  front: [game(0), 'gap', t.bench, 'gap', game(1)],
  right: [t.tree(['round', 'acacia', 'poplar'], [220, 290]), 'gap'],
}

/** A blackboard behind desks. */
const inside = joined(
  panel(0.1, 0.42, 0.62, 0.42, woods.oak),
  panel(0.12, 0.45, 0.58, 0.36, '#2f5a4c'),
  ...[0.22, 0.4, 0.3].map((length, line) =>
    tint(0.17, 0.52 + line * 0.09, length, 0.03, '#e9efe6', 0.8),
  ),
  each(3, 1, u => [
    panel(u(0.12), 0.24, 0.24, 0.05, woods.ash),
    ...[0.18, 0.69].map(leg => tint(u(leg), 0.06, 0.03, 0.18, metals.graphite)),
  ]),
)

/** Windows through which one sees the blackboard, over three coloured letters. */
const glass = o.shown(() => inside, { size: [150, 150, 68], room: '#f3ead0' })
const schoolroom: Opening = {
  ...glass,
  mark: (place, look) => joined(glass.mark(place, look), play.letterTiles(place[0])),
}
const LONG = [560, 760] as const
const DEEP = [290, 340] as const
export const room = unitOf({
  size: [LONG, DEEP],
  front: [o.unitDoor({ lite: 'full' }), schoolroom],
  right: o.pane(220),
})
const HALF = [400, 480] as const
const half = unitOf(room({ size: [HALF, DEEP] }))

/** Wedges one behind the other, their steep sides to the left. */
const sawtooth: BuildingThing = (b, { roof, wall, size: [w, d] }) => {
  for (const share of [0, 1 / 3, 2 / 3])
    b.gable([share * w, -6, 0], [w / 3 - 2, d + 12, 110], 'y', roof, { ridge: 0, endColor: wall })
}
/** A plane that rises to the back, far over the walls. */
const slanted: BuildingThing = (b, { roof, size: [w, d] }) =>
  slantedSlab(b.at(-30, -30), [w + 60, d + 29], [90, 0], roof)
export const ridged = r.pitched([90, 130], { eave: 2, verge: 4 })
/** A room with a veranda, whose roof falls by `fall` cm; one that does not fall is under the room's. */
const shaded = (fall?: number, unit = room()): Unit => ({
  ...unit,
  before: fall === undefined ? t.veranda(145) : t.veranda(145, 6, fall),
})

const gable = (verge: number): BuildingThing =>
  r.pitched([110, 170], { along: 'y', eave: 0, verge })
const kinds: Record<string, Choice> = {
  single: oneOf(
    {
      gable: { over: r.pitched([110, 190]) },
      shed: { over: r.shed([110, 190]) },
      flat: { top: r.solar },
      sawtooth: { over: sawtooth },
      vault: { over: r.vault([90, 140], 'x', false) },
      'front-gable': { ...half(), over: gable(20) },
    },
    room(),
  ),
  pair: oneOf({
    'twin-gables': { units: [half({ top: gable(8) }), half({ top: gable(8) })] },
    corner: { ...half({ top: ridged }), wing: half({ turned: true, top: ridged }) },
    staggered: {
      units: [half({ forward: 130, top: r.shed([90, 150]) }), half({ top: r.shed([90, 150]) })],
      gap: 60,
    },
    'in-line': { units: [half(), half()], gap: 150, over: r.pitched([90, 150], { eave: 40 }) },
    vaults: {
      units: [
        half({ forward: 90, top: r.vault([80, 110], 'x', false) }),
        half({ top: r.vault([80, 110], 'x', false) }),
      ],
      gap: 46,
    },
    'one-roof': { units: [half(), half()], over: r.pitched([90, 150], { eave: 40 }) },
  }),
  veranda: oneOf(
    {
      'two-roofs': { over: r.shed([90, 130]) },
      'deep-eaves': { ...shaded(-20), over: slanted },
      'under-gable': { ...shaded(0), over: r.pitched([120, 180], { over: 130 }) },
      'lean-to': { over: r.pitched([110, 150], { eave: 10 }) },
      'front-gable': {
        ...shaded(0, half()),
        ...{ over: r.pitched([130, 170], { along: 'y', over: 130, eave: 20 }) },
      },
    },
    { ...shaded(), lift: 18 },
  ),
}
