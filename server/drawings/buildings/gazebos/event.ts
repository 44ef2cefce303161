import { inTurn, ngon, pairs, times } from '../../kit/geometry.ts'
import { polygon } from '../../kit/mark.ts'
import { brand, coats, fabrics, ground, leaves, woods } from '../../kit/palette.ts'
import { stringLights } from '../../props/fixtures.ts'
import { shrub } from '../../props/trees.ts'
import * as g from '../garden-things.ts'
import type { BuildingRow, BuildingThing } from '../look.ts'
import type { Modular } from '../modular.ts'
import * as f from '../pavilions.ts'
import * as r from '../roofs.ts'
import { along, type Unit } from '../unit.ts'
import { seat } from './stage.ts'

const bunting: BuildingThing = (b, { accent, size: [w, , h] }) => {
  const [length, colors] = [w - 16, [accent, '#fbf6ea', coats.sky, coats.sun]]
  const count = Math.round(length / 34)
  const flags = times(count, i => {
    const sag = Math.sin(Math.PI * ((i + 0.5) / count)) * 0.45
    const corners = pairs('0.1 1, 0.9 1, 0.5 0.42', [1 / count, 1], [i / count, -sag])
    return polygon(corners, inTurn(colors, i))
  })
  b.quiet.clear(h - 66, [length, 0.5, 48], { front: flags })
}

const CREAM = '#fbf6ea'

const banquetTable: BuildingThing = (b, { brief, accent }) => {
  b.cylinder(0, 62, 70, brief.pick([accent, brand.sand]), { r2: 52 })
  b.cylinder(70, 52, 4, brand.paper)
  b.lump([{ at: [0, 0, 84], r: 11, color: '#c9658a' }])
  for (const [x, y] of ngon(4, [92, 92], 0.7)) b.cylinder([x, y, 0], 15, 46, '#f6efdc', { r2: 19 })
}
const chair: BuildingThing = b => seat(b, CREAM)
const arch: BuildingThing = (b, { accent }) => {
  b.box([[-74, 66], 0, 0], [8, 8, 190], woods.teak)
  b.block([-2, 190], [164, 12, 10], woods.teak)
  for (const [i, color] of [accent, leaves.green, '#f6efdc', accent].entries())
    b.quiet.ball([-66 + i * 42, 4, 218], 19, color)
}
const stall: BuildingThing = (b, { brief, accent }) => {
  b.box(0, [150, 76, 78], brief.pick([accent, fabrics.teal, fabrics.mustard, brand.sand]))
  for (const x of [6, 53, 100])
    b.box([x, 10, 78], [42, 56, 16], woods.ash, {
      topColor: brief.pick([brand.orange, brand.sun, leaves.fresh, fabrics.rust, leaves.jacaranda]),
    })
}

/** Three at the front, where the roof hides none. */
const three = (thing: BuildingThing) => [[], [thing, 'gap', thing, 'gap', thing]] as const
const aisle: BuildingRow = [chair, chair, 'gap', chair, chair]

/** What a pavilion is prepared for. */
export const guests: Record<'banquet' | 'ceremony' | 'market', Pick<Unit, 'inside' | 'before'>> = {
  banquet: { inside: three(banquetTable) },
  ceremony: { inside: [[], [], aisle, aisle], before: along('gap', arch, 'gap') },
  market: { inside: three(stall) },
}

const lights: BuildingThing = (b, { size: [w] }) => {
  const to = w * 0.84
  b.cylinder([[0, to], 0, 0], 4, 240, woods.walnut)
  stringLights(b, [5, 0, 234], [to - 5, 0, 234], 50)
  for (const x of [0.2, 0.8]) shrub(b.at(to * x, 0), 30, leaves.fresh)
}

const onColumns = {
  size: [
    [640, 820],
    [400, 500],
    [280, 330],
  ],
  lift: 10,
  floor: f.base('#d9c9a8'),
  body: f.frame([4, 2], { thick: 9 }),
  before: along(bunting),
  site: { path: ground.gravel, left: ['gap', g.conifer], front: [lights] },
} as const

export const event: Record<string, Modular> = {
  hall: { ...onColumns, roof: r.pitched([110, 170], { eave: 30 }) },
  peaks: { ...onColumns, size: [640, 320, 250], roof: f.peaks, before: [] },
  wide: { ...onColumns, roof: f.skylit, before: [] },
  vault: { ...onColumns, roof: r.vault([110, 170], 'x') },
  hipped: { ...onColumns, roof: r.hipped([110, 170], 34) },
}
