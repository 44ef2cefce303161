import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ByteRange } from './objects.ts'

/** The body of a request; it can be sent again. */
export interface StoredBody {
  bytes: number
  /** The hash in hexadecimal digits. */
  sha256: string
  from: Uint8Array | ({ file: string } & ByteRange)
}

export function bodyOf(from: Uint8Array | string): StoredBody {
  const data = typeof from === 'string' ? Buffer.from(from) : from
  return {
    bytes: data.byteLength,
    sha256: createHash('sha256').update(data).digest('hex'),
    from: data,
  }
}

/** Makes a body of a file, or of a range of it. Reads the bytes once for their hash. */
export async function bodyOfFile(file: string, range?: ByteRange): Promise<StoredBody> {
  const { start, end } = range ?? { start: 0, end: (await stat(file)).size - 1 }
  if (end < start) return bodyOf('')
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { start, end })) hash.update(chunk)
  return { bytes: end - start + 1, sha256: hash.digest('hex'), from: { file, start, end } }
}

/** Ends the request with the body; a file that cannot be read fails the request. */
export function sendBody({ from }: StoredBody, request: Writable): void {
  if (from instanceof Uint8Array) {
    request.end(from)
    return
  }
  const { file, start, end } = from
  // The request has the same error, which is handled where it was sent.
  pipeline(createReadStream(file, { start, end }), request).catch(error => request.destroy(error))
}
