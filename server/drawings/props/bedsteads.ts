import type { Builder } from '../kit/builder.ts'
import { onPlane, type Point, pairs, partsOf, times, type Vec } from '../kit/geometry.ts'
import { darker } from '../kit/palette.ts'
import { sheet, spread } from '../things/bars.ts'
import { arc, bent, curve } from './bent.ts'
import { type Draw, posts } from './headboards.ts'
import { moulded } from './moulded.ts'

export const bedsteads = {
  sleigh(b, { w, top, wood }) {
    const k = Math.min(1, top / 105)
    const path = pairs(`0 ${8 / top}, 0 0.3, -2 0.55, -9 0.8, -18 0.95, -26 0.93`, [k, top])
    sheet(b.at(0, -3), [w + 8, 5], path, wood)
    const roll = [-w / 2 - 4, -3 - 28 * k, top * 0.93 - 4 * k] as const
    b.rod('x', roll, 4.2 * k, w + 8, darker(wood, 0.12))
    posts(b, w / 2 + 4, [8, 8, 8], wood, -7)
  },
  iron(b, { brief, w, low, top, metal }) {
    const [x, count] = [w / 2 + 1, brief.int(6, 10)]
    const knob = brief.pick(['#c29a4b', metal])
    const crest = brief.pick([
      (u: number) => Math.sqrt(1 - u * u),
      (u: number) => 1 - u ** 4,
      () => 0,
    ])
    const shoulder = low + (top - low) * (crest(0) ? 0.45 : 0.8)
    const height = (u: number) => shoulder - 4 + (top - shoulder) * crest(u)
    posts(b, x + 2, [4, 4, shoulder], metal, -5)
    for (const side of [-x, x]) b.ball([side, -3, shoulder + 3.4], 3.6, knob)
    b.beam([-x + 2.2, -3, low - 2], [x - 2.2, -3, low - 2], 2.4, metal)
    const rail = curve(14, t => [(x - 2.4) * (2 * t - 1), -3.4, height(2 * t - 1)])
    bent(b, rail, 2.6, metal)
    for (const [u] of spread(2, count))
      b.beam([u * (x - 4), -3, low - 0.6], [u * (x - 4), -3, height(u) - 1.4], 1.7, metal)
  },
  turned(b, { brief, w, low, top, wood }) {
    const [inner, foot] = [w - 9, low - 1.5]
    const spindles = spread(inner, brief.int(7, 10))
    for (const x of [-w / 2, w / 2]) bobbin(b.at(x, -4), top, 4.4, wood)
    for (const z of [low - 4, top * 0.9]) b.beam([-inner / 2, -4, z], [inner / 2, -4, z], 5, wood)
    for (const [x] of spindles) bobbin(b.at(x, -4, foot), top * 0.9 - 2.6 - foot, 2, wood, false)
  },
  fan(b, { w, low, top }) {
    const cane = '#c9a468'
    const at = (k: number, t: number): Vec => [
      (w / 2 + 8) * k * Math.cos(Math.PI * t),
      -3.4,
      low + (top - low + 22) * k * Math.sin(Math.PI * t),
    ]
    posts(b, w / 2 - 2, [5, 5, low - 3.4], cane, -6)
    b.beam(at(1, 1), at(1, 0), 3.4, cane)
    for (const [k, thick] of pairs('1 3.4, 0.42 2.4'))
      bent(
        b,
        curve(18, t => at(k, t)),
        thick,
        cane,
      )
    for (let i = 1; i < 14; i++) b.beam(at(0.44, i / 14), at(0.975, i / 14), 1.3, cane)
  },
} satisfies Record<string, Draw>

interface FourPosts extends Record<'w' | 'l' | 'h', number> {
  color: string
  turned: boolean
  cloth: string
}

/** Four tall posts with rails between their tops; `cloth` hangs as curtains and in loops over them, unless it is empty. */
export function fourPosts(b: Builder, { w, l, h, color, turned, cloth }: FourPosts) {
  for (const y of [-4, l + 4]) {
    if (turned) for (const x of [-w / 2 - 3.5, w / 2 + 3.5]) bobbin(b.at(x, y), h, 4.4, color)
    else posts(b, w / 2 + 7, [7, 7, h], color, y - 3.5)
    b.block([y - 3, h], [w + 14, 6, 5], color)
  }
  b.box([[-w / 2 - 6.5, w / 2 + 0.5], -1, h], [6, l + 2, 5], color)
  if (!cloth) return
  for (const i of [0, 1]) {
    const rows = curve(5, t => [0, ((i + t) * l) / 5, h + 7 - Math.sin(Math.PI * t) * 15]).map(
      ([, y, z]) => [-w / 2, w / 2].map((x): Vec => [x, y, z]),
    )
    moulded(b.quiet, rows, 1, cloth)
  }
  // Curtains, tied at two fifths of their height.
  const ring = (r: number, z: number) => onPlane('z', z, arc([0, 0], [r * 0.8, r], [0, 315], 7))
  const tied = ring(3.4, h * 0.4)
  for (const x of [-w / 2 - 15, w / 2 + 15])
    for (const end of [ring(7, 2), ring(7, h - 1)]) b.at(x, -4).loft(tied, end, cloth)
}

function bobbin(b: Builder, h: number, r: number, color: string, knob = true) {
  const beads = partsOf(h, r * 9)
  const bead = pairs('1 0.18, 0.62 0.3, 0.9 0.62, 0.6 0.9')
  const profile = times(beads, i =>
    bead.map(([k, share]): Point => [k * r, ((i + share) / beads) * h]),
  )
  b.turned(0, [[r * 0.7, 0], ...profile.flat(), [r * 0.8, h]], color)
  if (knob) b.ball(h + r, r * 1.15, color)
}
