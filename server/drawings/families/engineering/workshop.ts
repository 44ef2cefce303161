import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats } from '../../kit/palette.ts'
import { bridgeCrane, sling } from '../../props/bridge-crane.ts'
import { hall } from '../../props/hall.ts'
import { iBeam, primers } from '../../props/steelwork.ts'
import { assembly, bending, cutting, type Plan, welding } from './workshop/bays.ts'

const constructions = ['welding', 'assembly', 'cutting', 'bending'] as const

/** The steel workshop inside: welding tables, a frame in work, piles of steel, the crane above. */
export const workshop: Family = (b, brief) => {
  const construction = brief.construction(constructions)
  const [w, d] = [brief.between(560, 760), brief.between(460, 620)]
  const h = brief.between(340, 430)
  const plan: Plan = {
    brief,
    w,
    d,
    rail: h - 80,
    accent: brief.pick([coats.orange, coats.teal, coats.sun, coats.blue]),
    steel: brief.pick(Object.values(primers)),
  }
  hall(b, {
    size: [w, d, h],
    wall: brief.pick(['#dfe3e0', '#d3dde0', '#e6dfd0', '#c9d6cf']),
    shutter: brief.chance(0.6),
  })
  builds[construction](b, plan)
  const load = brief.pick(['beam', 'plate', 'none'] as const)
  bridgeCrane(b.at(0, 28), {
    span: d - 40,
    height: plan.rail,
    runway: w,
    at: w * brief.pick([0.06, 0.14, 0.7]),
    trolley: brief.between(0.3, 0.5),
    drop: load === 'none' ? 70 : 84,
    color: brief.pick(['#e3ab41', '#d2562b', '#3a648f']),
    load: g => {
      if (load === 'beam') iBeam(g, 'x', [-90, -9, -40], 180, plan.steel)
      if (load === 'plate') g.box([-60, -30, -34], [120, 60, 4], '#b9c4c9')
      if (load !== 'none') sling(g, 50, load === 'beam' ? 14 : 30)
    },
  })
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  welding,
  assembly,
  cutting,
  bending,
}
