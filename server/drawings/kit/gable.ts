import type { Vec } from './geometry.ts'
import { add } from './geometry.ts'
import type { Mark } from './mark.ts'
import { type Look, polyhedron, type Side } from './polyhedron.ts'
import type { Solid } from './solid.ts'
import type { Place } from './turn.ts'

export interface GableLook extends Look {
  /** Marks on the two slopes and on the two gable ends. */
  slopes?: readonly Mark[]
  ends?: readonly Mark[]
  endColor?: string
  /** Where the ridge lies across: 0.5 in the middle; 0 or 1 make a wedge. */
  ridge?: number
}

/** A roof of two slopes over the box at/size. */
export function gable(
  place: Place,
  at: Vec,
  [w, d, h]: Vec,
  along: 'x' | 'y',
  color: string,
  look: GableLook,
): Solid {
  const ridge = look.ridge ?? 0.5
  const p = (x: number, y: number, z: number) =>
    place(add(at, along === 'x' ? [x * w, y * d, z * h] : [y * w, x * d, z * h]))
  const slopes = look.slopes ? { marks: look.slopes } : {}
  const ends = { ...(look.ends ? { marks: look.ends } : {}), color: look.endColor ?? color }
  const sides: Side[] = [
    { points: [p(0, 1, 0), p(1, 1, 0), p(1, ridge, 1), p(0, ridge, 1)], ...slopes },
    { points: [p(1, 0, 0), p(0, 0, 0), p(0, ridge, 1), p(1, ridge, 1)], ...slopes },
    {
      points: [p(1, 1, 0), p(1, 0, 0), p(1, ridge, 1)],
      basis: [p(1, 1, 0), p(1, 0, 0), p(1, 1, 1)],
      ...ends,
    },
    {
      points: [p(0, 0, 0), p(0, 1, 0), p(0, ridge, 1)],
      basis: [p(0, 0, 0), p(0, 1, 0), p(0, 0, 1)],
      ...ends,
    },
    { points: [p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0)] },
  ]
  return polyhedron(sides, color, look)
}
