import type { Builder } from '../kit/builder.ts'
import { lighter } from '../kit/light.ts'
import { lines } from '../kit/mark.ts'
import { fabrics, woods } from '../kit/palette.ts'

export const sofaStyles = ['block', 'slim', 'tufted', 'wooden'] as const

export type SofaStyle = (typeof sofaStyles)[number]

export interface SofaLook {
  readonly seats?: number
  readonly fabric?: string
  readonly leg?: string
  readonly style?: SofaStyle
  /** Colours of loose cushions, from the left. */
  readonly cushions?: readonly string[]
  /** A long seat in front of the rightmost or leftmost place. */
  readonly chaise?: 'left' | 'right'
}

/** A sofa centred on the origin, facing +y. It is 24 + 70 per seat wide and 88 deep. */
export function sofa(b: Builder, look: SofaLook): void {
  const { seats = 3, fabric = fabrics.teal, leg = woods.walnut, style = 'block' } = look
  const arm = style === 'block' ? 20 : style === 'tufted' ? 16 : 9
  const inner = seats * 70
  const [w, d] = [inner + 2 * arm, 88]
  const [x, y] = [-w / 2, -d / 2]
  const feet = style === 'block' ? 7 : 15
  const base = style === 'wooden' ? leg : fabric
  for (const [fx, fy] of [
    [x + 5, y + 5],
    [x + w - 11, y + 5],
    [x + 5, y + d - 11],
    [x + w - 11, y + d - 11],
  ] as const)
    b.box([fx, fy, 0], [6, 6, feet], leg)
  b.box([x, y, feet], [w, d, style === 'slim' ? 10 : 18], base)
  const seat = feet + (style === 'slim' ? 10 : 18)
  const back = style === 'tufted' ? 40 : style === 'slim' ? 36 : 44
  b.box([x, y, seat], [w, 18, back], base, tufts(style, seats))
  armrests(b, { x, y, w, d, arm, seat, style, color: base })
  for (let i = 0; i < seats; i++) {
    const chaise =
      (look.chaise === 'right' && i === seats - 1) || (look.chaise === 'left' && i === 0)
    const deep = chaise ? d + 52 : d - 20
    if (chaise) b.box([x + arm + i * 70, y + d, feet], [70, 70, seat - feet], base)
    b.box([x + arm + i * 70 + 0.5, y + 18, seat], [69, deep, 14], lighter(fabric, 0.07))
    if (style !== 'tufted')
      b.box([x + arm + i * 70 + 3, y + 18, seat + 14], [64, 15, 32], lighter(fabric, 0.07))
  }
  look.cushions?.forEach((color, i) => {
    const at = i % 2 === 0 ? x + arm + 6 + i * 22 : x + w - arm - 46 - i * 16
    b.loft(
      ring(at, y + (style === 'tufted' ? 20 : 35), seat + 14),
      ring(at + 2, y + (style === 'tufted' ? 19 : 34), seat + 48, 36, 6),
      color,
      { casts: false },
    )
  })
}

function ring(x: number, y: number, z: number, w = 40, d = 13): [number, number, number][] {
  return [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ]
}

function tufts(style: SofaStyle, seats: number) {
  if (style !== 'tufted') return {}
  const rings = Array.from({ length: seats * 2 - 1 }, (_, i) => {
    const u = (i + 1) / (seats * 2)
    return [
      [u, 0.05],
      [u, 0.95],
    ] as const
  })
  return { front: [lines(rings, '#0b1a2a', 1.6, 0.3)] }
}

interface Arms {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly d: number
  readonly arm: number
  readonly seat: number
  readonly style: SofaStyle
  readonly color: string
}

function armrests(b: Builder, { x, y, w, d, arm, seat, style, color }: Arms): void {
  const height = style === 'tufted' ? 40 : style === 'wooden' ? 24 : 24
  for (const at of [x, x + w - arm]) {
    if (style === 'wooden') {
      b.box([at, y + d - 9, seat], [arm, 9, height - 4], color)
      b.box([at, y + 18, seat + height - 4], [arm, d - 18, 4], color)
    } else b.box([at, y + 18, seat], [arm, d - 18, height], color)
  }
}
