import type { DesignView } from '../../../web/design/contract.ts'
import { LIFT, measuresOf, module as sizes } from '../../../web/design/measures.ts'
import type { Plan } from '../../../web/design/plan.ts'
import { Builder } from '../../drawings/kit/builder.ts'
import { inPaintingOrder } from '../../drawings/kit/order.ts'
import { emptyScene, type Scene } from '../../drawings/kit/scene.ts'
import { plot } from '../../drawings/props/plots.ts'
import { blocksOf } from './modules.ts'
import { paintOf } from './paint.ts'
import { closedStorey } from './walls.ts'

/** What a picture of a plan shows, and what it is fitted around whichever way it is turned. */
export interface Composed {
  scene: Scene
  frame: Scene
}

export function composePlan(plan: Plan, { view }: DesignView): Composed {
  const scene = emptyScene()
  const b = new Builder(scene).at(0, 0, 0, view)
  const { width, depth, height } = measuresOf(plan)
  const blocks = blocksOf(plan)
  const paint = paintOf(plan)
  const land = [-200, -150, width + 400, depth + 400] as const
  plot(b, land)
  for (const { x, y, w, d } of blocks) b.box([x, y, 0], [w, d, LIFT], '#b9b5a8')
  for (let storey = 0; storey < plan.storeys; storey++)
    closedStorey(b.at(0, 0, LIFT + storey * sizes.storey), plan, blocks, storey, paint)
  const frame = emptyScene()
  plot(new Builder(frame).at(0, 0, 0, view), land)
  new Builder(frame).at(0, 0, 0, view).box(0, [width, depth, height], '#ffffff')
  return { scene: { ...scene, parts: inPaintingOrder(scene.parts) }, frame }
}
