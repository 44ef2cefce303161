import type { SoundRow } from './plan.ts'

/**
 * The codes of a collection after an import: those without a place in the file keep their order, those
 * with one come there. Two with the same place come in the order of their rows. The file of an export
 * changes nothing, nor does a file that is imported twice.
 */
export function orderAfter(codes: readonly string[], rows: readonly SoundRow[]): string[] {
  const placed = rows
    .flatMap(({ position, row, after: { code } }) =>
      position === undefined ? [] : [{ position, row, code }],
    )
    // Each is put before the one that has the place, so that the last row goes first.
    .sort((one, other) => one.position - other.position || other.row - one.row)
  const placedCodes = new Set(placed.map(({ code }) => code))
  const added = rows.filter(({ before }) => !before).map(({ after }) => after.code)
  const order = [...codes, ...added].filter(code => !placedCodes.has(code))
  for (const { position, code } of placed) order.splice(position - 1, 0, code)
  return order
}
