import type { Builder } from '../kit/builder.ts'
import { inset, type Mark, panel } from '../kit/mark.ts'
import { darker } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import { type Fronts, fronts, ovenFront } from './kitchen-fronts.ts'
import { hob, sink, tap } from './kitchen-things.ts'
import { shelving } from './stocked.ts'

/** What all units of a kitchen share. */
export interface Joinery extends Fronts {
  random: Random
  color: string
  tallColor: string
  top: string
  /** Height of tall units. */
  tall: number
}

/** Heights in cm: underside and upper side of the worktop; depth of a carcass. */
export const worktop = { under: 87, over: 91, deep: 60 }

interface Kind {
  /** Widths in cm in which it is made. */
  widths: readonly number[]
  isTall?: true
  isFree?: true
  rings?: 4 | 6
  color?: string
  front: (look: Joinery, w: number) => Mark[]
  on?: (b: Builder, look: Joinery, w: number) => void
}

const leaves = (w: number, each = 52) => Math.max(1, Math.round(w / each))
const basin: Kind['on'] = (b, { handle }, w) => {
  sink(b, w - 14)
  tap(b.at(0, -21), handle)
}
const side = (look: Joinery): Fronts => ({ ...look, grip: 'side' })

const kinds = {
  doors: { widths: [60, 90], isFree: true, front: (look, w) => [fronts(leaves(w), 1, look)] },
  drawers: { widths: [60, 90], isFree: true, front: (look, w) => [fronts(leaves(w, 90), 3, look)] },
  washer: {
    widths: [60],
    isFree: true,
    front: look => [
      fronts(1, 1, look),
      panel(0.02, 0.02, 0.96, 0.96, '#aab3b8'),
      panel(0.1, 0.84, 0.8, 0.05, '#e7eaec'),
    ],
  },
  open: { widths: [50], front: ({ top, random }) => [shelving(1, 2, top, random)] },
  sink: { widths: [80, 92], front: (look, w) => [fronts(leaves(w), 1, look)], on: basin },
  trough: {
    widths: [80],
    front: (look, w) => [fronts(leaves(w), 1, look), panel(0.06, 0.68, 0.88, 0.32, '#f4f1ea')],
    on: basin,
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
    front: (look, w) => [fronts(leaves(w, 60), 2, side(look))],
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

export type UnitKind = keyof typeof kinds
export const kindOf = (kind: UnitKind): Kind => kinds[kind]

export interface Unit {
  kind: UnitKind
  w: number
}

/** Units side by side along +x, their backs at y = 0, under worktops in one length. */
export function run(b: Builder, units: readonly Unit[], look: Joinery) {
  let [at, from] = [0, 0]
  const lay = (to: number) => {
    if (to > from) b.box([from, 0, worktop.under], [to - from, worktop.deep + 3, 4], look.top)
  }
  for (const unit of units) {
    const isTall = kindOf(unit.kind).isTall
    if (isTall) lay(at)
    put(b.at(at, 0), unit, look)
    at += unit.w
    if (isTall) from = at
  }
  lay(at)
}

export function lengthOf(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + unit.w, 0)
}

function put(b: Builder, { kind, w }: Unit, look: Joinery) {
  const { isTall, rings, on, front, ...own } = kindOf(kind)
  const { under, over, deep } = worktop
  const color = own.color ?? (isTall ? look.tallColor : look.color)
  b.quiet.box([1, 2, 0], [w - 2, deep - 8, 9], darker(color, 0.6))
  b.box(9, [w, deep, (isTall ? look.tall : under) - 9], color, { front: front(look, w) })
  const at = b.at(w / 2, deep / 2, over)
  if (rings) hob(at, Math.min(62, w - 6) + (rings - 4) * 18, rings)
  on?.(at, look, w)
}
