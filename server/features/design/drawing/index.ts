import type { DesignView } from '../../../../web/features/design/contract.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import { backdrops } from '../../../drawings/kit/palette.ts'
import { hash } from '../../../drawings/kit/random.ts'
import { stages, viewOf } from '../../../drawings/kit/stage.ts'
import { toSvg } from '../../../drawings/kit/svg.ts'
import { composePlan } from './compose.ts'
import { sizesOver } from './sizes.ts'

const END = '</svg>'

/** The drawing of a plan as an SVG document of 640x480; the same plan and view give the same bytes. */
export function drawPlan(plan: Plan, view: DesignView): string {
  const { scene, frame } = composePlan(plan, view)
  const { width, height } = stages.landscape
  const fitted = viewOf(frame, 'landscape')
  const svg = toSvg(scene, {
    width,
    height,
    soft: 3,
    backdrop: backdrops[2],
    view: fitted,
    id: `d${hash(`${planText(plan)} ${view.view}${view.roof}`).toString(36)}`,
  })
  if (!view.sizes) return svg
  return svg.replace(END, sizesOver(plan, view.view, scene, fitted) + END)
}
