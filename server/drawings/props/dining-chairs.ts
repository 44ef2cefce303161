import { briefFor } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { namesOf } from '../kit/palette.ts'
import { type Filling, filled } from '../things/back-fillings.ts'
import { type ChairMake, chairOf, type Part, sized } from '../things/chair.ts'
import { backPad } from '../things/chair-backs.ts'
import { legged, posted } from '../things/chair-parts.ts'
import { betweenPosts, seated } from '../things/chair-seats.ts'
import { bowBack } from '../things/curved-backs.ts'
import { barrel } from './chair-shells.ts'

const framed = (filling: Filling, count?: number): ChairMake => ({
  base: posted(['square']),
  seat: betweenPosts('plain'),
  back: filled([filling], count),
})
const seat = seated(['plain'])
const base = legged(['tapered'], { splay: 2 })

const makes = {
  ladder: framed('ladder', 3),
  spindles: framed('spindles', 2),
  padded: { base, seat, back: sized(backPad({ from: [1, 0], round: 0 }), () => ({ post: 6 })) },
  shell: {
    base,
    seat,
    back(b, { w, seat: z, top, fabric: color }) {
      const wall = { r: w / 2 + 3, z, thick: 3, open: 80, pieces: 5, color }
      barrel(b, { ...wall, back: Math.min(top, 80), arm: z + 16 })
    },
  },
  hoop: { base, seat, back: bowBack },
  crossed: framed('cross'),
  splat: framed('splat'),
} satisfies Record<string, ChairMake>

const foot: Part = (b, { w, seat, frame }) => {
  b.cylinder(0, w * 0.48, 3, frame)
  b.cylinder(3, 3, seat - 10, frame)
}

const chairs = {
  ...makes,
  slat: framed('band'),
  pedestal: { ...makes.padded, base: foot },
} satisfies Record<string, ChairMake>

export type ChairStyle = keyof typeof chairs
/** Those that stand around dining tables. */
export const diningChairStyles = namesOf(makes)

interface DiningChair {
  frame: string
  fabric: string
  /** Height of the back. */
  top: number
  rake?: number
}

/** A side chair of few parts, to stand in numbers: centred on the origin, facing +y. */
export function diningChair(b: Builder, style: ChairStyle, look: DiningChair) {
  const size = { w: 44, d: 44, seat: 45, rake: 0.14, post: 4 }
  const plain = { brief: briefFor(''), metal: look.frame, arms: false, plain: true }
  b.group(g => chairOf(g, chairs[style], { ...size, ...look, ...plain }))
}
