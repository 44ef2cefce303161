import type { Builder } from '../../../drawings/kit/builder.ts'
import type { Block, Module } from '../modules.ts'
import { THICK } from '../open-storey.ts'

/** A part of an open storey with a long wall, or a line across the floor, at its back; in cm. */
export interface Bay {
  /** The left end of its back, as one stands before it. */
  x: number
  y: number
  turn: 0 | 1
  length: number
}

/** The longest part, in cm: modules of 40 feet have two. */
const LONGEST = 700
/** From a wall, in cm. */
const CLEAR = 4

export const baysOf = (blocks: readonly Block[]): Bay[] =>
  blocks.flatMap(block => block.modules.flatMap(baysIn))

function baysIn(module: Module): Bay[] {
  const long = Math.max(module.w, module.d)
  const count = long > LONGEST ? 2 : 1
  const each = long / count
  return Array.from({ length: count }, (_, i) => {
    const margin = THICK + CLEAR
    const length = each - 2 * margin
    if (module.face === 'front')
      return { x: module.x + i * each + margin, y: module.y + margin, turn: 0, length }
    // Its back is at the left; it begins at the front.
    return {
      ...{ x: module.x + margin, y: module.y + module.d - i * each - margin },
      ...{ turn: 1, length },
    }
  })
}

export const bay = (b: Builder, { x, y, turn }: Bay): Builder => b.at(x, y, 0, turn)
