import { second } from '../../../../web/base/units.ts'
import { derivativesOf } from '../../../scale/objects/file-object.ts'
import type { Objects } from '../../../scale/objects/objects.ts'

/** So long the bucket is not asked again for those of a photo of which some are missing. */
const ASKED_AGAIN_AFTER = 5 * second

interface Known {
  /** In bytes, by name. */
  sizes: Map<string, number>
  askedAt: number
}

/** Which smaller forms of photos are in the bucket, as far as this process knows. */
export function createMadeDerivatives(objects: Pick<Objects, 'list'>, clock: () => number) {
  const cache = new Map<string, Known>()
  const asking = new Map<string, Promise<Known>>()

  async function ask(sha256: string): Promise<Known> {
    const sizes = new Map<string, number>()
    const prefix = derivativesOf(sha256)
    for await (const { key, bytes } of objects.list(prefix)) {
      sizes.set(key.slice(prefix.length), bytes)
    }
    const now = { sizes, askedAt: clock() }
    cache.set(sha256, now)
    return now
  }

  /** Who asks meanwhile waits for the same answer. */
  function askOnce(sha256: string): Promise<Known> {
    const answer = asking.get(sha256) ?? ask(sha256).finally(() => void asking.delete(sha256))
    asking.set(sha256, answer)
    return answer
  }

  return {
    /** Sizes by name, of which the bucket is asked where not all are known to be there. */
    async of(sha256: string, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const before = cache.get(sha256)
      const isComplete = before && names.every(name => before.sizes.has(name))
      if (isComplete || (before && clock() - before.askedAt < ASKED_AGAIN_AFTER)) {
        return before.sizes
      }
      // Pictures of which nothing is known are shown as their photo.
      const now = await askOnce(sha256).catch(() => before)
      if (!now) cache.set(sha256, { sizes: new Map(), askedAt: clock() })
      return now?.sizes ?? new Map()
    },
    /** As the bucket has it now. @throws AppError 503 where it does not answer */
    now: async (sha256: string): Promise<ReadonlyMap<string, number>> =>
      (await askOnce(sha256)).sizes,
    add: (sha256: string, name: string, bytes: number) =>
      void cache.get(sha256)?.sizes.set(name, bytes),
    forget: (sha256: string) => void cache.delete(sha256),
    /** Reads all at once, which costs a request for each thousand. @returns the photos of which there are any */
    async readAll(): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
      const all = new Map<string, Map<string, number>>()
      for await (const { key, bytes } of objects.list('derivatives/')) {
        const [, sha256 = '', name = ''] = key.split('/')
        const sizes = all.get(sha256) ?? new Map<string, number>()
        all.set(sha256, sizes.set(name, bytes))
      }
      for (const [sha256, sizes] of all) cache.set(sha256, { sizes, askedAt: clock() })
      return all
    },
  }
}
