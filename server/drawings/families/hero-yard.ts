import type { Family } from '../family.ts'
import { coats, valuesOf } from '../kit/palette.ts'
import { cafe, home, offices, tower } from './hero-yard/containers.ts'
import { green, site, traffic } from './hero-yard/grounds.ts'
import { pavilion } from './hero-yard/pavilion.ts'
import { row } from './hero-yard/plan.ts'

/** The yard: finished units around a court, a crane that sets one down, a truck that passes. */
export const heroYard: Family = (b, brief) => {
  const colors = brief.shuffle(valuesOf(coats).filter(c => c !== coats.charcoal))
  const paint = (i: number) => colors[i % colors.length] as string
  site(b)
  const back = brief.shuffle([
    { width: 1010, depth: 260, build: tower },
    { width: 900, depth: 370, build: offices },
  ])
  const front = brief.shuffle([
    { width: 660, depth: 470, build: cafe },
    { width: 760, depth: 390, build: home },
    { width: 460, depth: 380, build: pavilion },
  ])
  const plots = [...row(back, 120), ...row(front, 740)]
  for (const { x, y, build } of plots) build(b.at(x, y), brief, paint)
  traffic(b, paint)
  green(b, brief, plots)
}
