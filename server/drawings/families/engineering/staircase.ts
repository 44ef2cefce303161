import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, metals, woods } from '../../kit/palette.ts'
import { flight } from '../../props/flights.ts'
import { infillStyles, levelRail } from '../../props/platforms.ts'
import { straight, twoFlight } from './staircase/flights.ts'
import { floor, landing, type Plan, square } from './staircase/parts.ts'

const constructions = ['two-flight', 'straight', 'access'] as const

/** A steel staircase with its railing: straight, in two flights or up to a platform. */
export const staircase: Family = (b, brief) => {
  const plan: Plan = {
    brief,
    rise: brief.between(220, 320),
    width: brief.between(80, 130),
    color: brief.pick([
      metals.black,
      metals.graphite,
      '#7d8b93',
      coats.teal,
      coats.brick,
      coats.sun,
      coats.blue,
    ]),
    tread: brief.pick(['#b9c4c9', woods.oak, woods.teak, '#98a5ad', '#d9dcd8']),
    infill: brief.pick(infillStyles.slice(0, 3)),
  }
  const construction = brief.construction(constructions)
  const turned = brief.chance(0.4)
  builds[construction](turned ? b.at(0, 0, 0, 3) : b, plan)
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  straight,
  'two-flight': twoFlight,
  access,
}

function access(b: Builder, plan: Plan): void {
  const { brief, rise, width, color, infill } = plan
  const high = rise * 0.62
  const run = high * 0.95
  const [w, d] = [brief.between(160, 260), width + brief.between(0, 60)]
  floor(b, -30 - w, -30, run + w + 60, d + 60)
  flight(b.at(run, width, 0, 2), { ...plan, rise: high, run, width, carriage: 'plates' })
  landing(b.at(-w, 0), [w, d], high, plan, square)
  for (const y of [0, d - 5]) levelRail(b.at(4 - w, y, high), w - 8, color, infill)
  if (d > width + 30) levelRail(b.at(-5, d - 6, high, 1), d - width - 8, color, infill)
  b.beam([8 - w, d - 4, 14], [-8, d - 4, high - 18], 4, color, { casts: false })
}
