import { points, shares, type Vec } from '../../kit/geometry.ts'
import { lighter, metals } from '../../kit/palette.ts'
import { ring } from '../../things/bars.ts'
import { bent } from '../bent.ts'
import { castors, star } from '../chair-bases.ts'
import { rim } from '../outline.ts'
import { legOf } from './lathe.ts'
import { stand } from './leg.ts'
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

/** A gas lift with a seat plate and its lever, on what is `low` cm high. */
const lifted =
  (under: Foot, low: number): Foot =>
  (b, foot) => {
    const { r, h } = foot
    under(b, foot)
    const lift = low + (h - low) * 0.45
    b.cylinder(low, r * 0.085, lift - low, metals.black)
    b.cylinder(lift, r * 0.055, h - 4 - lift, '#c9d6de', { capped: false })
    b.block(h - 4, [18, 14, 3], metals.black)
    b.block(h - 1, [24, 20, 1], lighter(metals.black, 0.2))
    bent(b, points([9, 2, h - 2.5], [22, 2, h - 4]), 1.2, metals.black)
  }

const glides: Foot = (b, { r, color }) => {
  for (const at of star(b, 5, r, 1.6, color)) b.cylinder(at, 1.6, 3.2, metals.black)
  b.cylinder(1.6, r * 0.13, 8, color)
}

export const swivels: Record<string, Foot> = {
  castors: lifted((b, { r, color }) => castors(b, r, color), 15),
  glides: lifted(glides, 9.6),
  disc: lifted((b, { r, color }) => {
    rim(b, r * 0.8, 0, color)
    stand(b, legOf('taper 2 80, flare 6 80 13', { h: 8, half: r, color }))
  }, 8),
  'foot-ring': lifted((b, foot) => {
    const { r, h, color } = foot
    const z = 9.6 + (h - 9.6) * 0.3
    glides(b, foot)
    for (const turn of [0, 1, 2, 3])
      b.at(0, 0, z, turn).beam([r * 0.1, 0, 0], [r * 0.6, 0, 0], 1.4, color)
    ring(b, r * 0.62, z, 1.8, color)
  }, 9.6),
}
