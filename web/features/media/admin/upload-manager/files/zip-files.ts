import type { ChosenFile } from './chosen-file.ts'
import { BadZip, readZipDirectory, type ZipEntry } from './zip-directory.ts'

/**
 * The files in an archive. Each is unpacked when it is read, one at a time, so memory holds only
 * the file being sent.
 * @throws BadZip
 */
export async function filesInZip(zip: Blob): Promise<ChosenFile[]> {
  const entries = await readZipDirectory(zip)
  return entries.map(entry => ({
    path: entry.path,
    name: entry.path.slice(entry.path.lastIndexOf('/') + 1),
    size: entry.size,
    changedAt: entry.changedAt,
    read: () => unpack(zip, entry),
    ...(entry.method !== 0 && { readHead: (bytes: number) => unpackHead(zip, entry, bytes) }),
  }))
}

async function unpack(zip: Blob, entry: ZipEntry): Promise<Blob> {
  const packed = await packedBytes(zip, entry)
  if (entry.method === 0) return packed
  const blob = await new Response(inflated(packed, entry)).blob()
  if (blob.size !== entry.size) throw damaged(entry)
  return blob
}

/** Inflates no more than is asked for. */
async function unpackHead(zip: Blob, entry: ZipEntry, bytes: number): Promise<Blob> {
  const reader = inflated(await packedBytes(zip, entry), entry).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let count = 0; count < bytes; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    count += value.byteLength
  }
  await reader.cancel()
  return new Blob(parts).slice(0, bytes)
}

async function packedBytes(zip: Blob, { path, offset, method, packedSize, isEncrypted }: ZipEntry) {
  if (isEncrypted) throw new BadZip(`${path} is locked by a password`)
  if (method !== 0 && method !== 8) throw new BadZip(`${path} is packed in an unusual way`)
  // A file's own header may be longer than the directory says.
  const header = new DataView(await zip.slice(offset, offset + 30).arrayBuffer())
  if (header.byteLength < 30) throw damaged({ path })
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  return zip.slice(start, start + packedSize)
}

const inflated = (packed: Blob, entry: ZipEntry) =>
  packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(atMost(entry))

/** An archive that lies about a size must not fill the memory. */
function atMost(
  entry: ZipEntry,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let count = 0
  return new TransformStream({
    transform(chunk, controller) {
      count += chunk.byteLength
      if (count > entry.size) controller.error(damaged(entry))
      else controller.enqueue(chunk)
    },
  })
}

const damaged = ({ path }: Pick<ZipEntry, 'path'>) => new BadZip(`${path} is damaged in this ZIP`)
