import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { SUMS, sumOf } from './pack.ts'

/**
 * Unpacks an archive to a temporary folder and compares every file with its checksum. Throws for
 * the first that differs, is missing, or is not listed; resolves to their number.
 */
export async function verify(archive: string): Promise<number> {
  const place = await mkdtemp(join(tmpdir(), 'showyard-verify-'))
  try {
    await unpack(archive, place)
    const [folder = ''] = await readdir(place)
    return await compare(join(place, folder))
  } finally {
    await rm(place, { recursive: true })
  }
}

async function unpack(archive: string, place: string): Promise<void> {
  const entries = extract()
  const write = async () => {
    for await (const entry of entries) {
      const path = join(place, entry.header.name)
      const parts: Buffer[] = []
      for await (const part of entry) parts.push(part as Buffer)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, Buffer.concat(parts), { flag: 'wx' })
    }
  }
  await Promise.all([pipeline(createReadStream(archive), createGunzip(), entries), write()])
}

async function compare(folder: string): Promise<number> {
  const lines = (await readFile(join(folder, SUMS), 'utf8')).trim().split('\n')
  const sums = new Map(lines.map(line => [line.slice(66), line.slice(0, 64)]))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
  for (const path of paths.filter(path => path !== SUMS)) {
    const sum = sumOf(await readFile(join(folder, path)))
    if (sum !== sums.get(path)) throw new Error(`${path} differs from its sum after packing`)
    sums.delete(path)
  }
  const [missing] = sums.keys()
  if (missing !== undefined) throw new Error(`${missing} is missing after packing`)
  return lines.length
}
