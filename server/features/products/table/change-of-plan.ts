import { isDeepStrictEqual } from 'node:util'
import type { ProductFacts } from '../../../../web/features/products/facts.ts'
import { eachWord, wordNames } from '../../../../web/features/products/picture-words.ts'
import type { FactsChange } from '../change-schema.ts'
import { changedProduct, type ProductChange } from '../changed-product.ts'
import type { FormerProducts } from '../former-products.ts'
import type { ListChange } from '../lists/change-lists.ts'
import type { Collections, StoredProduct } from '../lists/collection-schema.ts'
import type { Products } from '../products.ts'
import type { SlotDetailsChange } from '../slot-details/rows.ts'
import { isSound, type Plan, type SoundRow } from './plan.ts'
import type { TableProduct } from './table-product.ts'

export interface PlannedChange {
  lists: Map<string, ListChange>
  products: Map<string, ProductChange>
  /** To undo it. */
  former: FormerProducts
}

export interface StoredBefore {
  products: Products
  collections: Collections
  entryOf(product: { collection: string; code: string; name: string }): StoredProduct
}

/** What a plan changes in the store; its rows must all be sound. */
export function changeOfPlan({ rows, orders }: Plan, before: StoredBefore): PlannedChange {
  const change: PlannedChange = {
    ...{ lists: new Map(), products: new Map() },
    former: { records: {}, lists: {}, slots: {} },
  }
  const added = new Map<string, StoredProduct[]>()
  for (const row of rows.filter(isSound)) {
    if (row.before) changeProduct(row.before, row.after, change)
    else {
      const { id } = row.collection
      added.set(id, [...(added.get(id) ?? []), addProduct(row, before, change)])
    }
  }
  for (const [id, codes] of orders) changeList(id, codes, added.get(id) ?? [], before, change)
  return change
}

function changeProduct(
  before: TableProduct,
  after: TableProduct,
  { products: changes, former }: PlannedChange,
): void {
  const facts = factsChange(before.facts, after.facts)
  const words = wordNames.filter(word => (after[word] ?? '') !== (before[word] ?? ''))
  const details: SlotDetailsChange = {
    ...Object.fromEntries(words.map(word => [word, after[word] ?? ''])),
    ...(after.isVisible !== before.isVisible && { isVisible: after.isVisible }),
    ...(after.name !== before.name && { productName: after.name }),
  }
  const hasWords = Object.keys(details).length > 0
  if (!hasWords && Object.keys(facts).length === 0) return
  const { code, slot, version, isVisible } = before
  changes.set(code, { version, facts, details })
  former.records[code] = { version: version + 1, facts: before.facts }
  if (!hasWords) return
  const formerWords = eachWord(word => before[word] ?? '')
  former.slots[slot] = { productName: before.name, ...formerWords, isVisible }
}

function factsChange(before: ProductFacts, after: ProductFacts): FactsChange {
  const names = Object.keys({ ...before, ...after }) as (keyof ProductFacts)[]
  const differing = names.filter(name => !isDeepStrictEqual(before[name], after[name]))
  return Object.fromEntries(differing.map(name => [name, after[name] ?? null]))
}

function addProduct(
  { after }: SoundRow,
  { entryOf }: StoredBefore,
  { former }: PlannedChange,
): StoredProduct {
  const { code, name, collection, facts, isVisible } = after
  const entry = entryOf({ collection, code, name })
  former.records[code] = { version: 1, facts: null }
  former.slots[entry.slot.path] = null
  const details = { isVisible, ...eachWord(word => after[word]) }
  return changedProduct(entry, { facts, details }, new Date().toISOString())
}

function changeList(
  id: string,
  codes: readonly string[],
  added: readonly StoredProduct[],
  { products, collections }: StoredBefore,
  change: PlannedChange,
): void {
  const list = collections.find(collection => collection.id === id)
  if (!list) return
  const { version } = list
  const before = list.products.map(({ code }) => code)
  const shown = products.collections.find(one => one.id === id)?.products ?? []
  const asAdded = [...shown, ...added].map(({ code }) => code)
  const isOther = asAdded.some((code, index) => code !== codes[index])
  const order = isOther ? withDeleted(before, codes) : undefined
  change.lists.set(id, { version, added, order })
  change.former.lists[id] = { version: version + 1, order: before }
}

/** The codes in another order; those of deleted products stay at their places. */
function withDeleted(all: readonly string[], codes: readonly string[]): string[] {
  const shown = new Set(codes)
  const next = codes[Symbol.iterator]()
  const reordered = all.map(code => (shown.has(code) ? (next.next().value ?? code) : code))
  return [...reordered, ...next]
}
