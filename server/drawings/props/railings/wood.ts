import type { Brief } from '../../brief.ts'
import { legOf } from '../legs/lathe.ts'
import { stand } from '../legs/leg.ts'
import { balusters } from '../legs/patterns.ts'
import { type Infill, places, slopeBar, under } from './bay.ts'

export function turnedInfill(brief: Brief, color: string): Infill {
  const pattern = brief.make(balusters)
  const [half, space] = [brief.between(2.3, 3.1), brief.between(12, 17)]
  return (b, bay) => {
    for (const x of places(bay, space)) {
      const foot = bay.foot(x)
      const h = under(bay, x, half) - foot
      stand(b.at(x, 0, foot), legOf(pattern, { h, half, color }, 0.6))
    }
  }
}

const bars = {
  bars: { wide: 1, space: 3.4, shifts: [0] },
  pairs: { wide: 1, space: 6, shifts: [-0.9, 0.9] },
  boards: { wide: 3, space: 4.5, shifts: [0] },
}

export function squareInfill(brief: Brief, color: string): Infill {
  const style = brief.construction(['bars', 'slats', 'pairs', 'boards'])
  const thick = brief.between(2.6, 3.8)
  if (style === 'slats')
    return (b, bay) => {
      for (const share of [0.06, 0.29, 0.52, 0.75]) slopeBar(b, bay, share, [9, thick * 0.6], color)
    }
  const { wide, space, shifts } = bars[style]
  return (b, bay) => {
    for (const middle of places(bay, space * thick))
      for (const shift of shifts) {
        const [x, half, foot] = [middle + shift * thick, (wide * thick) / 2, bay.foot(middle)]
        const size = [2 * half, thick, under(bay, x, half) - foot] as const
        b.box([x - half, -thick / 2, foot], size, color)
      }
  }
}
