import type { SoundRow } from './plan.ts'

/**
 * The codes of a collection after an import: those without a place in the file keep their order, those
 * with one come there. Two with the same place come in the order of their rows. The file of an export
 * changes nothing, nor does a file that is imported twice.
 */
export function orderAfter(codes: readonly string[], rows: readonly SoundRow[]): string[] {
  const placed = rows
    .filter(({ position }) => position !== undefined)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0) || one.row - other.row)
  const placedCodes = new Set(placed.map(({ after }) => after.code))
  const last = rows.filter(({ before, position }) => !before && position === undefined)
  const order = [...codes, ...last.map(({ after }) => after.code)].filter(
    code => !placedCodes.has(code),
  )
  for (const { position = 1, after } of placed) order.splice(position - 1, 0, after.code)
  return order
}
