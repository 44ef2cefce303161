import type { Builder } from '../../kit/builder.ts'
import { points, shares, type Vec } from '../../kit/geometry.ts'
import { darker } from '../../kit/palette.ts'
import { bent } from '../bent.ts'
import { rim } from '../outline.ts'
import { sweep } from '../sweep.ts'
import { legOf } from './lathe.ts'
import { circle, stand } from './leg.ts'

/** How far a foot reaches around its middle, the height of what it carries, and its colour. */
type Size = Record<'r' | 'h', number> & { color: string }

/** Draws one foot under the middle of a top. */
export type Foot = (b: Builder, size: Size) => void

/** Turned of one piece, with fine lines around its foot and its head, as shares of `r`. */
const column =
  (pattern: string, foot: number, head: number): Foot =>
  (b, { r, h, color }) => {
    rim(b, r * foot, 0, color)
    stand(b, legOf(pattern, { h, half: r, color }))
    rim(b, r * head, h, color)
  }

export const woodPedestals: Record<string, Foot> = {
  tripod(b, { r, h, color }) {
    for (const a of [0.26, 2.36, 4.45]) {
      const foot = shares(8).map((t): Vec => {
        const out = r * (0.22 + 0.78 * t)
        return [Math.cos(a) * out, Math.sin(a) * out, 2 + h * 0.34 * (1 - t) ** 1.7 - 1.2 * t]
      })
      bent(b, foot, r * 0.24, color, { taper: 2 / 3, sides: 10 })
    }
    const shaft =
      'taper 3 11 22, taper 19 22, cove 4 22 16, bead 8 26, cove 28 16 13, flare 13 14 37, taper 3 37'
    stand(b.at(0, 0, h * 0.22), legOf(shaft, { h: h * 0.78, half: r, color }))
    rim(b, r * 0.37, h, color)
  },
  vase: column(
    'bead 7 88, cove 6 80 31, taper 4 31, vase 66 15 33 15, bead 3 24, cove 8 19 53, taper 3 53',
    0.84,
    0.53,
  ),
  cross(b, { r, h, color }) {
    const c = r * 0.15
    for (const turn of [3, 2, 1, 0])
      for (const [z, rise, end, reach] of [
        [0, 11, 3, r],
        [h, h - 11, h - 3, r * 0.8],
      ] as const) {
        const arm = points([c, z], [reach, z], [reach, end], [c, rise])
        b.facing(turn).extrude(arm, 'y', [0, -c * 0.7, 0], c * 1.4, color)
      }
    b.block(0, [2 * c, 2 * c, h], color)
  },
  drum(b, { r, h, color }) {
    const strips = darker(color, 0.3)
    rim(b, r * 0.5, 0, color)
    b.cylinder(0, r * 0.5, h * 0.06, strips)
    const rings = [0.06, 0.92].map(t => circle(r * 0.56, h * t, 28))
    sweep(b, rings, color, strips)
    b.cylinder(h * 0.92, r * 0.62, h * 0.08, color)
    rim(b, r * 0.62, h, color)
  },
}

export const metalPedestals: Record<string, Foot> = {
  disc: column('taper 3 86, flare 8 84 13, taper 84 12, taper 3 12 22, taper 2 50', 0.86, 0.5),
  tulip: column('taper 2 84, flare 46 84 11, flare 50 11 40, taper 2 44', 0.84, 0.44),
  square(b, { r, h, color }) {
    const square = (z: number, half: number, high: number) =>
      b.block(z, [2 * half, 2 * half, high], color)
    square(0, r * 0.78, 1.8)
    square(1.8, r * 0.21, 1.4)
    square(3.2, r * 0.14, h - 4.6)
    square(h - 1.4, r * 0.515, 1.4)
  },
  twin(b, { r, h, color }) {
    b.block(0, [r * 1.8, r * 0.84, 2], color)
    b.cylinder([[-r * 0.42, r * 0.42], 0, 2], r * 0.13, h - 5, color, { capped: false })
    b.block(h - 3, [r * 1.6, r * 0.4, 3], color)
  },
}
