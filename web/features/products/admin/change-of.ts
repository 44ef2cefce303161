import type { AdminProduct, ProductChange } from '../../../admin/contract.ts'
import type { ProductFacts } from '../facts.ts'
import { entryOf, type ProductEntry } from './product-entry.ts'
import { type Faults, readEntry } from './read-entry.ts'

export interface EditedProduct {
  change: Omit<ProductChange, 'version'>
  faults: Faults
}

/** What a form sends: only what differs, since another administrator may have changed the rest. */
export function changeOf(base: AdminProduct, typed: Partial<ProductEntry>): EditedProduct {
  const entry = { ...entryOf(base), ...typed }
  const { facts, faults } = readEntry(entry, base.currency)
  const name = entry.name.trim()
  const description = entry.description.trim()
  return {
    change: {
      ...factsChange(base.facts, facts),
      ...(name !== base.name && { name: name || null }),
      ...(description !== (base.description ?? '').trim() && { description: description || null }),
      ...(entry.isVisible !== base.isVisible && { isVisible: entry.isVisible }),
    },
    faults,
  }
}

function factsChange(before: ProductFacts, after: ProductFacts) {
  const names = Object.keys({ ...before, ...after }) as (keyof ProductFacts)[]
  const differing = names.filter(name => !isSame(before[name], after[name]))
  return Object.fromEntries(differing.map(name => [name, after[name] ?? null]))
}

/** A price that is off is the same as one of which nothing is said. */
const isSame = (one: unknown, other: unknown) => written(one || null) === written(other || null)

/** Whatever the order of a price's parts. */
const written = (fact: unknown) =>
  fact && typeof fact === 'object'
    ? JSON.stringify(Object.entries(fact).sort())
    : JSON.stringify(fact)

/** The fields at which the server's findings stand; it names them `<code>.<fact>`. */
export function faultsIn(fields: Record<string, string>): Faults {
  return Object.fromEntries(
    Object.entries(fields).map(([key, text]) => [key.slice(key.lastIndexOf('.') + 1), text]),
  )
}
