import { readSync } from 'node:fs'

/** The bytes of a file, or of a part of one, at their places. */
export interface Bytes {
  readonly length: number
  /** A byte; -1 behind the end. */
  at(place: number): number
  /** Where `text` next begins at or behind `from`; -1 where it does not. */
  indexOf(text: string, from: number): number
  /** A copy. */
  slice(start: number, end: number): Buffer
}

const blockSize = 256 * 1024
/** What is read beyond a block, so that a text that lies across its end is found. */
const overlap = 16

/**
 * Reads an open file block by block, so that a catalog of 200 MB costs no more memory than a small
 * one. Each reader that goes its own way through the file opens its own.
 */
export function bytesOfFile(file: number, length: number): Bytes {
  const room = Buffer.allocUnsafe(blockSize + overlap)
  let block = room.subarray(0, 0)
  let base = 0

  function load(place: number): void {
    base = place - (place % blockSize)
    let filled = 0
    for (let read = -1; read !== 0 && filled < room.length; filled += read) {
      read = readSync(file, room, filled, room.length - filled, base + filled)
    }
    block = room.subarray(0, filled)
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

/** Bytes from `start` to `end`, piece by piece. */
export function* piecesOf(bytes: Bytes, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += blockSize) {
    yield bytes.slice(at, Math.min(at + blockSize, end))
  }
}
