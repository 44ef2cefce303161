import { changeRows, type SlotDetailsChange } from '../slot-details/rows.ts'
import { slotDetailsIn } from '../slot-details/store.ts'
import { differing } from './differing.ts'
import { type FormerProducts, restoreFormer } from './former-products.ts'
import { changeLists, type ListChanges } from './lists/change-lists.ts'
import { listVersions } from './lists/collection-schema.ts'
import { type OpenStoredOptions, openStored } from './open-stored.ts'
import { changeRecords, type RecordChanges, recordsIn } from './records.ts'

export interface SaidChange {
  /** Products that are added, and their order. */
  lists?: ListChanges
  products?: RecordChanges
  /** By path. */
  slots?: ReadonlyMap<string, SlotDetailsChange>
}

export type ProductStore = Awaited<ReturnType<typeof openProductStore>>

/**
 * What the owner says of products and of slots: one file, so that one change of all of it is one
 * durable write.
 */
export async function openProductStore(options: OpenStoredOptions) {
  const { store, begin } = await openStored(options)
  const [records, tellOfRecords, tellOfLists] = recordsIn(store)
  const [slotDetails, tellOfSlots] = slotDetailsIn(store)
  store.onChange(before => {
    const { collections, records, slots } = store.value
    // First, so that those told of an added product find it.
    if (listVersions(before.collections) !== listVersions(collections)) tellOfLists()
    tellOfRecords(differing(before.records, records, record => record?.facts ?? {}))
    tellOfSlots(differing(before.slots, slots))
  })

  return {
    records,
    slotDetails,

    /**
     * Applies all of it or nothing.
     * @throws AppError 409 where a product, or a list, began from another version than there is now
     */
    async change({
      lists = new Map(),
      products = new Map(),
      slots = new Map(),
    }: SaidChange): Promise<void> {
      await store.change(draft => {
        const updatedAt = new Date().toISOString()
        changeLists(draft.collections, lists)
        changeRecords(draft.records, products, updatedAt)
        changeRows(draft.slots, slots, updatedAt)
      })
    },

    /** @throws AppError 409 where something of it has changed since */
    restore: (former: FormerProducts): Promise<void> =>
      store.change(draft => restoreFormer(draft, former, new Date().toISOString())),

    begin,
    refresh: store.refresh,
    settled: store.settled,
  }
}
