import { points } from '../../kit/geometry.ts'
import { fabrics, leather, valuesOf } from '../../kit/palette.ts'
import { joined } from '../../props/legs/arrangements.ts'
import { stand } from '../../props/legs/leg.ts'
import type { LegType } from '../../props/legs/makers.ts'
import { swivels } from '../../props/legs/metal-feet.ts'
import { type Filling, filled } from '../../things/back-fillings.ts'
import { sheet } from '../../things/bars.ts'
import { type ChairMake, chairOf, type Part } from '../../things/chair.ts'
import { rearPosts } from '../../things/chair-backs.ts'
import { legged, standing } from '../../things/chair-parts.ts'
import { pad, roundBoard } from '../../things/chair-seats.ts'
import { lightChairs } from '../../things/light-chairs.ts'
import { foot, legFamily, type View, views } from './views.ts'

/** So much of a chair as its legs are seen by. */
const chair =
  (make: ChairMake): View =>
  (b, { brief, h, wood: frame, metal, over: fabric }) => {
    const [w, d, seat] = [brief.between(34, 46), brief.between(36, 46), h + 7]
    const size = { w, d, seat, top: seat + brief.between(30, 56), post: brief.between(3.4, 4.6) }
    const rake = brief.between(0.1, 0.2)
    chairOf(b, make, { brief, ...size, rake, frame, metal, fabric, arms: false })
  }

const rails: Part = (b, { w, d, seat, post, frame }) => {
  for (const share of [0.4, 1])
    b.block([0.8 - d / 2, seat * share - 7], [w - 2 * post, 2.4, 6 * share], frame)
}

/** A part of a seat, so that what it stands on is seen. */
const part: Part = (b, chair) => {
  const wide = chair.w * chair.brief.between(0.4, 0.9)
  pad(wide, chair.d, wide, 3)(b.at((wide - chair.w) / 2, 0), chair)
}

/** One half of a frame, with legs of the family at the front. */
const side: View = (b, { brief, h, wood, over, make }) => {
  const [d, lean, wide] = [brief.between(34, 42), brief.between(6, 11), brief.between(12, 22)]
  const top = h + brief.between(22, 46)
  const leg = make(['turned', 'tapered', 'cabriole', 'square', 'saber'])([0, 1])
  const foot = points([-lean, 0], [0, h * 0.55], [0, h], [-lean, top])
  sheet(b, [3.8, 3.8], foot, wood)
  stand(b.at(0, d), leg)
  b.block([2.2, h - 7], [2.4, d - 2.4 - leg.half, 7], wood)
  b.box([-wide, 3, h], [wide + 3, d, brief.between(4, 8)], over)
}

const backs = { ladder: 'ladder', spindles: 'spindles', splat: 'splat', lattice: 'cross' } as const

const stools = {
  splayed: legged(['dowel', 'tapered'], { w: 22, drop: 4, splay: 7, bars: ['box', 0.3] }),
  ferrule: legged(['turned', 'cabriole'], { w: 23, drop: 4 }),
  square: legged(['dowel', 'tapered'], { w: 24, drop: 4, splay: 4 }),
}

const wooden: readonly LegType[] = ['turned', 'tapered', 'saber', 'square', 'cabriole', 'fluted']

const pair: View = (b, { brief, h, wood, over, make }) => {
  const [gap, deep] = [brief.between(34, 46), brief.between(10, 22)]
  joined(b, make(wooden), gap, wood, 0)
  b.box([-3, -deep, h], [gap + 6, deep + 3, 1], wood)
  b.box([-3, -deep, h + 1], [gap + 6, deep + 3, brief.between(4, 9)], over)
}

const { near, left, right, lying, four, plinth } = views

export const chairLeg = legFamily({
  types: ['hairpin', ...wooden],
  height: brief => brief.between(39, 47),
  half: [0.055, 0.08],
  over: [...valuesOf(fabrics), ...valuesOf(leather)],
  reach: [0.16, 0.3],
  layers({ brief, wood, over }, { plate }) {
    const rail = plate ? 0 : brief.pick([0, 6, 8])
    return [
      { kind: 'boards', high: rail, sunk: rail, over: -0.6, color: wood },
      { kind: 'slab', high: 1, over: 0.6, color: wood },
      { kind: 'slab', high: brief.between(3, 5), over: 0.2, color: over, inside: '#f0e3c4' },
    ]
  },
  views: {
    ...{ near, left, right, lying, four, plinth, pair },
    back: chair({
      base: (b, plan) => rearPosts(b, plan, plan.brief.between(2, 8)),
      seat: rails,
      back: (b, plan) => filled([plan.brief.make<Filling>(backs)], 3, 5)(b, plan),
    }),
    side,
    stool: chair({ base: (b, plan) => plan.brief.make(stools)(b, plan), seat: roundBoard }),
    sled: chair({ base: standing(['sled', 'loops']), seat: part }),
    cantilever: chair(lightChairs.cantilever),
    swivel: foot(swivels, 'metal', 27, 33, 7),
  },
})
