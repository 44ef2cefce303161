import { megabyte } from '../../../../../web/base/units.ts'
import { type Allowance, createAllowance } from './allowance.ts'
import { type Bytes, bytesOf, piecesOf } from './bytes.ts'
import { isSpace } from './characters.ts'
import { type Dictionary, outermostNames, readDictionary } from './dictionary.ts'
import { unpacked } from './filters.ts'
import { createObjectGuard } from './forbidden.ts'
import { findLengths } from './lengths.ts'
import { createStreamGuard } from './nested-stream.ts'
import type { Objects } from './objects.ts'
import type { Span, Stream } from './parts.ts'
import { refuseDamagedPdf, refuseUnreadable } from './refusals.ts'

/** A stream's dictionary is small. */
const longestDictionary = megabyte

/**
 * Whether a reader may treat a stream as an object stream: a cross-reference can name any stream,
 * and most readers ignore its type and read only `N`, the number of objects. ISO 32000-1, 7.5.7.
 */
export const mayHoldObjects = (names: ReadonlySet<string>): boolean =>
  ['N', 'First', 'ObjStm'].some(name => names.has(name))

/** The names in the dictionary of a stream. */
export function namesOf(bytes: Bytes, { dictionary: { start, end } }: Stream): Set<string> {
  if (end - start > longestDictionary) refuseDamagedPdf()
  return outermostNames(bytes.slice(start, end))
}

/** @throws AppError 415 where object streams cannot be decoded, or contain what catalogs may not */
export async function checkPackedObjects(
  bytes: Bytes,
  streams: Stream[],
  objects: Pick<Objects, 'addPacked'>,
): Promise<void> {
  const allowance = createAllowance()
  const all = streams.map(({ dictionary: { start, end }, content }) => ({
    entries: readDictionary(bytesOf(bytes.slice(start, end))),
    content: withoutLineEnd(bytes, content),
  }))
  const lengthOf = findLengths(bytes, all)
  for (const { entries, content } of all) {
    const isNamed = entries.has('First') || entries.get('Type') === '/ObjStm'
    const contents = () => unpacked(entries, piecesOf(bytes, content.start, content.end), allowance)
    if (!isNamed && !(await beginsWithNumbers(contents()))) continue
    const { start, end } = exactly(bytes, content, lengthOf(entries))
    const unpack = (limit: Allowance) => unpacked(entries, piecesOf(bytes, start, end), limit)
    const head = await scan(unpack(allowance), numberIn(entries, 'First'))
    for (const [object, place] of placesIn(head, numberIn(entries, 'N'))) {
      objects.addPacked(object, { at: start, unpack }, head.length + place)
    }
  }
}

/**
 * Some readers start later where anything but a line end follows `stream`. ISO 32000-1, 7.3.8.1.
 */
function withoutLineEnd(bytes: Bytes, { start, end }: Span): Span {
  const [lineEnd] = /^(\r\n|\n|\r)/.exec(bytes.slice(start, start + 2).toString('latin1')) ?? []
  return lineEnd ? { start: start + lineEnd.length, end } : refuseDamagedPdf()
}

/**
 * Some readers use the length in the dictionary, others read up to `endstream`; both must give the
 * same. ISO 32000-1, 7.3.8.2.
 */
function exactly(bytes: Bytes, { start, end }: Span, length: number): Span {
  const rest = end - start - length
  const isAll = rest >= 0 && rest <= longestGap && bytes.slice(start + length, end).every(isSpace)
  return isAll ? { start, end: start + length } : refuseDamagedPdf()
}

const longestGap = 64

/** Object streams start with a list of numbers; colour profiles have an `N` too. */
async function beginsWithNumbers(pieces: AsyncIterable<Buffer>): Promise<boolean> {
  for await (const piece of pieces) {
    const begin = piece.subarray(0, 1024).toString('latin1')
    if (/[^\s\0]/.test(begin)) return twoNumbers.test(begin)
  }
  // Empty here, but perhaps not by the length in its dictionary.
  return true
}

/** Separated by white space, a comment or a sign; or as far as the bytes go. */
const twoNumbers = /^[\s\0]*(?:%|[\d+\-.]+(?:%|[\s\0]+[\d+\-.%]|[\s\0]*$)|[\d.]+[+-])/

/** @returns what stands before the first object */
async function scan(objects: AsyncIterable<Buffer>, first: number): Promise<Buffer> {
  const guards = [createObjectGuard(), createStreamGuard()]
  const head: Buffer[] = []
  let left = first
  for await (const piece of objects) {
    for (const guard of guards) guard.read(piece)
    if (left > 0) head.push(Buffer.from(piece.subarray(0, left)))
    left -= piece.length
  }
  for (const guard of guards) guard.end()
  return Buffer.concat(head)
}

const numberIn = (entries: Dictionary, name: string): number => {
  const value = entries.get(name)
  return typeof value === 'number' ? value : 0
}

/** The number of each object, and its place among them. */
function* placesIn(head: Buffer, count: number): Generator<[object: number, place: number]> {
  if (head.length > longestHead) refuseUnreadable()
  const numbers = head
    .toString('latin1')
    .split(/[\s\0]+/)
    .filter(Boolean)
    .map(Number)
  for (let at = 0; at + 1 < Math.min(numbers.length, count * 2); at += 2) {
    yield [numbers[at] as number, numbers[at + 1] as number]
  }
}

/** For fifty thousand objects; writers put some hundred into a stream. */
const longestHead = megabyte
