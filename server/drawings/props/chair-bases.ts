import type { Builder } from '../kit/builder.ts'
import { ngon, pairs, points, type Vec } from '../kit/geometry.ts'
import { ring, sides } from '../things/bars.ts'
import { bent } from './bent.ts'
import { plate } from './outline.ts'
import { rounded } from './sweep.ts'

/** What a base carries, in cm: `h` is the height of the seat's underside. */
interface Base extends Record<'w' | 'd' | 'h', number> {
  color: string
}

const bases = {
  trumpet(b, { w, h, color }) {
    const r = w * 0.48
    plate(b, r, 0, 1.4, color)
    const [foot, stem] = [pairs('0.94 1.4, 0.5 3.4, 0.22 8', [r, 1]), '0.14 0.45, 0.16 0.75, 0.4 1']
    b.turned(0, [...foot, ...pairs(stem, [r, h])], color)
  },
  disc(b, { w, h, color }) {
    plate(b, w * 0.46, 0, 2, color)
    b.cylinder(2, 2.6, h - 4, color, { capped: false })
    b.cylinder(h - 2, w * 0.22, 2, color)
  },
  star(b, { w, h, color }) {
    star(b, 4, w * 0.52, 0, color)
    b.cylinder(9, 2.8, h - 11, color)
    b.cylinder(h - 2, w * 0.2, 2, color)
  },
  castors(b, { h, color }) {
    castors(b, 31, color)
    b.cylinder(15, 2, h - 17, '#c3ccd1', { capped: false })
    b.block(h - 2, [24, 24, 2], color)
  },
  column(b, { h, color }) {
    plate(b, 20, 0, 1.6, color)
    b.cylinder(1.6, 2.6, h - 1.6, color, { capped: false })
    footRing(b, h * 0.36, color)
  },
  wires(b, { w, d, h, color }) {
    for (const [x, y] of pairs('-1 -1, -1 1, 1 -1, 1 1', [w * 0.42, d * 0.42])) {
      b.beam([x * 1.12, y * 1.12, 0], [x * 0.56, y * 0.56, h], 1.6, color)
      b.quiet.beam([x, y, h * 0.2], [0, y * 0.5, h], 1, color)
    }
  },
  sled(b, { w, d, h, color }) {
    const y = d / 2 - 1.3
    const runner = points([4 - y, h], [-y, 1.2], [y, 1.2], [y - 4, h])
    sides(b, w / 2 - 1.5, rounded(runner, 6), [2.2, 2.2], color)
  },
  loops: (b, look) => bases.sled(b.facing(1), { ...look, w: look.d, d: look.w }),
} satisfies Record<string, (b: Builder, look: Base) => void>

export type BaseStyle = keyof typeof bases

/** What a seat stands on instead of four legs, centred on the origin. */
export function base(b: Builder, style: BaseStyle, look: Base) {
  bases[style](b, look)
}

export function footRing(b: Builder, z: number, color: string, r = 14) {
  ring(b, r, z, [1.7, 1.7], color)
  b.quiet.beam([2.6, 0, z], [r - 0.8, 0, z], 1.4, color)
}

/** A star on five castors, 15 cm high. */
export function castors(b: Builder, r: number, color: string) {
  for (const [x, y] of star(b, 5, r, 5, color)) b.ball([x, y, 3.2], 3.2, '#23292d')
  b.cylinder(9, 3.4, 6, color)
}

/** Feet around the origin that rise to its middle; gives the places on the floor where they end. */
export function star(b: Builder, count: number, r: number, z: number, color: string): Vec[] {
  return ngon(count, [r, r], 0.4).map(([x, y]) => {
    const at = (k: number, up: number): Vec => [x * k, y * k, z + up]
    bent(b, [at(0.12, 7), at(1, 3)], [5, 4], color, { taper: 0.6 })
    return at(1, -z)
  })
}
