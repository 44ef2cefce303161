import type { LineEntry, QuoteEntry } from './entry.ts'

type Edit = (entry: QuoteEntry) => QuoteEntry

export const withFields =
  (fields: Partial<QuoteEntry>): Edit =>
  entry => ({ ...entry, ...fields })

export const withLine =
  (key: string, fields: Partial<LineEntry>): Edit =>
  entry => ({
    ...entry,
    lines: entry.lines.map(line => (line.key === key ? { ...line, ...fields } : line)),
  })

export const withNewLine =
  (line: LineEntry): Edit =>
  entry => ({ ...entry, lines: [...entry.lines, line] })

/** Puts a removed line back where it was, or at the end of what has become shorter. */
export const withLineAt =
  (line: LineEntry, index: number): Edit =>
  entry => ({ ...entry, lines: entry.lines.toSpliced(index, 0, line) })

export const withoutLine =
  (key: string): Edit =>
  entry => ({ ...entry, lines: entry.lines.filter(line => line.key !== key) })

/** @param by -1 towards the beginning, 1 towards the end */
export const withLineMoved =
  (key: string, by: -1 | 1): Edit =>
  entry => {
    const index = entry.lines.findIndex(line => line.key === key)
    const line = entry.lines[index]
    const to = index + by
    if (!line || to < 0 || to >= entry.lines.length) return entry
    return { ...entry, lines: entry.lines.toSpliced(index, 1).toSpliced(to, 0, line) }
  }
