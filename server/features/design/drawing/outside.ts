import { LIFT } from '../../../../web/features/design/measures.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'
import type { Builder } from '../../../drawings/kit/builder.ts'
import { woods } from '../../../drawings/kit/palette.ts'
import { boards } from '../../../drawings/props/cladding.ts'
import { awning } from '../../../drawings/props/outdoors.ts'
import { openingsOf } from './facade.ts'
import type { Block } from './modules.ts'
import { isDoor } from './openings.ts'
import type { Paint } from './paint.ts'

/** The depth of the deck without its step, in cm. */
export const DECK = 150
export const DECK_STEP = 34
/** The depth of a step on the ground, in cm. */
export const STEP = 66
const STONE = '#cfcabd'

/** Draws the deck and the steps along the fronts, on the ground. */
export function alongTheFront(b: Builder, plan: Plan, blocks: readonly Block[]): void {
  const [row, wing] = blocks
  if (!row) return
  if (plan.extras.includes('deck')) {
    const { x, y, w } = freeFront(blocks)
    b.at(x, y).box(0, [w, DECK, LIFT], woods.oak, { top: [boards(8)] })
    steps(b.at(0, DECK), plan, row, [40, DECK_STEP, woods.oak])
  } else steps(b, plan, row, [14, STEP, STONE])
  if (wing) steps(b, plan, wing, [14, STEP, STONE])
}

/** A striped awning over the windows and doors of the lowest storey. */
export function awningOver(b: Builder, blocks: readonly Block[], { accent }: Paint): void {
  const { x, y, w } = freeFront(blocks)
  awning(b.at(x + 8, y), w - 16, 84, LIFT + 208, accent)
}

/** The front of the row that no wing takes. */
function freeFront([row, wing]: readonly Block[]) {
  const from = wing ? wing.x + wing.w + 3 : 0
  return { x: from, y: row?.d ?? 0, w: (row?.w ?? 0) - from }
}

/**
 * A step before each door of a part.
 * @param out how far it reaches to both sides of the door and forward, and its colour
 */
function steps(
  b: Builder,
  plan: Plan,
  { modules }: Block,
  [out, deep, color]: readonly [number, number, string],
): void {
  for (const module of modules) {
    const { x, y, w, d, face } = module
    const at = face === 'front' ? b.at(x, y + d) : b.at(x + w, y + d, 0, 1)
    for (const door of openingsOf(plan, module, face, 0).filter(isDoor)) {
      const from = Math.max(module.outer[face]?.[0] ?? 0, door.at - out)
      at.box(
        [from, 0, 0],
        [Math.min(face === 'front' ? w : d, door.at + door.w + out) - from, deep, LIFT / 2],
        color,
      )
    }
  }
}
