import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { openStore, type StoreOptions } from './json-store.ts'

const keysSchema = z.array(z.string().min(32)).max(10)

/** The keys that sign the session cookie where the owner gives none; made on the first start. */
export async function openSessionKeys(
  options: Pick<StoreOptions<string[]>, 'file' | 'adapter'>,
): Promise<readonly string[]> {
  const initial = () => []
  const store = await openStore({ ...options, version: 1, schema: keysSchema, initial })
  if (store.value.length === 0) {
    await store.change(keys => {
      keys.push(randomBytes(32).toString('base64url'))
    })
  }
  return store.value
}
