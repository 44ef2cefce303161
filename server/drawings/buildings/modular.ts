import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { metals, woods } from '../kit/palette.ts'
import { layOut, type Site } from '../layout/plot.ts'
import { type Court, putCourt } from './court.ts'
import { putUnit, type UnitLook, type UnitThing } from './unit.ts'
import {
  freeRoof,
  freeWalls,
  posts,
  rowOnTop,
  type Stood,
  stood,
  topOf,
  type Units,
} from './units.ts'
import { type Range, sampled } from './wing.ts'

/** Units with what covers and carries them; lengths in cm. */
export interface Block extends Units, Court {
  /** Height of the floor on the ground. */
  readonly lift?: Range
  /** What carries a unit whose floor is raised: a plinth if nothing is said. */
  readonly base?: UnitThing
  /** Over the whole row of the highest units, told its size. */
  readonly over?: UnitThing
}

/** A building of units on its land. */
export interface Modular extends Block {
  readonly site?: Site<UnitLook>
}

/** What a kind of building says of all its parts. */
export type Given = Pick<UnitLook, 'brief' | 'paints' | 'accent' | 'roof'> & Partial<UnitLook>

const usual = { skin: 'corrugated', stone: '#b9b5a8', wood: woods.oak } as const

/** The layout that the traits name, else one by the number in the path. */
export const layoutOf = (brief: Brief, layouts: Record<string, Modular> = {}): Modular =>
  layouts[brief.construction(Object.keys(layouts))] as Modular

/** Builds what units are put together to, and lays out its land around it. */
export function modular(b: Builder, { site = {}, ...spec }: Modular, given: Given): void {
  let found: ReturnType<typeof putBlock> | undefined
  const { scene, box } = b.apart(0, inner => {
    found = putBlock(inner, spec, given)
  })
  if (!found) return
  const { look, door } = found
  const [x, y] = box.min
  layOut(b.at(x, y), look, site, {
    ...{ w: box.max[0] - x, d: box.max[1] - y },
    door: door && [door[0] - x, door[1] - y],
  })
  b.insert(scene, [0, 0, 0])
}

/** Units as one thing among others. */
export const block =
  (spec: Block): UnitThing =>
  (b, look) => {
    putBlock(b, spec, look)
  }

/** Builds units; returns what the first of them is told, and where the door on the ground is. */
function putBlock(b: Builder, spec: Block, given: Given) {
  const { over } = spec
  const all = stood(given.brief, spec)
  const lift = sampled(given.brief.fork('lift'), spec.lift ?? 0)
  const looks = all.map(
    (one, i): UnitLook => ({
      ...{ ...usual, ...given, size: one.size, lift: lift + one.at[2], storey: one.storey },
      ...{ brief: given.brief.fork(`unit ${i + 1}`), isTerrace: false },
      wall: given.paints[i % given.paints.length] as string,
    }),
  )
  const [look] = looks as [UnitLook, ...UnitLook[]]
  let [deep, door]: [number, readonly [x: number, y: number] | undefined] = [0, undefined]
  for (const [i, one] of all.entries()) {
    const own = looks[i] as UnitLook
    const [x, y] = one.at
    const base = spec.base ?? (one.unit.body ? undefined : plinth)
    if (one.storey === 0 && lift > 0) base?.(b.at(x, y), { ...own, size: [one.w, one.d, lift] })
    const at = one.unit.turned ? b.at(x, y + one.d, 0, 1) : b.at(x, y)
    const put = putUnit(at, one.unit, own, freeWalls(one, all))
    if (put.door && !one.unit.turned && one.storey === 0) door ??= [x + put.door, y + one.d]
    if (one.row === 'main') deep = Math.max(deep, y + (one.unit.turned ? one.d : put.reach))
    putTop(b.at(x, y, lift + topOf(one)), one, own, all)
  }
  for (const { at, h } of posts(all, lift)) b.box(at, [10, 10, h], metals.black)
  const top = rowOnTop(all)
  over?.(b.at(top.x, top.y, lift + top.z), { ...look, size: [top.w, top.d, top.z] })
  putCourt(b, spec, look, all, deep)
  return { look, door }
}

const plinth: UnitThing = (b, { stone, size: [w, d, h] }) => {
  b.box([-3, -3, 0], [w + 6, d + 6, h], stone)
}

/** The least side of a roof on which something stands, in cm. */
const LEAST_ROOF = 110

function putTop(b: Builder, one: Stood, look: UnitLook, all: readonly Stood[]): void {
  const { x, y, w, d, isTerrace } = freeRoof(one, all)
  if (Math.min(w, d) < LEAST_ROOF) return
  const size = [w, d, one.size[2]] as const
  for (const thing of one.unit.top ?? []) thing(b.at(x, y), { ...look, size, isTerrace })
}
