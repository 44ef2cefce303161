import type { Brief, Family } from '../../brief.ts'
import { coats, fabrics, lighter, valuesOf, woods } from '../../kit/palette.ts'
import type { Layer } from '../../props/legs/corners.ts'
import type { Leg } from '../../props/legs/leg.ts'
import { type LegType, legMaker, legMaterial, legTypes, legWoods } from '../../props/legs/makers.ts'
import { spiders, swivels } from '../../props/legs/metal-feet.ts'
import { metalPedestals, woodPedestals } from '../../props/legs/pedestals.ts'
import { pair, tableLayers } from './table-leg.ts'
import { ends, foot, type Made, type View, views } from './views.ts'

const wooden = foot(woodPedestals, 'wood', 26, 40)
const metallic = foot(metalPedestals, 'metal', 26, 40)

/** Ends and bases by their names. */
const bases: Record<string, View> = {
  'x-frame': ends('crosses'),
  'u-frame': ends('loops'),
  trestle: ends('trestle'),
  'swivel-base': foot(swivels, 'metal', 27, 34, 7),
  spider: foot(spiders, 'metal', 26, 40),
  pedestal: (b, plan) => (valuesOf(legWoods).includes(plan.wood) ? wooden : metallic)(b, plan),
}

const { left, lying, near, plinth, right, three, four } = views
const types = [...legTypes, ...Object.keys(bases)]
const ofMetal = ['hairpin', 'x-frame', 'u-frame', 'swivel-base', 'spider']

export const furnitureLeg: Family = (b, brief) => {
  const type = brief.construction(types)
  const color = legMaterial(brief, ofMetal.includes(type) ? 'metal' : 'wood')
  const isLow = type === 'bun'
  const h = heightOf(brief, type)
  const half = isLow ? h * 0.46 : 1.2 + h * 0.052
  const make = () => legMaker(type as LegType, brief, { h, half, color })
  const over = brief.pick(overs[isLow ? 'bun' : type === 'swivel-base' ? 'seat' : 'table'])
  const plan = { brief, h, wood: color, metal: color, over, make }
  const tall = { left, lying, near, plinth, right, three, joined: pair, four }
  const show = bases[type] ?? brief.make(isLow ? { near, four, plinth, lying, three } : tall)
  show(b, {
    ...plan,
    reach: isLow ? [1, 2] : [0.16, 0.28],
    layers: leg => (isLow ? cabinet(plan, leg) : tableLayers(plan, leg)),
  })
}

const overs = {
  table: [woods.oak, woods.walnut, woods.ash, '#e9e5da', coats.charcoal],
  seat: valuesOf(fabrics),
  bun: [...valuesOf(fabrics), ...valuesOf(woods)],
}

function heightOf(brief: Brief, type: string): number {
  if (type === 'bun') return brief.between(10, 15)
  if (type === 'swivel-base') return brief.between(40, 58)
  if (type === 'spider' || type === 'pedestal') return brief.pick([72, 72, 44, 100])
  return brief.pick([brief.between(66, 74), brief.between(38, 46), brief.between(26, 32)])
}

function cabinet({ h, over }: Made, { half }: Leg): Layer[] {
  return [
    { kind: 'slab', high: h * 0.09, over: half * 0.25, color: lighter(over, 0.12) },
    { kind: 'slab', high: h * 0.8, over: half * 0.1, color: over },
  ]
}
