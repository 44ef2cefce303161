import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { layOut, type Site } from '../layout/plot.ts'
import { depthOf, madeRow, putRow } from '../layout/row.ts'
import { made } from '../layout/thing.ts'
import { type BuildingRow, type BuildingThing, type Look, type Range, sampled } from './look.ts'
import type { Span } from './spread.ts'
import { part, sized, type Wing } from './wing.ts'

/** Another part of a house, before its main part or beside it. */
export interface FurtherWing extends Wing {
  /** Before it: 0 at its left end, 1 at its right one; else beside it, or in cm from its left. */
  at: number | 'right'
  /** How far behind the main part's front it begins, in cm. */
  back?: number
}

/** A house without its land. */
interface Dwelling extends Wing {
  wings?: readonly FurtherWing[]
  lift?: Range
  /** What carries a raised floor, told its width and depth as `size`. */
  floor?: BuildingThing
  /** Along the right side from the back. */
  beside?: BuildingRow
  /** On the roof, from the corner of the walls' top. */
  onTop?: BuildingThing
}

export interface House extends Dwelling {
  site: Site<Look>
}

/** From the right wall to what stands beside it, which roofs reach over; in cm. */
const EAVES = 31

/** How far a porch may reach past the ends of its wall, in cm. */
const PAST = 18

type Given = Omit<Look, 'size' | 'lift' | 'paints' | 'storey'>

export function house(b: Builder, { site, ...spec }: House, given: Given): void {
  const { look, front, ...size } = putHouse(b, spec, given)
  layOut(b, look, site, { ...size, land: site.lake ? front + 10 : size.d })
}

export const dwelling =
  (spec: Dwelling): BuildingThing =>
  (b, look) => {
    putHouse(b, spec, look)
  }

/** Builds a house; returns what it is told, its size and how far its walls reach. */
function putHouse(b: Builder, spec: Dwelling, given: Given) {
  const { brief } = given
  const lift = sampled(brief, spec.lift ?? 0)
  const look = lookOf(spec, { storey: 0, paints: [given.wall], ...given, lift }, brief)
  const parts = placed(spec, look)
  for (const { wing, x, y, look, free } of parts) part(b.at(x, y, look.lift), wing, look, free)
  const main = parts[0] as Placed
  spec.onTop?.(b.at(0, main.y, look.lift + look.size[2]), look)
  const [wide, front] = [Math.max(...parts.map(rightOf)), Math.max(...parts.map(frontOf))]
  const under = { ...look, size: [wide, front, look.size[2]] as const }
  const floor = spec.floor && made(b, spec.floor, under, 'floor')
  floor?.put(b, floor.corner)
  const porches = parts.map((one, i) => putPorch(b, one, i, parts))
  const beside = putBeside(b, spec, look, wide + EAVES, front)
  const reach = Math.max(front, ...porches, floor ? floor.d + floor.corner[1] : 0)
  const w = Math.max(wide, beside, floor ? floor.w + floor.corner[0] : 0)
  return { look, w, d: reach, front }
}

interface Placed {
  wing: Wing
  x: number
  y: number
  look: Look
  /** Which part of its front no other part stands before. */
  free: Span
}

const rightOf = ({ x, look }: Placed) => x + look.size[0]
const frontOf = ({ y, look }: Placed) => y + look.size[1]

function lookOf(wing: Wing, main: Omit<Look, 'size'> & Partial<Look>, brief: Brief): Look {
  const look = { ...main, size: sized(brief, wing.size) }
  return { ...look, ...wing.look?.(brief, look) }
}

/** The main part and the others, none behind y = 0. */
function placed({ wings = [], ...spec }: Dwelling, look: Look): readonly Placed[] {
  const [w, d] = look.size
  const others = wings.map((wing, i): Placed => {
    const own = lookOf(wing, look, look.brief.fork(`wing ${i}`))
    const { at, back = 0 } = wing
    const before = at === 'right' ? w : at > 1 ? at : at * (w - own.size[0])
    return { wing, x: before, y: d - back, look: own, free: [0, own.size[0]] }
  })
  const before = others.filter(({ x, y }) => y >= d && x < w)
  const left = before.filter(({ x }) => x === 0).map(rightOf)
  const right = before.filter(({ x }) => x > 0).map(({ x }) => x)
  const free = [Math.max(0, ...left), Math.min(w, ...right)] as const
  const all = [{ wing: spec, x: 0, y: 0, look, free }, ...others]
  const behind = Math.min(...all.map(({ y }) => y))
  return all.map(one => ({ ...one, y: one.y - behind }))
}

/** What stands along the front of a part, before all that its row reaches; returns how far. */
function putPorch(
  b: Builder,
  { wing, x, look, free }: Placed,
  i: number,
  all: readonly Placed[],
): number {
  const [from, to] = free
  const [, d, h] = look.size
  const own = { ...look, size: [to - from, d, h] as const }
  const row = madeRow(b, own, `porch ${i + 1}`, wing.before ?? [])
  const isMain = i === 0
  const start = x + from - (isMain && from === 0 ? PAST : 0)
  const end = x + to + (isMain && to === look.size[0] ? PAST : 0)
  const long = Math.max(end - start, row.least)
  const isReached = (other: Placed) =>
    other.x < start + long - PAST && rightOf(other) > start + PAST
  const y = Math.max(...all.filter(isReached).map(frontOf))
  const things = row.placed(long)
  putRow(b, `porch ${i + 1}`, things, at => [start + at, y + 1, look.lift])
  return y + depthOf(things)
}

/** What stands along the right side, from a point; returns how far it reaches. */
function putBeside(b: Builder, { beside = [] }: Dwelling, look: Look, x: number, long: number) {
  const row = madeRow(b, look, 'beside', beside, 1)
  const things = row.placed(Math.max(long, row.least))
  putRow(b, 'beside', things, at => [x, at, 0])
  return things.length > 0 ? x + depthOf(things) : 0
}
