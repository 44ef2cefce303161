import { joined, panel, tint } from '../kit/mark.ts'
import { brand, coats, fabrics, glass, ground, metals, woods } from '../kit/palette.ts'
import { around } from '../layout/together.ts'
import { planks } from '../props/cladding.ts'
import { pendant } from '../props/lamps.ts'
import { window } from '../props/openings.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { chair } from '../props/seating.ts'
import { table } from '../things/table.ts'
import { type BuildingThing, either } from './look.ts'
import { type Modular, modular } from './modular.ts'
import * as o from './openings.ts'
import * as r from './roofs.ts'
import { type Unit, unitOf } from './unit.ts'
import * as t from './unit-things.ts'
import { glassRoom } from './walls.ts'

/** A unit that holds a boardroom: one sees the table, the chairs and the screen through the glass. */
export const boardroomUnit = modular(() => ({
  paints: [coats.teal, coats.charcoal, coats.cream, coats.brick, coats.slate, coats.sage],
  roofs: [roofColors.charcoal, roofColors.clay, roofColors.green],
  sites: gardens,
  layouts,
}))

const gardens = [
  { path: ground.paving, front: [t.bench, 'gap', t.shrub], right: [t.tree(), 'gap'] },
  { path: ground.paving, front: ['gap', t.hedge], right: ['gap', t.tree(['poplar', 'round'])] },
] as const

const boardroom: BuildingThing = (b, look) => {
  const { brief, accent } = look
  const [w, d, h] = look.size
  const room = {
    wall: brief.pick(['#e9e2d2', woods.ash, '#cfdcd8']),
    frame: brief.pick([metals.black, accent]),
    back: [screen],
    side: [window([0.2, 0.38, 0.6, 0.4])],
  }
  const long = w - 220
  const top = { w: long, d: 92, top: brief.pick([woods.oak, woods.walnut, woods.teak]), thick: 6 }
  const fabric = brief.material(fabrics)
  const places = Math.floor(long / 95)
  const set = around<typeof look>(
    at => table(at, { ...top, leg: metals.graphite, legs: 'panels' }),
    at => chair(at, { fabric, frame: metals.graphite, style: 'pedestal' }),
    { back: places, front: places, right: 1 },
  )
  glassRoom(b, look.size, room, inner => {
    set(inner.at((w - 10 - long) / 2, (d - 10) / 2 - 46), look)
    for (const share of [0.32, 0.68])
      pendant(inner.at(w * share, d / 2, 160), h - 190, accent, 'cone')
  })
}
const screen = joined(
  panel(0.36, 0.4, 0.32, 0.34, '#1c262c'),
  tint(0.372, 0.42, 0.296, 0.3, '#a9d5de'),
  ...[0.3, 0.5, 0.42, 0.72].map((share, i) => {
    const color = i % 2 ? brand.orange : brand.teal
    return tint(0.36 + 0.32 * (0.16 + i * 0.18), 0.4476, 0.0352, 0.306 * share, color)
  }),
)

const skylights: BuildingThing = (b, { size: [w, d] }) =>
  b.box([-6, -6, 0], [w + 12, d + 12, 14], '#f3f0e7', {
    top: [0.2, 0.5, 0.8].map(u => panel(u - 0.07, 0.36, 0.14, 0.28, glass.pane)),
  })

const ROOM = [480, 660] as const
const DEEP = [290, 350] as const
const glazed = unitOf({ size: [ROOM, DEEP, 270], body: boardroom, top: skylights })
const closed = (w: Unit['size'][0], more: Partial<Unit> = {}): Unit => ({
  ...{ size: [w, DEEP, 270], front: [o.entrance([t.step, t.shelter]), o.panes()] },
  ...{ right: o.panes(), top: r.solarOrCooler, ...more },
})
const timberFloor: BuildingThing = (b, { lift, size: [w, d] }) =>
  b.box([-60, -60, 0], [w + 120, d + 120, lift], woods.oak, { top: [planks(26)] })

const layouts: Record<string, Modular> = {
  'half-glazed': { units: [closed([230, 290]), glazed({ before: t.deck(110) })] },
  pavilion: { ...{ ...glazed({ top: [] }), floor: timberFloor, lift: 20 }, over: r.overhang(56) },
  gabled: {
    ...glazed({ top: [], before: t.deck(150) }),
    ...{ lift: 20, floor: timberFloor },
    over: either(
      r.pitched([120, 190], { over: 140 }),
      r.pitched([120, 190], { along: 'y', over: 140 }),
    ),
  },
  annexe: { units: [closed([400, 520], { size: [[400, 520], 300, 330] }), glazed()], gap: 40 },
  terrace: {
    ...closed([760, 840], { top: r.terrace, before: t.stair(0.66) }),
    above: glazed(),
  },
  raised: { ...closed(ROOM, { before: t.stair(0.3) }), above: glazed({ aside: 100 }) },
  court: {
    ...closed([600, 700]),
    wing: glazed({ size: [330, [420, 480], 260] }),
    court: [['gap', t.parasol]],
    paving: ground.paving,
  },
}
