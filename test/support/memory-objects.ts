import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { unavailable } from '../../server/base/errors.ts'
import type { Objects } from '../../server/scale/objects/objects.ts'

export interface MemoryObjects extends Objects {
  readonly stored: Map<string, { bytes: Buffer; storedAt: Date }>
  /** Whether each function rejects, as where the store does not answer. */
  isAway: boolean
  /** How often each function was called. */
  readonly calls: Record<'put' | 'get' | 'remove', number>
  /** Called before an object is removed; replaced where a test has to come in between. */
  beforeRemoval: () => Promise<void>
}

/** Stands in for the network between a process and its object store. */
export function memoryObjects(): MemoryObjects {
  const stored: MemoryObjects['stored'] = new Map()
  const calls = { put: 0, get: 0, remove: 0 }
  const away = () => {
    if (objects.isAway) throw unavailable('The object store does not answer.')
  }

  const objects: MemoryObjects = {
    stored,
    calls,
    isAway: false,
    beforeRemoval: async () => undefined,
    async put(key, body) {
      calls.put += 1
      away()
      const bytes = 'file' in body ? await readFile(body.file) : Buffer.from(body)
      stored.set(key, { bytes, storedAt: new Date() })
    },
    async get(key, range) {
      calls.get += 1
      away()
      const bytes = stored.get(key)?.bytes
      return bytes && Readable.from([bytes.subarray(range?.start, range && range.end + 1)])
    },
    async sizeOf(key) {
      away()
      return stored.get(key)?.bytes.length
    },
    async remove(keys) {
      calls.remove += 1
      away()
      await objects.beforeRemoval()
      for (const key of keys) stored.delete(key)
    },
    async *list(prefix) {
      away()
      for (const [key, { bytes, storedAt }] of [...stored].sort()) {
        if (key.startsWith(prefix)) yield { key, bytes: bytes.length, storedAt }
      }
    },
    check: async () => away(),
  }
  return objects
}
