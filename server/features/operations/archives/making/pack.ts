import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack as createPack } from 'tar-stream'

/** Lists the checksum of every other file in its folder, in the format of `sha256sum --check`. */
export const SUMS = 'SHA256SUMS'

export interface Packing {
  root: string
  /** Relative to the root. */
  paths: readonly string[]
  /** Texts that replace or add to files of the root, by path. */
  texts?: Record<string, string>
  /** The one folder that everything unpacks into. */
  folder: string
  target: string
}

/** Writes a tar.gz with the checksums of its files; resolves to their number. */
export async function pack({ root, paths, texts = {}, folder, target }: Packing): Promise<number> {
  const archive = createPack()
  const output = pipeline(archive, createGzip({ level: 9 }), createWriteStream(target))
  const sums: string[] = []
  const mtime = new Date()
  const add = (path: string, bytes: Buffer, mode: number) =>
    new Promise<void>((resolve, reject) => {
      const header = { name: `${folder}/${path}`, mode, mtime }
      archive.entry(header, bytes, error => (error ? reject(error) : resolve()))
    })
  for (const path of [...new Set([...paths, ...Object.keys(texts)])].sort()) {
    const text = texts[path]
    const bytes = text === undefined ? await readFile(join(root, path)) : Buffer.from(text)
    const mode = text === undefined ? (await stat(join(root, path))).mode : 0
    sums.push(`${sumOf(bytes)}  ${path}\n`)
    await add(path, bytes, mode & 0o100 ? 0o755 : 0o644)
  }
  await add(SUMS, Buffer.from(sums.join('')), 0o644)
  archive.finalize()
  await output
  return sums.length
}

export const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
