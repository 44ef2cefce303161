import { type Point, pairs, times } from '../kit/geometry.ts'
import { joined, type Mark, panel, polygon } from '../kit/mark.ts'
import { brand, coats, fabrics, metals, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { plain } from './showcases.ts'

const DARK = '#2b3a40'
const CREAM = '#f6efe0'

export function desksBehind(count: number, chair: string): Mark {
  return each(count, 1, u => [
    ...[0.12, 0.72].map(leg => panel(u(leg), 0.12, 0.03, 0.26, DARK, plain)),
    panel(u(0.05), 0.36, 0.8 / count, 0.05, woods.oak),
    panel(u(0.24), 0.44, 0.36 / count, 0.2, DARK),
    panel(u(0.26), 0.47, 0.32 / count, 0.15, '#8fc4cf', plain),
    panel(u(0.4), 0.14, 0.26 / count, 0.32, chair),
  ])
}

export const schoolroomBehind = joined(
  panel(0.1, 0.42, 0.62, 0.42, woods.oak),
  panel(0.12, 0.45, 0.58, 0.36, '#2f5a4c'),
  ...[0.22, 0.4, 0.3].map((length, line) =>
    panel(0.17, 0.52 + line * 0.09, length, 0.03, '#e9efe6', { ...plain, opacity: 0.8 }),
  ),
  each(3, 1, u => [
    panel(u(0.12), 0.24, 0.24, 0.05, woods.ash),
    ...[0.18, 0.69].map(leg => panel(u(leg), 0.06, 0.03, 0.18, metals.graphite, plain)),
  ]),
)

export const goods = ['clothes', 'bread', 'pots', 'cafe'] as const

type Goods = (typeof goods)[number]

const wares = [coats.orange, brand.teal, coats.sun, fabrics.plum, fabrics.denim, fabrics.sage]
const dress = pairs('0.2 0.14, 0.8 0.14, 0.64 0.42, 0.76 0.66, 0.24 0.66, 0.36 0.42')
const loaves = ['#c98a4b', '#e0b073', '#a86d43']

export function goodsBehind(kind: Goods, random: Random): Mark {
  const color = () => random.pick(wares)
  if (kind === 'clothes')
    return each(4, 1, u => [
      polygon(
        dress.map(([at, v]): Point => [u(at), v]),
        color(),
      ),
      panel(u(0.44), 0.68, 0.035, 0.1, '#8a6247', plain),
    ])
  if (kind === 'cafe')
    return joined(
      panel(0.06, 0.08, 0.88, 0.36, color()),
      panel(0.03, 0.44, 0.94, 0.05, woods.walnut),
      panel(0.12, 0.49, 0.16, 0.2, DARK),
      each(5, 0.6, u => [panel(0.36 + u(0), 0.49, 0.07, 0.1, color())]),
      panel(0.08, 0.76, 0.84, 0.16, DARK, plain),
      panel(0.14, 0.82, 0.3, 0.03, CREAM, plain),
      panel(0.54, 0.82, 0.24, 0.03, CREAM, plain),
    )
  const [w, low, high, colors] =
    kind === 'bread' ? ([0.1, 0.08, 0.14, loaves] as const) : ([0.08, 0.09, 0.2, wares] as const)
  return joined(
    ...[0.12, 0.38, 0.64].flatMap(v => [
      panel(0.05, v, 0.9, 0.04, woods.walnut),
      each(6, 0.86, u => [
        panel(0.08 + u(0), v + 0.04, w, random.between(low, high), random.pick(colors)),
      ]),
    ]),
  )
}

/** Marks `count` times along a share of the face, told where a share of each place is. */
function each(count: number, along: number, make: (u: (share: number) => number) => Mark[]): Mark {
  return joined(...times(count, i => make(share => ((i + share) / count) * along)).flat())
}
