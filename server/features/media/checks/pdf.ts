import { open } from 'node:fs/promises'
import { unsupportedType } from '../../../base/errors.ts'
import { beginningsIn } from './pdf/beginnings.ts'
import { type Bytes, bytesOfFile, piecesOf } from './pdf/bytes.ts'
import { readValue, type Value } from './pdf/dictionary.ts'
import { createContentGuard, createObjectGuard } from './pdf/forbidden.ts'
import { checkIndexPlace } from './pdf/index-place.ts'
import { createObjects, type Objects } from './pdf/objects.ts'
import { checkPackedObjects, mayHoldObjects, namesOf } from './pdf/packed-objects.ts'
import { checkPages } from './pdf/pages.ts'
import { partsOf, type Stream } from './pdf/parts.ts'
import { refuseDamagedPdf, refuseUnreadable } from './pdf/refusals.ts'

/**
 * Checks that a PDF is complete, has a page and contains nothing active: no scripts, no programs to launch, no
 * embedded files. It is served as it was uploaded.
 *
 * Its cross-reference table is not trusted: every object that it could refer to is checked, and a
 * file is rejected where readers could start at a position that parsing from the beginning does not
 * reach.
 */
export async function checkPdf(source: string): Promise<string> {
  const file = await open(source, 'r')
  try {
    const { size } = await file.stat()
    const openBytes = () => bytesOfFile(file.fd, size)
    if (openBytes().slice(0, 5).toString('latin1') !== '%PDF-') {
      throw unsupportedType(
        'This file is not a PDF. Export the catalog as PDF and upload that file.',
      )
    }
    checkIndexPlace(openBytes())
    const objects = createObjects(openBytes())
    const { streams, root } = findStreamsOfObjects(openBytes, objects)
    await checkPackedObjects(openBytes(), streams, objects)
    await checkPages(objects, root)
    return source
  } finally {
    await file.close()
  }
}

/** This many would be far more than 64 MB of objects. */
const mostStreams = 20_000

/** Checks everything that is not compressed on the way. */
function findStreamsOfObjects(openBytes: () => Bytes, objects: Pick<Objects, 'add'>) {
  const bytes = openBytes()
  const beginnings = beginningsIn(openBytes())
  const streams: Stream[] = []
  let looked = 0
  let root: Value | undefined
  for (const part of partsOf(bytes)) {
    if (part.kind !== 'stream' && beginnings.next().value !== part.at) refuseDamagedPdf()
    if (part.kind === 'object') objects.add(part.object, part.value)
    if (part.kind === 'trailer') root = rootIn(bytes, part.value) ?? root
    if (part.kind !== 'stream') continue
    guard(createObjectGuard(), bytes, looked, part.content.start)
    guard(createContentGuard(), bytes, part.content.start, part.content.end)
    looked = part.content.end
    const names = namesOf(bytes, part)
    if (mayHoldObjects(names)) streams.push(part)
    if (names.has('Root')) root = rootIn(bytes, part.dictionary.start) ?? root
    if (streams.length > mostStreams) refuseUnreadable()
  }
  if (!beginnings.next().done) refuseDamagedPdf()
  guard(createObjectGuard(), bytes, looked, bytes.length)
  return { streams, root }
}

/** The reference to the catalog in a trailer or a cross-reference stream. */
function rootIn(bytes: Bytes, at: number): Value | undefined {
  const entries = readValue(bytes, at)
  return entries instanceof Map ? entries.get('Root') : undefined
}

function guard(
  reader: ReturnType<typeof createObjectGuard>,
  bytes: Bytes,
  start: number,
  end: number,
): void {
  for (const piece of piecesOf(bytes, start, end)) reader.read(piece)
  reader.end()
}
