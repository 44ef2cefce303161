import { measuresOf } from '../../../../web/features/design/measures.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'
import type { Builder } from '../../../drawings/kit/builder.ts'
import type { Vec } from '../../../drawings/kit/geometry.ts'
import { darker } from '../../../drawings/kit/palette.ts'
import { pitchedRoof } from '../../../drawings/props/roofs/pitched.ts'
import type { Block } from './modules.ts'
import type { Paint } from './paint.ts'
import { BOARD, EAVE } from './roof-sizes.ts'
import { flatSolar, slopeSolar } from './solar.ts'
import { onTheTerrace, terrace } from './terrace.ts'

/** The roof on the slab of the highest storey, from its top; the slab itself is a flat one. */
export function roof(b: Builder, plan: Plan, blocks: readonly Block[], paint: Paint): void {
  if (plan.roof === 'terrace') terrace(b, blocks)
  if (plan.roof === 'pitched') pitched(b, plan, blocks, paint)
}

/** Draws the things that stand or lie on the roof. */
export function onTheRoof(b: Builder, plan: Plan, blocks: readonly Block[], paint: Paint): void {
  if (plan.roof === 'terrace') onTheTerrace(b, blocks, paint)
  else if (!plan.extras.includes('solar')) return
  else if (plan.roof === 'flat') flatSolar(b, blocks)
  else slopeSolar(b, plan, blocks)
}

function pitched(
  b: Builder,
  plan: Plan,
  [row, wing]: readonly Block[],
  { roof: color, wall: gable }: Paint,
): void {
  if (!row) return
  const top = measuresOf(plan).rise
  const shape = { rise: top - BOARD, color, gable, eave: EAVE, verge: EAVE }
  pitchedRoof(b, [row.w, row.d], shape)
  if (!wing) return
  // Its back end is where the row's eave is.
  const start = wing.y + 2 * EAVE
  pitchedRoof(b.at(wing.x, start), [wing.w, wing.y + wing.d - start], { ...shape, along: 'y' })
  valley(b, wing, top, color)
}

/** Seams of sheet metal, apart; in cm. */
const SEAM = 34

/** The end of the wing's roof that lies on the slope of the row. */
function valley(b: Builder, { x, w, y }: Block, top: number, color: string): void {
  const [middle, eave] = [x + w / 2, y + EAVE]
  const ridge = y - w / 2
  const peak: Vec = [middle, ridge, top]
  const end: Vec = [middle, eave, top]
  const [left, right]: Vec[] = [
    [x - EAVE, eave, BOARD],
    [x + w + EAVE, eave, BOARD],
  ]
  b.group(g => {
    g.loft([peak, left, right] as Vec[], [peak, end, end], color)
    for (let seamY = eave - SEAM; seamY > ridge + 12; seamY -= SEAM) {
      const share = (seamY - ridge) / (eave - ridge)
      const foot = top - (top - BOARD) * share
      for (const out of [-share, share])
        g.wire(
          [
            [middle, seamY, top],
            [middle + out * (eave - ridge), seamY, foot],
          ],
          1,
          darker(color, 0.22),
        )
    }
  })
}
