import { megabyte } from '../../../web/units.ts'
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
  characters: number
}

/** Some 100,000 inquiries. */
const MOST_CHARACTERS = 64 * megabyte

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
  let characters = 0

  async function textsOf(name: string): Promise<Texts['rows']> {
    const writes = files.writesOf(name)
    const known = cached.get(name)
    if (known?.writes === writes) return known.rows
    const rows = (await files.readUncached(name)).map(row => ({ id: row.id, text: textOf(row) }))
    const length = rows.reduce((sum, { text }) => sum + text.length, 0)
    cache(name, { writes, rows, characters: length })
    return rows
  }

  function cache(name: string, texts: Texts) {
    characters -= cached.get(name)?.characters ?? 0
    cached.delete(name)
    if (characters + texts.characters > MOST_CHARACTERS) return
    cached.set(name, texts)
    characters += texts.characters
  }

  return {
    async idsWith(words, name) {
      const rows = await textsOf(name)
      const found = rows.filter(({ text }) => words.every(word => text.includes(word)))
      return new Set(found.map(({ id }) => id))
    },
  }
}
