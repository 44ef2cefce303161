import { sofaStyles } from '../../../../props/sofas.ts'
import type { Plan } from '../../../../rooms/plan.ts'

/** How a sofa looks in the colours of its room. */
export function cover({ brief, scheme }: Plan) {
  return {
    fabric: scheme.fabric,
    leg: scheme.wood,
    style: brief.pick(sofaStyles),
    cushions: [scheme.accent, '#f1ece1'],
  }
}
