import type { Adapter } from 'lowdb'
import { type Disk, readText, realDisk, replaceDurably } from './durable-file.ts'

/**
 * A JSON file adapter for lowdb with guarantees that its own lacks: `write` resolves when the bytes
 * are durable, and rejects with the old file in place; `read` returns null only where no file
 * exists, since lowdb takes null for a new installation.
 */
export function durableAdapter<T>(file: string, disk: Disk = realDisk): Adapter<T> {
  return {
    async read() {
      const text = await readText(file, disk)
      if (text === null) return null
      const data: T | null = JSON.parse(text)
      if (data === null) throw new SyntaxError('it holds null')
      return data
    },
    async write(data) {
      await replaceDurably(file, JSON.stringify(data), disk)
    },
  }
}
