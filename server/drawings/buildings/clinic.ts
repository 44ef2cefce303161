import { points } from '../kit/geometry.ts'
import { tint } from '../kit/mark.ts'
import { brand, coats, fabrics, ground } from '../kit/palette.ts'
import { sometimes } from '../layout/row.ts'
import { turned } from '../layout/together.ts'
import { signPost } from '../props/outdoors.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { pitchedRoof } from '../props/roofs/pitched.ts'
import { ambulance as driven } from '../props/vehicles.ts'
import { crossMark } from '../props/wall-signs.ts'
import { type BuildingThing, either } from './look.ts'
import { type Colors, type Modular, modular } from './modular.ts'
import * as o from './openings.ts'
import * as r from './roofs.ts'
import type { Unit } from './unit.ts'
import * as t from './unit-things.ts'

export const clinic = modular(() => ({ ...health, sites: [before], layouts }))

export const health: Colors = {
  ...{ paints: ['#f1eee4', '#e6efe9', '#eaf0f3'], count: 1 },
  accents: [coats.teal, '#3f8f6b', coats.blue, fabrics.plum],
  roofs: [roofColors.green, roofColors.clay, roofColors.blue, roofColors.silver],
  look: (brief, accent) => ({
    skin: brief.pick(['render', 'corrugated']),
    band: tint(0, 0.08, 1, 0.13, accent),
  }),
}

/** An ambulance along the front of a building, or along a side of it, its front to the viewer. */
export const ambulance: BuildingThing = (b, { accent }) => b.group(g => driven(g, accent))
const parkedAmbulance: BuildingThing = turned((b, { accent }) => {
  const side = [tint(0, 0.2, 1, 0.14, accent), crossMark(0.46, 0.66, 72, accent)]
  b.group(g => {
    driven(g, accent)
    g.quiet.clear([-270, -87, 44], [360, 1, 190], { back: side })
  })
}, 2)
const crossPost: BuildingThing = (b, { accent }) => signPost(b, accent)

const before = {
  front: ambulance,
  left: ['gap', crossPost],
  right: [t.tree(), 'gap'],
} as const
const beside = {
  path: ground.paving,
  left: ['gap', crossPost],
  front: [t.hedge, 'gap', sometimes(t.bench)],
  right: ['gap', parkedAmbulance],
} as const

const WHITE = brand.paper
export const windows = o.panes(165, { curtain: '#cfe3e0', frame: '#5d6f75' })
export const way = (...things: BuildingThing[]) =>
  o.unitDoor({ color: '#dfeef0', frame: '#5d6f75', lite: 'full', double: true }, things)
const DEEP = [250, 310] as const
const LONG = [400, 520] as const
export const ward = (w: Unit['size'][0], more: Partial<Unit> = {}): Unit => ({
  ...{ size: [w, DEEP], front: windows, right: windows, ...more },
})
export const wing = ward(DEEP, { size: [DEEP, [230, 330]], top: r.solarOrCooler })

const gabledPorch: BuildingThing = (b, { accent, lift, roof, size: [w] }) => {
  b.box([[-16, w + 6], 102, lift], [10, 10, 206], WHITE)
  pitchedRoof(b.at(-20, 52, lift + 206), [w + 40, 64], {
    ...{ rise: 84, along: 'y', color: roof, gable: WHITE, eave: 14, verge: 12 },
    gableMarks: [crossMark(0.5, 0.34, 40, accent)],
  })
}
const portico: BuildingThing = (b, look) => {
  const { accent, lift } = look
  const [w, d] = look.size
  for (const [x, y] of points([8, d - 18], [w - 20, 4], [w - 20, d - 18]))
    b.box([x, y, -lift], [14, 14, 320], WHITE)
  b.box([0, -12, 320 - lift], [w + 8, d + 24, 26], accent, {
    front: [crossMark(0.14, 0.5, 22, WHITE), tint(0.24, 0.3, 0.4, 0.4, WHITE)],
  })
  b.flat([0, -10, 0.4 - lift], [w, d + 40, 0.3], ground.road)
  parkedAmbulance(b.at(w / 2, d / 2, -lift, 1), look)
}
const tower: Unit = {
  ...{ size: [210, DEEP, [600, 690]], isAccent: true },
  front: [
    { size: [120, 120, 440], mark: ([u, v, w, h]) => crossMark(u + w / 2, v + h / 2, 120, WHITE) },
  ],
  right: o.glass([], true),
}

const layouts: Record<string, Modular> = {
  porch: {
    ...ward([680, 820], { front: [windows, way(t.ramped(), gabledPorch), windows] }),
    over: either(r.hipped([90, 150]), r.pitched([90, 150])),
    site: { ...before, front: [t.hedge, 'gap'] },
  },
  'health-post': {
    ...ward([440, 520], { front: [windows, way(), windows], before: t.porch(130, 1, WHITE) }),
    over: r.shed([80, 150]),
    site: { ...beside, left: ['gap', t.tank([120, 200]), crossPost] },
  },
  corner: {
    ...ward([560, 700], { front: [way(t.ramped('forward'), t.shelter), windows], top: r.cross }),
    wing,
    site: beside,
  },
  portico: {
    units: [
      ward([480, 680], {
        front: [windows, windows, way(t.ramped('forward'))],
        top: [r.cooler, r.cross],
      }),
      { size: [[310, 380], LONG], body: portico },
    ],
    site: { ...beside, right: [t.tree(), 'gap'] },
  },
  stepped: {
    units: [
      ward([340, 400], { forward: 150, top: r.cross }),
      ward([380, 440], { front: [way(t.ramped(), t.shelter), windows], top: r.solar }),
    ],
    site: before,
  },
  'two-storey': {
    units: [tower, ward([480, 620], { front: [way(t.ramped(), t.shelter), windows] })],
    above: ward([480, 620], { top: r.solar, aside: 218 }),
    site: before,
  },
  courtyard: {
    ...ward([940, 1020], { front: [windows, way(t.ramped('forward'), t.shelter)], top: r.cross }),
    ...{ leftWing: wing, rightWing: wing, paving: ground.paving, site: beside },
  },
}
