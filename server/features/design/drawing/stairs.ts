import type { Builder } from '../../../drawings/kit/builder.ts'
import { lighter, metals } from '../../../drawings/kit/palette.ts'
import { railing } from '../../../drawings/props/outdoors.ts'
import { flight } from '../../../drawings/props/stairs.ts'

/** Depth of the landing at a door and of the one halfway, length and width of a flight; in cm. */
export const LANDING = 112
const HALFWAY = 96
const RUN = 178
const LANE = 92
const BETWEEN = 4
/** The distance from the end of the row. */
const APART = 6
/** The distance from a landing to its flights, whose plates reach that far. */
const JOINT = 5
const THICK = 10

export const stairsWidth = APART + 2 * LANE + BETWEEN
export const stairsDepth = LANDING + RUN + HALFWAY + 2 * JOINT

const steel = {
  color: metals.graphite,
  tread: lighter(metals.graphite, 0.35),
  infill: 'rails',
} as const

/**
 * A stair at the right end of a row: for each level two flights that turn halfway. Its landings are
 * at the front of the end wall.
 * @param levels heights of the floors that it reaches, from below
 */
export function stairs(b: Builder, [x, y]: readonly [number, number], levels: number[]): void {
  const at = b.at(x + APART, y)
  let [from, halfway] = [0, 0]
  levels.forEach((level, i) => {
    const middle = (from + level) / 2
    const rise = middle - from
    const turn = -LANDING - JOINT - RUN - JOINT
    at.at(LANE + BETWEEN, -LANDING - JOINT, from, 1).group(g => flight(g, [RUN, LANE, rise], steel))
    half(at.at(0, turn - HALFWAY), middle, halfway)
    at.at(LANE, turn + JOINT, middle, 3).group(g => flight(g, [RUN, LANE, rise], steel))
    landing(at.at(0, -LANDING), level, from, i === levels.length - 1)
    from = level
    halfway = middle
  })
}

const WIDE = 2 * LANE + BETWEEN

/** @param below height of the landing on which its posts stand */
function half(b: Builder, z: number, below: number): void {
  posts(b, z, below, [4, 4], [WIDE - 12, 4])
  b.at(0, 0, z).group(g => {
    g.box(-THICK, [WIDE, HALFWAY, THICK], steel.tread)
    railing(g.at(0, 1), WIDE)
    railing(g.at(1, HALFWAY, 0, 1), HALFWAY - 4)
    railing(g.at(WIDE - 3, HALFWAY, 0, 1), HALFWAY - 4)
  })
}

function landing(b: Builder, z: number, below: number, isTop: boolean): void {
  posts(b, z, below, [WIDE - 12, 6], [WIDE - 12, LANDING - 14])
  b.at(0, 0, z).group(g => {
    g.box(-THICK, [WIDE, LANDING, THICK], steel.tread)
    railing(g.at(0, LANDING - 3), WIDE)
    railing(g.at(WIDE - 3, LANDING - 4, 0, 1), LANDING - 8)
    if (isTop) railing(g.at(LANE + BETWEEN, 1), LANE)
  })
}

function posts(
  b: Builder,
  z: number,
  below: number,
  ...places: readonly (readonly [number, number])[]
): void {
  for (const [x, y] of places) b.box([x, y, below], [8, 8, z - THICK - below], steel.color)
}
