import { sameCode } from '../../../../web/features/products/codes.ts'
import { groupedBy } from '../../../base/grouped-by.ts'
import { createPauses } from '../../../base/pauses.ts'
import { highestNumber, MOST_PRODUCTS } from '../lists/add-product.ts'
import type { Collection } from '../products.ts'
import { isSound, type Plan, type PlannedRow, type SoundRow } from './plan.ts'
import { findNamesTwice } from './plan-names.ts'
import { orderAfter } from './plan-order.ts'
import { plainName, planRow, type TableState } from './plan-row.ts'
import type { FileRow } from './read-table.ts'

/** What an import of these rows would do, and what is wrong with them. */
export async function planTable(file: readonly FileRow[], state: TableState): Promise<Plan> {
  const rows: PlannedRow[] = []
  const pause = createPauses()
  const hasCodes = file.some(({ cells }) => cells.has('code'))
  const byName = hasCodes ? undefined : groupedBy(state.byCode.values(), one => plainName(one.name))
  for (const row of file) {
    rows.push(planRow(row, { ...state, ...(byName && { byName }) }))
    await pause()
  }
  findCodesTwice(rows)
  findCrowded(rows, state.products.collections)
  giveCodes(rows, state)
  await pause()
  findNamesTwice(rows, state)
  await pause()
  return { rows, orders: orders(rows.filter(isSound), state) }
}

function findCodesTwice(rows: readonly PlannedRow[]): void {
  const byCode = groupedBy(rows, ({ after }) => sameCode(after?.code ?? ''))
  for (const [code, same] of byCode) {
    if (code === '' || same.length < 2) continue
    const numbers = same
      .map(({ row }) => row)
      .slice(0, 5)
      .join(', ')
    for (const { faults } of same) {
      faults.set('code', `One row for each product: rows ${numbers} have this code`)
    }
  }
}

function findCrowded(rows: readonly PlannedRow[], collections: readonly Collection[]): void {
  for (const { id, name, products } of collections) {
    const added = rows.filter(isSound).filter(one => !one.before && one.collection.id === id)
    for (const { faults } of added.slice(Math.max(0, MOST_PRODUCTS - products.length))) {
      faults.set(
        'collection',
        `${name} is full: it has ${MOST_PRODUCTS.toLocaleString('en')} products`,
      )
    }
  }
}

/** New products without a code get the next ones of their collection. */
function giveCodes(rows: readonly PlannedRow[], { givenCodes }: TableState): void {
  const inFile = rows.flatMap(({ after }) => (after ? [after.code] : []))
  const last = new Map<string, number>()
  for (const { after, collection } of rows.filter(isSound)) {
    if (after.code) continue
    const { prefix } = collection
    const number = (last.get(prefix) ?? highestNumber(prefix, [...givenCodes, ...inFile])) + 1
    last.set(prefix, number)
    after.code = `${prefix}${number}`
  }
}

/** Those of the collections that change, and the positions that their rows get. */
function orders(rows: readonly SoundRow[], { products }: TableState): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const collection of products.collections) {
    const own = rows.filter(row => row.collection.id === collection.id)
    const codes = collection.products.map(({ code }) => code)
    const order = orderAfter(codes, own)
    if (order.every((code, index) => code === codes[index])) continue
    found.set(collection.id, order)
    const places = new Map(order.map((code, index) => [code, index + 1]))
    for (const { after } of own) after.position = places.get(after.code) ?? after.position
  }
  return found
}
