import { pipeline, Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import { kilobyte } from '../../../../../web/base/units.ts'
import type { Pieces } from './pieces.ts'
import { refuseDamagedPdf } from './refusals.ts'

/**
 * ISO 32000-1, 7.4.4. Truncated data and wrong checksums are rejected: some readers show them, some
 * do not.
 */
export async function* inflated(pieces: Pieces): AsyncGenerator<Buffer> {
  const engine = createInflate({ chunkSize: 64 * kilobyte })
  // Rejects with an error of either side, or because the consumer has stopped.
  pipeline(Readable.from(pieces), engine, () => undefined)
  try {
    for await (const piece of engine) yield piece as Buffer
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) refuseDamagedPdf()
    throw error
  }
}
