import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { metals, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { setOfFour, standingAndLying } from '../../props/legs/arrangements.ts'
import { stand } from '../../props/legs/leg.ts'
import { legMaterial } from '../../props/legs/materials.ts'
import { caps, newel, newelPatterns, squareNewel } from '../../props/legs/newels.ts'
import { ironInfill } from '../../props/railings/iron.ts'
import { flight, levelRun, type Railing, thickness } from '../../props/railings/railing.ts'
import { cableInfill, glassInfill, metalPost } from '../../props/railings/steel.ts'
import { anyTurning, baluster, squareInfill, turnedInfill } from '../../props/railings/wood.ts'

const kinds = ['turned', 'iron', 'square', 'glass', 'cable'] as const
type Kind = (typeof kinds)[number]
const views = ['run', 'stair', 'newel', 'corner', 'set', 'landing'] as const

/** A newel post, balusters or a short run of railing, level or up a stair. */
export const post: Family = (b, brief) => {
  const kind = brief.construction(kinds)
  const view = brief.construction(views)
  const railing = made(kind, brief)
  const h = brief.between(86, 106)
  if (view === 'stair' || view === 'landing')
    flight(
      b,
      railing,
      view === 'stair' ? brief.int(4, 5) : brief.int(2, 3),
      brief.between(30, 80),
      brief.pick(floors),
    )
  else if (view === 'set' && kind === 'turned') turnings(b, brief)
  else {
    const long = { newel: 40, set: 70, corner: 110, run: 150 }[view] * brief.between(0.8, 1.25)
    const deep = view === 'corner' ? long * brief.between(0.5, 0.9) : brief.between(22, 60)
    b.slab([-12, -deep - 12, -9], [long + 24, deep + 24, 9], brief.pick(floors), {
      casts: false,
      top: [boards(5, false, '#10262b', 0.12)],
    })
    const bays = railing.over && long > 120 ? [long / 2, long / 2] : [long]
    levelRun(b, railing, bays, h, [view !== 'newel', true])
    if (view === 'corner') levelRun(b.at(long, 0, 0, 1), railing, [deep], h, [false, true])
  }
}

const floors = [...Object.values(woods), '#d5d0c4', '#b9beb9']

function made(kind: Kind, brief: Brief): Railing {
  if (kind === 'turned' || kind === 'square') {
    const color = legMaterial(brief, 'wood')
    const half = brief.between(4, 6)
    const [pattern, cap] = [brief.construction(newelPatterns), brief.construction(caps)]
    return {
      color,
      half,
      rail: 'moulded',
      over: false,
      infill: kind === 'turned' ? turnedInfill(brief, color) : squareInfill(brief, color),
      post: (b, h) =>
        stand(
          b,
          kind === 'turned'
            ? newel(pattern, h * 1.25, half, color)
            : squareNewel(cap, h * 1.18, half, color),
        ),
    }
  }
  const color = kind === 'iron' ? brief.pick(irons) : brief.pick(steels)
  const half = kind === 'iron' ? 1.6 : brief.between(1.8, 2.6)
  const infill = { iron: ironInfill, glass: glassInfill, cable: cableInfill }[kind](brief, color)
  const round = kind !== 'iron' && brief.chance(0.5)
  const wooden = kind !== 'iron' && brief.chance(0.5)
  const rail = kind === 'iron' || wooden ? 'flat' : brief.pick(['flat', 'round'] as const)
  return {
    color: wooden ? legMaterial(brief, 'wood') : color,
    half,
    rail,
    over: true,
    infill,
    post: (b, h) => metalPost(b, { h: h - thickness[rail], half, color, round }),
  }
}

const irons = [metals.black, '#3d4a45', '#4a3f38', metals.graphite]
const steels = [metals.steel, metals.graphite, metals.black, '#b3bdc2']

/** Balusters by themselves, or a newel and one that lies before it. */
function turnings(b: Builder, brief: Brief): void {
  const color = legMaterial(brief, 'wood')
  const turning = anyTurning(brief)
  const pattern = brief.pick(newelPatterns)
  if (brief.chance(0.5)) setOfFour(b, (_, share = 1) => baluster(turning, 84 * share, 3.4, color))
  else standingAndLying(b, () => newel(pattern, 110, 6, color), brief.chance(0.5))
}
