import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setModifiedTime } from '../../../base/disk/set-modified-time.ts'
import { syncFolder } from '../../../storage/durable-file.ts'
import { type Folders, folderOf, tops } from './archive.ts'

/** Takes files by their names in an archive. */
export interface FileSink {
  /** @returns the SHA-256 of its bytes in hex, once they are durable */
  take(file: { name: string; changedAt: number }, chunks: AsyncIterable<Buffer>): Promise<string>
  /** Resolves when the names of all files are durable too. */
  finish(): Promise<void>
}

/** Writes them below two folders, with the time of their last change in microseconds since 1970. */
export function folderSink(target: Folders): FileSink {
  const folders = new Set<string>()
  return {
    async take({ name, changedAt }, chunks) {
      const hash = createHash('sha256')
      const top = tops.find(top => name.startsWith(`${top}/`)) ?? 'data'
      const [root, below] = [folderOf(target, top), name.slice(top.length + 1)]
      const folder = dirname(join(root, below))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (let parent = folder; parent.length >= root.length; parent = dirname(parent))
        folders.add(parent)
      const handle = await open(join(root, below), 'wx', 0o600)
      try {
        for await (const chunk of chunks) {
          hash.update(chunk)
          await handle.writeFile(chunk)
        }
        await setModifiedTime(handle, changedAt / 1e6)
        await handle.sync()
      } finally {
        await handle.close()
      }
      return hash.digest('hex')
    },
    async finish() {
      for (const folder of folders) await syncFolder(folder)
    },
  }
}
