import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { darker } from '../kit/palette.ts'
import { ornament } from '../props/ornaments.ts'
import { leaning } from '../props/pillows.ts'
import { spread } from './bars.ts'
import { CUSHION, couch } from './couch.ts'
import { type Cover, pad } from './upholstery.ts'

export interface OttomanLook extends Cover {
  brief: Brief
}

/** The base of a couch, its width and its depth in cm, and what is on it or beside it. */
type OttomanMake = readonly [
  base: `${'fabric' | 'wood'} ${string}`,
  w: number,
  d: number,
  more: keyof typeof extras,
]

export const ottomans = {
  buttoned: ['fabric 13 14 on turned tapered square hairpin', 80, 68, 'tufts'],
  bench: ['wood 32 5 on tapered sled turned hairpin cabriole', 134, 43, 'bolsters'],
  cocktail: ['fabric 12 12 on turned plinth tapered', 104, 70, 'tray'],
  footstool: ['wood 22 6 on cabriole turned tapered', 56, 44, 'pillow'],
  crossed: ['wood 32 3', 62, 41, 'crossing'],
  cube: ['fabric 3 27 on plinth', 47, 46, 'another'],
} satisfies Record<string, OttomanMake>

/** A couch without back and arms. */
export function ottoman(b: Builder, make: OttomanMake, look: OttomanLook) {
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
    if (brief.chance(0.6)) pad(b, [w * 1.2, -w / 3, -top], { size, round: 7 }, accent)
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
