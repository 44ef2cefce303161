import { points } from '../../kit/geometry.ts'
import { lighter, metals } from '../../kit/palette.ts'
import { ring } from '../../things/bars.ts'
import { bent } from '../bent.ts'
import { castors, star } from '../chair-bases.ts'
import { rim } from '../outline.ts'
import { cut } from './lathe.ts'
import { stand } from './leg.ts'
import type { Foot } from './pedestals.ts'

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
    stand(b, { pieces: cut('taper 2 80, flare 6 80 13', { h: 8, half: r, color }) })
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
