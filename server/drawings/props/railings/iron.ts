import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Vec } from '../../kit/geometry.ts'
import { arc, tube } from '../sweep.ts'
import { type Bay, type Infill, places, slopeBar, under } from './bay.ts'

/** Iron bars with what the smith adds: a band of rings, knots, bellies or scrolls. */
export function ironInfill(brief: Brief, color: string): Infill {
  const style = brief.choose(['rings', 'scrolls', 'knots', 'belly', 'cross'] as const)
  const space = brief.between(10.5, 14)
  return (b, bay) => {
    slopeBar(b, bay, 0, [2, 2.4], color)
    const clear: Bay = { ...bay, low: x => bay.low(x) + 2.1 }
    if (style === 'rings') rings(b, clear, space, color)
    else if (style === 'scrolls') scrolls(b, clear, space, color)
    else if (style === 'cross') crosses(b, clear, color)
    else
      places(bay, space).forEach((x, i) => {
        const [low, high] = [clear.low(x), under(bay, x, 0.8)]
        if (style === 'belly') bellied(b, x, low, high, color)
        else knotted(b, x, low, high, i % 2 ? [0.5] : [0.3, 0.7], color)
      })
  }
}

function rings(b: Builder, bay: Bay, space: number, color: string): void {
  const high = space * 0.9
  const band: Bay = { ...bay, low: x => bay.head(x) - high - 2, head: x => bay.head(x) - high }
  slopeBar(b, band, 0, [2, 2.4], color)
  for (const x of places(bay, space)) {
    const ring = arc([x, 0, bay.head(x) - high / 2], high / 2 - 0.8, 0, 360, 'xz', 14)
    b.group(g => tube(g, ring, 0.7, color, { sides: 5 }))
    b.cylinder([x, 0, bay.low(x)], 0.8, under(band, x, 0.8) - 2.6 - bay.low(x), color, {
      capped: false,
    })
  }
}

function scrolls(b: Builder, bay: Bay, space: number, color: string): void {
  const at = places(bay, space * 1.7)
  const step = (bay.to - bay.from) / at.length
  at.forEach((x, i) => {
    b.cylinder([x, 0, bay.low(x)], 0.9, under(bay, x, 0.9) - bay.low(x), color, { capped: false })
    if (i === at.length - 1) return
    const middle = x + step / 2
    const z = (bay.low(middle) + bay.head(middle)) / 2
    const [wide, high] = [step * 0.36, (bay.head(middle) - bay.low(middle)) * 0.24]
    const curl = (side: 1 | -1): Vec[] =>
      Array.from({ length: 11 }, (_, k): Vec => {
        const a = ((-90 + k * 40) * Math.PI) / 180
        const tight = 1 - 0.055 * k
        return [
          middle + side * Math.cos(a) * wide * tight,
          0,
          z + side * (high + Math.sin(a) * high * tight),
        ]
      })
    const path = [...curl(-1).reverse(), ...curl(1).slice(1)]
    b.group(g => tube(g, path, 0.8, color, { sides: 5 }))
  })
}

function crosses(b: Builder, bay: Bay, color: string): void {
  const at = places(bay, 34)
  const half = (bay.to - bay.from) / at.length / 2 - 1.2
  for (const x of at) {
    const point = (side: number, up: number): Vec => {
      const on = x + side * half
      return [on, 0, up > 0 ? bay.head(on) - 0.8 : bay.low(on) + 0.8]
    }
    const [p, q, r, s] = [point(-1, 0), point(1, 1), point(1, 0), point(-1, 1)]
    const middle: Vec = [x, 0, (bay.low(x) + bay.head(x)) / 2]
    for (const end of [p, q, r, s]) tube(b, [end, middle], 0.8, color)
    b.ball(middle, 2.6, color)
    if (x < bay.to - half * 1.5)
      b.cylinder(
        [x + half + 1.2, 0, bay.low(x + half)],
        0.9,
        under(bay, x + half + 1.2, 0.9) - bay.low(x + half),
        color,
      )
  }
}

function bellied(b: Builder, x: number, low: number, high: number, color: string): void {
  const h = high - low
  const path = [0, 0.1, 0.2, 0.32, 0.46, 0.6, 0.72, 1].map((t): Vec => {
    const out = 9 * Math.sin(Math.PI * Math.min(1, t / 0.72)) ** 1.4
    return [x, out, low + h * t]
  })
  b.group(g => tube(g, path, 0.85, color))
}

function knotted(
  b: Builder,
  x: number,
  low: number,
  high: number,
  at: number[],
  color: string,
): void {
  let foot = low
  for (const z of [...at.map(t => low + (high - low) * t), high + 2.2]) {
    b.cylinder([x, 0, foot], 0.85, z - 2.2 - foot, color, { capped: false })
    if (z < high) b.ball([x, 0, z], 2.2, color)
    foot = z + 2.2
  }
}
