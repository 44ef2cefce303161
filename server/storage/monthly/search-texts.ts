import { bytesFor, bytesOf } from '../../base/memory-budget.ts'
import type { SegmentFiles } from './segment-files.ts'
import type { MonthlyRow } from './types.ts'

export interface SearchTexts {
  /** The ids of the rows of a file whose text contains all words. */
  idsWith(words: readonly string[], name: string): Promise<ReadonlySet<string>>
}

interface Texts {
  /** The number of writes of the file before it was read: outdated when that has changed. */
  writes: number
  rows: readonly { id: string; text: string }[]
  bytes: number
}

/**
 * The searchable texts of all rows, built per file at the first search and cached up to a limit:
 * parsing a file takes thirty times as long as searching its texts. Searches go from the newest
 * file to the oldest, so above the limit the oldest are read again.
 */
export function searchTexts<Row extends MonthlyRow>(
  files: SegmentFiles<Row>,
  textOf: (row: Row) => string,
): SearchTexts {
  const cached = new Map<string, Texts>()
  const maxBytes = bytesFor('inquiries')
  let bytes = 0

  async function textsOf(name: string): Promise<Texts['rows']> {
    const writes = files.writesOf(name)
    const cachedTexts = cached.get(name)
    if (cachedTexts?.writes === writes) return cachedTexts.rows
    const rows = (await files.readUncached(name)).map(row => ({ id: row.id, text: textOf(row) }))
    const ofRows = rows.reduce((sum, { id, text }) => sum + bytesOf(id) + bytesOf(text), 0)
    cache(name, { writes, rows, bytes: ofRows })
    return rows
  }

  function cache(name: string, texts: Texts) {
    bytes -= cached.get(name)?.bytes ?? 0
    cached.delete(name)
    if (bytes + texts.bytes > maxBytes) return
    cached.set(name, texts)
    bytes += texts.bytes
  }

  return {
    async idsWith(words, name) {
      const rows = await textsOf(name)
      const matches = rows.filter(({ text }) => words.every(word => text.includes(word)))
      return new Set(matches.map(({ id }) => id))
    },
  }
}
