import { pipeline, Readable } from 'node:stream'
import { createInflate } from 'node:zlib'
import type { Pieces } from './pieces.ts'
import { refuseDamagedPdf } from './refusals.ts'

/** ISO 32000-1, 7.4.4. What is cut or does not add up is refused: some readers show it, some do not. */
export async function* inflated(pieces: Pieces): AsyncGenerator<Buffer> {
  const engine = createInflate({ chunkSize: 64 * 1024 })
  // Rejects with what went wrong on either side, or because enough has been seen.
  pipeline(Readable.from(pieces), engine, () => undefined)
  try {
    for await (const piece of engine) yield piece as Buffer
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) refuseDamagedPdf()
    throw error
  }
}
