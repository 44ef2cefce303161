import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { metals } from '../../kit/palette.ts'
import { primers } from '../../props/steelwork.ts'
import { storeys } from './steel-frame/floors.ts'
import { craneBay, portal } from './steel-frame/halls.ts'
import type { Plan } from './steel-frame/parts.ts'

const constructions = ['crane-bay', 'storeys', 'portal'] as const

/** A building frame of columns and beams: storeys, portals, a bay with a crane. */
export const steelFrame: Family = (b, brief) => {
  const plan: Plan = {
    brief,
    color: brief.pick([...Object.values(primers), metals.graphite, '#d8a83c']),
    bay: brief.between(170, 260),
    deep: brief.between(220, 360),
    h: brief.between(190, 280),
  }
  builds[brief.construction(constructions)](b, plan)
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  portal,
  storeys,
  'crane-bay': craneBay,
}
