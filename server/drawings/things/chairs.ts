import { cushion, ellipse } from '../props/outline.ts'
import { filled } from './back-fillings.ts'
import { ring } from './bars.ts'
import { type ChairMake, type Part, sized } from './chair.ts'
import { armed, legged, posted } from './chair-parts.ts'
import { betweenPosts, seated } from './chair-seats.ts'
import * as backs from './curved-backs.ts'

const anyBars = [undefined, 'h', 'box'] as const
const arms = armed(['straight', 'straight', 'curved'])

const windsor = (back: Part, reach: number): ChairMake => ({
  base: legged(['dowel', 'turned'], { inset: 8, splay: 6, bars: ['h', 0.42] }),
  seat: seated(['solid']),
  back,
  arms: armed(['curved'], reach),
  measures: () => ({ post: 9 }),
})

export const framedChairs = {
  ladder: {
    base: posted(['turned', 'square'], anyBars),
    seat: betweenPosts('rush', 'pad', 'boards'),
    back: filled(['ladder'], 3, 5),
    arms,
  },
  slatted: {
    base: posted(['square', 'tapered'], anyBars),
    seat: betweenPosts('pad', 'boards', 'cane'),
    back: filled(['slats', 'spindles'], 3, 6),
    arms,
  },
  splat: { base: posted(['cabriole']), seat: betweenPosts('pad'), back: filled(['splat']), arms },
  crossed: {
    base: posted(['square', 'tapered'], anyBars),
    seat: betweenPosts('rush', 'cane', 'pad'),
    back: filled(['cross']),
    arms,
  },
  panelled: {
    base: posted(['square', 'tapered', 'turned']),
    seat: betweenPosts('pad'),
    back: filled(['panel', 'band']),
    arms,
  },
  bow: windsor(backs.bowBack, 0.85),
  comb: windsor(backs.combBack, 0.86),
  bentwood: {
    base(b, chair) {
      const size = chair.w * 0.75
      legged(['dowel'], { w: size, thick: 3.4, splay: 4 })(b, chair)
      ring(b, size * 0.4, (chair.seat - 7) * 0.52, [1.8, 1.8], chair.frame)
    },
    seat(b, { brief, w, seat, frame, fabric }) {
      b.cylinder(seat - 7, w / 2, 4, frame)
      const top = brief.pick([frame, '#e2c791', fabric])
      cushion(b, ellipse(w / 2 - 1), seat - 3, 3, top, 1.4)
    },
    back: sized(backs.hoops, ({ w }) => ({ d: w * 0.71, w: w * 0.7, post: 4 })),
  },
  wishbone: {
    base: legged(['dowel'], { drop: 5, thick: 3.8, splay: 2, bars: ['box', 0.5] }),
    seat: seated(['rush', 'pad']),
    back: backs.wishbone,
  },
  medallion: {
    base: (b, chair) =>
      legged(['turned', 'cabriole', 'tapered'], { back: chair.w * 0.86 })(b, chair),
    seat: seated(['pad'], 0, 0.86),
    back: backs.medallion,
    arms: armed(['curved'], 0.84),
  },
  plank: {
    base: legged(['dowel'], { inset: 10, splay: 7, thick: 4.6 }),
    seat: seated(['solid']),
    back: backs.plank,
    measures: () => ({ post: 8 }),
  },
} satisfies Record<string, ChairMake>
