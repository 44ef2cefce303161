import type { Builder } from '../kit/builder.ts'
import { partsOf } from '../kit/geometry.ts'
import { metals } from '../kit/palette.ts'
import { pendant, pendantStyles } from '../props/lamps.ts'
import { breathing, swaying } from '../props/motions.ts'
import type { Layout, Plan } from './plan.ts'

type Above = Required<Layout>['above']
type Row = 'back' | `floor ${number}`

/** The lower edge of the shades above the floor, and from the upper edge of the walls to the rails. */
const HANGS_AT = 168
const BELOW_EDGE = 12

/** From lamp to lamp over one thing, and the least width of a thing that has one, in cm. */
export const LAMP_PITCH = 140
const WIDE = 100

/** In rooms of more than this height fewer lamps shine as far. */
const HIGH = 288
const HIGH_PITCH = 220

/** Lamps that sway over all wide things of some rows, each on a rail from the wall at the back. */
export const lampsAbove =
  (...rows: readonly Row[]): Above =>
  (b, { brief, h, scheme }, standing) => {
    const shade = brief.fork('lamps').pick(pendantStyles)
    const [z, pitch] = [h - BELOW_EDGE, h > HIGH ? HIGH_PITCH : LAMP_PITCH]
    const rails = new Map<number, number[]>()
    for (const { name, thing, x, y } of standing) {
      if (thing.w < WIDE || !rows.some(row => name.startsWith(`${row} `))) continue
      const count = partsOf(thing.w, pitch, 1)
      for (let i = 0; i < count; i++) {
        const at = Math.round(x + ((i + 0.5) * thing.w) / count)
        rails.set(at, [...(rails.get(at) ?? []), y + thing.d / 2])
      }
    }
    for (const [x, places] of rails) {
      b.quiet.box([x - 2, 0.1, z], [4, Math.max(...places) + 8, 4], metals.black)
      for (const y of places)
        b.moving(swaying([x, y, z], 1.8, 6 + (x % 3)), g =>
          pendant(g.at(x, y, HANGS_AT), z - HANGS_AT, scheme.accent, shade),
        )
    }
  }

export function shine(b: Builder, radii: readonly number[], { brief }: Plan) {
  b.moving(breathing(0.35, 1, brief.between(5, 7)), g => {
    for (const r of radii) g.glow(1, r, '#ffe39a', 0.28)
  })
}
