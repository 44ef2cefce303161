import type { ChosenFile } from './chosen-file.ts'
import { BadZip, readZipDirectory, type ZipEntry } from './zip-directory.ts'

/**
 * The files in an archive. Each is unpacked when it is read, one at a time, so memory holds no more
 * than what is on its way.
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
  }))
}

async function unpack(zip: Blob, { path, at, method, size, packedSize, isEncrypted }: ZipEntry) {
  if (isEncrypted) throw new BadZip(`${path} is locked by a password`)
  if (method !== 0 && method !== 8) throw new BadZip(`${path} is packed in an unusual way`)
  // A file's own header may be longer than the directory says.
  const header = new DataView(await zip.slice(at, at + 30).arrayBuffer())
  const start = at + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = zip.slice(start, start + packedSize)
  if (method === 0) return packed
  const unpacked = packed
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(atMost(size, path))
  const blob = await new Response(unpacked).blob()
  if (blob.size !== size) throw new BadZip(`${path} is damaged in this ZIP`)
  return blob
}

/** An archive that lies about a size must not fill the memory. */
function atMost(size: number, path: string): TransformStream<Uint8Array, Uint8Array> {
  let count = 0
  return new TransformStream({
    transform(chunk, controller) {
      count += chunk.byteLength
      if (count > size) controller.error(new BadZip(`${path} is damaged in this ZIP`))
      else controller.enqueue(chunk)
    },
  })
}
