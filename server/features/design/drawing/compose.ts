import type { DesignView } from '../../../../web/features/design/contract.ts'
import { LIFT, measuresOf, module as sizes } from '../../../../web/features/design/measures.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'
import { Builder } from '../../../drawings/kit/builder.ts'
import { boundsOf, turned } from '../../../drawings/kit/geometry.ts'
import { inPaintingOrder } from '../../../drawings/kit/order.ts'
import { emptyScene, type Scene } from '../../../drawings/kit/scene.ts'
import { furnish } from './inside/furnish.ts'
import { land } from './land.ts'
import { blocksOf } from './modules.ts'
import { FLOOR, isCut, openStorey } from './open-storey.ts'
import { alongTheFront, awningOver } from './outside.ts'
import { paintOf } from './paint.ts'
import { onTheRoof, roof } from './roofs.ts'
import { stairs } from './stairs.ts'
import { closedStorey, slabs } from './walls.ts'

/**
 * The things that a picture of a plan shows, and those that it is fitted around, with the roof on
 * or off.
 */
export interface Composed {
  scene: Scene
  frame: Scene
}

export function composePlan(plan: Plan, { view, roof: hasRoof }: DesignView): Composed {
  const scene = emptyScene()
  const b = new Builder(scene).facing(view)
  const { row } = measuresOf(plan)
  const blocks = blocksOf(plan)
  const paint = paintOf(plan)
  const namedPart = (name: string, build: () => void) => {
    const firstPart = scene.parts.length
    build()
    const solids = scene.parts.slice(firstPart).flatMap(part => part.solids)
    scene.things.push({ name, stands: 'on the floor', solids })
  }
  land(b, plan, paint)
  namedPart('base', () => {
    for (const { x, y, w, d } of blocks) b.box([x, y, 0], [w, d, LIFT], '#b9b5a8')
  })
  const closed = hasRoof ? plan.storeys : plan.storeys - 1
  for (let storey = 0; storey < closed; storey++) {
    const at = b.at(0, 0, floorOf(storey))
    namedPart('walls', () => closedStorey(at, plan, blocks, storey, paint))
    namedPart('slab', () => slabs(at, blocks))
  }
  const top = b.at(0, 0, floorOf(closed))
  if (hasRoof) {
    namedPart('roof', () => roof(top, plan, blocks, paint))
    namedPart('on the roof', () => onTheRoof(top, plan, blocks, paint))
  } else {
    namedPart('walls', () => openStorey(top, plan, blocks, closed, paint))
    furnish(top.at(0, 0, FLOOR), plan, blocks)
  }
  namedPart('along the front', () => alongTheFront(b, plan, blocks))
  // It hangs on a wall that is cut where the lowest storey is open to the eye.
  if (plan.extras.includes('awning') && (closed > 0 || !isCut(b, plan, 'front', 'front')))
    namedPart('awning', () => awningOver(b, blocks, paint))
  if (plan.extras.includes('stairs'))
    namedPart('stairs', () => stairs(b, [row.width, row.depth], levelsOf(plan)))
  return {
    scene: { ...scene, parts: inPaintingOrder(scene.parts) },
    frame: frameOf(scene, plan, view),
  }
}

/** Height of a storey's floor, or of the roof. */
const floorOf = (storey: number) => LIFT + storey * sizes.storey

/** The floors that stairs reach: all but the lowest, and a terrace. */
const levelsOf = ({ storeys, roof }: Plan) =>
  Array.from({ length: roof === 'terrace' ? storeys : storeys - 1 }, (_, i) => floorOf(i + 1))

/** The height of a terrace's parasol above its railing, in cm. */
const PARASOL = 140

/** The land, framed around the middle of the unit's extent: equally large in each view. */
function frameOf({ catches }: Scene, plan: Plan, view: number): Scene {
  const { width, depth, height } = measuresOf(plan)
  const { min, max } = boundsOf(catches.flat())
  const unit = boundsOf([turned([0, 0, 0], view), turned([width, depth, height], view)])
  const [x, y] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]
  const reach = ([0, 1] as const).map(axis => {
    const middle = axis ? y : x
    return Math.max(middle - unit.min[axis], unit.max[axis] - middle)
  })
  const [w = 0, d = 0] = reach
  const frame = emptyScene()
  const b = new Builder(frame)
  b.box([min[0], min[1], -18], [max[0] - min[0], max[1] - min[1], 18], '#ffffff')
  const above = plan.roof === 'terrace' ? PARASOL : 0
  b.box([x - w, y - d, 0], [2 * w, 2 * d, height + above], '#ffffff')
  return frame
}
