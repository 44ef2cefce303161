import { brand, coats, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { joined } from '../../props/legs/arrangements.ts'
import type { Layer } from '../../props/legs/corners.ts'
import type { Leg } from '../../props/legs/leg.ts'
import type { LegType } from '../../props/legs/makers.ts'
import { spiders } from '../../props/legs/metal-feet.ts'
import { metalPedestals, woodPedestals } from '../../props/legs/pedestals.ts'
import { ends, foot, legFamily, type Made, type View, views } from './views.ts'

const clusterLeg: View = (b, { brief, h, wood }) => {
  const [r, thick] = [brief.between(9, 15), brief.between(4, 7)]
  const foot = brief.between(1.3, 2) * r
  const isRound = brief.option('round', 0.5)
  b.box([-foot, -foot, [0, h - 5]], [2 * foot, 2 * foot, 5], wood)
  const edges = [-r, r].map(x => x - thick / 2)
  if (isRound) b.cylinder([[-r, r], [-r, r], 5], thick / 2, h - 10, wood, { capped: false })
  else b.box([edges, edges, 5], [thick, thick, h - 10], wood)
}

const wooden: readonly LegType[] = ['turned', 'square', 'tapered', 'cabriole', 'fluted', 'saber']

/** Heights of tables in cm. */
const heights = { dining: 71, coffee: 40, bar: 100 }

export function tableLayers({ brief, h, wood, over }: Made, leg: Leg): Layer[] {
  const rail = leg.plate ? 0 : h * brief.pick([0, 0.1, 0.16])
  const high = h * brief.between(0.03, 0.05)
  const top = [boards(4, false, brand.ink, 0.1)]
  return [
    { kind: 'boards', high: rail, sunk: rail, over: -0.6, color: wood },
    { kind: 'slab', high, over: high, color: over, top },
  ]
}

export const pair: View = (b, { brief, h, wood, make }) =>
  joined(b, make(wooden), h * brief.between(0.6, 1.1), wood, h * brief.between(0, 0.4))

const { near, left, right, lying, four, three } = views

export const tableLeg = legFamily({
  types: ['hairpin', ...wooden],
  height: brief =>
    heights[brief.choose(['dining', 'dining', 'coffee', 'bar'])] * brief.between(0.94, 1.06),
  half: [0.045, 0.07],
  over: [woods.oak, woods.walnut, woods.ash, woods.teak, '#e9e5da', '#c9cfce', coats.charcoal],
  reach: [0.16, 0.28],
  layers: tableLayers,
  views: {
    ...{ near, left, right, lying, four, three, pair },
    'x-frame': ends('crosses'),
    'u-frame': ends('loops'),
    trestle: ends('trestle'),
    panel: ends({ waterfall: 'sides', slots: 'blocks', pair: 'panels' }, { thick: 5 }),
    stretcher: ends({ turned: 'turned', square: 'posts', fluted: 'fluted' }, { under: 'footrest' }),
    cluster: clusterLeg,
    pedestal: foot(woodPedestals, 'wood', 24, 38),
    column: foot(metalPedestals, 'metal', 22, 34),
    spider: foot(spiders, 'metal', 28, 42),
  },
})
