import type { Builder } from '../../kit/builder.ts'
import type { Point, Vec } from '../../kit/geometry.ts'
import { darker } from '../../kit/light.ts'
import { rim } from '../rim.ts'
import { sweep, tube } from '../sweep.ts'
import { profile, revolve } from './leg.ts'
import { circle, shares } from './section.ts'

/** One foot under the middle of a top: its middle on the origin, reaching `r` cm around. */
export interface Base {
  readonly r: number
  readonly h: number
  readonly color: string
}

export const woodPedestals = ['tripod', 'vase', 'cross', 'drum'] as const
export const metalPedestals = ['disc', 'tulip', 'square', 'twin'] as const

/** A turned or built column of wood with its feet. */
export function woodPedestal(b: Builder, style: (typeof woodPedestals)[number], base: Base): void {
  woods[style](b, base)
}

/** A column of steel or cast metal on its plate. */
export function metalPedestal(
  b: Builder,
  style: (typeof metalPedestals)[number],
  base: Base,
): void {
  metals[style](b, base)
}

const woods: Record<(typeof woodPedestals)[number], (b: Builder, base: Base) => void> = {
  tripod(b, { r, h, color }) {
    const c = r * 0.22
    const foot = (a: number): Vec[] =>
      shares(8).map(t => {
        const out = c + (r - c) * t
        return [Math.cos(a) * out, Math.sin(a) * out, 2 + h * 0.34 * (1 - t) ** 1.7 - 1.2 * t]
      })
    for (const a of [0.26, 2.36, 4.45])
      tube(b, foot(a), c * 0.55, color, { r2: c * 0.36, sides: 10 })
    revolve(b, profile(tripodColumn, c, h), color)
    rim(b, c * 1.7, h, color)
  },
  vase(b, { r, h, color }) {
    const c = r * 0.24
    rim(b, r * 0.84, 0, color)
    revolve(b, profile([0.84, 0, 0.9, 0.25, 0.84, 0.6, 0.5, 1], r, h * 0.13), color)
    revolve(b, profile(vaseColumn, c, h), color)
    rim(b, c * 2.2, h, color)
  },
  cross(b, { r, h, color }) {
    const c = r * 0.15
    for (const turn of [3, 2, 1, 0]) {
      const arm = b.at(0, 0, 0, turn)
      const bar = (outline: Point[]): void => {
        arm.extrude(outline, 'y', [0, -c * 0.7, 0], c * 1.4, color)
      }
      bar([
        [c, 0],
        [r, 0],
        [r, 3],
        [c, 11],
      ])
      bar([
        [c, h - 11],
        [c, h],
        [r * 0.8, h],
        [r * 0.8, h - 3],
      ])
    }
    b.box([-c, -c, 0], [2 * c, 2 * c, h], color)
  },
  drum(b, { r, h, color }) {
    const dark = darker(color, 0.3)
    const shaft = [0.06, 0.92].map(t => circle(r * 0.56, h * t, [0, 0], 28))
    rim(b, r * 0.5, 0, color)
    revolve(b, profile([0.5, 0, 0.5, 0.06], r, h), dark)
    sweep(b, shaft, color, { strips: dark })
    revolve(b, profile([0.62, 0.92, 0.62, 1], r, h), color)
    rim(b, r * 0.62, h, color)
  },
}

const tripodColumn = [
  0.5, 0.22, 1, 0.25, 1, 0.44, 0.7, 0.47, 1.15, 0.52, 1.2, 0.55, 0.6, 0.62, 0.5, 0.78, 0.7, 0.9, 1,
  0.92, 1, 0.94, 1.7, 0.97, 1.7, 1,
]
const vaseColumn = [
  1.3, 0.13, 1.3, 0.17, 0.64, 0.2, 0.72, 0.24, 0.95, 0.3, 1.22, 0.37, 1.36, 0.43, 1.38, 0.47, 1.28,
  0.53, 1.08, 0.6, 0.88, 0.67, 0.74, 0.74, 0.66, 0.81, 0.64, 0.86, 1, 0.87, 1, 0.89, 0.8, 0.9, 2.2,
  0.97, 2.2, 1,
]

const metals: Record<(typeof metalPedestals)[number], (b: Builder, base: Base) => void> = {
  disc(b, { r, h, color }) {
    rim(b, r * 0.86, 0, color)
    revolve(b, profile([0.86, 0, 0.88, 0.01, 0.84, 0.03, 0.18, 0.05, 0.14, 0.1], r, h), color)
    revolve(b, profile([0.12, 0.1, 0.12, 0.94, 0.22, 0.95], r, h), color)
    plate(b, r * 0.5, h, color)
  },
  tulip(b, { r, h, color }) {
    const stem = shares(16).map((t): Point => {
      const flare = 0.74 * (1 - t) ** 6 + 0.26 * t ** 5
      return [r * (0.1 + flare), 1.5 + (h - 2.7) * t]
    })
    rim(b, r * 0.84, 0, color)
    revolve(
      b,
      [
        [r * 0.84, 0],
        [r * 0.84, 1.5],
      ],
      color,
    )
    revolve(b, stem, color)
    plate(b, r * 0.44, h, color)
  },
  square(b, { r, h, color }) {
    const [a, c] = [r * 0.78, r * 0.14]
    b.box([-a, -a, 0], [2 * a, 2 * a, 1.8], color)
    b.box([-c * 1.5, -c * 1.5, 1.8], [c * 3, c * 3, 1.4], color)
    b.box([-c, -c, 3.2], [2 * c, 2 * c, h - 4.6], color)
    b.box([-a * 0.66, -a * 0.66, h - 1.4], [a * 1.32, a * 1.32, 1.4], color)
  },
  twin(b, { r, h, color }) {
    b.box([-r * 0.9, -r * 0.42, 0], [r * 1.8, r * 0.84, 2], color)
    for (const x of [-r * 0.42, r * 0.42])
      b.cylinder([x, 0, 2], r * 0.13, h - 5, color, { capped: false })
    b.box([-r * 0.8, -r * 0.2, h - 3], [r * 1.6, r * 0.4, 3], color)
  },
}

function plate(b: Builder, r: number, h: number, color: string): void {
  b.cylinder([0, 0, h - 1.2], r, 1.2, color)
  rim(b, r, h, color)
}
