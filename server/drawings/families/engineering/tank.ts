import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, metals } from '../../kit/palette.ts'
import { lying } from './tank/lying.ts'
import type { Plan } from './tank/parts.ts'
import { tower, upright } from './tank/standing.ts'

const constructions = ['tower', 'lying', 'upright'] as const

/** A steel tank on its stand, with pipes, valves, a manhole and a ladder. */
export const tank: Family = (b, brief) => {
  const plan: Plan = {
    brief,
    r: brief.between(70, 120),
    h: brief.between(140, 260),
    color: brief.pick([
      '#b9c4c9',
      '#98a5ad',
      '#d9dcd8',
      coats.teal,
      coats.sun,
      coats.blue,
      coats.orange,
      coats.sage,
    ]),
    steel: brief.pick([metals.graphite, '#7d8b93', '#a8503c', '#4d7391']),
  }
  builds[brief.construction(constructions)](b, plan)
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  tower,
  lying,
  upright,
}
