import { dirname, join } from 'node:path'
import { openStore, type Store } from '../store/open-store.ts'
import type { StorePlace } from '../store/store-options.ts'
import { type FormerSlotDetails, readFormerSlotDetails } from './former-slot-details.ts'
import {
  migrateStored,
  STORED_IN_DATABASE,
  STORED_VERSION,
  type Stored,
  storedSchema,
} from './stored.ts'

export type OpenStoredOptions = StorePlace

/** In a database there are no files of former releases. */
const noFormer: FormerSlotDetails = {
  isThere: false,
  isBuried: true,
  rows: () => ({}),
  bury: async () => undefined,
}

export interface OpenedStored {
  store: Store<Stored>
  /**
   * Puts a tombstone in the place of `slot-details.json` once its rows are durable here. To be called
   * when a site starts and nothing prevents it any more. Where it rejects, nothing is lost: the next
   * start does the rest.
   */
  buryFormer(): Promise<void>
}

/**
 * Opens `products.json`. Where it is older than version 3, or missing, the rows of `slot-details.json`
 * beside it are its slots. Where it is of a later one, what is left of that file is older than its slots
 * and goes unread.
 * @throws StartError naming an invalid file
 */
export async function openStored(options: OpenStoredOptions): Promise<OpenedStored> {
  const former =
    'file' in options
      ? await readFormerSlotDetails(join(dirname(options.file), 'slot-details.json'))
      : noFormer
  let isOlder = false
  const store = await openStore<Stored>({
    ...options,
    version: 'file' in options ? STORED_VERSION : STORED_IN_DATABASE,
    schema: storedSchema,
    initial() {
      isOlder = former.isThere
      return { records: {}, lists: {}, slots: former.rows() }
    },
    migrate(data, from) {
      isOlder = true
      return migrateStored(data, from, former.rows)
    },
  })

  return {
    store,
    async buryFormer() {
      if (former === noFormer) return
      if (isOlder) await store.change(() => undefined)
      // Makes the previous version, to which an owner may go back, one that has the rows as well.
      if (former.isThere) await store.change(() => undefined)
      if (!former.isBuried) await former.bury()
    },
  }
}
