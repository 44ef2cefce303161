import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { onPlane, times, type Vec } from '../../kit/geometry.ts'
import { arc, bent } from '../bent.ts'
import { legOf } from '../legs/lathe.ts'
import { stand } from '../legs/leg.ts'
import { balusters } from '../legs/patterns.ts'
import { type Bay, type Infill, places, slopeBar, under } from './bay.ts'

export function turnedInfill(brief: Brief, color: string): Infill {
  const pattern = brief.make(balusters)
  const [half, space] = [brief.between(2.3, 3.1), brief.between(12, 17)]
  return (b, bay) => {
    for (const x of places(bay, space)) {
      const foot = bay.foot(x)
      const h = under(bay, x, half) - foot
      stand(b.at(x, 0, foot), legOf(pattern, { h, half, color }, 0.6))
    }
  }
}

const bars = {
  bars: { wide: 1, space: 3.4, shifts: [0] },
  pairs: { wide: 1, space: 6, shifts: [-0.9, 0.9] },
  boards: { wide: 3, space: 4.5, shifts: [0] },
}

export function squareInfill(brief: Brief, color: string): Infill {
  const style = brief.construction(['bars', 'slats', 'pairs', 'boards'])
  const thick = brief.between(2.6, 3.8)
  if (style === 'slats')
    return (b, bay) => {
      for (const share of [0.06, 0.29, 0.52, 0.75]) slopeBar(b, bay, share, [9, thick * 0.6], color)
    }
  const { wide, space, shifts } = bars[style]
  return (b, bay) => {
    for (const middle of places(bay, space * thick))
      for (const shift of shifts) {
        const [x, half, foot] = [middle + shift * thick, (wide * thick) / 2, bay.foot(middle)]
        const size = [2 * half, thick, under(bay, x, half) - foot] as const
        b.box([x - half, -thick / 2, foot], size, color)
      }
  }
}

type Draw = (b: Builder, bay: Bay, space: number, color: string) => void

/** Iron bars with what the smith adds: a band of rings, knots, bellies or scrolls. */
export function ironInfill(brief: Brief, color: string): Infill {
  const draw = brief.material<Draw>({ rings, scrolls, knots, belly, cross })
  const space = brief.between(10.5, 14)
  return (b, bay) => {
    slopeBar(b, bay, 0, [2, 2.4], color)
    draw(b, { ...bay, low: x => bay.low(x) + 2.1 }, space, color)
  }
}

const rings: Draw = (b, bay, space, color) => {
  const high = space * 0.9
  const band: Bay = { ...bay, low: x => bay.head(x) - high - 2, head: x => bay.head(x) - high }
  slopeBar(b, band, 0, [2, 2.4], color)
  for (const x of places(bay, space)) {
    const [middle, r] = [bay.head(x) - high / 2, high / 2 - 0.8]
    forged(b, onPlane('y', 0, arc([x, middle], [r, r], [0, 360], 14)), 1.4, color)
    rod(b, x, bay.low(x), under(band, x, 0.8) - 2.6, color)
  }
}

const scrolls: Draw = (b, bay, space, color) => {
  const at = places(bay, space * 1.7)
  const step = (bay.to - bay.from) / at.length
  for (const [i, x] of at.entries()) {
    rod(b, x, bay.low(x), under(bay, x, 0.9), color)
    if (i === at.length - 1) continue
    const middle = x + step / 2
    const [low, head] = [bay.low(middle), bay.head(middle)]
    const curl = (side: 1 | -1): Vec[] =>
      times(11, (k): Vec => {
        const [a, tight] = [((-90 + k * 40) * Math.PI) / 180, 1 - 0.055 * k]
        const out = middle + side * Math.cos(a) * step * 0.36 * tight
        return [out, 0, (low + head) / 2 + side * (head - low) * 0.24 * (1 + Math.sin(a) * tight)]
      })
    forged(b, [...curl(-1).reverse(), ...curl(1).slice(1)], 1.6, color)
  }
}

const cross: Draw = (b, bay, _, color) => {
  const at = places(bay, 34)
  const half = (bay.to - bay.from) / at.length / 2 - 1.2
  for (const x of at) {
    const middle: Vec = [x, 0, (bay.low(x) + bay.head(x)) / 2]
    for (const on of [x - half, x + half])
      for (const z of [bay.low(on) + 0.8, bay.head(on) - 0.8])
        bent(b, [[on, 0, z], middle], 1.6, color)
    b.ball(middle, 2.6, color)
    const between = x + half + 1.2
    if (between < bay.to - half) rod(b, between, bay.low(x + half), under(bay, between, 0.9), color)
  }
}

const belly: Draw = (b, bay, space, color) => {
  for (const x of places(bay, space)) {
    const low = bay.low(x)
    const h = under(bay, x, 0.8) - low
    const path = [0, 0.1, 0.2, 0.32, 0.46, 0.6, 0.72, 1].map((t): Vec => {
      return [x, 9 * Math.sin(Math.PI * Math.min(1, t / 0.72)) ** 1.4, low + h * t]
    })
    forged(b, path, 1.7, color)
  }
}

const knots: Draw = (b, bay, space, color) => {
  for (const [i, x] of places(bay, space).entries()) {
    const [low, high] = [bay.low(x), under(bay, x, 0.8)]
    let foot = low
    for (const t of i % 2 ? [0.5] : [0.3, 0.7]) {
      const z = low + (high - low) * t
      rod(b, x, foot, z - 2.2, color)
      b.ball([x, 0, z], 2.2, color)
      foot = z + 2.2
    }
    rod(b, x, foot, high, color)
  }
}

function rod(b: Builder, x: number, from: number, to: number, color: string) {
  b.cylinder([x, 0, from], 0.85, to - from, color, { capped: false })
}

function forged(b: Builder, path: readonly Vec[], thick: number, color: string) {
  b.group(g => bent(g, path, thick, color, { sides: 5 }))
}
