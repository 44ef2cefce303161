import { sameCode } from '../../codes.ts'
import { codeAtPlace } from './list-move.ts'

export interface MoveTarget {
  /** The code before which the products come; null for the end. */
  before: string | null
}

/**
 * Where products go by what was typed: before a code in any spelling, or to a place, as "7" or
 * "place 7".
 * @returns what is wrong, where it says neither
 */
export function targetIn(
  typed: string,
  codes: readonly string[],
  moving: readonly string[],
): MoveTarget | string {
  if (!typed.trim()) return 'Give the code of a product, or a place, such as 7.'
  const before = codes.find(code => sameCode(code) === sameCode(typed))
  if (before !== undefined) {
    return moving.includes(before) ? `${before} is one of those that you move.` : { before }
  }
  const place = Number(/^\s*(?:place\s*)?(\d+)\s*$/i.exec(typed)?.[1])
  if (place >= 1) return { before: codeAtPlace(codes, moving, place) }
  return `${typed.trim()} is no product of this collection.`
}
