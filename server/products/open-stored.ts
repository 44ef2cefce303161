import { dirname, join } from 'node:path'
import { openStore, type Store } from '../store/open-store.ts'
import type { StorePlace } from '../store/store-options.ts'
import { type FormerSlotDetails, readFormerSlotDetails } from './former-slot-details.ts'
import { migrateStored, STORED_VERSION, type Stored, storedSchema } from './stored.ts'

export type OpenStoredOptions = StorePlace

/** In a database there are no files of former releases. */
const noFormer: FormerSlotDetails = {
  isThere: false,
  rows: () => ({}),
  remove: async () => undefined,
}

export interface OpenedStored {
  store: Store<Stored>
  /**
   * Removes `slot-details.json` once its rows are durable here. To be called when a site starts and
   * nothing prevents it any more. Where it rejects, nothing is lost: the next start does the rest.
   */
  removeFormer(): Promise<void>
}

/**
 * Opens `products.json`. Where it is older than version 3, or missing, the rows of `slot-details.json`
 * beside it are its slots. Where it is of version 3, what is left of that file is older than its slots
 * and goes unread.
 * @throws StartError naming an invalid file
 */
export async function openStored(options: OpenStoredOptions): Promise<OpenedStored> {
  const former =
    'file' in options
      ? await readFormerSlotDetails(join(dirname(options.file), 'slot-details.json'))
      : noFormer
  let isOlder = false
  const formerRows = () => {
    isOlder = true
    return former.rows()
  }
  const store = await openStore<Stored>({
    ...options,
    version: STORED_VERSION,
    schema: storedSchema,
    initial: () => ({ records: {}, lists: {}, slots: formerRows() }),
    migrate: (data, from) => migrateStored(data, from, formerRows()),
  })

  return {
    store,
    async removeFormer() {
      if (!former.isThere) return
      if (isOlder) await store.change(() => undefined)
      // Makes the previous version, to which an owner may go back, one that has the rows as well.
      await store.change(() => undefined)
      await former.remove()
    },
  }
}
