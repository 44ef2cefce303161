import { isDeepStrictEqual } from 'node:util'
import { eachWord, wordNames } from '../../../web/features/products/picture-words.ts'
import { derived } from '../../base/derived.ts'
import type { Store } from '../../storage/open-store.ts'
import { detailsOfProduct } from './changed-product.ts'
import { differing } from './differing.ts'
import type { StoredCollection } from './lists/collection-schema.ts'
import { changeRows, type DetailsBySlot, isUntouched, type Rows } from './slot-details/rows.ts'
import type { SlotDetailsStore } from './slot-details/store.ts'
import type { Stored } from './stored.ts'

/**
 * Gathers what the owner says of all slots, of those of products as well, in the store of products.
 * @returns with it, what to call with the state before a change
 */
export function slotDetailsIn(
  store: Store<Stored>,
): [SlotDetailsStore, (before: Readonly<Stored>) => void] {
  const listeners = new Set<(slotPaths: readonly string[]) => void>()
  // The store copies all of its value for a change of any part, and pages compare this one.
  let last = detailsIn(store.value)
  const details = derived(
    () => store.value,
    value => {
      const now = detailsIn(value)
      if (!isDeepStrictEqual(now, last)) last = now
      return last
    },
  )

  const slotDetails: SlotDetailsStore = {
    get value() {
      return details()
    },
    async forgetNames(names) {
      await store.change(({ collections }) => forgetIn(collections, names))
      // The second write makes the previous version one without them.
      await store.change(() => undefined)
    },
    async endTexts(slotPaths, until) {
      const endedIn = (slots: Readonly<Rows>) =>
        [...slotPaths].filter(path => {
          const row = slots[path]
          return row && wordNames.some(word => row[word]) && row.updatedAt <= until
        })
      if (endedIn(store.value.slots).length === 0) return
      await store.change(({ slots }) => {
        const changes = new Map(endedIn(slots).map(path => [path, eachWord(() => '')]))
        changeRows(slots, changes, new Date().toISOString())
      })
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settled: store.settled,
  }

  function tell(before: Readonly<Stored>): void {
    const paths = differing(detailsIn(before), details())
    if (paths.length > 0) for (const listener of listeners) listener(paths)
  }
  return [slotDetails, tell]
}

function detailsIn({ collections, slots }: Readonly<Stored>): DetailsBySlot {
  const ofProducts = collections.flatMap(({ products }) =>
    products.flatMap(product => {
      if (product.updatedAt === undefined) return []
      const details = detailsOfProduct(product)
      return isUntouched(details) ? [] : [[product.slot.path, details] as const]
    }),
  )
  return { ...slots, ...Object.fromEntries(ofProducts) }
}

function forgetIn(collections: StoredCollection[], names: ReadonlyMap<string, string>): void {
  for (const product of collections.flatMap(({ products }) => products)) {
    const name = names.get(product.slot.path)
    const formerNames = product.formerNames?.filter(former => former !== name)
    if (formerNames?.length) product.formerNames = formerNames
    else delete product.formerNames
  }
}
