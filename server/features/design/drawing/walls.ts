import { measuresOf, module as sizes } from '../../../../web/features/design/measures.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'
import type { Builder } from '../../../drawings/kit/builder.ts'
import { type Mark, panel, rectangle, tint } from '../../../drawings/kit/mark.ts'
import { darker } from '../../../drawings/kit/palette.ts'
import { boards, corrugation } from '../../../drawings/props/cladding.ts'
import { openingsOf } from './facade.ts'
import { type Block, type Module, type SideName, sideNames } from './modules.ts'
import { markOf } from './openings.ts'
import { type Paint, TRIM } from './paint.ts'

/** The height of the slab on each storey, which reaches past the walls, in cm. */
const SLAB = 14
const LIP = 4
export const WALL = sizes.storey - SLAB

/** A storey with its walls closed: a body for each module. */
export function closedStorey(
  b: Builder,
  plan: Plan,
  blocks: readonly Block[],
  storey: number,
  paint: Paint,
): void {
  for (const module of blocks.flatMap(block => block.modules)) body(b, plan, module, storey, paint)
}

/** The roof of a storey's modules, on which the next storey stands. */
export function slabs(b: Builder, blocks: readonly Block[]): void {
  for (const block of blocks) slab(b.at(0, 0, WALL), block, block === blocks[0])
}

/** The slab of a wing begins where that of the row ends. */
function slab(b: Builder, { x, y, w, d }: Block, isRow: boolean): void {
  const back = isRow ? y - LIP : y + LIP
  b.box([x - LIP, back, 0], [w + 2 * LIP, y + d + LIP - back, SLAB], TRIM, {
    top: [panel(0.03, 0.06, 0.94, 0.88, '#10262b', 0.05)],
  })
}

function body(b: Builder, plan: Plan, module: Module, storey: number, paint: Paint): void {
  const { x, y, w, d } = module
  const skin = skinOf(plan, paint)
  const marksOf = (side: SideName): Mark[] => {
    if (!module.outer[side]) return []
    const length = side === 'front' || side === 'back' ? w : d
    return [
      ...skin,
      ...openingsOf(plan, module, side, storey).map(opening =>
        markOf(opening, length, WALL, paint),
      ),
    ]
  }
  const marks = Object.fromEntries(sideNames.map(side => [side, marksOf(side)]))
  b.box([x, y, 0], [w, d, WALL], paint.wall, marks)
}

/** The marks on the walls of a plan, under the openings. */
function skinOf(plan: Plan, { wall, edge }: Paint): Mark[] {
  const { width, depth } = measuresOf(plan)
  // Large units are drawn small: fewer ribs show as much.
  const pitch = width + depth > 1500 ? 24 : width + depth > 900 ? 19 : 15
  if (plan.cladding === 'steel') return [corrugation(pitch), edges(edge)]
  if (plan.cladding === 'boards') return [boards(width + depth > 1500 ? 9 : 13), corners(TRIM)]
  return [face => tint(0, 0, 1, 26 / face.h, darker(wall, 0.3))(face)]
}

/** The steel frame of a module. */
function edges(color: string): Mark {
  return ({ w, h }) => {
    const [u, v] = [11 / w, 10 / h]
    const bars = [
      rectangle(0, 0, u, 1),
      rectangle(1 - u, 0, u, 1),
      rectangle(0, 0, 1, v),
      rectangle(0, 1 - v, 1, v),
    ]
    return [{ rings: bars, fill: color }]
  }
}

function corners(color: string): Mark {
  return ({ w }) => {
    const u = 8 / w
    return [{ rings: [rectangle(0, 0, u, 1), rectangle(1 - u, 0, u, 1)], fill: color, edge: true }]
  }
}
