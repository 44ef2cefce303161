import type { Builder } from '../kit/builder.ts'
import type { Mark } from '../kit/mark.ts'
import { container } from '../props/container.ts'
import type { BuildingThing, Look, Range } from './look.ts'
import { type Facade, type Opening, opened, type Span } from './spread.ts'

/** A prefab unit; lengths in cm. The same range gives all units of one building the same size. */
export interface Unit {
  /** 244 deep and 260 high if nothing is said. */
  size: readonly [w: Range, d?: Range, h?: Range]
  front?: Facade
  right?: Facade
  /** Before the whole front, from its left end on the ground. */
  before?: readonly BuildingThing[]
  /** On the part of its roof on which no unit stands, told the size of that part. */
  top?: readonly BuildingThing[]
  /** Instead of four walls and what carries them. */
  body?: BuildingThing
  /** How far it stands before its row. */
  forward?: Range
  /** Whether it faces the right. */
  turned?: boolean
  /** Whether it has the building's other colour. */
  isAccent?: boolean
}

/** Units of a kind, each told how it differs from the usual one. */
export const unitOf =
  (usual: Unit) =>
  (own: Partial<Unit> = {}): Unit => ({ ...usual, ...own })

/** The parts of a unit's walls that no other unit hides, from the left. */
interface FreeWalls {
  front: Span
  right: Span
}

/**
 * Builds a unit from its corner on the ground.
 * @returns how far what stands before it reaches, and where its door is, in cm
 */
export function putUnit(b: Builder, unit: Unit, look: Look, free: FreeWalls) {
  const [w, d] = look.size
  const floor = b.at(0, 0, look.lift)
  const own = (side: string) => ({ ...look, brief: look.brief.fork(side) })
  const front = opened(unit.front ?? [], w, free.front, own('front'))
  const right = opened(unit.right ?? [], d, free.right, own('right'))
  if (unit.body) unit.body(floor, look)
  else enclose(floor, look, front.marks, right.marks)
  const { scene, box } = b.apart(0, inner => {
    for (const thing of unit.before ?? []) thing(inner.at(0, d), look)
    for (const { at, ...one } of front.placed) putBefore(inner.at(at, d), one, look)
    for (const { at, ...one } of right.placed) putBefore(inner.at(w, d - at, 0, 1), one, look)
  })
  b.insert(scene, [0, 0, 0])
  const door = front.placed.find(({ opening }) => opening.isEntrance)
  return {
    reach: scene.parts.length > 0 ? Math.max(d, box.max[1]) : d,
    door: door && door.at + door.w / 2,
  }
}

function enclose(b: Builder, look: Look, front: readonly Mark[], right: readonly Mark[]) {
  const band = look.band ? [look.band] : []
  const { skin, wall, size } = look
  const marks = { front: [...band, ...front], right: [...band, ...right] }
  container(b, { color: wall, size, skin, ...marks })
}

/** What stands before an opening, told the opening's width and the height of the wall. */
function putBefore(b: Builder, { opening, w }: { opening: Opening; w: number }, look: Look): void {
  const own = { ...look, size: [w, look.size[1], look.size[2]] as const }
  for (const thing of opening.before ?? []) thing(b, own)
}
