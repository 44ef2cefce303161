import { below, type FieldChange, type Sides } from './field-change.ts'
import { ordinal, shortOrdinal } from './ordinals.ts'
import { pairedRows, type RowPair } from './paired-rows.ts'

/**
 * What differs in a list.
 * @param changesIn compares two rows
 */
export function rowChanges(
  { schema, labels, before, after, at, isRow }: Sides,
  changesIn: (sides: Sides) => FieldChange[],
): FieldChange[] {
  const list = schema?.type === 'array' ? schema : undefined
  const [own, other] = [before, after].map(rowsOf) as [unknown[], unknown[]]
  // The name of a list says no more than those of its rows.
  const above = isRow ? labels : labels.slice(0, -1)
  const what = list?.one ?? 'row'
  return pairedRows(own, other).flatMap((pair): FieldChange[] => {
    const place = (index: number | undefined, path: string | undefined) =>
      index === undefined ? undefined : below(path, String(index))
    const sides: Sides = {
      isRow: true,
      schema: list?.items,
      labels: [...above, `${ordinal(pair.after ?? pair.before ?? 0)} ${what}`],
      before: pair.before === undefined ? undefined : own[pair.before],
      after: pair.after === undefined ? undefined : other[pair.after],
      at: { before: place(pair.before, at.before), after: place(pair.after, at.after) },
    }
    const within = changesIn(sides)
    const first = rowChange(pair, sides)
    return first ? [first, ...within] : within
  })
}

/** What has become of a row as a whole. */
function rowChange({ before, after, isMoved }: RowPair, sides: Sides): FieldChange | undefined {
  const { labels, at } = sides
  if (before !== undefined && after !== undefined) {
    if (!isMoved) return undefined
    // Others may have gone before it.
    if (before === after) return { labels, at, kind: 'moved' }
    return { labels, at, kind: 'moved', before: shortOrdinal(before), after: shortOrdinal(after) }
  }
  // A line of a list is said by its words.
  if (typeof (sides.before ?? sides.after) !== 'object') return undefined
  return { labels, at, kind: before === undefined ? 'added' : 'removed' }
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
