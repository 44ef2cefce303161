import * as z from 'zod'
import { conflict } from '../../../base/errors.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'

const settingsSchema = z.strictObject({
  /** Rises with each change. */
  version: z.int().nonnegative(),
  meta: z.boolean(),
  google: z.boolean(),
})

export const feedsFormat = { version: 1, schema: settingsSchema }

type Stored = z.output<typeof settingsSchema>

export type FeedSettings = Awaited<ReturnType<typeof openFeedSettings>>

/** Which feeds of products other companies may read; none before an administrator says so. */
export async function openFeedSettings(options: StorePlace) {
  const store = await openStore<Stored>({
    ...options,
    ...feedsFormat,
    initial: () => ({ version: 0, meta: false, google: false }),
  })

  return {
    get value(): Readonly<Stored> {
      return store.value
    },
    /** @throws AppError 409 where the change began from another version than there is now */
    async change({ version, ...switches }: Stored): Promise<void> {
      await store.change(draft => {
        if (draft.version !== version) throw conflict(CHANGED)
        Object.assign(draft, switches, { version: version + 1 })
      })
    },

    /** In another currency products are not those that the shops have. */
    async switchOff(): Promise<void> {
      if (!store.value.meta && !store.value.google) return
      await store.change(draft => {
        Object.assign(draft, { meta: false, google: false, version: draft.version + 1 })
      })
    },

    settled: store.settled,
  }
}

const CHANGED = 'Somebody else has switched feeds meanwhile. Load it again and repeat your change.'
