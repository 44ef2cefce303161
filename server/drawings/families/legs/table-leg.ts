import { brand, coats, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { joined } from '../../props/legs/arrangements.ts'
import type { Layer } from '../../props/legs/corners.ts'
import type { Leg } from '../../props/legs/leg.ts'
import type { LegType } from '../../props/legs/makers.ts'
import {
  metalPedestal,
  metalPedestals,
  woodPedestal,
  woodPedestals,
} from '../../props/legs/pedestals.ts'
import { spider, spiders } from '../../props/legs/spider.ts'
import { end, foot } from './bases.ts'
import { clusterLeg, panelEnd, stretcherEnd } from './table-ends.ts'
import { legFamily, type Made, type View, views } from './views.ts'

const wooden: readonly LegType[] = ['turned', 'square', 'tapered', 'cabriole', 'fluted', 'saber']

/** Heights of tables in cm. */
const heights = { dining: 71, coffee: 40, bar: 100 }

/** Rails at the leg's head and the top over them. */
export function tableLayers({ brief, h, wood, over }: Made, leg: Leg): Layer[] {
  const rail = leg.plate ? 0 : h * brief.pick([0, 0.1, 0.16])
  const high = h * brief.between(0.03, 0.05)
  const top = [boards(4, false, brand.ink, 0.1)]
  return [
    { kind: 'boards', high: rail, sunk: rail, over: -0.6, color: wood },
    { kind: 'slab', high, over: high, color: over, top },
  ]
}

/** Two legs under a rail, as at the end of a table. */
export const pair: View = (b, { brief, h, wood, make }) =>
  joined(b, make(wooden), h * brief.between(0.6, 1.1), wood, h * brief.between(0, 0.4))

export const tableLeg = legFamily({
  types: ['hairpin', ...wooden],
  height: brief =>
    heights[brief.choose(['dining', 'dining', 'coffee', 'bar'])] * brief.between(0.94, 1.06),
  half: [0.045, 0.07],
  over: [woods.oak, woods.walnut, woods.ash, woods.teak, '#e9e5da', '#c9cfce', coats.charcoal],
  reach: [0.16, 0.28],
  layers: tableLayers,
  views: {
    near: views.near,
    left: views.left,
    right: views.right,
    lying: views.lying,
    four: views.four,
    three: views.three,
    pair,
    'x-frame': end('x-frame'),
    'u-frame': end('u-frame'),
    trestle: end('trestle'),
    panel: panelEnd,
    stretcher: stretcherEnd,
    cluster: clusterLeg,
    pedestal: foot(woodPedestal, woodPedestals, 'wood', { r: [24, 38] }),
    column: foot(metalPedestal, metalPedestals, 'metal', { r: [22, 34] }),
    spider: foot(spider, spiders, 'metal', { r: [28, 42] }),
  },
})
