import { bytesFor, bytesOf } from '../../base/memory-budget.ts'
import type { MonthlyRow } from '../monthly/types.ts'
import type { ReadRow } from './row-table.ts'

export interface RowTexts {
  /** The rows whose text contains all words, in their order. */
  having<T extends { id: string }>(words: readonly string[], among: readonly T[]): Promise<T[]>
  /** Forgets the text of a row that has changed. */
  forget(id: string): void
}

const AT_ONCE = 500

/**
 * The searchable texts of rows, read at the first search that needs them and cached up to a limit;
 * those above it are read at each search.
 */
export function rowTexts<Row extends MonthlyRow>(
  read: (ids: readonly string[]) => Promise<Map<string, ReadRow<Row>>>,
  textOf: (row: Row) => string,
): RowTexts {
  const cached = new Map<string, string>()
  const maxBytes = bytesFor('inquiries')
  let bytes = 0
  /** Rises with each row that is forgotten: a text that was read before it may be an old one. */
  let forgotten = 0

  function cache(id: string, text: string): void {
    if (bytes + bytesOf(text) > maxBytes) return
    cached.set(id, text)
    bytes += bytesOf(text)
  }

  async function textsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const texts = new Map(ids.flatMap(id => [[id, cached.get(id)] as const]))
    const missing = ids.filter(id => texts.get(id) === undefined)
    const forgottenBefore = forgotten
    for (const [id, { row }] of missing.length > 0 ? await read(missing) : []) {
      texts.set(id, textOf(row))
      if (forgotten === forgottenBefore && !cached.has(id)) cache(id, texts.get(id) ?? '')
    }
    return new Map([...texts].map(([id, text]) => [id, text ?? '']))
  }

  return {
    async having(words, entries) {
      const matches: (typeof entries)[number][] = []
      for (let from = 0; from < entries.length; from += AT_ONCE) {
        const batch = entries.slice(from, from + AT_ONCE)
        const texts = await textsOf(batch.map(({ id }) => id))
        matches.push(
          ...batch.filter(({ id }) => words.every(word => texts.get(id)?.includes(word))),
        )
      }
      return matches
    },
    forget(id) {
      forgotten += 1
      bytes -= bytesOf(cached.get(id) ?? '')
      cached.delete(id)
    },
  }
}
