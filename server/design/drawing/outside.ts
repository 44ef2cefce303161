import { LIFT } from '../../../web/design/measures.ts'
import type { Plan } from '../../../web/design/plan.ts'
import type { Builder } from '../../drawings/kit/builder.ts'
import { woods } from '../../drawings/kit/palette.ts'
import * as outdoors from '../../drawings/props/outdoors.ts'
import { openingsOf } from './facade.ts'
import type { Block } from './modules.ts'
import { isDoor } from './openings.ts'
import type { Paint } from './paint.ts'

/** Of the deck, without its step; in cm. */
export const DECK = 150
export const DECK_STEP = 34

/** What is along the front of the row, on the ground. */
export function alongTheFront(
  b: Builder,
  plan: Plan,
  [row, wing]: readonly Block[],
  paint: Paint,
): void {
  if (!row) return
  const from = wing ? wing.x + wing.w + 3 : 0
  const at = b.at(from, row.d)
  const long = row.w - from
  if (plan.extras.includes('awning'))
    outdoors.awning(at.at(8, 0), long - 16, 84, LIFT + 208, paint.accent)
  if (plan.extras.includes('deck')) outdoors.deck(at, long, DECK, LIFT, woods.oak)
  else steps(b, plan, row)
  if (wing) steps(b, plan, wing)
}

/** A step before each door of a part. */
function steps(b: Builder, plan: Plan, { modules }: Block): void {
  for (const module of modules) {
    const { x, y, w, d, face } = module
    const at = face === 'front' ? b.at(x, y + d) : b.at(x + w, y + d, 0, 1)
    for (const door of openingsOf(plan, module, face, 0).filter(isDoor))
      at.box([door.at - 14, 0, 0], [door.w + 28, 66, LIFT / 2], '#cfcabd')
  }
}
