import type { Builder } from '../kit/builder.ts'
import type { Placed } from '../layout/row.ts'
import type { Made } from '../layout/thing.ts'
import { coversStanding, type Hung, hung, type Wall } from '../layout/wall.ts'
import { type Section, topOf } from '../props/shell.ts'
import { cutsOf, type Layout, type Plan } from './plan.ts'
import { MARGIN, type Standing } from './standing.ts'

/** How near to the corner something hides the end of the other wall, in cm. */
const AT_CORNER = 10

export interface Cut {
  section: Section
  onBack: readonly Hung<Plan>[]
  onLeft: readonly Hung<Plan>[]
}

/**
 * How the walls are cut: as the plan says, or in the first way that spares what hangs on them and
 * what stands at them; undefined where no way does.
 */
export function cutFor(plan: Plan, layout: Layout, standing: Standing): Cut | undefined {
  const ways: Section[] = [plan.section, ...plan.brief.fork('cut').shuffle(cutsOf(layout)), 'even']
  for (const section of ways) {
    const [back, left] = wallsOf({ ...plan, section }, standing)
    if (!coversStanding(back) || !coversStanding(left)) continue
    const onBack = hung(back, layout.onBack ?? [])
    const onLeft = onBack && hung(left, layout.onLeft ?? [])
    if (onLeft) return { section, onBack, onLeft }
  }
  return undefined
}

/** Puts the bodies that hang into the room, and tells tests what hangs where. */
export function hang(b: Builder, plan: Plan, name: string, all: readonly Hung<Plan>[]) {
  for (const [i, { what, at }] of all.entries()) {
    const [w, h, z] = what.size
    const named = { name: `${name} ${i + 1}`, stands: 'hangs' } as const
    const there = b.at(at, 0, z)
    const { body } = what
    if (!body) there.mention(named, [0, 0, 0], [w, 1, h])
    else {
      const own = { ...plan, brief: plan.brief.fork(`${name} ${i}`) }
      there.insert(there.apart(0, inner => body(inner, own)).scene, [0, 0, 0], named)
    }
  }
}

function wallsOf(
  { w, d, h, section }: Plan,
  { back, left, corner }: Standing,
): [back: Wall, left: Wall] {
  const [backTop, sideTop] = [topOf(section, 'back'), topOf(section, 'side')]
  return [
    {
      size: [w, h],
      topAt: x => backTop(x / w) * h,
      standing: back.map(({ thing, at }) => ({ thing, at: MARGIN + at })),
    },
    {
      size: [d, h],
      topAt: x => sideTop(x / d) * h,
      standing: [
        ...left.map(({ thing, at }) => mirrored(thing, d - corner - at - thing.w)),
        ...back.filter(({ at }) => at < AT_CORNER).map(({ thing }) => endOf(thing, d)),
      ],
    },
  ]
}

/** What stands along the wall at the left, as one looks at that wall: its row runs to the left. */
function mirrored(thing: Made, at: number): Placed {
  const tops = thing.tops.map(({ from, to, h }) => ({ from: thing.w - to, to: thing.w - from, h }))
  return { thing: { ...thing, tops }, at }
}

/** What stands in the corner along the other wall hides the end of this one as well. */
function endOf(thing: Made, d: number): Placed {
  const { h, d: w } = thing
  return { thing: { ...thing, w, tops: [{ from: 0, to: w, h }] }, at: d - w }
}
