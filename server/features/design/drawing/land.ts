import { measuresOf } from '../../../../web/features/design/measures.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'
import { briefFor } from '../../../drawings/brief.ts'
import type { Builder } from '../../../drawings/kit/builder.ts'
import { coats, ground, leaves, woods } from '../../../drawings/kit/palette.ts'
import { layOut } from '../../../drawings/layout/plot.ts'
import type { Row } from '../../../drawings/layout/row.ts'
import type { Context, Thing } from '../../../drawings/layout/thing.ts'
import * as fixtures from '../../../drawings/props/fixtures.ts'
import { flagpole, kenya } from '../../../drawings/props/flags.ts'
import { sign, signPost } from '../../../drawings/props/outdoors.ts'
import { tree } from '../../../drawings/props/trees.ts'
import { waterTank } from '../../../drawings/props/water-tank.ts'
import { openingsOf } from './facade.ts'
import { blocksOf } from './modules.ts'
import { isDoor } from './openings.ts'
import { DECK, DECK_STEP, STEP } from './outside.ts'
import type { Paint } from './paint.ts'
import { stairsDepth, stairsWidth } from './stairs.ts'

/** The ground with the things around the unit, which is put from the origin. */
export function land(b: Builder, plan: Plan, paint: Paint): void {
  const { width, depth, row } = measuresOf(plan)
  const has = (extra: Plan['extras'][number]) => plan.extras.includes(extra)
  const frontDepth = has('deck') ? row.depth + DECK + DECK_STEP : row.depth + STEP
  const backDepth = has('stairs') ? Math.max(0, stairsDepth - row.depth) : 0
  const size = {
    w: width + (has('stairs') ? stairsWidth : 0),
    d: backDepth + Math.max(depth, frontDepth),
  }
  const door = doorOf(plan)
  // With a door at the right, the row stands in front of the wing and there is no court.
  const hasCourt = plan.layout === 'corner' && door < width / 2
  const context = { brief: briefFor(`design/${plan.use}`) }
  const site = {
    path: ground.paving,
    left: ['gap', ...(has('tank') ? [tank] : []), conifer(250)],
    right: [conifer(300), 'gap'],
    front: [...signs[plan.use](paint), 'gap', ...(hasCourt ? [shade] : [])] as Row,
  } as const
  layOut<Context>(b.at(0, -backDepth), context, site, {
    ...size,
    door: [door, backDepth + frontDepth],
  })
}

/** The middle of the first door of the row, from its left end. */
function doorOf(plan: Plan): number {
  const doorCentres = blocksOf(plan)[0]?.modules.flatMap(module =>
    openingsOf(plan, module, 'front', 0)
      .filter(isDoor)
      .map(({ at, w }) => module.x + at + w / 2),
  )
  return doorCentres?.[0] ?? 0
}

const conifer =
  (height: number): Thing =>
  b =>
    tree(b, 'conifer', height, leaves.fresh)
/** Beyond the court of an L. */
const shade: Thing = b => tree(b, 'round', 220, leaves.green)
const tank: Thing = b => waterTank(b, { stand: 210, color: '#2f3a40' })

/** Signs that tell from afar what a unit is for. */
const signs: Record<Plan['use'], (paint: Paint) => Thing[]> = {
  office: ({ accent }) => [
    b => {
      sign(b.at(0, 0, 46), 160, accent, 66)
      b.box([[16, 140], 2, 0], [8, 5, 46], '#48545c')
    },
  ],
  home: () => [b => fixtures.parkBench(b, 150, woods.oak)],
  shop: ({ accent }) => [b => fixtures.cafeTable(b, accent, 3)],
  classroom: () => [b => flagpole(b, 330, kenya.color, kenya.stripes)],
  clinic: () => [b => signPost(b, coats.brick)],
  camp: () => [b => fixtures.picnicTable(b)],
}
