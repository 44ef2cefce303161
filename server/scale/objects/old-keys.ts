import type { Objects } from './objects.ts'

/** The number of keys that are looked up and removed together. */
const AT_ONCE = 500

/**
 * Yields batches of the keys below a prefix that were stored before a moment, for a sweep.
 * @param limit milliseconds since 1970
 */
export async function* oldKeys(
  objects: Pick<Objects, 'list'>,
  prefix: string,
  limit: number,
): AsyncGenerator<string[]> {
  let keys: string[] = []
  for await (const { key, storedAt } of objects.list(prefix)) {
    if (storedAt.getTime() > limit) continue
    keys.push(key)
    if (keys.length < AT_ONCE) continue
    yield keys
    keys = []
  }
  if (keys.length > 0) yield keys
}
