import { sameCode } from '../../../../web/features/products/codes.ts'
import { isSound, type PlannedRow, type SoundRow } from './plan.ts'
import type { TableState } from './plan-row.ts'

/**
 * Finds rows that give a name which another product of the same page has after the import. A row that
 * is left out keeps its former name, so that others may be wrong then.
 */
export function findNamesTwice(rows: readonly PlannedRow[], state: TableState): void {
  for (const row of rows.filter(isSound)) if (!row.before) refuseCodes(row, state)
  let isFound = true
  while (isFound) {
    isFound = false
    const called = namesAfter(rows, state)
    for (const row of rows.filter(isSound)) {
      const { before, after } = row
      if (before?.name === after.name) continue
      const other = called.get(keyOf(row))?.find(one => one !== labelOf(row))
      if (other === undefined) continue
      row.faults.set('name', taken(other, after.name))
      isFound = true
    }
  }
}

/** Which products have a name, by their page and the name. */
function namesAfter(rows: readonly PlannedRow[], { products, byCode }: TableState) {
  const called = new Map<string, string[]>()
  const add = (key: string, label: string) => called.set(key, [...(called.get(key) ?? []), label])
  const sound = rows.filter(isSound)
  const changing = new Set(sound.map(({ before }) => before?.code))
  for (const { code, collection } of products.all) {
    if (changing.has(code)) continue
    add(`${collection.page.path}\n${byCode.get(sameCode(code))?.name}`, code)
  }
  for (const row of sound) add(keyOf(row), labelOf(row))
  return called
}

const keyOf = ({ collection, after }: SoundRow) => `${collection.page.path}\n${after.name}`

const labelOf = ({ row, before }: SoundRow) => before?.code ?? `Row ${row}`

/** A link with that name would lead to two products. */
function refuseCodes({ after, faults }: SoundRow, { byCode }: TableState): void {
  const other = byCode.get(sameCode(after.name))
  if (other) faults.set('name', `A name of its own: ${other.code} is the code of another product`)
}

const taken = (other: string, name: string) =>
  `Another name: ${other} on the same page is called "${name}". To change that product, give its code.`
