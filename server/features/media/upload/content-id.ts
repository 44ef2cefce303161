import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { contentPiece } from '../../../../web/admin/content-piece.ts'
import { kilobyte } from '../../../../web/base/units.ts'

export interface Hashes {
  /** SHA-256 in hex. */
  sha256: string
  /** What browsers know a file by, see web/admin/content-piece.ts. */
  contentId: string
  bytes: number
}

/** Reads a file once for both of its hashes. */
export async function hashesOf(file: string): Promise<Hashes> {
  const whole = createHash('sha256')
  const pieces: Buffer[] = []
  let piece = createHash('sha256')
  let inPiece = 0
  let bytes = 0
  const endPiece = () => {
    pieces.push(piece.digest())
    piece = createHash('sha256')
    inPiece = 0
  }
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * kilobyte })) {
    let rest: Buffer = chunk
    whole.update(rest)
    bytes += rest.length
    while (rest.length > 0) {
      if (inPiece === contentPiece) endPiece()
      const part = rest.subarray(0, contentPiece - inPiece)
      piece.update(part)
      inPiece += part.length
      rest = rest.subarray(part.length)
    }
  }
  endPiece()
  const sha256 = whole.digest('hex')
  const ofPieces = createHash('sha256').update(Buffer.concat(pieces)).digest('hex')
  return { sha256, contentId: pieces.length === 1 ? sha256 : ofPieces, bytes }
}
