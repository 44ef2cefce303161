import type { Builder } from '../../../kit/builder.ts'
import { inset, type Mark, panel } from '../../../kit/mark.ts'
import { metals } from '../../../kit/palette.ts'
import { slide } from '../../../props/boards.ts'
import { battens } from '../../../props/cladding.ts'
import { swivelChair } from '../../../props/contract-seating.ts'
import { papers } from '../../../props/meeting-tables.ts'
import type { Place } from '../../../props/openings.ts'
import type { Plan } from '../../../rooms/plan.ts'

/** Chairs and papers along both long sides of a table, `reach` cm from its middle. */
export function rows(
  b: Builder,
  { brief, scheme }: Plan,
  length: number,
  reach: number,
  chair: string,
): void {
  const count = Math.max(2, Math.floor((length - 20) / 76))
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * (length / count)
    seat(b.at(x, -reach), chair)
    seat(b.at(x, reach, 0, 2), chair)
    if (brief.chance(0.6)) papers(b.at(x, reach - 58, 74, 2), scheme.accent)
  }
}

/** A chair with a high back, facing +y. */
export function seat(b: Builder, fabric: string): void {
  swivelChair(b, { fabric, back: 'high' })
}

/** Wooden slats on a part of a wall. */
export function slats(place: Place, wood: string): Mark {
  return inset(...place, [panel(0, 0, 1, 1, wood), battens(26)])
}

/** A screen on the wall at the back right, its middle at `x`. */
export function screenOnBack(b: Builder, { brief, h }: Plan, x: number): void {
  b.box([x - 88, 2, h * 0.42], [176, 5, 98], metals.black, {
    casts: false,
    front: [slide([0, 0, 1, 1], brief)],
  })
}

/** A screen on the wall at the back left, its middle at `y`. */
export function screenOnSide(b: Builder, { brief, h }: Plan, y: number): void {
  b.box([2, y - 84, h * 0.42], [5, 168, 94], metals.black, {
    casts: false,
    right: [slide([0, 0, 1, 1], brief)],
  })
}
