import type { Brief, Family } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { namesOf } from '../kit/palette.ts'
import type { Scheme } from '../props/schemes.ts'
import { enclose, type Layout, type Plan, planned } from './plan.ts'
import { type Rows, rowsOf, standingIn, standsIn } from './standing.ts'
import { cutFor, marksOn, putHung } from './walls.ts'

/** How much larger than asked for a room may become for what hangs on its walls, in cm. */
const MOST_MORE = 100

/**
 * A family of rooms furnished by one of its layouts, which share what is common. A room is at least as large as what stands in
 * it, and its walls are cut so that nothing that hangs on them is.
 */
export function room<N extends string, C extends Partial<Layout>>(
  schemes: Record<string, Scheme>,
  common: C,
  layouts: Readonly<Record<N, Rest<C>>>,
): Family {
  return (b, brief) => {
    const name = brief.construction(namesOf(layouts))
    const layout: Partial<Layout> = { ...common, ...layouts[name] }
    furnish(b, brief, schemes, { ...(layout as Layout), name })
  }
}

/** What a layout has to say when some is common. */
type Rest<C> = Omit<Layout, keyof C> & Partial<Layout>

type NamedLayout = Layout & { name: string }

function furnish(
  b: Builder,
  brief: Brief,
  schemes: Record<string, Scheme>,
  layout: NamedLayout,
): void {
  const drawn = planned(brief, schemes, layout)
  const { plan, cut, standing } = fitted(drawn, rowsOf(b, drawn, layout), layout)
  const [onBack, onLeft] = marksOn(plan, cut)
  const clad = (mark: Layout['clad']) => (mark ? [mark(plan)] : [])
  const back = [...clad(layout.clad), ...onBack]
  enclose(b, plan, back, [...clad(layout.cladLeft), ...onLeft], layout.floors)
  putHung(b, plan, cut)
  const stands = standsIn(standing)
  for (const { thing, x, y, ...named } of stands) thing.put(b, [x, y, 0], named)
  layout.above?.(b, plan, stands)
}

/** The room, larger step by step until all that hangs on its walls has a place there. */
function fitted(drawn: Plan, rows: Rows, layout: NamedLayout) {
  for (let more = 0; more <= MOST_MORE; more += 25) {
    const standing = standingIn({ w: drawn.w + more, d: drawn.d + more }, rows)
    const { w, d } = standing
    const cut = cutFor({ ...drawn, w, d }, layout, standing)
    if (cut) return { plan: { ...drawn, w, d, section: cut.section }, cut, standing }
  }
  throw new Error(`The walls of "${layout.name}" are too low or too short for what is on them`)
}
