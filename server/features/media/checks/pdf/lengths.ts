import type { Bytes } from './bytes.ts'
import { type Dictionary, isReference, readValue } from './dictionary.ts'
import { partsOf } from './parts.ts'
import { refuseDamagedPdf } from './refusals.ts'

/**
 * Finds the length in a stream's dictionary, which may be an object of its own: writers that know
 * it only afterwards put it after the stream. ISO 32000-1, 7.3.8.2 and 7.3.10.
 * @throws AppError 415 where it is no number, or exists in two versions that differ
 */
export function findLengths(bytes: Bytes, streams: { entries: Dictionary }[]) {
  const wanted = new Set(streams.map(({ entries }) => referenceOf(entries)))
  wanted.delete(undefined)
  const found = new Map<number, number>()
  if (wanted.size > 0) {
    for (const part of partsOf(bytes)) {
      if (part.kind !== 'object' || !wanted.has(part.object)) continue
      const value = readValue(bytes, part.value)
      if (typeof value !== 'number') continue
      const isNew = (found.get(part.object) ?? value) === value
      found.set(part.object, isNew ? value : Number.NaN)
    }
  }
  return (entries: Dictionary): number => {
    const length = entries.get('Length')
    const number = typeof length === 'number' ? length : found.get(referenceOf(entries) ?? -1)
    return number !== undefined && number >= 0 ? number : refuseDamagedPdf()
  }
}

function referenceOf(entries: Dictionary): number | undefined {
  const length = entries.get('Length')
  return isReference(length) ? length.reference : undefined
}
