import { Readable } from 'node:stream'
import { kilobyte } from '../../../web/base/units.ts'
import { createPauses } from '../pauses.ts'

/** Characters that are sent at once: a piece for each line would cost more than its text. */
const PIECE = 16 * kilobyte

/** A body of lines, which are made as they are taken, with turns of other requests in between. */
export const csvBody = (lines: AsyncIterable<string>): Readable =>
  Readable.from(inPieces(lines), { objectMode: false })

async function* inPieces(lines: AsyncIterable<string>): AsyncIterable<string> {
  const pause = createPauses()
  let piece = ''
  for await (const line of lines) {
    piece += line
    if (piece.length >= PIECE) {
      yield piece
      piece = ''
    }
    await pause()
  }
  if (piece) yield piece
}
