import { pairs, times } from '../kit/geometry.ts'
import { disc, joined, type Mark, panel, polygon, tint } from '../kit/mark.ts'
import { brand, coats, darker, fabrics, lighter, metals, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { container, roofHeight } from '../props/container.ts'
import { louvre, window } from '../props/openings.ts'
import { awning } from '../props/outdoors.ts'
import { each, showcase } from '../props/showcases.ts'
import { lettering } from '../props/wall-signs.ts'
import type { BuildingThing, Range } from './look.ts'
import * as r from './roofs.ts'
import type { Unit } from './unit.ts'
import { gallery } from './unit-things.ts'

/** What crowns a shop: a board on its roof, a parapet in its colour, or nothing. */
type Crown = 'board' | 'parapet' | 'none'

/** Goods behind glass; each shop in a colour and with an awning of its own. */
const shop =
  (crown: Crown, hasAwning: boolean): BuildingThing =>
  (b, look) => {
    const { brief, paints, wall, size } = look
    const [w, d, h] = size
    const accent = brief.pick(paints.filter(one => one !== wall))
    const bays = Math.max(2, Math.round(w / 105))
    const shutter = brief.chance(0.3) && w > 320
    const inside = brief.pick(goods)
    container(b, {
      ...{ color: wall, size },
      front: [
        showcase(
          [0.06, 0.02, shutter ? 0.6 : 0.88, 0.7],
          bays,
          inside(brief),
          brief.int(0, bays - 1),
          brief.pick(['#f3e3c2', '#e6efe9', '#f4ddd0']),
        ),
        ...(shutter ? [louvre([0.71, 0.02, 0.23, 0.7], 14, darker(wall, 0.35))] : []),
        ...(hasAwning ? [] : [fascia(accent)]),
      ],
      right: [window([0.22, 0.34, 0.56, 0.4], { panes: 3 })],
    })
    if (hasAwning) awning(b.at(w * 0.04, d), w * 0.92, 88, h - 76, accent)
    const roof = b.at(0, 0, h + roofHeight)
    if (crown === 'board') r.board(roof, { ...look, accent })
    if (crown === 'parapet')
      roof.box([-4, d - 12, 0], [w + 8, 16, 70], lighter(wall, 0.12), {
        front: [
          disc(0.16, 0.5, 24, accent),
          disc(0.16, 0.5, 11, brand.paper),
          lettering([0.32, 0.44, 0.52, 0.26], '#ffffff', 2),
        ],
      })
  }

const fascia = (color: string) =>
  joined(panel(0.06, 0.76, 0.88, 0.15, color), lettering([0.14, 0.8, 0.4, 0.07], '#ffffff', 2))

const WIDE = [300, 380] as const
export const store = (
  more: Partial<Unit> = {},
  crown: Crown = 'board',
  hasAwning = true,
): Unit => ({
  ...{ size: [WIDE], body: shop(crown, hasAwning), ...more },
})
export const stores = (count: number, unit = store()) => times(count, () => unit)
export const turned = store({ turned: true })
export const tall = (h: Range, crown?: Crown) => store({ size: [WIDE, 244, h] }, crown)
export const upper = (before = [gallery]) => store({ before }, 'board', false)
export const plainStore = store({}, 'none', false)

/** The names of the shops on a post. */
export const pylon: BuildingThing = (b, { brief, paints }) => {
  const colors = paints.slice(0, brief.int(3, 4))
  const step = 0.8 / colors.length
  const names = colors.flatMap((color, i) => [
    panel(0.08, 0.04 + i * step, 0.84, step * 0.86, color),
    tint(0.2, 0.04 + i * step + step * 0.36, 0.6, step * 0.16, '#ffffff'),
  ])
  b.block(0, [120, 44, 12], '#d8d3c4')
  b.block(12, [96, 22, brief.between(360, 450)], metals.graphite, {
    front: [tint(0.06, 0.84, 0.88, 0.13, brand.paper), ...names],
  })
}

/** What one sees behind the glass of a shop. */
type Goods = (random: Random) => Mark

const wares = [coats.orange, brand.teal, coats.sun, fabrics.plum, fabrics.denim, fabrics.sage]

const clothes: Goods = random =>
  each(4, 1, u => [
    polygon(pairs(DRESS, [u(1) - u(0), 1], [u(0), 0]), random.pick(wares)),
    tint(u(0.44), 0.68, 0.035, 0.1, '#8a6247'),
  ])
const DRESS = '0.2 0.14, 0.8 0.14, 0.64 0.42, 0.76 0.66, 0.24 0.66, 0.36 0.42'

const shelves =
  (w: number, low: number, high: number, colors: readonly string[]): Goods =>
  random =>
    joined(
      ...[0.12, 0.38, 0.64].flatMap(v => [
        panel(0.05, v, 0.9, 0.04, woods.walnut),
        each(6, 0.86, u => [
          panel(0.08 + u(0), v + 0.04, w, random.between(low, high), random.pick(colors)),
        ]),
      ]),
    )
const bread = shelves(0.1, 0.08, 0.14, ['#c98a4b', '#e0b073', '#a86d43'])
const pots = shelves(0.08, 0.09, 0.2, wares)

const cafe: Goods = random =>
  joined(
    panel(0.06, 0.08, 0.88, 0.36, random.pick(wares)),
    panel(0.03, 0.44, 0.94, 0.05, woods.walnut),
    panel(0.12, 0.49, 0.16, 0.2, DARK),
    each(5, 0.6, u => [panel(0.36 + u(0), 0.49, 0.07, 0.1, random.pick(wares))]),
    tint(0.08, 0.76, 0.84, 0.16, DARK),
    ...[0.14, 0.54].map((u, i) => tint(u, 0.82, 0.3 - i * 0.06, 0.03, '#f6efe0')),
  )
const DARK = '#2b3a40'

const goods = [clothes, bread, pots, cafe]
