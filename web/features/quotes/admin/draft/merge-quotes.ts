import type { Choices } from '../../../../admin/draft/draft-kind.ts'
import { sameJson } from '../../../../base/same-json.ts'
import { mergedOrder } from '../../../pages/merged-order.ts'
import type { QuoteContent, QuoteLine } from '../../contract.ts'

/** A content with a key for each of its lines. */
export interface KeyedQuote {
  content: QuoteContent
  keys: string[]
}

export type Choice = 'mine' | 'theirs'

export interface QuoteMerge {
  merged: KeyedQuote
  /** What both changed, to different things: names of fields, and keys of lines. */
  conflicts: string[]
  /** What is theirs in the merged one. */
  taken: string[]
}

/**
 * What two people have made of one quote. A line that one deleted and the other changed is a conflict;
 * of two orders mine stays.
 * @param choices of conflicts, by name; without one mine stays
 */
export function mergeQuotes(
  base: KeyedQuote,
  mine: KeyedQuote,
  theirs: KeyedQuote,
  choices: Choices = {},
): QuoteMerge {
  const conflicts: string[] = []
  const taken: string[] = []

  function merged<T>(name: string, base: T, mine: T, theirs: T): T {
    if (sameJson(mine, theirs)) return mine
    const isBoth = !sameJson(mine, base) && !sameJson(theirs, base)
    if (isBoth) conflicts.push(name)
    const isMine = isBoth ? choices[name] !== 'theirs' : sameJson(theirs, base)
    if (!isMine) taken.push(name)
    return isMine ? mine : theirs
  }

  const [before, own, other] = [base, mine, theirs].map(({ content }) => fieldsOf(content))
  const names = new Set([before, own, other].flatMap(fields => Object.keys(fields ?? {})))
  const fields = [...names].map(name => [
    name,
    merged(name, before?.[name], own?.[name], other?.[name]),
  ])

  const [linesBefore, ownLines, otherLines] = [base, mine, theirs].map(linesOf)
  const lines = new Map<string, QuoteLine>()
  for (const key of new Set([...theirs.keys, ...mine.keys])) {
    const line = merged(key, linesBefore?.get(key), ownLines?.get(key), otherLines?.get(key))
    if (line) lines.set(key, line)
  }
  const order =
    mergedOrder(base.keys, mine.keys, theirs.keys) ??
    mergedOrder(theirs.keys, mine.keys, theirs.keys)
  const keys = (order ?? mine.keys).filter(key => lines.has(key))
  const content = contentOf(
    { ...Object.fromEntries(fields), currency: theirs.content.currency },
    keys.flatMap(key => lines.get(key) ?? []),
  )
  return { merged: { content, keys }, conflicts, taken }
}

/**
 * Gives lines that came from the server the keys of those that they were made of: the same ones, then
 * those of the same item or words, then, where as many are left, those in the same order.
 */
export function keyedAs(base: KeyedQuote, content: QuoteContent): KeyedQuote {
  const free = new Map(linesOf(base))
  const keys: (string | undefined)[] = content.lines.map(() => undefined)
  const assign = (isSame: (line: QuoteLine, from: QuoteLine) => boolean) =>
    content.lines.forEach((line, index) => {
      if (keys[index]) return
      const found = [...free].find(([, from]) => isSame(line, from))
      if (!found) return
      keys[index] = found[0]
      free.delete(found[0])
    })
  assign((line, from) => sameJson(comparable(line), from))
  assign(
    (line, from) => line.kind === from.kind && line.code === from.code && line.text === from.text,
  )
  if (keys.filter(key => !key).length === free.size) assign(() => true)
  return {
    content,
    keys: keys.map((key, index) => key ?? `${JSON.stringify(content.lines[index])}-${index}`),
  }
}

export function linesOf({ content, keys }: KeyedQuote): Map<string, QuoteLine> {
  return new Map(content.lines.map((line, index) => [keys[index] ?? '', comparable(line)]))
}

/** The server adds the picture, and says nothing of the usual unit. */
function comparable({ slot: _, plan: __, unit = 'piece', ...line }: QuoteLine): QuoteLine {
  return { ...line, unit }
}

/** Those that can be changed. */
export function fieldsOf({
  lines: _,
  currency: __,
  customer,
  ...rest
}: QuoteContent): Record<string, unknown> {
  const fields = Object.entries({ ...customer, ...rest })
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}

function contentOf(fields: Record<string, unknown>, lines: QuoteLine[]): QuoteContent {
  const { name = '', email, phone, company, ...rest } = fields
  return { customer: { name, email, phone, company }, ...rest, lines } as QuoteContent
}
