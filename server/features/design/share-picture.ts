import type { Plan } from '../../../web/features/design/plan.ts'
import { planCode } from '../../../web/features/design/plan-code.ts'
import { brandMark } from '../../drawings/brand.ts'
import { drawingsVersion } from '../../drawings/version.ts'
import type { BrandView } from '../company/brand/site-brand.ts'
import type { PictureJob } from '../media/image-work/jobs.ts'

/** Increment when the same drawing is placed otherwise. */
const layoutVersion = 'p1'

/** The code contains every choice of a plan. */
export const shareNameOf = (plan: Plan, brand?: BrandView) =>
  `${planCode(plan)}-${drawingsVersion}${layoutVersion}${brand?.version ?? ''}.jpg`

/** The picture of a link to a plan. */
export async function shareJob(plan: Plan, brand?: BrandView): Promise<PictureJob> {
  const { shareDrawing } = await import('./share-drawing.ts')
  const look = { mark: brandMark(160), ...brand?.share }
  return { kind: 'share-drawing', drawing: shareDrawing(plan), ...look }
}
