import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { inset, panel } from '../kit/mark.ts'
import type { Random } from '../kit/random.ts'
import { type Fronts, fronts, ovenFront } from './kitchen-fronts.ts'
import { hob, sink, tap } from './kitchen-things.ts'
import { shelving } from './storage.ts'

export type UnitKind =
  | 'doors'
  | 'drawers'
  | 'sink'
  | 'trough'
  | 'hob'
  | 'oven'
  | 'range'
  | 'open'
  | 'washer'
  | 'gap'
  | 'fridge'
  | 'larder'
  | 'tower'

export interface Unit {
  readonly kind: UnitKind
  readonly w: number
}

/** What all units of a kitchen share. */
export interface Joinery extends Fronts {
  readonly random: Random
  readonly color: string
  /** Colour of tall units, where it differs. */
  readonly tallColor: string
  readonly top: string
  /** Height of tall units. */
  readonly tall: number
}

/** Heights in cm: underside and upper side of the worktop; depth of a carcass. */
export const worktop = { under: 87, over: 91, deep: 60 }

/** Units side by side along +x, their backs at y = 0, under worktops in one length. */
export function run(b: Builder, units: readonly Unit[], look: Joinery): void {
  let [at, from] = [0, 0]
  const lay = (to: number) => {
    if (to > from) b.box([from, 0, worktop.under], [to - from, worktop.deep + 3, 4], look.top)
  }
  for (const { kind, w } of units) {
    const place = b.at(at, 0)
    if (isTall(kind)) {
      lay(at)
      tallUnit(place, kind, w, look)
      from = at + w
    } else baseUnit(place, kind, w, look)
    at += w
  }
  lay(at)
}

export function lengthOf(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + unit.w, 0)
}

/** Cupboards on the wall from `z` up, along +x, their backs at y = 0; gaps stay free. */
export function wallUnits(
  b: Builder,
  units: readonly { readonly kind: 'doors' | 'glass' | 'open' | 'gap'; readonly w: number }[],
  z: number,
  h: number,
  look: Joinery,
): void {
  let at = 0
  for (const { kind, w } of units) {
    const columns = Math.max(1, Math.round(w / 48))
    if (kind !== 'gap')
      b.box([at, 0, z], [w, 34, h], look.color, {
        casts: false,
        front: [
          kind === 'open'
            ? shelving(1, 2, look.top, look.random)
            : fronts(columns, 1, { ...look, grip: 'bottom', glazed: kind === 'glass' }),
        ],
      })
    at += w
  }
}

function isTall(kind: UnitKind): boolean {
  return kind === 'fridge' || kind === 'larder' || kind === 'tower'
}

function baseUnit(b: Builder, kind: UnitKind, w: number, look: Joinery): void {
  const { under, deep } = worktop
  if (kind === 'gap') return
  if (kind === 'range') {
    b.box([0, 0, 4], [w, deep + 4, under - 4], '#33424a', {
      front: [
        inset(0, 0.04, 0.62, 0.8, ovenFront()),
        inset(0.63, 0.04, 0.36, 0.8, ovenFront()),
        panel(0, 0.88, 1, 0.12, '#c3ccd1'),
      ],
    })
    hob(b.at(w / 2, deep / 2, worktop.over), w - 14, 6)
    return
  }
  b.box([1, 2, 0], [w - 2, deep - 8, 9], darker(look.color, 0.6), { casts: false })
  const doors = Math.max(1, Math.round(w / 52))
  const front = {
    doors: [fronts(doors, 1, look)],
    drawers: [fronts(Math.max(1, Math.round(w / 90)), 3, look)],
    sink: [fronts(doors, 1, look)],
    trough: [fronts(doors, 1, look), panel(0.06, 0.68, 0.88, 0.32, '#f4f1ea')],
    hob: [fronts(1, 2, look)],
    oven: [fronts(1, 1, look), ...ovenFront(0.02, 0.98)],
    washer: [
      fronts(1, 1, look),
      ...ovenFront(0.02, 0.98).slice(0, 1),
      panel(0.1, 0.84, 0.8, 0.05, '#e7eaec'),
    ],
    open: [shelving(1, 2, look.top, look.random)],
  }[kind as 'doors']
  b.box([0, 0, 9], [w, deep, under - 9], look.color, { front, right: [], left: [] })
  const on = b.at(w / 2, deep / 2, worktop.over)
  if (kind === 'hob' || kind === 'oven') hob(on, Math.min(62, w - 6), 4)
  if (kind === 'sink' || kind === 'trough') {
    sink(on, w - 14)
    tap(on.at(0, -21), look.handle)
  }
}

function tallUnit(b: Builder, kind: UnitKind, w: number, look: Joinery): void {
  const { tall, tallColor, handle, style } = look
  const deep = worktop.deep
  if (kind === 'fridge') {
    const h = Math.min(tall, 186)
    b.box([0.5, 0, 2], [w - 1, deep + 4, h - 2], '#c9d0d3', {
      front: [
        panel(0.02, 0.01, 0.96, 0.4, '#ffffff', { opacity: 0.18 }),
        panel(0.02, 0.43, 0.96, 0.56, '#ffffff', { opacity: 0.18 }),
        panel(0.08, 0.2, 0.05, 0.18, '#6d787e'),
        panel(0.08, 0.46, 0.05, 0.3, '#6d787e'),
      ],
    })
    if (tall - h > 20)
      b.box([0, 0, h], [w, deep, tall - h], tallColor, {
        front: [fronts(1, 1, { style, handle, grip: 'bottom' })],
      })
    return
  }
  b.box([1, 2, 0], [w - 2, deep - 8, 9], darker(tallColor, 0.6), { casts: false })
  const doors = Math.max(1, Math.round(w / 60))
  b.box([0, 0, 9], [w, deep, tall - 9], tallColor, {
    front:
      kind === 'tower'
        ? [
            fronts(1, 1, { style, handle, grip: 'side' }),
            ...[0.3, 0.53].flatMap(v => ovenFront(v, v + 0.21)),
          ]
        : [fronts(doors, 2, { style, handle, grip: 'side' })],
  })
}
