import type { Family } from '../brief.ts'
import { coats, namesOf, valuesOf } from '../kit/palette.ts'
import { marksOf } from '../layout/wall.ts'
import type { Scheme } from '../props/schemes.ts'
import { shell } from '../props/shell.ts'
import { type Layout, type Plan, planned } from './plan.ts'
import { type Rows, rowsOf, standingIn, standsIn } from './standing.ts'
import { type Cut, cutFor, hang } from './walls.ts'

/** How much larger than asked for a room may become for what hangs on its walls, in cm. */
const MOST_MORE = 100

/** How much larger a room is than what stands in it needs. */
const ROOMY = [1.12, 1.35] as const

/**
 * Families of rooms that share colours and what is common, each furnished by one of its layouts.
 * Walls are cut so that nothing that hangs on them is.
 */
export const room =
  (schemes: Record<string, Scheme>, common: Layout = {}) =>
  <N extends string>(layouts: Readonly<Record<N, Layout>>): Family =>
  (b, brief) => {
    const name = brief.construction(namesOf(layouts))
    const layout = { ...common, ...layouts[name], name }
    const drawn = planned(brief, schemes, layout)
    const { plan, cut, standing } = fitted(drawn, rowsOf(b, drawn, layout), layout)
    const { w, d, h, section, scheme } = plan
    const marks = (clad: Layout['clad'], on: Cut['onBack'], length: number, name: string) => [
      ...(clad ? [clad(plan)] : []),
      ...marksOf(on, [length, h], plan, name),
    ]
    shell(b, {
      size: [w, d, h],
      section,
      wall: scheme.wall,
      sideWall: brief.chance(0.5) ? scheme.feature : scheme.wall,
      floor: brief.pick(layout.floors ?? ['planks', 'tiles', 'sheet']),
      floorColor: scheme.floor,
      coat: brief.pick(valuesOf(coats)),
      back: marks(layout.clad, cut.onBack, w, 'on back'),
      side: marks(layout.cladLeft, cut.onLeft, d, 'on left'),
    })
    hang(b, plan, 'on back', cut.onBack)
    hang(b.at(0, d, 0, 1), plan, 'on left', cut.onLeft)
    const stands = standsIn(standing)
    for (const { thing, x, y, ...named } of stands) thing.put(b, [x, y, 0], named)
    layout.above?.(b, plan, stands)
  }

/** The room, larger step by step until all that hangs on its walls has a place there. */
function fitted(drawn: Plan, rows: Rows, layout: Layout & { name: string }) {
  const least = standingIn(drawn, rows)
  const roomy = drawn.brief.fork('roomy')
  const [wide, deep] = [
    drawn.w || least.w * roomy.between(...ROOMY),
    drawn.d || least.d * roomy.between(...ROOMY),
  ]
  for (let more = 0; more <= MOST_MORE; more += 25) {
    const standing = standingIn({ w: wide + more, d: deep + more }, rows)
    const { w, d } = standing
    const cut = cutFor({ ...drawn, w, d }, layout, standing)
    if (cut) return { plan: { ...drawn, w, d, section: cut.section }, cut, standing }
  }
  throw new Error(`The walls of "${layout.name}" are too low or too short for what is on them`)
}
