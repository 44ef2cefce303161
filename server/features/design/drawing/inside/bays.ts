import type { Builder } from '../../../../drawings/kit/builder.ts'
import type { Block, Module } from '../modules.ts'
import { THICK } from '../open-storey.ts'

/** A part of an open storey with a long wall, or a line across the floor, at its back; in cm. */
export interface Bay {
  /** The left end of its back, as one stands before it. */
  x: number
  y: number
  turn: 0 | 1
  length: number
  depth: number
  /** The distance from its ends and its back to other parts. */
  margin: number
  /** The sides at which another part without such a wall begins. */
  joins: readonly ('left' | 'back')[]
}

/** The longest part, in cm: modules of 40 feet have two. */
const LONGEST = 700
/** The distance from a wall, in cm. */
const CLEAR = 4

export const baysOf = (blocks: readonly Block[]): Bay[] =>
  blocks.flatMap(block => block.modules.flatMap(baysIn))

function baysIn(module: Module): Bay[] {
  const { x, y, w, d, outer } = module
  const count = Math.max(w, d) > LONGEST ? 2 : 1
  const bayLength = Math.max(w, d) / count
  const margin = THICK + CLEAR
  return Array.from({ length: count }, (_, i): Bay => {
    const bay = { length: bayLength - 2 * margin, depth: Math.min(w, d), margin }
    if (module.face === 'front')
      return {
        x: x + i * bayLength + margin,
        y: y + margin,
        turn: 0,
        ...bay,
        joins: [...ifSo(i > 0 || !outer.left, 'left'), ...ifSo(!outer.back, 'back')],
      }
    // Its back is at the left of the unit; it begins at the front.
    return {
      x: x + margin,
      y: y + d - i * bayLength - margin,
      turn: 1,
      ...bay,
      joins: ifSo(i > 0, 'left'),
    }
  })
}

const ifSo = <const T>(condition: boolean, value: T): T[] => (condition ? [value] : [])

export const bay = (b: Builder, { x, y, turn }: Bay): Builder => b.at(x, y, 0, turn)
