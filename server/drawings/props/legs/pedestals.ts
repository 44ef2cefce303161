import type { Builder } from '../../kit/builder.ts'
import { points, type Vec } from '../../kit/geometry.ts'
import { darker, namesOf } from '../../kit/palette.ts'
import { rim } from '../outline.ts'
import { sweep, tube } from '../sweep.ts'
import { cut } from './lathe.ts'
import { stand } from './leg.ts'
import { circle, shares } from './section.ts'

/** One foot under the middle of a top: its middle on the origin, reaching `r` cm around. */
export interface Base {
  r: number
  h: number
  color: string
}

type Draw = (b: Builder, base: Base) => void

/** Turned of one piece, with fine lines around its foot and its head, as shares of `r`. */
function column(pattern: string, foot: number, head: number): Draw {
  return (b, { r, h, color }) => {
    rim(b, r * foot, 0, color)
    stand(b, { pieces: cut(pattern, { h, half: r, color }) })
    rim(b, r * head, h, color)
  }
}

const woods = {
  tripod(b, { r, h, color }) {
    for (const a of [0.26, 2.36, 4.45]) {
      const foot = shares(8).map((t): Vec => {
        const out = r * (0.22 + 0.78 * t)
        return [Math.cos(a) * out, Math.sin(a) * out, 2 + h * 0.34 * (1 - t) ** 1.7 - 1.2 * t]
      })
      tube(b, foot, r * 0.12, color, { r2: r * 0.08, sides: 10 })
    }
    const shaft =
      'taper 3 11 22, taper 19 22, cove 4 22 16, bead 8 26, cove 28 16 13, flare 13 14 37, taper 3 37'
    stand(b.at(0, 0, h * 0.22), { pieces: cut(shaft, { h: h * 0.78, half: r, color }) })
    rim(b, r * 0.37, h, color)
  },
  vase: column(
    'bead 7 88, cove 6 80 31, taper 4 31, vase 66 15 33 15, bead 3 24, cove 8 19 53, taper 3 53',
    0.84,
    0.53,
  ),
  cross(b, { r, h, color }) {
    const c = r * 0.15
    for (const turn of [3, 2, 1, 0]) {
      const arm = (z: number, tall: number, end: number, reach: number): void => {
        const profile = points([c, z], [reach, z], [reach, z + end], [c, z + tall])
        b.at(0, 0, 0, turn).extrude(profile, 'y', [0, -c * 0.7, 0], c * 1.4, color)
      }
      arm(0, 11, 3, r)
      arm(h, -11, -3, r * 0.8)
    }
    b.box([-c, -c, 0], [2 * c, 2 * c, h], color)
  },
  drum(b, { r, h, color }) {
    const strips = darker(color, 0.3)
    rim(b, r * 0.5, 0, color)
    b.cylinder(0, r * 0.5, h * 0.06, strips)
    sweep(
      b,
      [0.06, 0.92].map(t => circle(r * 0.56, h * t, [0, 0], 28)),
      color,
      { strips },
    )
    b.cylinder(h * 0.92, r * 0.62, h * 0.08, color)
    rim(b, r * 0.62, h, color)
  },
} satisfies Record<string, Draw>

const metals = {
  disc: column('taper 3 86, flare 8 84 13, taper 84 12, taper 3 12 22, taper 2 50', 0.86, 0.5),
  tulip: column('taper 2 84, flare 46 84 11, flare 50 11 40, taper 2 44', 0.84, 0.44),
  square(b, { r, h, color }) {
    const [a, c] = [r * 0.78, r * 0.14]
    b.box([-a, -a, 0], [2 * a, 2 * a, 1.8], color)
    b.box([-c * 1.5, -c * 1.5, 1.8], [c * 3, c * 3, 1.4], color)
    b.box([-c, -c, 3.2], [2 * c, 2 * c, h - 4.6], color)
    b.box([-a * 0.66, -a * 0.66, h - 1.4], [a * 1.32, a * 1.32, 1.4], color)
  },
  twin(b, { r, h, color }) {
    b.box([-r * 0.9, -r * 0.42, 0], [r * 1.8, r * 0.84, 2], color)
    b.cylinder([[-r * 0.42, r * 0.42], 0, 2], r * 0.13, h - 5, color, { capped: false })
    b.box([-r * 0.8, -r * 0.2, h - 3], [r * 1.6, r * 0.4, 3], color)
  },
} satisfies Record<string, Draw>

export const woodPedestals = namesOf(woods)
export const metalPedestals = namesOf(metals)

export function woodPedestal(b: Builder, style: keyof typeof woods, base: Base): void {
  woods[style](b, base)
}

export function metalPedestal(b: Builder, style: keyof typeof metals, base: Base): void {
  metals[style](b, base)
}
