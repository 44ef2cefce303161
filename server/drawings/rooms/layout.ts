import type { Builder } from '../kit/builder.ts'
import type { Mark } from '../kit/mark.ts'
import type { Row } from '../layout/row.ts'
import type { Made, Named, Thing } from '../layout/thing.ts'
import type { Hanging } from '../layout/wall.ts'
import type { Finish } from '../props/shell.ts'
import type { Plan, Sizes } from './plan.ts'

export type RoomThing = Thing<Plan>
export type RoomRow = Row<Plan>
export type OnWall = Hanging<Plan>

/** Something that stands in a room, by the corner of its box with the smallest x and y; in cm. */
export interface Stands extends Named {
  thing: Made
  x: number
  y: number
}

/** One way to furnish a room; lengths in cm. */
export interface Layout extends Sizes {
  /** Along the wall at the right, from the corner. */
  back?: RoomRow
  /** Along the wall at the left, from the corner. */
  left?: RoomRow
  onBack?: readonly OnWall[]
  onLeft?: readonly OnWall[]
  /** Rows on the open floor, from the back to the front. */
  floor?: readonly RoomRow[]
  floors?: readonly Finish[]
  /** Cladding of the wall at the right and of the one at the left, behind what hangs there. */
  clad?: (plan: Plan) => Mark
  cladLeft?: (plan: Plan) => Mark
  /** Spans the room above what stands in it. */
  above?: (b: Builder, plan: Plan, standing: readonly Stands[]) => void
}
