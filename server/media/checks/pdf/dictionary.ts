import { type Bytes, bytesOf } from './bytes.ts'
import { unescapeName } from './names.ts'
import { isNumber } from './parts.ts'
import { refuseDamagedPdf, refuseUnreadable } from './refusals.ts'
import { type Token, tokenAt, wordOf } from './tokens.ts'

export type Dictionary = Map<string, Value>

/** A name keeps its slash; values that no filter needs, such as a string, are empty. */
export type Value = number | string | Value[] | Dictionary | { reference: number }

/** The names in a dictionary's outermost level, keys and values alike. ISO 32000-1, 7.3.7. */
export function outermostNames(dictionary: Buffer): Set<string> {
  const bytes = bytesOf(dictionary)
  const names = new Set<string>()
  let depth = 0
  for (let token = tokenAt(bytes, 0); token.kind !== 'end'; token = tokenAt(bytes, token.end)) {
    if (token.kind === '<<' || token.kind === '[') depth += 1
    if (token.kind === '>>' || token.kind === ']') depth -= 1
    if (token.kind === 'name' && depth === 1) names.add(nameOf(bytes, token))
  }
  return names
}

/** @throws AppError 415 where a key occurs twice or is no name: readers differ in what it means */
export function readDictionary(dictionary: Buffer): Dictionary {
  const bytes = bytesOf(dictionary)
  let at = 0

  function next(): Token {
    const token = tokenAt(bytes, at)
    at = token.end
    return token
  }

  function valuesUntil(closing: Token['kind']): Value[] {
    const values: Value[] = []
    for (let token = next(); token.kind !== closing; token = next()) {
      if (token.kind === 'end') refuseDamagedPdf()
      else if (token.kind === '<<') values.push(toDictionary(valuesUntil('>>')))
      else if (token.kind === '[') values.push(valuesUntil(']'))
      else if (token.kind === 'name') values.push(`/${nameOf(bytes, token)}`)
      else addWord(values, wordOf(bytes, token))
    }
    return values
  }

  next()
  return toDictionary(valuesUntil('>>'))
}

function addWord(values: Value[], word: string): void {
  if (word === 'R') {
    const [object] = values.splice(-2)
    values.push(typeof object === 'number' ? { reference: object } : '')
  } else values.push(isNumber(word) ? Number(word) : word)
}

function toDictionary(values: Value[]): Dictionary {
  const dictionary: Dictionary = new Map()
  for (let at = 0; at < values.length; at += 2) {
    const [key, value] = [values[at], values[at + 1]]
    if (typeof key !== 'string' || !key.startsWith('/')) return refuseUnreadable()
    if (value === undefined || dictionary.has(key.slice(1))) return refuseUnreadable()
    dictionary.set(key.slice(1), value)
  }
  return dictionary
}

/** Up to a zero byte, where some readers end it. */
const nameOf = (bytes: Bytes, { start, end }: Token): string =>
  unescapeName(bytes.slice(start + 1, end).toString('latin1')).split('\0', 1)[0] ?? ''
