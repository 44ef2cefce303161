import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { disc, joined, type Mark, panel, tint } from '../kit/mark.ts'
import { brand, darker, lighter, metals } from '../kit/palette.ts'
import { goods, goodsBehind } from './behind-glass.ts'
import { container, roofHeight } from './container.ts'
import { louvre, window } from './openings.ts'
import { awning, sign } from './outdoors.ts'
import { showcase } from './showcases.ts'
import { lettering } from './wall-signs.ts'

const shopDepth = 244

export interface ShopLook {
  w: number
  color: string
  accent: string
  /** What crowns it: a board on the roof, a parapet in the shop's colour, or nothing. */
  crown?: 'board' | 'parapet' | 'none'
  shade?: 'awning' | 'none'
  h?: number
}

export function shop(
  b: Builder,
  brief: Brief,
  { w, color, accent, crown = 'board', shade = 'awning', h = 260 }: ShopLook,
) {
  const bays = Math.max(2, Math.round(w / 105))
  const shutter = brief.chance(0.3) && w > 320
  const wares = brief.pick(goods)
  container(b, {
    color,
    size: [w, shopDepth, h],
    front: [
      showcase(
        [0.06, 0.02, shutter ? 0.6 : 0.88, 0.7],
        bays,
        [goodsBehind(wares, brief)],
        brief.int(0, bays - 1),
        brief.pick(['#f3e3c2', '#e6efe9', '#f4ddd0']),
      ),
      ...(shutter ? [louvre([0.71, 0.02, 0.23, 0.7], 14, darker(color, 0.35))] : []),
      ...(shade === 'none' ? [fascia(accent)] : []),
    ],
    right: [window([0.22, 0.34, 0.56, 0.4], { panes: 3 })],
  })
  if (shade === 'awning') awning(b.at(w * 0.04, shopDepth), w * 0.92, 88, h - 76, accent)
  if (crown === 'board') sign(b.at(w * 0.14, shopDepth - 26, h + roofHeight), w * 0.72, accent, 78)
  if (crown === 'parapet')
    b.box([-4, shopDepth - 12, h + roofHeight], [w + 8, 16, 70], lighter(color, 0.12), {
      front: [roundel(0.16, accent), lettering([0.32, 0.44, 0.52, 0.26], '#ffffff', 2)],
    })
}

export function pylon(b: Builder, colors: readonly string[], height: number) {
  const step = 0.8 / colors.length
  const face = [
    tint(0.06, 0.84, 0.88, 0.13, brand.paper),
    ...colors.flatMap((color, i) => [
      panel(0.08, 0.04 + i * step, 0.84, step * 0.86, color),
      tint(0.2, 0.04 + i * step + step * 0.36, 0.6, step * 0.16, '#ffffff'),
    ]),
  ]
  b.block(0, [120, 44, 12], '#d8d3c4')
  b.block(12, [96, 22, height], metals.graphite, { front: face })
}

function fascia(color: string): Mark {
  return joined(
    panel(0.06, 0.76, 0.88, 0.15, color),
    lettering([0.14, 0.8, 0.4, 0.07], '#ffffff', 2),
  )
}

function roundel(u: number, color: string): Mark {
  return joined(disc(u, 0.5, 24, color), disc(u, 0.5, 11, brand.paper))
}
