import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'

const keysSchema = z.array(z.string().min(32)).max(10)

export const sessionKeysFormat = { version: 1, schema: keysSchema }

type Options = StorePlace

/** The keys that sign the session cookie unless SESSION_KEYS is set; created on the first start. */
export async function openSessionKeys(options: Options): Promise<readonly string[]> {
  const store = await open(options)
  if (store.value.length === 0) {
    await store.change(keys => {
      // Another process may have made one since.
      if (keys.length === 0) keys.push(randomBytes(32).toString('base64url'))
    })
  }
  return store.value
}

/**
 * Reads the keys without creating any.
 * @throws StartError where they are invalid
 */
export const readSessionKeys = async (place: StorePlace) => (await open(place)).value

const open = (options: Options) =>
  openStore({ ...options, ...sessionKeysFormat, initial: () => [] as string[] })
