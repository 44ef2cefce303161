import { dirname, join } from 'node:path'
import { openStore, type Store } from '../../storage/open-store.ts'
import type { StorePlace } from '../../storage/store-options.ts'
import { type FormerSlotDetails, readFormerSlotDetails } from './former-slot-details.ts'
import { initialProducts, migrateStored, productsFormat, type Stored } from './stored.ts'

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
   * Stores what a new site begins with, or what was taken over from an earlier release: a later release
   * may deliver other products. Afterwards a tombstone stands in the place of `slot-details.json`. To be
   * called when a site starts and nothing prevents it any more. Where it rejects, nothing is lost: the
   * next start does the rest.
   */
  begin(): Promise<void>
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
  let isNew = false
  const store = await openStore<Stored>({
    ...options,
    ...productsFormat,
    initial() {
      // A database stores it as soon as it is opened.
      isNew = 'file' in options
      return initialProducts(former.rows())
    },
    migrate(data, from) {
      isNew = true
      return migrateStored(data, from, former.rows)
    },
  })

  return {
    store,
    async begin() {
      if (isNew) await store.change(() => undefined)
      // Makes the previous version, to which an owner may go back, one that has the rows as well.
      if (former.isThere) await store.change(() => undefined)
      if (!former.isBuried) await former.bury()
    },
  }
}
