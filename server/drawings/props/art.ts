import type { Builder } from '../kit/builder.ts'
import { pairs, points, times } from '../kit/geometry.ts'
import { disc, inset, joined, type Mark, panel, polygon, tint } from '../kit/mark.ts'
import { brand, fabrics, metals } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import type { Place } from './openings.ts'

export const artColors = [
  brand.teal,
  brand.orange,
  brand.sun,
  fabrics.plum,
  fabrics.denim,
  fabrics.sage,
  brand.ink,
]

export function picture([u, v, w, h]: Place, random: Random, frame = '#2b3338'): Mark {
  const [a, b, c] = random.shuffle(artColors) as [string, string, string]
  const art = random.pick([
    [panel(0, 0, 1, 0.42, a), disc(0.62, 0.6, 9, b)],
    [polygon(pairs('0 0, 1 0, 1 0.35, 0.55 0.7, 0.3 0.45, 0 0.6'), a), disc(0.75, 0.78, 6, b)],
    [panel(0, 0, 0.5, 1, a), panel(0.5, 0.5, 0.5, 0.5, b), panel(0.5, 0, 0.5, 0.5, c)],
    [
      panel(0.12, 0.12, 0.22, 0.76, a),
      panel(0.42, 0.12, 0.16, 0.5, b),
      panel(0.66, 0.12, 0.2, 0.64, c),
    ],
  ])
  return face =>
    joined(
      panel(u, v, w, h, frame),
      inset(u + 3 / face.w, v + 3 / face.h, w - 6 / face.w, h - 6 / face.h, [
        panel(0, 0, 1, 1, '#f7f3ea'),
        inset(0.12, 0.12, 0.76, 0.76, art),
      ]),
    )(face)
}

export function roundMirror([u, v, w, h]: Place): Mark {
  const round = (r: number, color: string) => disc(u + w / 2, v + h / 2, r, color, 28)
  return joined(round(34, metals.brass), round(31, '#d9ebee'))
}

export function rug(b: Builder, w: number, d: number, color: string, random: Random) {
  const pale = '#fbf6ea'
  const pattern = random.pick([
    [panel(0.14, 0.2, 0.72, 0.6, pale, 0.22)],
    times(5, i => tint(0.12 + i * 0.165, 0.09, 0.07, 0.82, pale, 0.35)),
    times(4, i => {
      const u = 0.2 + i * 0.2
      return polygon(points([u - 0.1, 0.5], [u, 0.16], [u + 0.1, 0.5], [u, 0.84]), pale, 0.4)
    }),
    [tint(0.06, 0.09, 0.36, 0.5, pale, 0.35), tint(0.6, 0.45, 0.34, 0.46, brand.ink, 0.18)],
  ])
  const [border, field] = [
    panel(0.03, 0.045, 0.94, 0.91, pale, 0.3),
    panel(0.06, 0.09, 0.88, 0.82, color),
  ]
  b.flat([-w / 2, -d / 2, 0], [w, d, 1], color, { top: [border, field, ...pattern] })
}

export function roundRug(b: Builder, r: number, color: string) {
  b.round(0, r, 1, color)
  b.round(1, r * 0.86, 0.1, '#f6efe0')
  b.round(1.1, r * 0.8, 0.1, color)
}
