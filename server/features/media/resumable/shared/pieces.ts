import { megabyte, second } from '../../../../../web/base/units.ts'

/** Bytes after which a part is stored while more arrives; browsers send as many at a time. */
export const mostInPiece = 8 * megabyte
/** Milliseconds after which a slow line's bytes are stored. */
const mostWait = 30 * second

/** Stores what arrives of an upload piece by piece, one at a time, in its order. */
export interface Pieces {
  /** Begins to store what is written up to an offset, where that is a piece. */
  reached(end: number): Promise<void>
  /** Stores the rest up to an offset. */
  end(end: number): Promise<void>
}

/**
 * @param store stores the bytes between two offsets; what it throws ends all
 * @param clock in milliseconds since any moment
 */
export function createPieces(
  from: number,
  store: (start: number, end: number) => Promise<void>,
  clock = () => performance.now(),
): Pieces {
  let start = from
  let begun = clock()
  let storing: Promise<void> = Promise.resolve()

  async function storeUpTo(end: number): Promise<void> {
    await storing
    if (end === start) return
    storing = store(start, end)
    // Thrown when the next piece waits for it.
    storing.catch(() => undefined)
    start = end
    begun = clock()
  }

  return {
    async reached(end) {
      const isDue = end - start >= mostInPiece || clock() - begun >= mostWait
      if (isDue) await storeUpTo(end)
    },
    async end(end) {
      await storeUpTo(end)
      await storing
    },
  }
}
