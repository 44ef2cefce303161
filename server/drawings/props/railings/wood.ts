import type { Brief } from '../../brief.ts'
import { type Leg, stand } from '../legs/leg.ts'
import { square } from '../legs/section.ts'
import { type Cut, turn } from '../legs/turning.ts'
import { type Infill, places, slopeBar, under } from './bay.ts'

/** Slender turnings with square ends. */
const turnings = {
  vase: [
    ['block', 14, 1],
    ['bead', 2, 0.9],
    ['vase', 34, 0.56, 1, 0.4],
    ['bead', 2, 0.66],
    ['taper', 22, 0.46, 0.6],
    ['block', 12, 0.9],
  ],
  double: [
    ['block', 12, 0.9],
    ['urn', 30, 0.44, 1, 0.46],
    ['bead', 2.5, 0.8],
    ['vase', 30, 0.46, 1, 0.44],
    ['block', 12, 0.9],
  ],
  pin: [
    ['block', 18, 0.9],
    ['bead', 2.5, 1],
    ['taper', 56, 0.8, 0.44],
    ['bead', 2, 0.7],
    ['block', 10, 0.8],
  ],
  bobbin: [
    ['taper', 5, 0.8, 0.8],
    ['ball', 12, 1],
    ['ball', 12, 0.9],
    ['taper', 36, 0.5, 0.5],
    ['ball', 12, 0.9],
    ['taper', 8, 0.6, 0.6],
  ],
} satisfies Record<string, readonly Cut[]>

type Turning = keyof typeof turnings

/** One turned baluster of a height. */
export function baluster(turning: Turning, h: number, half: number, color: string): Leg {
  const cuts: readonly Cut[] = turnings[turning]
  const pieces = turn(cuts, h, half, 0.6).map(stretch =>
    'profile' in stretch
      ? { color, profile: stretch.profile }
      : {
          color,
          rings: [stretch.from, stretch.to].map(z => square(stretch.block, z, [0, 0], 0.05)),
        },
  )
  return { h, half, pieces }
}

export function anyTurning(brief: Brief): Turning {
  return brief.construction(Object.keys(turnings) as Turning[])
}

/** Turned balusters of one pattern. */
export function turnedInfill(brief: Brief, color: string): Infill {
  const turning = anyTurning(brief)
  const [half, space] = [brief.between(2.3, 3.1), brief.between(12, 17)]
  return (b, bay) => {
    for (const x of places(bay, space)) {
      const foot = bay.foot(x)
      stand(b.at(x, 0, foot), baluster(turning, under(bay, x, half) - foot, half, color))
    }
  }
}

/** Square bars upright, in pairs, as boards, or slats along the rail. */
export function squareInfill(brief: Brief, color: string): Infill {
  const style = brief.construction(['bars', 'slats', 'pairs', 'boards'] as const)
  const thick = brief.between(2.6, 3.8)
  if (style === 'slats')
    return (b, bay) => {
      for (const share of [0.06, 0.29, 0.52, 0.75]) slopeBar(b, bay, share, [9, thick * 0.6], color)
    }
  const wide = style === 'boards' ? thick * 3 : thick
  const space = { bars: thick * 3.4, pairs: thick * 6, boards: wide * 1.5 }[style]
  const shifts = style === 'pairs' ? [-thick * 0.9, thick * 0.9] : [0]
  return (b, bay) => {
    for (const middle of places(bay, space))
      for (const shift of shifts) {
        const [x, foot] = [middle + shift, bay.foot(middle)]
        const high = under(bay, x, wide / 2) - foot
        b.box([x - wide / 2, -thick / 2, foot], [wide, thick, high], color)
      }
  }
}
