import { readSync } from 'node:fs'
import { kilobyte } from '../../../../../web/base/units.ts'

/** Random access to the bytes of a file, or of a part of one. */
export interface Bytes {
  readonly length: number
  /** A byte; -1 beyond the end. */
  at(place: number): number
  /** The next position of `text` from `from` on; -1 if there is none. */
  indexOf(text: string, from: number): number
  /** A copy. */
  slice(start: number, end: number): Buffer
}

const blockSize = 256 * kilobyte
/** Read beyond each block, so that a text across its end is found. */
const overlap = 16

/**
 * Reads an open file in blocks, so that a catalog of 200 MB takes no more memory than a small one.
 * Each reader with its own position needs its own instance.
 */
export function bytesOfFile(file: number, length: number): Bytes {
  const buffer = Buffer.allocUnsafe(blockSize + overlap)
  let block = buffer.subarray(0, 0)
  let base = 0

  function load(place: number): void {
    base = place - (place % blockSize)
    let filled = 0
    for (let read = -1; read !== 0 && filled < buffer.length; filled += read) {
      read = readSync(file, buffer, filled, buffer.length - filled, base + filled)
    }
    block = buffer.subarray(0, filled)
  }

  function hold(place: number): void {
    if (place < base || place >= base + Math.min(block.length, blockSize)) load(place)
  }

  return {
    length,
    at(place) {
      if (place < 0 || place >= length) return -1
      hold(place)
      return block[place - base] ?? -1
    },
    indexOf(text, from) {
      for (let place = from; place < length; place = base + blockSize) {
        hold(place)
        const found = block.indexOf(text, place - base, 'latin1')
        if (found >= 0) return base + found
      }
      return -1
    },
    slice(start, end) {
      const copy = Buffer.alloc(Math.max(0, Math.min(end, length) - start))
      const read = readSync(file, copy, 0, copy.length, start)
      return copy.subarray(0, read)
    },
  }
}

export function bytesOf(buffer: Buffer): Bytes {
  return {
    length: buffer.length,
    at: place => buffer[place] ?? -1,
    indexOf: (text, from) => buffer.indexOf(text, from, 'latin1'),
    slice: (start, end) => Buffer.from(buffer.subarray(start, end)),
  }
}

/** The bytes from `start` to `end`, in chunks. */
export function* piecesOf(bytes: Bytes, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += blockSize) {
    yield bytes.slice(at, Math.min(at + blockSize, end))
  }
}
