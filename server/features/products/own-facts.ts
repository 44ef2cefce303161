import type { ItemFact } from '../../../web/base/contract.ts'
import type { ProductFacts } from '../../../web/features/products/facts.ts'
import {
  OWN_IDS,
  type OwnFact,
  ownFactText,
  readOwnFact,
} from '../../../web/features/products/own-facts.ts'
import { badRequest } from '../../base/errors.ts'
import type { FactsChange } from './change-schema.ts'
import type { FilterValue } from './filters/groups.ts'
import type { Product } from './products.ts'

/** The facts of a product that only its collection has, for visitors. */
export const ownFactsOf = ({ collection, facts }: Product): ItemFact[] =>
  collection.ownFacts.flatMap((fact): ItemFact[] => {
    const value = facts[fact.id]
    return value ? [[fact.label, ownFactText(fact, value)]] : []
  })

/** By which of them it is reading in its list. */
export const ownFilterValuesOf = ({ collection, facts }: Product): FilterValue[] =>
  collection.ownFacts.flatMap(fact => {
    const value = facts[fact.id]
    const inAddress = value
      ?.toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join('-')
    if (!value || !inAddress) return []
    const label = ownFactText(fact, value)
    const rank = fact.kind === 'length' ? { rank: Number(value) } : {}
    return [{ filter: fact.id, value: inAddress, label, title: fact.label, ...rank }]
  })

/**
 * A change of facts with those of the collection's own as they are stored.
 * @param before what the name of each field begins with in the answer
 * @throws AppError 400 with a sentence for each that is none of the collection, or cannot be read
 */
export function withOwnFacts<C extends FactsChange>(
  change: C,
  ownFacts: readonly OwnFact[],
  before = '',
): C {
  const read: FactsChange = {}
  const faults: Record<string, string> = {}
  for (const id of OWN_IDS) {
    const typed = change[id]
    if (typeof typed !== 'string') continue
    const fact = ownFacts.find(one => one.id === id)
    const reading = fact ? readOwnFact(fact, typed) : { fault: NOT_THERE }
    if ('fault' in reading) faults[before + id] = reading.fault
    else read[id] = reading.value
  }
  const [first] = Object.values(faults)
  if (first !== undefined) throw badRequest(first, faults)
  return { ...change, ...read }
}

/** The facts of a new product, which may be a copy of one of another collection, whose own facts stay behind. */
export function copiedFacts(
  facts: Readonly<ProductFacts>,
  ownFacts: readonly OwnFact[],
): ProductFacts {
  const ids = new Set(ownFacts.map(({ id }) => id))
  const copied: ProductFacts = { ...facts }
  for (const id of OWN_IDS) if (!ids.has(id)) delete copied[id]
  return withOwnFacts(copied, ownFacts)
}

const NOT_THERE = 'Products of this collection do not have this fact any more'
