import type { Builder } from '../kit/builder.ts'
import { type Point, points, steps, times, turned, type Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/palette.ts'
import { cushion, ellipse, rim } from '../props/outline.ts'
import { smooth } from '../props/smooth.ts'
import { spread } from './bars.ts'
import type { OttomanLook } from './ottomans.ts'

export const roundOttomans = {
  /** A round pouf sewn of panels: low, and rounded to its button, so that it does not look like a cask. */
  pouf(b, { brief, fabric }) {
    const [r, h] = [brief.between(30, 38), brief.between(27, 34)]
    const profile = times(9, (i): Point => {
      const angle = -0.95 + 0.3 * i
      return [r * Math.cos(angle) ** 0.62, (h * (Math.sin(angle) + 0.814)) / 1.814]
    })
    const seam = darker(fabric, 0.3)
    sewn(b, profile, fabric, 8, seam)
    b.cylinder(h, 4, 1, seam)
    rim(b, r * 0.72, 0, seam)
  },
  skirted(b, { brief, fabric }) {
    const [r, h] = [brief.between(28, 44), brief.between(32, 40)]
    sewn(b, points([r, 0], [r * 0.94, h - 10]), fabric, 26, darker(fabric, 0.28))
    cushion(b, ellipse(r, r, 30), h - 10, 12, lighter(fabric, 0.05), 4)
    rim(b, r, 0, darker(fabric, 0.2))
  },
} satisfies Record<string, (b: Builder, look: OttomanLook) => void>

/** A round body of panels, with its seams where the eye sees them. */
function sewn(b: Builder, profile: readonly Point[], color: string, count: number, seam: string) {
  const at = ([r, z]: Point, angle: number): Vec => [Math.cos(angle) * r, Math.sin(angle) * r, z]
  const ring = (point: Point) => spread(2 * Math.PI, 28).map(([angle]) => at(point, angle))
  smooth(b, color, g => {
    for (const [from, to] of steps(profile.map(ring))) g.loft(from, to, color)
  })
  for (const [angle] of spread(2 * Math.PI, count)) {
    const [x, y] = turned(at([1, 0], angle), b.turn)
    const line = profile.map(([r, z]) => at([r + 0.2, z], angle))
    if (x + y > 0.1) b.wire(line, 0.8, seam)
  }
}
