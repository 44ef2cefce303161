import { shares, type Vec } from '../../kit/geometry.ts'
import { ring } from '../../things/bars.ts'
import { bent } from '../bent.ts'
import { rim } from '../outline.ts'
import type { Foot } from './pedestals.ts'

/**
 * Bars around a middle, `thick` as a share of `r`.
 * @param line shares of `r` and of the height, and how far around, at a share of a bar from its foot
 */
const bars =
  (
    count: number,
    thick: number,
    line: (t: number) => readonly [out: number, up: number, around?: number],
    steps = 1,
  ): Foot =>
  (b, { r, h, color }) => {
    for (let i = 0; i < count; i++) {
      const path = shares(steps).map((t): Vec => {
        const [out, up, around = 0] = line(t)
        const a = (i / count) * 2 * Math.PI + 0.35 + around
        return [Math.cos(a) * out * r, Math.sin(a) * out * r, 0.6 + up * (h - 1.8)]
      })
      bent(b, path, 2 * r * thick, color)
    }
  }

/** What carries a round plate under the top. */
const plated =
  (...parts: readonly Foot[]): Foot =>
  (b, foot) => {
    const { r, h, color } = foot
    for (const part of parts) part(b, foot)
    b.cylinder(h - 1.4, r * 0.46, 1.4, color)
    rim(b, r * 0.46, h, color)
  }

const stem: Foot = (b, { r, h, color }) => {
  b.cylinder(h * 0.38, r * 0.14, h * 0.2, color)
  b.cylinder(h * 0.58, r * 0.08, h * 0.42 - 1.4, color, { capped: false })
}

const hoops: Foot = (b, { r, h, color }) => {
  ring(b, r * 0.8, 0.8, 1.6, color)
  ring(b, r * 0.72, h - 0.8, 1.6, color)
}
const basket = bars(9, 0.03, t => [0.8 - 0.08 * t, 0.02 + 0.96 * t, 1.5 * t])

export const spiders: Record<string, Foot> = {
  arched: plated(
    bars(5, 0.055, t => [1 - 0.86 * t, 0.5 - 0.48 * (1 - t) ** 2.2], 9),
    stem,
  ),
  straight: plated(bars(4, 0.06, t => [1 - 0.78 * t, 0.01 + 0.96 * t])),
  basket(b, foot) {
    basket(b, foot)
    hoops(b, foot)
  },
  wishbone: plated(
    bars(4, 0.05, t => [1 - 0.66 * Math.sin(Math.PI * t * 0.9) - 0.36 * t, 0.01 + 0.97 * t], 9),
  ),
}
