import { darker } from '../../kit/light.ts'
import { lines, type Mark, panel } from '../../kit/mark.ts'
import { battens, boards } from '../cladding.ts'

export const frontStyles = [
  'plain',
  'framed',
  'slatted',
  'cane',
  'fluted',
  'louvred',
  'two-tone',
] as const

export type FrontStyle = (typeof frontStyles)[number]

/** The shadow in the joint around a front. */
export const joint = lines(
  [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ],
  ],
  '#0b1a2a',
  0.8,
  0.4,
)

export function surface(style: FrontStyle, color: string, w: number, h: number): Mark[] {
  const [u, v] = [Math.min(0.22, 5.5 / w), Math.min(0.22, 5.5 / h)]
  const inner = (fill: string, opacity = 1): Mark =>
    panel(u, v, 1 - 2 * u, 1 - 2 * v, fill, { opacity })
  if (style === 'framed')
    return [
      inner('#10262b', 0.1),
      panel(u * 1.5, v * 1.5, 1 - 3 * u, 1 - 3 * v, '#ffffff', { opacity: 0.1 }),
    ]
  if (style === 'slatted') return [battens(Math.max(4, Math.round(w / 4.5)))]
  if (style === 'fluted') return [battens(Math.max(5, Math.round(w / 2.6)), '#ffffff', 0.2)]
  if (style === 'cane') return [inner('#e3cb98'), cane(u, v, w, h)]
  if (style === 'louvred') return [inner(darker(color, 0.18)), louvres(u, v, h)]
  return [boards(h > w ? 1 : 2, false, '#10262b', 0.06)]
}

export function cane(u: number, v: number, w: number, h: number): Mark {
  const step = 3.6
  const count = Math.min(26, Math.floor(((1 - 2 * u) * w + (1 - 2 * v) * h) / step))
  const [iw, ih] = [(1 - 2 * u) * w, (1 - 2 * v) * h]
  const rising = Array.from({ length: count }, (_, i) => {
    const at = ((i + 0.5) * (iw + ih)) / count
    const [a, c] = [Math.max(0, at - ih), Math.max(0, at - iw)]
    return [
      [u + a / w, v + Math.min(at, ih) / h],
      [u + Math.min(at, iw) / w, v + c / h],
    ] as const
  })
  const falling = rising.map(ring => ring.map(([x, y]) => [1 - x, y] as const))
  return lines([...rising, ...falling], '#8a6a36', 0.4, 0.55)
}

function louvres(u: number, v: number, h: number): Mark {
  const count = Math.max(4, Math.round(h / 6))
  return lines(
    Array.from({ length: count }, (_, i) => {
      const t = v + ((1 - 2 * v) * (i + 0.5)) / count
      return [
        [u, t],
        [1 - u, t],
      ] as const
    }),
    '#ffffff',
    1.2,
    0.4,
  )
}
