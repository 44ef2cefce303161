import { type Bytes, bytesOf } from './bytes.ts'
import { unescapeName } from './names.ts'
import { deepest, isNumber } from './parts.ts'
import { refuseDamagedPdf, refuseUnreadable } from './refusals.ts'
import { type Token, tokenAt, wordOf } from './tokens.ts'

export type Dictionary = Map<string, Value>

/** A name keeps its slash; values that no filter needs, such as a string, are empty. */
export type Value = number | string | Value[] | Dictionary | Reference

export interface Reference {
  /** The number of an object. */
  reference: number
}

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
export function readDictionary(bytes: Bytes, from = 0): Dictionary {
  const value = readValue(bytes, from, refuseUnreadable)
  return value instanceof Map ? value : refuseDamagedPdf()
}

/**
 * The value that begins at a position; the number of a reference that stands there alone.
 * @param onUnclear called where a key occurs twice or is no name, as some writers leave them
 */
export function readValue(bytes: Bytes, from: number, onUnclear?: () => void): Value {
  let at = from
  let depth = 0

  function next(): Token {
    const token = tokenAt(bytes, at)
    at = token.end
    return token
  }

  function valueAt(token: Token): Value {
    if (token.kind === '<<') return toDictionary(valuesUntil('>>'), onUnclear)
    if (token.kind === '[') return valuesUntil(']')
    if (token.kind === 'name') return `/${nameOf(bytes, token)}`
    const word = wordOf(bytes, token)
    return isNumber(word) ? Number(word) : word
  }

  function valuesUntil(closing: Token['kind']): Value[] {
    depth += 1
    if (depth > deepest) refuseDamagedPdf()
    const values: Value[] = []
    for (let token = next(); token.kind !== closing; token = next()) {
      if (token.kind === 'end') refuseDamagedPdf()
      if (wordOf(bytes, token) === 'R') values.push(toReference(values.splice(-2)))
      else values.push(valueAt(token))
    }
    depth -= 1
    return values
  }

  return valueAt(next())
}

export const isReference = (value: Value | undefined): value is Reference =>
  typeof value === 'object' && 'reference' in value

const toReference = ([object]: Value[]): Value =>
  typeof object === 'number' ? { reference: object } : ''

function toDictionary(values: Value[], onUnclear?: () => void): Dictionary {
  const dictionary: Dictionary = new Map()
  for (let at = 0; at < values.length; at += 2) {
    const [key, value] = [values[at], values[at + 1]]
    const name = typeof key === 'string' && key.startsWith('/') ? key.slice(1) : undefined
    if (name === undefined || value === undefined || dictionary.has(name)) onUnclear?.()
    else dictionary.set(name, value)
  }
  return dictionary
}

/** Up to a zero byte, where some readers end it. */
const nameOf = (bytes: Bytes, { start, end }: Token): string =>
  unescapeName(bytes.slice(start + 1, end).toString('latin1')).split('\0', 1)[0] ?? ''
