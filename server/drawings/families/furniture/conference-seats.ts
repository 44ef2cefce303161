import type { Builder } from '../../kit/builder.ts'
import { type ConferencePlan, meetingChair, onTable } from '../../props/conference.ts'
import { water } from '../../props/meeting-tables.ts'

export type Place = readonly [x: number, y: number, turn: number]

/** Length, depth and seats at each long side. */
export function sizes({ brief }: ConferencePlan): readonly [number, number, number] {
  const seats = brief.int(2, 4)
  return [seats * 66 + brief.between(36, 70), brief.between(98, 126), seats]
}

export function alongside(w: number, d: number, seats: number, heads: number): Place[] {
  const places = Array.from({ length: seats }, (_, i) => -w / 2 + ((i + 0.5) * w) / seats).flatMap(
    (x): Place[] => [
      [x, -d / 2 - 24, 0],
      [x, d / 2 + 24, 2],
    ],
  )
  return heads ? [...places, [-heads / 2 - 26, 0, 1], [heads / 2 + 26, 0, 3]] : places
}

/** Chairs at their places, and things before some of them. */
export function around(
  b: Builder,
  plan: ConferencePlan,
  places: readonly Place[],
  things?: readonly Place[],
): void {
  for (const [x, y, turn] of places) meetingChair(b.at(x, y, 0, turn), plan)
  const near = places
    .filter((_, i) => i % 3 === 0)
    .map(([x, y, turn]): Place => [x * (turn % 2 ? 0.72 : 1), y * (turn % 2 ? 1 : 0.36), turn ^ 2])
  onTable(b, plan, things ?? near)
  if (!things && plan.brief.chance(0.6)) water(b.at(0, 0, 75))
}

/** Chairs in a circle, as far as they face along an axis. */
export function ring(b: Builder, plan: ConferencePlan, r: number, seats: 4 | 6): void {
  const quarter: Place[] = [
    [0, -r, 0],
    [-r, 0, 1],
    [r, 0, 3],
    [0, r, 2],
  ]
  const sixth: Place[] = [
    [-r * 0.5, -r * 0.8, 0],
    [r * 0.5, -r * 0.8, 0],
    [-r, 0, 1],
    [r, 0, 3],
    [-r * 0.5, r * 0.8, 2],
    [r * 0.5, r * 0.8, 2],
  ]
  for (const [x, y, turn] of seats === 4 ? quarter : sixth) meetingChair(b.at(x, y, 0, turn), plan)
}
