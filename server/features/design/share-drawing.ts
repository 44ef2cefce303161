import type { Plan } from '../../../web/features/design/plan.ts'
import { backdrops } from '../../drawings/kit/palette.ts'
import { stages, viewOf } from '../../drawings/kit/stage.ts'
import { toSvg } from '../../drawings/kit/svg.ts'
import { composePlan } from './drawing/compose.ts'

/** The size recommended for Open Graph, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630]
/** The unit's distance from the middle to the right: the mark of the company is at the left. */
const ASIDE = 90

/** A plan as an SVG document of the size of a picture of a link, with ground to its edges. */
export function shareDrawing(plan: Plan): string {
  const { scene, frame } = composePlan(plan, { view: 0, roof: true, sizes: false })
  const { width, height } = stages.landscape
  const { k, x, y } = viewOf(frame, 'landscape')
  const scale = HEIGHT / height
  const left = (WIDTH - width * scale) / 2 + ASIDE
  return toSvg(scene, {
    width: WIDTH,
    height: HEIGHT,
    soft: 4,
    backdrop: backdrops[2],
    id: 'd',
    view: { k: k * scale, x: x * scale + left, y: y * scale },
  })
}
