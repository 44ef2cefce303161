import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Vec } from '../../kit/geometry.ts'
import { lines, polygon } from '../../kit/mark.ts'
import { glass, metals } from '../../kit/palette.ts'
import { tube } from '../sweep.ts'
import { type Infill, slopeBar } from './bay.ts'

/** A pane between clamps, in a shoe or in a frame. */
export function glassInfill(brief: Brief, color: string): Infill {
  const style = brief.construction(['clamps', 'shoe', 'frame'] as const)
  return (b, bay) => {
    const gap = style === 'clamps' ? 3 : 1
    const low = (x: number): number => bay.low(x) + (style === 'clamps' ? 4 : 6.2)
    const head = (x: number): number =>
      bay.head(x) - (style === 'frame' ? 2.6 : style === 'clamps' ? 6 : 1)
    if (style !== 'clamps')
      slopeBar(b, bay, 0, [style === 'shoe' ? 6 : 2.4, style === 'shoe' ? 5 : 3], color)
    if (style === 'frame') slopeBar(b, bay, 1, [2.4, 3], color)
    const [from, to] = [bay.from + gap, bay.to - gap]
    pane(b, [
      [from, low(from)],
      [to, low(to)],
      [to, head(to)],
      [from, head(from)],
    ])
    if (style !== 'clamps') return
    for (const [x, at] of [
      [bay.from, from],
      [bay.to - 6, to],
    ] as const)
      for (const share of [0.16, 0.78])
        b.box([x, 0.7, low(at) + (head(at) - low(at)) * share], [6, 1.6, 5], color)
  }
}

/** A sheet of clear glass by its corners in the plane y = 0. */
function pane(b: Builder, corners: readonly (readonly [number, number])[]): void {
  const [xs, zs] = [corners.map(c => c[0]), corners.map(c => c[1])]
  const [x, z] = [Math.min(...xs), Math.min(...zs)]
  const [w, h] = [Math.max(...xs) - x, Math.max(...zs) - z]
  const on = corners.map(([u, v]) => [(u - x) / w, (v - z) / h] as const)
  const inside = (s: number, t: number): readonly [number, number] => {
    const [p, q, r, o] = on as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ]
    const mix = (i: 0 | 1): number =>
      (p[i] * (1 - s) + q[i] * s) * (1 - t) + (o[i] * (1 - s) + r[i] * s) * t
    return [mix(0), mix(1)]
  }
  const glint = [inside(0.1, 0.3), inside(0.1, 0.55), inside(0.42, 0.94), inside(0.62, 0.94)]
  b.box([x, -0.5, z], [w, 1, h], glass.pane, {
    open: true,
    casts: false,
    front: [
      polygon(on, glass.pane, { opacity: 0.62, edge: true }),
      polygon(glint, '#ffffff', { opacity: 0.4 }),
      lines([[inside(0, 1), inside(1, 1)]], '#e9fbfd', 1.2, 0.9),
    ],
  })
}

/** Steel cables with their turnbuckles. */
export function cableInfill(brief: Brief): Infill {
  const count = brief.int(5, 8)
  return (b, bay) => {
    for (let i = 0; i < count; i++) {
      const z = (x: number): number => bay.low(x) + (bay.head(x) - bay.low(x)) * ((i + 0.5) / count)
      const grip = Math.min(8, (bay.to - bay.from) * 0.2)
      const at = (x: number): Vec => [x, 0, z(x)]
      tube(b, [at(bay.from), at(bay.to - grip)], 0.45, metals.steel, { sides: 5 })
      tube(b, [at(bay.to - grip), at(bay.to)], 1.1, metals.graphite, { sides: 5 })
    }
  }
}

/** A metal post on its plate, `h` cm high, on which a handrail lies. */
export function metalPost(
  b: Builder,
  look: {
    readonly h: number
    readonly half: number
    readonly color: string
    readonly round: boolean
  },
): void {
  const { h, half, color, round } = look
  b.box([-half * 2.2, -half * 2.2, 0], [half * 4.4, half * 4.4, 1.2], color)
  if (round) b.cylinder([0, 0, 1.2], half, h - 1.2, color, { capped: false })
  else b.box([-half, -half, 1.2], [2 * half, 2 * half, h - 1.2], color)
}
