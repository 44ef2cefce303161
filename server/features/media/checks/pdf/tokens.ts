import type { Bytes } from './bytes.ts'
import { isHexDigit, isLineEnd, isRegular, isSpace } from './characters.ts'
import { refuseDamagedPdf } from './refusals.ts'

/** Numbers are tokens of kind `word`. */
export interface Token {
  kind: 'word' | 'name' | 'string' | '<<' | '>>' | '[' | ']' | 'end'
  start: number
  end: number
}

/**
 * The next token after white space and comments. ISO 32000-1, 7.2 and 7.3.
 * @throws AppError 415 where PDF readers differ in how they parse the bytes
 */
export function tokenAt(bytes: Bytes, from: number): Token {
  const start = skipGap(bytes, from)
  const first = bytes.at(start)
  if (first < 0) return token('end', start, start)
  if (isRegular(first)) return token('word', start, endOfWord(bytes, start))
  switch (String.fromCharCode(first)) {
    case '/':
      return token('name', start, endOfWord(bytes, start + 1))
    case '(':
      return token('string', start, endOfString(bytes, start + 1))
    case '<':
      if (bytes.at(start + 1) === 0x3c) return token('<<', start, start + 2)
      return token('string', start, endOfHexString(bytes, start + 1))
    case '>':
      return bytes.at(start + 1) === 0x3e ? token('>>', start, start + 2) : refuseDamagedPdf()
    case '[':
      return token('[', start, start + 1)
    case ']':
      return token(']', start, start + 1)
    default:
      return refuseDamagedPdf()
  }
}

const token = (kind: Token['kind'], start: number, end: number) => ({ kind, start, end })

/** The text of a word; empty if it is longer than any keyword. */
export function wordOf(bytes: Bytes, { kind, start, end }: Token): string {
  if (kind !== 'word' || end - start > longestWord) return ''
  let word = ''
  for (let at = start; at < end; at++) word += String.fromCharCode(bytes.at(at))
  return word
}

const longestWord = 16

function skipGap(bytes: Bytes, from: number): number {
  let at = from
  while (at < bytes.length) {
    const byte = bytes.at(at)
    if (byte === percent) at = endOfComment(bytes, at)
    else if (isSpace(byte)) at += 1
    else break
  }
  return at
}

/**
 * Includes the end of its line. Editors append objects directly after the `%%EOF` of a file without
 * a final line end, and readers find them by position.
 */
function endOfComment(bytes: Bytes, start: number): number {
  const behind = start + endOfFile.length
  if (isDigit(bytes.at(behind)) && startsWith(bytes, start, endOfFile)) return behind
  let at = start
  while (at < bytes.length && !isLineEnd(bytes.at(at))) at += 1
  return at
}

const endOfFile = Buffer.from('%%EOF')
const percent = 0x25

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39

const startsWith = (bytes: Bytes, start: number, text: Buffer) =>
  text.every((byte, index) => bytes.at(start + index) === byte)

function endOfWord(bytes: Bytes, start: number): number {
  let at = start
  for (let byte = bytes.at(at); isRegular(byte); byte = bytes.at(++at)) {
    // White space to some readers, a part of the word to others.
    if (byte === 0x0b) refuseDamagedPdf()
  }
  return at
}

/** Parentheses inside are balanced or escaped by a backslash. ISO 32000-1, 7.3.4.2. */
function endOfString(bytes: Bytes, start: number): number {
  let depth = 1
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes.at(at)
    if (byte === 0x5c) at += 1
    else if (byte === 0x28) depth += 1
    else if (byte === 0x29 && --depth === 0) return at + 1
  }
  return refuseDamagedPdf()
}

/** ISO 32000-1, 7.3.4.3. */
function endOfHexString(bytes: Bytes, start: number): number {
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes.at(at)
    if (byte === 0x3e) return at + 1
    if (!isHexDigit(byte) && !isSpace(byte)) break
  }
  return refuseDamagedPdf()
}
