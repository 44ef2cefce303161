import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Point, Vec } from '../../kit/geometry.ts'
import { lines, polygon } from '../../kit/mark.ts'
import { glass, metals } from '../../kit/palette.ts'
import { bent } from '../bent.ts'
import { type Bay, type Infill, slopeBar } from './bay.ts'

/** How panes are held: free edges at the sides, below and above in cm, and the bars at them. */
const panes = {
  clamps: { sides: 3, below: 4, above: 6, shoe: undefined, head: undefined },
  shoe: { sides: 1, below: 6.2, above: 1, shoe: [6, 5], head: undefined },
  frame: { sides: 1, below: 6.2, above: 2.6, shoe: [2.4, 3], head: [2.4, 3] },
} as const

export function glassInfill(brief: Brief, color: string): Infill {
  const { sides, below, above, shoe, head } = brief.make<(typeof panes)[keyof typeof panes]>(panes)
  return (b, bay) => {
    if (shoe) slopeBar(b, bay, 0, shoe, color)
    if (head) slopeBar(b, bay, 1, head, color)
    const clear: Bay = {
      ...bay,
      from: bay.from + sides,
      to: bay.to - sides,
      low: x => bay.low(x) + below,
      head: x => bay.head(x) - above,
    }
    pane(b, clear)
    if (shoe) return
    for (const x of [bay.from, bay.to - 6])
      for (const share of [0.16, 0.78]) {
        const low = clear.low(x)
        b.box([x, 0.7, low + (clear.head(x) - low) * share], [6, 1.6, 5], color)
      }
  }
}

function pane(b: Builder, { from, to, low, head }: Bay) {
  const z = Math.min(low(from), low(to))
  const h = Math.max(head(from), head(to)) - z
  const at = (s: number, t: number): Point => {
    const x = from + (to - from) * s
    return [s, (low(x) + (head(x) - low(x)) * t - z) / h]
  }
  const sheet = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
  const glint = [at(0.1, 0.3), at(0.1, 0.55), at(0.42, 0.94), at(0.62, 0.94)]
  b.quiet.clear([from, -0.5, z], [to - from, 1, h], {
    front: [
      polygon(sheet, glass.pane, { opacity: 0.62, edge: true }),
      polygon(glint, '#ffffff', 0.4),
      lines([[at(0, 1), at(1, 1)]], '#e9fbfd', 1.2, 0.9),
    ],
  })
}

export function cableInfill(brief: Brief): Infill {
  const count = brief.int(5, 8)
  return (b, bay) => {
    const grip = bay.to - Math.min(8, (bay.to - bay.from) * 0.2)
    for (let i = 0; i < count; i++) {
      const at = (x: number): Vec => {
        const low = bay.low(x)
        return [x, 0, low + (bay.head(x) - low) * ((i + 0.5) / count)]
      }
      bent(b, [at(bay.from), at(grip)], 0.9, metals.steel, { sides: 5 })
      bent(b, [at(grip), at(bay.to)], 2.2, metals.graphite, { sides: 5 })
    }
  }
}

/** A metal post on its plate, `h` cm high, on which a handrail lies. */
export function metalPost(b: Builder, h: number, half: number, color: string, round: boolean) {
  b.box([-half * 2.2, -half * 2.2, 0], [half * 4.4, half * 4.4, 1.2], color)
  if (round) b.cylinder(1.2, half, h - 1.2, color, { capped: false })
  else b.box([-half, -half, 1.2], [2 * half, 2 * half, h - 1.2], color)
}
