import { briefFor } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { pairs } from '../kit/geometry.ts'
import { namesOf } from '../kit/palette.ts'
import { moulded, rowsOf } from '../props/moulded.ts'
import { plate } from '../props/outline.ts'
import { filled } from './back-fillings.ts'
import { backed, type ChairMake, chairOf, either, sized, together } from './chair.ts'
import { legged, posted } from './chair-parts.ts'
import { betweenPosts, roundBoard, roundPad, seated } from './chair-seats.ts'
import { bowBack, combBack } from './curved-backs.ts'
import { steelStools } from './steel-stools.ts'
import type { Materials } from './upholstery.ts'

const woodenStools = {
  splayed: {
    base: legged(['dowel'], { w: 28, drop: 4, splay: 8, bars: ['box', 0.3] }),
    seat: either(roundBoard, together(roundBoard, roundPad(16.4, 0, 4))),
  },
  posted: {
    base: posted(['tapered'], ['box']),
    seat: betweenPosts('pad'),
    back: filled(['band', 'ladder', 'cross', 'slats'], 3),
    measures: backed(24),
  },
  saddle: {
    base(b, { brief, seat, frame, metal }) {
      const color = brief.pick([frame, metal])
      const z = seat * 0.3
      for (const x of [-17, 17]) {
        for (const y of [-1, 1]) b.beam([x * 1.25, y * 15, 0], [x, y * 7, seat - 5], 3.6, color)
        b.beam([x * 1.17, -11.5, z], [x * 1.17, 11.5, z], 2.6, color)
      }
      b.beam([-18, 0, z], [18, 0, z], 2.6, color)
    },
    seat(b, { seat, frame }) {
      const rows = rowsOf(pairs('14 -5, -14 -5'), 8, () => ({ half: 24, rise: 5 }))
      moulded(b.at(0, 0, seat), rows, 3.4, frame)
    },
  },
  spindle: {
    base: legged(['dowel'], { w: 30, splay: 8, bars: ['box', 0.3] }),
    seat: seated(['solid']),
    back: sized(either(bowBack, combBack), () => ({ post: 8 })),
    measures: backed(26),
  },
  drum: {
    base(b, { seat, metal, frame }) {
      plate(b, 18, 0, 2, metal)
      const waist = pairs('17 0, 14 0.2, 8.5 0.45, 9.5 0.6', [1, seat])
      b.turned(2, [...waist, [15, seat - 8]], frame)
    },
    seat: roundPad(17, 6, 6),
  },
} satisfies Record<string, ChairMake>

const stools = { ...woodenStools, ...steelStools }

export type StoolStyle = keyof typeof stools
export const stoolStyles = namesOf(stools)

interface StoolPlan extends Materials {
  /** Which of the style's versions, 0..1: all stools of a bar are alike. */
  version: number
  /** Height of the seat. */
  h: number
  /** How far a back rises above the seat; 0 for none where the style can do without. */
  back: number
}

export function barStool(b: Builder, style: StoolStyle, plan: StoolPlan) {
  const { version, h, wood, back, ...colors } = plan
  const brief = briefFor(`stool ${version}`)
  const size = { w: 38, d: 38, seat: h, top: h + back, rake: 0.12, post: 3.8 }
  chairOf(b, stools[style], { ...colors, ...size, brief, frame: wood, arms: false })
}
