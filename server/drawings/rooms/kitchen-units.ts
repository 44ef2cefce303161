import type { Builder } from '../kit/builder.ts'
import { partsOf } from '../kit/geometry.ts'
import { inset, type Mark, panel } from '../kit/mark.ts'
import { brand, darker, metals, valuesOf, woods } from '../kit/palette.ts'
import { hob, hoods, sink, tap } from '../props/kitchen-things.ts'
import { shelving } from '../props/stocked.ts'
import { type Fronts, frontStyles, fronts, ovenFront } from '../props/storage.ts'
import type { Plan } from './plan.ts'

const paints = [brand.sand, '#c9d3c4', '#33424a', '#2f5f63', '#5d7a5f']

/** The plan of a room, and what all units of its kitchen share. */
export function fitted(plan: Plan) {
  const { scheme } = plan
  const make = plan.brief.whole().fork('joinery')
  const color = make.pick([scheme.front, scheme.feature, scheme.fabric, scheme.wood, ...paints])
  return {
    ...plan,
    color,
    tallColor: make.chance(0.3) ? scheme.wood : color,
    style: make.pick(frontStyles),
    handle: make.pick([metals.black, metals.brass, metals.chrome]),
    top: make.pick([woods.oak, woods.teak, '#f4f1ea', metals.graphite, metals.black, '#b9bcb6']),
    hood: make.pick(valuesOf(hoods)),
  }
}
export type Kitchen = ReturnType<typeof fitted>

/** Heights in cm: underside and upper side of the worktop; depth of a carcass. */
export const worktop = { under: 87, over: 91, deep: 60 }

interface Kind {
  /** Widths in cm in which it is made. */
  widths: readonly number[]
  isTall?: true
  isFree?: true
  rings?: 4 | 6
  hasBasin?: true
  color?: string
  front: (look: Kitchen, w: number) => Mark[]
}

const leaves = (w: number, look: Fronts) => fronts(partsOf(w, 52, 1), 1, look)
const side = (look: Kitchen): Fronts => ({ ...look, grip: 'side' })

export const kinds = {
  doors: { widths: [60, 90], isFree: true, front: (look, w) => [leaves(w, look)] },
  drawers: {
    widths: [60, 90],
    isFree: true,
    front: (look, w) => [fronts(partsOf(w, 90, 1), 3, look)],
  },
  washer: {
    widths: [60],
    isFree: true,
    front: look => [
      fronts(1, 1, look),
      panel(0.02, 0.02, 0.96, 0.96, '#aab3b8'),
      panel(0.1, 0.84, 0.8, 0.05, '#e7eaec'),
    ],
  },
  open: { widths: [50], front: ({ top, brief }) => [shelving(1, 2, top, brief)] },
  sink: { widths: [80, 92], hasBasin: true, front: (look, w) => [leaves(w, look)] },
  trough: {
    widths: [80],
    hasBasin: true,
    front: (look, w) => [leaves(w, look), panel(0.06, 0.68, 0.88, 0.32, '#f4f1ea')],
  },
  hob: { widths: [80, 90], rings: 4, front: look => [fronts(1, 2, look)] },
  oven: { widths: [62], rings: 4, front: look => [fronts(1, 1, look), ...ovenFront()] },
  range: {
    widths: [112],
    rings: 6,
    color: '#33424a',
    front: () => [
      inset(0, 0.04, 0.62, 0.8, ovenFront(0, 1)),
      inset(0.63, 0.04, 0.36, 0.8, ovenFront(0, 1)),
      panel(0, 0.88, 1, 0.12, '#c3ccd1'),
    ],
  },
  larder: {
    widths: [60, 88],
    isTall: true,
    front: (look, w) => [fronts(partsOf(w, 60, 1), 2, side(look))],
  },
  tower: {
    widths: [64],
    isTall: true,
    front: look => [fronts(1, 1, side(look)), ...ovenFront(0.3, 0.51), ...ovenFront(0.53, 0.74)],
  },
  fridge: {
    widths: [72],
    isTall: true,
    color: '#c9d0d3',
    front: look => [
      panel(0.02, 0.01, 0.96, 0.34, '#ffffff', 0.18),
      panel(0.02, 0.37, 0.96, 0.48, '#ffffff', 0.18),
      panel(0.08, 0.17, 0.05, 0.15, '#6d787e'),
      panel(0.08, 0.4, 0.05, 0.26, '#6d787e'),
      panel(0, 0.87, 1, 0.13, look.tallColor),
    ],
  },
} satisfies Record<string, Kind>
export type UnitName = keyof typeof kinds
export type Unit = Kind & { w: number }

export function putUnit(b: Builder, unit: Unit, look: Kitchen) {
  const { w, isTall, rings, hasBasin, front } = unit
  const { under, over, deep } = worktop
  const color = unit.color ?? (isTall ? look.tallColor : look.color)
  b.quiet.box([1, 2, 0], [w - 2, deep - 8, 9], darker(color, 0.6))
  b.box(9, [w, deep, (isTall ? look.h - 16 : under) - 9], color, { front: front(look, w) })
  const at = b.at(w / 2, deep / 2, over)
  if (rings) hob(at, Math.min(62, w - 6) + (rings - 4) * 18, rings)
  if (!hasBasin) return
  sink(at, w - 14)
  tap(at.at(0, -21), look.handle)
}
