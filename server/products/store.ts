import { changeRows, type SlotDetailsChange } from '../slot-details/rows.ts'
import { slotDetailsIn } from '../slot-details/store.ts'
import { type OpenStoredOptions, openStored } from './open-stored.ts'
import { changeRecords, type RecordChanges, recordsIn } from './records.ts'

export interface SaidChange {
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
  const { store, removeFormer } = await openStored(options)
  const [records, tellOfRecords] = recordsIn(store)
  const [slotDetails, tellOfSlots] = slotDetailsIn(store)

  return {
    records,
    slotDetails,

    /**
     * Applies all of it or nothing.
     * @throws AppError 409 where a product began from another version than there is now
     */
    async change({ products = new Map(), slots = new Map() }: SaidChange): Promise<void> {
      await store.change(draft => {
        const updatedAt = new Date().toISOString()
        changeRecords(draft.records, products, updatedAt)
        changeRows(draft.slots, slots, updatedAt)
      })
      tellOfRecords(products)
      if (slots.size > 0) tellOfSlots([...slots.keys()])
    },

    removeFormer,
    settled: store.settled,
  }
}
