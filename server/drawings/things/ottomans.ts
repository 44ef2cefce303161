import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { type Point, points, steps, times, turned, type Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/palette.ts'
import { ornament } from '../props/ornaments.ts'
import { cushion, ellipse, rim } from '../props/outline.ts'
import { smooth } from '../props/smooth.ts'
import { spread } from './bars.ts'
import { CUSHION, couch } from './couch.ts'
import { type Cover, leaning, pad } from './upholstery.ts'

interface OttomanLook extends Cover {
  brief: Brief
}

/** A couch without back and arms: its base, its width and depth in cm, what is on it or beside it. */
export type Ottoman =
  | ((b: Builder, look: OttomanLook) => void)
  | readonly [Base, number, number, Extra]
type Base = `${'fabric' | 'wood'} ${string}`
type Extra = keyof typeof extras

export const ottomans = {
  buttoned: ['fabric 13 14 on turned tapered square hairpin', 80, 68, 'tufts'],
  bench: ['wood 32 5 on tapered sled turned hairpin cabriole', 134, 43, 'bolsters'],
  cocktail: ['fabric 12 12 on turned plinth tapered', 104, 70, 'tray'],
  footstool: ['wood 22 6 on cabriole turned tapered', 56, 44, 'pillow'],
  crossed: ['wood 32 3', 62, 41, 'crossing'],
  cube: ['fabric 3 27 on plinth', 47, 46, 'another'],
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
} satisfies Record<string, Ottoman>

export function ottoman(b: Builder, make: Ottoman, look: OttomanLook) {
  if (typeof make === 'function') return make(b, look)
  const [base, wide, deep, more] = make
  const some = () => look.brief.between(0.84, 1.16)
  const [w, d] = [wide * some(), deep * some()]
  const bare = `none 0 0-0, none 0, long, place ${w}, deep ${d}` as const
  couch(b, `${base}, ${bare}`, { ...look, seats: 1 })
  const [, low, thick] = base.split(' ')
  const top = Number(low) + Number(thick) + CUSHION
  extras[more](b.at(0, 0, top), look, [w, d, top])
}

const extras = {
  tufts(b, { brief, fabric }, [w, d]) {
    const color = darker(fabric, 0.3)
    const crease = (from: Vec, to: Vec) => b.wire([from, to], 0.5, color)
    const count = brief.int(3, 4)
    for (const [x] of spread(w * 0.9, count)) {
      crease([x, -d * 0.43, 0], [x, d * 0.43, 0])
      for (const [y] of spread(d * 0.9, count)) b.quiet.ball([x, y, 0.5], 1.5, color)
    }
    for (const [y] of spread(d * 0.9, count)) crease([-w * 0.43, y, 0], [w * 0.43, y, 0])
  },
  bolsters(b, { brief, accent }, [w, d]) {
    const endColor = darker(accent, 0.2)
    for (const side of brief.pick([[-1], [-1, 1], []]))
      b.rod('y', [side * (w / 2 - 14), 4 - d / 2, 7.2], 7, d - 8, accent, { endColor })
  },
  tray(b, { brief, wood }) {
    b.block(0, [48, 32, 1.4], wood)
    for (const y of [-16, 14.6]) b.block([y, 1.4], [48, 1.4, 3], wood)
    b.box([[-24, 22.6], -14.6, 1.4], [1.4, 29.2, 3], wood)
    ornament(b.at(-8, 0, 1.4), brief.pick(['books', 'vase', 'candles'] as const), brief)
    ornament(b.at(14, 2, 1.4), 'mug', brief)
  },
  pillow(b, { brief, accent }, [, d, top]) {
    if (brief.chance(0.6)) leaning(b.at(0, d / 2 + 0.5, -top), [32, 28, 9], accent, 8)
  },
  another(b, { brief, accent }, [w, , top]) {
    const size = [w * 0.8, w * 0.8, w * 0.6] as const
    if (brief.chance(0.6)) pad(b, [w * 1.2, -w / 3, -top], size, accent, { round: 7 })
  },
  crossing(b, { brief, wood, metal }, [w, d, top]) {
    const [color, h] = [brief.pick([wood, metal]), top - CUSHION - 3]
    for (const y of [4 - d / 2, d / 2 - 4])
      for (const way of [-1, 1]) {
        const at = y + way * 1.6
        b.beam([(-way * w) / 2, at, -top], [(way * w) / 2, at, h - top], 3, color)
      }
    b.rod('y', [0, 7.2 - d / 2, h / 2 - top], 1.5, d - 14.4, color)
  },
} satisfies Record<string, (b: Builder, look: OttomanLook, size: Vec) => void>

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
