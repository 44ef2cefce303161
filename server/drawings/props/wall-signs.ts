import { grid, type Point, pairs, points, times } from '../kit/geometry.ts'
import {
  disc,
  inset,
  joined,
  lines,
  type Mark,
  panel,
  polygon,
  rectangle,
  tint,
} from '../kit/mark.ts'
import { brand, fabrics } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { board, sheet } from './boards.ts'
import type { Place } from './openings.ts'

export function eyeChart(place: Place): Mark {
  const rows = [1, 2, 3, 4, 5].flatMap(count => {
    const size = 0.2 / count ** 0.7
    return times(count, i =>
      rectangle(0.5 + (i - (count - 1) / 2) * size * 1.7 - size / 2, 0.9 - count * 0.16, size, 0.1),
    )
  })
  return sheet(place, [() => [{ rings: rows, fill: brand.ink }]])
}

export function periodicTable(place: Place): Mark {
  const cells = (from: number, to: number, low: number) =>
    grid(to - from, (to - from) * 5)
      .filter(([, row]) => row >= low)
      .map(([column, row]) =>
        rectangle(0.05 + (from + column) * 0.09, 0.74 - row * 0.15, 0.078, 0.125),
      )
  return sheet(place, [
    () => [
      { rings: cells(0, 2, 0), fill: brand.orange },
      { rings: cells(2, 6, 2), fill: brand.sun },
      { rings: cells(6, 9, 1), fill: '#7fb8c6' },
      { rings: cells(9, 10, 0), fill: fabrics.sage },
    ],
  ])
}

export function poster(place: Place, random: Random): Mark {
  const [ground, shape] = random.pick([
    ['#cfe3e6', fabrics.sage],
    ['#f0dcc0', brand.orange],
    ['#e4e0ee', fabrics.denim],
    ['#e2ead6', brand.teal],
  ])
  const land: Point[] = [0, 1, 2, 3, 4, 5, 6, 7].map(i => {
    const a = (i / 8) * 2 * Math.PI
    const r = random.between(0.2, 0.36)
    return [0.5 + Math.cos(a) * r, 0.54 + Math.sin(a) * r]
  })
  return board(place, brand.paper, ground, [
    polygon(land, shape),
    tint(0.14, 0.06, 0.5, 0.07, brand.ink, 0.5),
  ])
}

export function clock([left, low, w, h]: Place): Mark {
  const [u, v, r] = [left + w / 2, low + h / 2, 15]
  const hands: Mark = face => {
    const [x, y] = [r / face.w, r / face.h]
    const tips = points([u - x * 0.4, v + y * 0.35], [u, v], [u + x * 0.6, v + y * 0.45])
    return lines([tips], brand.ink, 2)(face)
  }
  return joined(disc(u, v, r, '#33424a', 24), disc(u, v, r - 2.5, '#fbfbf8', 24), hands)
}

export function crossMark(u: number, v: number, size: number, color = '#3d8f63'): Mark {
  return ({ w, h }) => {
    const bar = (across: number, up: number) =>
      rectangle(u - across / w / 2, v - up / h / 2, across / w, up / h)
    return [{ fill: color, rings: [bar(size, size / 3), bar(size / 3, size)] }]
  }
}

/** Four hooks, on every second of them a coat. */
export function hooks([u, low, w, h]: Place, colors: readonly string[]): Mark {
  const v = low + h * 0.9
  return face => [
    ...panel(u, v, w, 7 / face.h, '#8a6a45')(face),
    ...colors.flatMap((color, i) => {
      const at = u + ((i * 2 + 0.5) * w) / 4
      const [hw, hh] = [15 / face.w, 62 / face.h]
      const cloth = pairs('1 -0.2, 0.9 -1, -0.9 -1, -1 -0.2', [hw, hh], [at, v])
      return polygon([[at, v + 3 / face.h], ...cloth], color, { edge: true })(face)
    }),
  ]
}

/** Lettering that is too small to read: bars of unlike length. */
export function lettering([u, v, w, h]: Place, color: string, words = 3): Mark {
  const gap = 0.12 / words
  const unit = (1 - gap * (words - 1)) / words
  return inset(
    u,
    v,
    w,
    h,
    times(words, i => tint(i * (unit + gap), 0, unit * (i % 2 ? 0.8 : 1), 1, color)),
  )
}
