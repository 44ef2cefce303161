import type { Builder } from '../../kit/builder.ts'
import { type Point, points, steps } from '../../kit/geometry.ts'
import { lighter } from '../../kit/palette.ts'
import { bent } from '../bent.ts'
import { boards } from '../cladding.ts'
import { type Bay, type Infill, slopeBar } from './bay.ts'

export interface Railing {
  infill: Infill
  /** A post with its foot on the origin, for a handrail whose top is `h` cm high. */
  post: (b: Builder, h: number) => void
  half: number
  rail: 'moulded' | 'flat' | 'round'
  color: string
  /** The handrail runs over the posts instead of between them. */
  over: boolean
}

/** Heights of handrails in cm. */
export const thickness = { moulded: 6, flat: 2.4, round: 4.4 }

/**
 * A level run along x on z = 0, from the middle of its first post to that of its last; the first
 * may be cut off, or belong to another run.
 */
export function levelRun(b: Builder, railing: Railing, long: number, h: number, isWhole: boolean) {
  const { post, half, infill, over, rail } = railing
  const head = h - thickness[rail]
  if (isWhole) post(b, h)
  for (const [start, end] of steps(over && long > 120 ? [0, long / 2, long] : [0, long])) {
    const [from, to] = [start + half, end - half]
    infill(b, { from, to, foot: () => 0, low: () => 6, head: () => head })
    if (!over) handrail(b, railing, [from, head], [to, head])
    post(b.at(end, 0), h)
  }
  if (over) handrail(b, railing, [isWhole ? -half - 2 : half, head], [long + half + 2, head])
}

/** A flight that rises along -x from its first riser at x = `count` goings, its railing at y = 0. */
export function flight(b: Builder, railing: Railing, count: number, wide: number, color: string) {
  const [going, rise, above] = [26, 17, 82]
  const length = count * going
  const nosing = { top: [boards(3, false, '#10262b', 0.12)] }
  for (let i = 0; i < count; i++) {
    const [x, z] = [length - (i + 1) * going, (i + 1) * rise]
    b.box([x, -wide, 0], [going, wide + 6, z - 4], lighter(color, 0.55))
    b.box([x, -wide, z - 4], [going + 2.5, wide + 8, 4], color, nosing)
  }
  const { half, post, infill, rail, over } = railing
  const line = (x: number): number => rise * ((length - x) / going + 1)
  const head = (x: number): number => line(x) + above
  const foot = (x: number): number => (x > length ? 0 : rise * Math.ceil((length - x) / going))
  const [first, last] = [length + half + 3, going * 0.4]
  for (const x of [first, last]) post(b.at(x, 0, foot(x)), head(x) + thickness[rail] - foot(x))
  const [from, to] = [last + half, first - half]
  infill(b, { from, to, foot, low: x => line(x) + 5, head })
  const reach = over ? half + 2 : -half
  handrail(b, railing, [last - reach, head(last - reach)], [first + reach, head(first + reach)])
}

/** A handrail by the lower points of its ends. */
function handrail(b: Builder, { rail, color }: Railing, [x0, z0]: Point, [x1, z1]: Point) {
  const line = (x: number): number => z0 + ((z1 - z0) * (x - x0)) / (x1 - x0)
  const bay: Bay = { from: x0, to: x1, foot: line, low: line, head: line }
  const strip = (low: number, high: number, half: number) =>
    slopeBar(b.at(0, 0, low), bay, 0, [high - low, 2 * half], color)
  if (rail === 'flat') strip(0, 2.4, 2.6)
  else if (rail === 'moulded') {
    strip(0, 2.4, 1.8)
    strip(2.4, 6, 3.2)
  } else {
    const middle = 2.2
    bent(b, points([x0, 0, z0 + middle], [x1, 0, z1 + middle]), 2 * middle, color, { sides: 12 })
  }
}
