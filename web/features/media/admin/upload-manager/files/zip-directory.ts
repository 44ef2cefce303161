/** A file in a ZIP, as the directory at the archive's end describes it. */
export interface ZipEntry {
  path: string
  /** The bytes in the archive and those after unpacking. */
  packedSize: number
  size: number
  /** 0 as it is, 8 deflated. */
  method: number
  isEncrypted: boolean
  changedAt: number
  /** The offset of its own header in the archive. */
  offset: number
}

/** The fault of an archive, in a sentence for the user. */
export class BadZip extends Error {
  override readonly name = 'BadZip'
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50

/**
 * Reads the list of an archive's files from its end, so that even a large one costs no memory.
 * The format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 * @throws BadZip
 */
export async function readZipDirectory(zip: Blob): Promise<ZipEntry[]> {
  const { count, start, length } = await findDirectory(zip)
  const bytes = await viewOf(zip.slice(start, start + length))
  const entries: ZipEntry[] = []
  let offset = 0
  for (let index = 0; index < count; index++) {
    if (offset + 46 > bytes.byteLength || bytes.getUint32(offset, true) !== entrySignature)
      throw damaged()
    const [name, extra, comment] = [28, 30, 32].map(field => bytes.getUint16(offset + field, true))
    entries.push(entryAt(bytes, offset, name as number))
    offset += 46 + (name as number) + (extra as number) + (comment as number)
  }
  return entries.filter(({ path }) => !path.endsWith('/'))
}

/** The end record has a comment of at most 64 KB behind it. */
async function findDirectory(zip: Blob) {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - 22 - 0xffff)))
  let offset = tail.byteLength - 22
  while (offset >= 0 && tail.getUint32(offset, true) !== endSignature) offset--
  if (offset < 0) throw damaged()
  const count = tail.getUint16(offset + 10, true)
  const length = tail.getUint32(offset + 12, true)
  const start = tail.getUint32(offset + 16, true)
  if (count === 0xffff || start === 0xffffffff) {
    throw new BadZip('This ZIP is larger than 4 GB. Unpack it and drop its folder instead.')
  }
  if (start + length > zip.size) throw damaged()
  return { count, start, length }
}

function entryAt(bytes: DataView, offset: number, nameLength: number): ZipEntry {
  const name = new Uint8Array(bytes.buffer, bytes.byteOffset + offset + 46, nameLength)
  return {
    path: new TextDecoder().decode(name).replaceAll('\\', '/'),
    isEncrypted: (bytes.getUint16(offset + 8, true) & 1) === 1,
    method: bytes.getUint16(offset + 10, true),
    changedAt: bytes.getUint32(offset + 12, true),
    packedSize: bytes.getUint32(offset + 20, true),
    size: bytes.getUint32(offset + 24, true),
    offset: bytes.getUint32(offset + 42, true),
  }
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer())

const damaged = () => new BadZip('This ZIP is damaged. Make it again, or drop its folder instead.')
