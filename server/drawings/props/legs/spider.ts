import type { Builder } from '../../kit/builder.ts'
import type { Vec } from '../../kit/geometry.ts'
import { namesOf } from '../../kit/palette.ts'
import { arc } from '../bent.ts'
import { rim } from '../outline.ts'
import { tube } from '../sweep.ts'
import type { Base } from './pedestals.ts'
import { shares } from './section.ts'

/** How the bars of a spider run: their number, their thickness as a share of `r`, their line. */
interface Style {
  count: number
  thick: number
  steps?: number
  /** Shares of `r` and of the height, and how far around, at a share of the bar from its foot. */
  line: (t: number) => readonly [out: number, up: number, around?: number]
}

const styles = {
  arched: {
    count: 5,
    thick: 0.055,
    steps: 9,
    line: t => [1 - 0.86 * t, 0.5 - 0.48 * (1 - t) ** 2.2],
  },
  straight: { count: 4, thick: 0.06, line: t => [1 - 0.78 * t, 0.01 + 0.96 * t] },
  basket: { count: 9, thick: 0.03, line: t => [0.8 - 0.08 * t, 0.02 + 0.96 * t, 1.5 * t] },
  wishbone: {
    count: 4,
    thick: 0.05,
    steps: 9,
    line: t => [1 - 0.66 * Math.sin(Math.PI * t * 0.9) - 0.36 * t, 0.01 + 0.97 * t],
  },
} satisfies Record<string, Style>

export const spiders = namesOf(styles)

export function spider(b: Builder, style: keyof typeof styles, { r, h, color }: Base): void {
  const { count, thick, steps = 1, line }: Style = styles[style]
  for (let i = 0; i < count; i++) {
    const path = shares(steps).map((t): Vec => {
      const [out, up, around = 0] = line(t)
      const a = (i / count) * 2 * Math.PI + 0.35 + around
      return [Math.cos(a) * out * r, Math.sin(a) * out * r, 0.6 + up * (h - 1.8)]
    })
    tube(b, path, r * thick, color)
  }
  if (style === 'basket') {
    hoop(b, r * 0.8, 0.8, 0.8, color)
    hoop(b, r * 0.72, h - 0.8, 0.8, color)
    return
  }
  if (style === 'arched') {
    b.cylinder(h * 0.38, r * 0.14, h * 0.2, color)
    b.cylinder(h * 0.58, r * 0.08, h * 0.42 - 1.4, color, { capped: false })
  }
  b.cylinder(h - 1.4, r * 0.46, 1.4, color)
  rim(b, r * 0.46, h, color)
}

export function hoop(b: Builder, r: number, z: number, thick: number, color: string): void {
  for (const from of [135, 225, 45, 315])
    tube(
      b,
      arc([0, 0], [r, r], [from, from + 90], 6).map(([x, y]): Vec => [x, y, z]),
      thick,
      color,
    )
}
