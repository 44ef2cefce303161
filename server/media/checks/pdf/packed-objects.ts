import { megabyte } from '../../../../web/units.ts'
import { createAllowance } from './allowance.ts'
import { type Bytes, piecesOf } from './bytes.ts'
import { isSpace } from './characters.ts'
import { outermostNames, readDictionary } from './dictionary.ts'
import { unpacked } from './filters.ts'
import { createObjectGuard } from './forbidden.ts'
import { findLengths } from './lengths.ts'
import { createStreamGuard } from './nested-stream.ts'
import type { Span, Stream } from './parts.ts'
import { refuseDamagedPdf } from './refusals.ts'

/** A stream's dictionary is small. */
const longestDictionary = megabyte

/**
 * Whether a reader may treat a stream as an object stream: a cross-reference can name any stream,
 * and most readers ignore its type and read only `N`, the number of objects. ISO 32000-1, 7.5.7.
 */
export function mayHoldObjects(bytes: Bytes, { dictionary: { start, end } }: Stream): boolean {
  if (end - start > longestDictionary) refuseDamagedPdf()
  const names = outermostNames(bytes.slice(start, end))
  return ['N', 'First', 'ObjStm'].some(name => names.has(name))
}

/** @throws AppError 415 where object streams cannot be decoded, or contain what catalogs may not */
export async function checkPackedObjects(bytes: Bytes, streams: Stream[]): Promise<void> {
  const allowance = createAllowance()
  const all = streams.map(({ dictionary: { start, end }, content }) => ({
    entries: readDictionary(bytes.slice(start, end)),
    content: withoutLineEnd(bytes, content),
  }))
  const lengthOf = findLengths(bytes, all)
  for (const { entries, content } of all) {
    const isNamed = entries.has('First') || entries.get('Type') === '/ObjStm'
    const contents = () => unpacked(entries, piecesOf(bytes, content.start, content.end), allowance)
    if (!isNamed && !(await beginsWithNumbers(contents()))) continue
    const { start, end } = exactly(bytes, content, lengthOf(entries))
    await scan(unpacked(entries, piecesOf(bytes, start, end), allowance))
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

async function scan(objects: AsyncIterable<Buffer>): Promise<void> {
  const guards = [createObjectGuard(), createStreamGuard()]
  for await (const piece of objects) for (const guard of guards) guard.read(piece)
  for (const guard of guards) guard.end()
}
