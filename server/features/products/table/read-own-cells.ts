import type { ProductFacts } from '../../../../web/features/products/facts.ts'
import { readOwnFact } from '../../../../web/features/products/own-facts.ts'
import type { Collection } from '../products.ts'
import { type OwnFactColumn, ownFactColumn } from './columns.ts'
import type { Fault, RowCells } from './read-price.ts'

/** The facts of a row with those of its collection's own; a column that the file does not have stays. */
export function readOwnCells(
  cells: RowCells,
  before: Readonly<ProductFacts>,
  { name, ownFacts }: Pick<Collection, 'name' | 'ownFacts'>,
  fault: Fault,
): ProductFacts {
  const facts: ProductFacts = { ...before }
  const own = new Map(ownFacts.map(fact => [ownFactColumn(fact), fact]))
  for (const [column, cell] of cells) {
    if (!column.startsWith('own ')) continue
    const fact = own.get(column as OwnFactColumn)
    const text = cell.trim()
    if (!fact) {
      if (text) fault(column, `Products of ${name} do not have this: empty the cell`)
      continue
    }
    const reading = text ? readOwnFact(fact, text) : undefined
    if (!reading) delete facts[fact.id]
    else if ('fault' in reading) fault(column, reading.fault)
    else facts[fact.id] = reading.value
  }
  return facts
}
