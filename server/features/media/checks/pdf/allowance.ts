import { megabyte } from '../../../../../web/base/units.ts'
import { refuseTooMuch } from './refusals.ts'

/** Limits the decompressed bytes of one file, intermediate filters included. */
export interface Allowance {
  /** Passes bytes through until a stream, or all streams together, exceed their limit. */
  counted(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer>
}

/** A document of a thousand pages has some 20 MB of objects. */
const mostInAll = 64
const mostOfOne = 16

export function createAllowance(): Allowance {
  let all = 0
  return {
    async *counted(bytes) {
      let one = 0
      for await (const piece of bytes) {
        one += piece.length
        all += piece.length
        if (one > mostOfOne * megabyte) refuseTooMuch(mostOfOne)
        if (all > mostInAll * megabyte) refuseTooMuch(mostInAll)
        yield piece
      }
    },
  }
}
