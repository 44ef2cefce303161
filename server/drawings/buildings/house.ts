import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { layOut, type Site } from '../layout/plot.ts'
import { depthOf, madeRow } from '../layout/row.ts'
import { made } from '../layout/thing.ts'
import {
  type HouseRow,
  type HouseThing,
  type Look,
  part,
  type Range,
  sampled,
  sized,
  type Wing,
} from './wing.ts'

/** A wing before the main part: 0 at its left end, 1 at its right one; more is cm from the left. */
export interface FurtherWing extends Wing {
  readonly at: number
  /** How far behind the main part's front it begins, in cm. */
  readonly back?: number
}

export interface House extends Wing {
  readonly wings?: readonly FurtherWing[]
  readonly lift?: Range
  /** What carries a raised floor, told its width and depth as `size`. */
  readonly floor?: HouseThing
  /** Along the front from the left, and along the right side from the back. */
  readonly before?: HouseRow
  readonly beside?: HouseRow
  /** On the roof, from the corner of the walls' top. */
  readonly onTop?: HouseThing
  readonly site: Site<Look>
}

/** From the right wall to what stands beside it, which roofs reach over; in cm. */
const EAVES = 31

/** How far a porch may reach past the ends of its wall, in cm. */
const PAST = 18

/** Builds a house and lays out its land around it. */
export function house(
  b: Builder,
  { site, ...spec }: House,
  given: Omit<Look, 'size' | 'lift'>,
): void {
  const { brief } = given
  const size = sized(brief, spec.size)
  const lift = sampled(brief, spec.lift ?? 0)
  const look: Look = { ...given, ...spec.look?.(brief), size, lift }
  const [w, d] = size
  const wings = (spec.wings ?? []).map((wing, i) => placed(wing, look, brief.fork(`wing ${i}`)))
  const at = b.at(0, 0, lift)
  part(at, spec, look, freeOf(w, wings))
  for (const { wing, x, y, look } of wings) part(at.at(x, y), wing, look)
  const [wide, front] = [
    Math.max(w, ...wings.map(({ x, look }) => x + look.size[0])),
    Math.max(d, ...wings.map(({ y, look }) => y + look.size[1])),
  ]
  spec.onTop?.(at.at(0, 0, size[2]), look)
  const under = { ...look, size: [wide, front, lift] as const }
  const floor = spec.floor && made(b, spec.floor, under, 'floor')
  floor?.put(b, [FLOOR[0], FLOOR[1], 0])
  const porch = putPorch(b, spec, look, { wide, y: wings.some(isAttached) ? d : front })
  const beside = putBeside(b, spec, look)
  const reach = Math.max(front, porch, floor ? floor.d + FLOOR[1] : 0)
  const land = site.lake ? front + 10 : reach
  layOut(b, look, site, { w: Math.max(wide, beside), d: reach, land })
}

/** Where the corner of a raised floor lies, which reaches past the walls; in cm. */
const FLOOR = [-14, -10] as const

interface PlacedWing {
  readonly wing: FurtherWing
  readonly x: number
  readonly y: number
  readonly look: Look
}

function placed(wing: FurtherWing, main: Look, brief: Brief): PlacedWing {
  const size = sized(brief, wing.size)
  const [w, d] = main.size
  return {
    wing,
    x: wing.at > 1 ? wing.at : wing.at * (w - size[0]),
    y: d - (wing.back ?? 0),
    look: { ...main, ...wing.look?.(brief), size },
  }
}

const isAttached = ({ wing }: PlacedWing) => wing.at <= 1

/** Which part of the front no wing stands before. */
function freeOf(w: number, wings: readonly PlacedWing[]): readonly [from: number, to: number] {
  const attached = wings.filter(isAttached)
  const from = Math.max(0, ...attached.filter(({ x }) => x === 0).map(({ look }) => look.size[0]))
  const to = Math.min(w, ...attached.filter(({ x }) => x > 0).map(({ x }) => x))
  return [from, to]
}

/** What stands along the front; returns how far it reaches. */
function putPorch(
  b: Builder,
  { before = [] }: Pick<House, 'before'>,
  look: Look,
  { wide, y }: { readonly wide: number; readonly y: number },
): number {
  const row = madeRow(b, look, 'porch', before)
  const long = Math.max(wide + 2 * PAST, row.least)
  const things = row.placed(long)
  for (const [i, { thing, at }] of things.entries())
    thing.put(b, [at + (wide - long) / 2, y + 1, look.lift], {
      name: `porch ${i + 1}`,
      stands: 'on the floor',
    })
  return y + depthOf(things)
}

/** What stands along the right side; returns how far it reaches. */
function putBeside(b: Builder, { beside = [] }: Pick<House, 'beside'>, look: Look): number {
  const [w, d] = look.size
  const row = madeRow(b, look, 'beside', beside, 1)
  const things = row.placed(Math.max(d, row.least))
  for (const [i, { thing, at }] of things.entries())
    thing.put(b, [w + EAVES, at, 0], { name: `beside ${i + 1}`, stands: 'on the floor' })
  return w + EAVES + depthOf(things)
}
