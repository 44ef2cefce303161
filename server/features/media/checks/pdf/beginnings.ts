import type { Bytes } from './bytes.ts'
import { isLineEnd, isSpace } from './characters.ts'

/**
 * Every position where a reader could be made to start, anywhere in the file: a cross-reference
 * table may name any position, also within an image, a text or a comment. An object starts with two
 * numbers and `obj`, a trailer with its keyword and a dictionary, the data after a stream with
 * `endstream`. ISO 32000-1, 7.3.8, 7.3.10 and 7.5.5.
 */
export function* beginningsIn(bytes: Bytes): Generator<number> {
  const searches = [
    { word: 'obj', isOne: followsTwoNumbers, next: bytes.indexOf('obj', 0) },
    { word: 'trailer', isOne: precedesDictionary, next: bytes.indexOf('trailer', 0) },
    { word: 'endstream', isOne: () => true, next: bytes.indexOf('endstream', 0) },
  ]
  for (;;) {
    let first: (typeof searches)[number] | undefined
    for (const search of searches) {
      if (search.next >= 0 && !(first && first.next < search.next)) first = search
    }
    if (!first) return
    if (first.isOne(bytes, first.next)) yield first.next
    first.next = bytes.indexOf(first.word, first.next + 1)
  }
}

/** After a comment a dictionary is assumed, so that comments are not scanned repeatedly. */
function precedesDictionary(bytes: Bytes, trailer: number): boolean {
  let at = trailer + 'trailer'.length
  while (isSpace(bytes.at(at))) at += 1
  return bytes.at(at) === percent || (bytes.at(at) === 0x3c && bytes.at(at + 1) === 0x3c)
}

/**
 * Scans backwards with all possible states at once: whether a line ends in a comment is only known
 * at the start of the comment. Each byte is read for one `obj`, at most two.
 */
function followsTwoNumbers(bytes: Bytes, obj: number): boolean {
  let states: number = gap2
  for (let at = obj - 1; at >= 0 && states; at--) {
    const byte = bytes.at(at)
    if (states & gap1 && isOfNumber(byte)) return true
    states = stepBack(states, byte)
  }
  return false
}

const percent = 0x25

/**
 * The states: in the gap before `obj`, a comment there, the second number, the gap before it, a
 * comment there.
 */
const [gap2, comment2, number2, gap1, comment1] = [1, 2, 4, 8, 16] as const

function stepBack(states: number, byte: number): number {
  let next = 0
  if (isLineEnd(byte)) {
    if (states & gap2) next |= gap2 | comment2
    if (states & (gap1 | number2)) next |= gap1 | comment1
    return next
  }
  if (isSpace(byte) || byte === 0x0b) {
    if (states & gap2) next |= gap2
    if (states & (gap1 | number2)) next |= gap1
  } else if (isOfNumber(byte)) {
    if (states & (gap2 | number2)) next |= number2
    // Some readers start a new number at a sign.
    if (states & (gap2 | number2) && isSign(byte)) next |= gap1
  }
  if (states & comment2) next |= comment2 | (byte === percent ? gap2 : 0)
  if (states & comment1) next |= comment1 | (byte === percent ? gap1 : 0)
  return next
}

const isSign = (byte: number) => byte === 0x2b || byte === 0x2d

/** Digits, and other characters of numbers that some reader accepts as integers, as `5.0e0`. */
const isOfNumber = (byte: number) =>
  (byte >= 0x30 && byte <= 0x39) || isSign(byte) || byte === 0x2e || (byte | 0x20) === 0x65
