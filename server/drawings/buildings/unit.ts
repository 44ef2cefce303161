import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { madeRow, putRow } from '../layout/row.ts'
import { roofHeight } from '../props/container.ts'
import type { BuildingRow, BuildingThing, Look, Range, Several } from './look.ts'
import { type Facade, type Free, opened } from './spread.ts'
import { clad, prefab, type Walls } from './walls.ts'

/**
 * A part of a building; lengths in cm. The same range gives all units of one building the same
 * size. One with neither a roof nor a slab of its own is a prefab container.
 */
export interface Unit {
  /** 244 deep and 260 high if nothing is said. */
  size: readonly [w: Range, d?: Range, h?: Range]
  front?: Facade
  right?: Facade
  /** Before the part of its front that no other unit hides, from the left end on the ground. */
  before?: Several<BuildingThing>
  /** On its walls, where no unit stands. */
  roof?: BuildingThing
  /** How far the slab on its walls reaches past them. */
  slab?: number
  /** On the part of its roof on which no unit stands, told the size of that part. */
  top?: Several<BuildingThing>
  /** Instead of four walls and what carries them. */
  body?: Walls
  /** Rows of what stands in a body that shows it, from the back to the front. */
  inside?: readonly BuildingRow[]
  /** Whether its walls have a base of stones. */
  isOnStones?: boolean
  /** How far it stands to the right of its place, and before its row. */
  aside?: Range
  forward?: Range
  /** Whether it faces the right. */
  turned?: boolean
  /** Whether it has the building's other colour. */
  isAccent?: boolean
  look?: (brief: Brief, whole: Look) => Partial<Look>
}

/** Units of a kind, each told how it differs from the usual one. */
export const unitOf =
  (usual: Unit) =>
  (own: Partial<Unit> = {}): Unit => ({ ...usual, ...own })

/** The parts of a unit's walls that no other unit hides, from the left. */
export interface FreeWalls {
  front: Free
  right: Free
}

/**
 * Builds a unit from its corner on the ground.
 * @returns how far what stands before it reaches, and where its door is, in cm
 */
export function putUnit(b: Builder, unit: Unit, look: Look, free: FreeWalls) {
  const [w, d, h] = look.size
  const floor = b.at(0, 0, look.lift)
  const own = (side: string) => ({ ...look, brief: look.brief.fork(side) })
  const front = opened(unit.front ?? [], w, free.front, own('front'))
  const right = opened(unit.right ?? [], d, free.right, own('right'))
  const body = unit.body ?? (unit.roof || unit.slab ? clad(unit.isOnStones) : prefab)
  body(floor, look, {
    ...{ front: front.marks, right: right.marks },
    furnish: (at, wide, deep) => furnish(at, look, unit.inside ?? [], wide, deep),
  })
  if (unit.slab) slab(floor.at(0, 0, h), look, unit.slab)
  unit.roof?.(floor.at(0, 0, h), look)
  const { scene, box } = b.apart(0, inner => {
    const put = (at: Builder, wide: number, things: Several<BuildingThing> = []) => {
      for (const thing of [things].flat()) thing(at, { ...look, size: [wide, d, h] })
    }
    const [from, to] = free.front(0)
    put(inner.at(from, d), to - from, unit.before)
    for (const { at, w, opening } of front.placed) put(inner.at(at, d), w, opening.before)
    for (const one of right.placed) put(inner.at(w, d - one.at, 0, 1), one.w, one.opening.before)
  })
  b.insert(scene, [0, 0, 0])
  const door = front.placed.find(({ opening }) => opening.isEntrance)
  return {
    reach: scene.parts.length > 0 ? Math.max(d, box.max[1]) : d,
    door: door && door.at + door.w / 2,
  }
}

const slab = (b: Builder, { size: [w, d] }: Look, out: number) =>
  b.box([-out, -out, 0], [w + 2 * out, d + 2 * out, roofHeight], '#f3f0e7')

/** Puts rows on a floor, the first at its back, the last at its front. */
function furnish(b: Builder, look: Look, all: readonly BuildingRow[], w: number, d: number) {
  for (const [i, row] of all.entries()) {
    const placed = madeRow(b, look, `inside ${i + 1}`, row).placed(w)
    const share = all.length > 1 ? i / (all.length - 1) : 0.5
    putRow(b, `inside ${i + 1}`, placed, (at, thing) => [at, share * (d - thing.d), 0])
  }
}

/** Things in a row along the front of a unit, on the height of its floor. */
export const along =
  (...things: Extract<BuildingRow, readonly unknown[]>): BuildingThing =>
  (b, look) => {
    const row = madeRow(b, look, 'along', things)
    const [w] = look.size
    const long = Math.max(w, row.least)
    putRow(b, 'along', row.placed(long), at => [(w - long) / 2 + at, 1, look.lift])
  }
