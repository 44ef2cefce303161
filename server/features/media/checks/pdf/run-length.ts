import type { Pieces } from './pieces.ts'

/** ISO 32000-1, 7.4.5. */
export async function* runLength(pieces: Pieces): AsyncGenerator<Buffer> {
  /** How many bytes are still to be copied, or, negative, how often the next one is repeated. */
  let left = 0
  for await (const piece of pieces) {
    const made: Buffer[] = []
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at] as number
      if (left > 0) {
        const copied = piece.subarray(at, at + left)
        made.push(copied)
        left -= copied.length
        at += copied.length - 1
      } else if (left < 0) {
        made.push(Buffer.alloc(-left, byte))
        left = 0
      } else if (byte === 128) return yield Buffer.concat(made)
      else left = byte < 128 ? byte + 1 : byte - 257
      if (made.length >= 1024) yield Buffer.concat(made.splice(0))
    }
    yield Buffer.concat(made)
  }
}
