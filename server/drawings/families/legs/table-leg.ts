import { brand, coats, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { joined } from '../../props/legs/arrangements.ts'
import type { Layer } from '../../props/legs/corners.ts'
import { type Leg, stand } from '../../props/legs/leg.ts'
import type { LegType } from '../../props/legs/makers.ts'
import {
  metalPedestal,
  metalPedestals,
  woodPedestal,
  woodPedestals,
} from '../../props/legs/pedestals.ts'
import { spider, spiders } from '../../props/legs/spider.ts'
import { end, foot } from './bases.ts'
import { legFamily, type Made, type View, views } from './views.ts'

const grain = [boards(4, true, '#10262b', 0.14)]

const panelEnd: View = (b, { brief, h, wood, over }) => {
  const at = b.at(0, 0, 0, brief.int(0, 1))
  const style = brief.construction(['waterfall', 'slots', 'pair'])
  // A drawn out box would not be known for a table.
  const [w, thick] = [h * brief.between(0.75, 1), brief.between(4, 7)]
  const panel = (x: number, y: number, wide: number, deep: number) =>
    at.box([x, y, 0], [wide, deep, h - thick], wood, { front: grain, right: grain })
  if (style === 'waterfall') panel(-w / 2, 0, w, thick)
  if (style === 'slots') for (const t of [0, 0.36, 0.72]) panel(w * (t - 0.5), 0, w * 0.28, thick)
  if (style === 'pair') for (const x of [-w / 2, w / 2 - thick]) panel(x, -w * 0.3, thick, w * 0.36)
  const back = w * brief.between(0.5, 0.9)
  const front = style === 'pair' ? w * 0.06 + 3 : thick
  const color = style === 'waterfall' ? wood : over
  at.block([-back, h - thick], [w, back + front, thick], color, { top: grain })
  if (style === 'waterfall') panel(-w / 2, -back, w * 0.12, thick)
}

const stretcherEnd: View = (b, { brief, wood, make }) => {
  const maker = make(['turned', 'square', 'fluted'])
  const leg = maker([0, 1])
  const { h, half } = leg
  const gap = h * brief.between(0.5, 0.85)
  const [low, at, back] = [half * 0.8, h * brief.between(0.1, 0.14), -gap * 0.7]
  const stretcher = (y: number) => b.box([low, y, at], [gap - 2 * low, 2.8, 3.6], wood)
  for (const x of [0, gap]) stand(b.at(x, 0), leg)
  b.box([half, -1.2, h * 0.84], [gap - 2 * half, 2.4, h * 0.15], wood)
  stretcher(-1.4)
  if (brief.chance(0.5)) return
  b.box([gap / 2 - 1.4, back + 1.4, at], [2.8, -back - 2.8, 3.6], wood)
  for (const x of [0, gap]) stand(b.at(x, back), leg)
  stretcher(back - 1.4)
}

const clusterLeg: View = (b, { brief, h, wood }) => {
  const [r, thick] = [brief.between(9, 15), brief.between(4, 7)]
  const foot = brief.between(1.3, 2) * r
  const isRound = brief.option('round', 0.5)
  b.box([-foot, -foot, [0, h - 5]], [2 * foot, 2 * foot, 5], wood)
  for (const x of [-r, r])
    for (const y of [-r, r])
      if (isRound) b.cylinder([x, y, 5], thick / 2, h - 10, wood, { capped: false })
      else b.box([x - thick / 2, y - thick / 2, 5], [thick, thick, h - 10], wood)
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
