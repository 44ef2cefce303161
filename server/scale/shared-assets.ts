import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { day, second } from '../../web/base/units.ts'
import { type Asset, TYPES } from '../base/http/assets.ts'
import { compress } from '../base/http/compress.ts'
import type { Log } from '../base/log.ts'
import { bytesFor } from '../base/memory-budget.ts'
import type { Leader } from './leader.ts'
import type { Objects } from './objects/objects.ts'
import { putAssets, removeOldAssets } from './put-assets.ts'

interface SharedAssetsOptions {
  /** The built assets of this release. */
  folder: string
  objects: Objects
  leader: Pick<Leader, 'whileLeading'>
  log: Pick<Log, 'warn'>
  /** Milliseconds since 1970. */
  clock?: () => number
}

/** The time for which the bucket's list is reused. */
const LISTED_AGAIN_AFTER = 5 * second
const decompress = promisify(brotliDecompress)

/**
 * Puts the assets of this release into the bucket, so that processes of the former release can
 * serve those of a new page, and this one those of an old page.
 * @returns a function that finds an asset of any release by its path, such as
 * `/assets/chunk-ABC.js`
 * @throws AppError 503 where the store does not answer
 */
export async function shareAssets(
  options: SharedAssetsOptions,
): Promise<(path: string) => Promise<Asset | undefined>> {
  const { folder, objects, leader, log, clock = Date.now } = options
  const read = new LRUCache<string, Asset & { bytes: number }>({
    maxSize: bytesFor('assets'),
    sizeCalculation: ({ bytes }) => bytes + 1,
  })
  let listing = { at: Number.NEGATIVE_INFINITY, names: Promise.resolve(new Set<string>()) }

  await putAssets(folder, objects, clock())
  leader.whileLeading(() => {
    const renew = () =>
      putAssets(folder, objects, clock())
        .then(() => removeOldAssets(objects, clock()))
        .catch(err => log.warn({ err }, 'assets of former releases not removed'))
    void renew()
    const timer = setInterval(renew, day).unref()
    return () => clearInterval(timer)
  })

  /** Clients ask for unknown names as well, which must not cost a request each. */
  function namesInBucket(): Promise<Set<string>> {
    if (performance.now() - listing.at > LISTED_AGAIN_AFTER) {
      const names = listNames()
      listing = { at: performance.now(), names }
      // The next request asks again.
      names.catch(() => {
        listing.at = Number.NEGATIVE_INFINITY
      })
    }
    return listing.names
  }

  async function listNames(): Promise<Set<string>> {
    const names = new Set<string>()
    for await (const { key } of objects.list('assets/')) names.add(key.slice('assets/'.length))
    return names
  }

  return async path => {
    const name = path.slice('/assets/'.length)
    const type = TYPES[extname(name)]
    if (type === undefined) return undefined
    const cached = read.get(name)
    if (cached) return cached
    const names = await namesInBucket()
    const stored = [`${name}.br`, name].find(candidate => names.has(candidate))
    const body = stored && (await objects.get(`assets/${stored}`))
    if (!body) return undefined
    const bytes = await buffer(body)
    const asset = { ...(await assetOf(bytes, stored.endsWith('.br'))), type, bytes: bytes.length }
    read.set(name, asset)
    return asset
  }
}

async function assetOf(bytes: Buffer, isBrotli: boolean): Promise<Omit<Asset, 'type'>> {
  const plain = isBrotli ? await decompress(bytes) : bytes
  return {
    // The version is the same as that of the assets on a process's own disk.
    version: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
    codings: isBrotli ? ['identity', 'br', 'gzip'] : ['identity'],
    async read(coding) {
      if (coding === 'br') return bytes
      return compress(isBrotli ? await decompress(bytes) : bytes, coding)
    },
  }
}
