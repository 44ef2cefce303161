import { LRUCache } from 'lru-cache'
import { badRequest, tooManyRequests } from '../../../base/errors.ts'
import { type Coding, compress } from '../../../base/http/compress.ts'
import { bytesFor, bytesOf } from '../../../base/memory-budget.ts'
import { createSerialQueue } from '../../../base/serial-queue.ts'
import type { Subject } from '../../../drawings/index.ts'
import { draw } from '../../../drawings/on-demand.ts'

/** More than a list of all families asks for. */
const MOST_WAITING = 200

/**
 * Drawings that administrators look at before they choose one. One after the other, since a large one
 * takes 200 ms.
 */
export function createDrawnLooks() {
  const cache = new LRUCache<string, Buffer>({
    maxSize: bytesFor('drawings'),
    sizeCalculation: (bytes, key) => bytes.length + bytesOf(key),
  })
  const inTurn = createSerialQueue()
  let waiting = 0

  async function drawn(subject: Subject, coding: Coding): Promise<Buffer> {
    const svg = await draw(subject).catch(() => {
      throw badRequest('This cannot be drawn in this way. Choose something else.')
    })
    return compress(Buffer.from(svg), coding)
  }

  /**
   * The SVG of a subject, in a content coding.
   * @throws AppError 400 where its traits do not go together; 429 where too many are asked for
   */
  return async (subject: Subject, coding: Coding): Promise<Buffer> => {
    const key = JSON.stringify([subject, coding])
    const bytes = cache.get(key)
    if (bytes) return bytes
    if (waiting >= MOST_WAITING) throw tooManyRequests('Too many drawings at once', 5)
    waiting += 1
    try {
      const made = await inTurn(() => drawn(subject, coding))
      cache.set(key, made)
      return made
    } finally {
      waiting -= 1
    }
  }
}
