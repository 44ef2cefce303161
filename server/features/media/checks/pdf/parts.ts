import type { Bytes } from './bytes.ts'
import { refuseDamagedPdf } from './refusals.ts'
import { type Token, tokenAt, wordOf } from './tokens.ts'

export interface Span {
  start: number
  end: number
}

export interface Stream {
  kind: 'stream'
  dictionary: Span
  /** From after the keyword `stream`, its line end included. */
  content: Span
}

/** The parts of a file in order; `at` is the position of the keyword, `value` that of what follows it. */
export type Part =
  | { kind: 'object'; at: number; object: number; value: number }
  | { kind: 'trailer'; at: number; value: number }
  | { kind: 'endstream'; at: number }
  | Stream

/**
 * Parses a file from its first byte to its last, like a reader that rebuilds a lost cross-reference
 * table: objects, tables and trailers, with nothing in between. ISO 32000-1, 7.3.8, 7.3.10 and 7.5.
 * @throws AppError 415 where PDF readers differ in how they parse it
 */
export function* partsOf(bytes: Bytes): Generator<Part> {
  let numbers: [string, string] = ['', '']
  let token = tokenAt(bytes, 0)
  while (token.kind !== 'end') {
    const word = wordOf(bytes, token)
    if ((token.kind !== 'word' && token.kind !== 'name') || outOfPlace.has(word)) refuseDamagedPdf()
    const value = tokenAt(bytes, token.end)
    if (word === 'obj' || (word === 'trailer' && value.kind === '<<')) {
      const place = { at: token.start, value: value.start }
      if (word === 'obj') yield { kind: 'object', object: Number(numbers[0]), ...place }
      else yield { kind: 'trailer', ...place }
      token = yield* valueAndStream(bytes, value, word === 'obj')
    } else {
      numbers = [numbers[1], word]
      token = value
    }
  }
}

/** Returns the token after both. */
function* valueAndStream(bytes: Bytes, value: Token, mayBeStream: boolean): Generator<Part, Token> {
  if (value.kind === 'word' || value.kind === 'name' || value.kind === 'end') return value
  const end = endOfValue(bytes, value)
  const next = tokenAt(bytes, end)
  const isStream = mayBeStream && value.kind === '<<' && wordOf(bytes, next) === 'stream'
  if (!isStream) return next
  const content = { start: next.end, end: bytes.indexOf('endstream', next.end) }
  if (content.end < 0) refuseDamagedPdf()
  yield { kind: 'stream', dictionary: { start: value.start, end }, content }
  yield { kind: 'endstream', at: content.end }
  return tokenAt(bytes, content.end + 'endstream'.length)
}

/** Keywords that are only valid at their own position. */
const outOfPlace = new Set(['stream', 'endstream'])
const neverWithin = new Set([...outOfPlace, 'obj', 'endobj', 'trailer', 'xref', 'startxref'])

/** Deeper than any writer nests and any reader follows. */
export const deepest = 500

function endOfValue(bytes: Bytes, first: Token): number {
  const closing: Token['kind'][] = []
  for (let token = first; ; token = tokenAt(bytes, token.end)) {
    if (token.kind === '<<') closing.push('>>')
    else if (token.kind === '[') closing.push(']')
    else if (token.kind === '>>' || token.kind === ']') {
      if (closing.pop() !== token.kind) refuseDamagedPdf()
    } else if (token.kind === 'end' || neverWithin.has(wordOf(bytes, token))) refuseDamagedPdf()
    if (closing.length === 0) return token.end
    if (closing.length > deepest) refuseDamagedPdf()
  }
}

export const isNumber = (word: string) => /^[+-]?\d{1,15}$/.test(word)
