import type { Allowance } from './allowance.ts'
import { ascii85, asciiHex } from './ascii.ts'
import type { Dictionary, Value } from './dictionary.ts'
import { inflated } from './inflate.ts'
import { lzw } from './lzw.ts'
import type { Filter, Parameters, Pieces } from './pieces.ts'
import { predicted } from './predictors.ts'
import { refuseUnreadable } from './refusals.ts'
import { runLength } from './run-length.ts'

/**
 * Decodes a stream by the filters in its dictionary. ISO 32000-1, 7.4, and table 94 for the short
 * names.
 * @throws AppError 415 where a filter is unknown, or readers differ in which apply
 */
export function unpacked(
  dictionary: Dictionary,
  packed: Pieces,
  allowance: Allowance,
): AsyncIterable<Buffer> {
  // Short for Filter and DecodeParms in some readers, an external file in others.
  if (unclear.some(key => dictionary.has(key))) refuseUnreadable()
  const names = listOf(dictionary.get('Filter'))
  const parameters = listOf(dictionary.get('DecodeParms'))
  const areBothLists =
    Array.isArray(dictionary.get('Filter')) === Array.isArray(dictionary.get('DecodeParms'))
  const fit = areBothLists && parameters.length === names.length
  if (names.length > mostFilters || (parameters.length > 0 && !fit)) refuseUnreadable()
  let pieces: AsyncIterable<Buffer> = allowance.counted(each(packed))
  for (const [index, name] of names.entries()) {
    const filter = filters[String(name)] ?? refuseUnreadable()
    pieces = allowance.counted(filter(pieces, readParameters(parameters[index])))
  }
  return pieces
}

const unclear = ['F', 'FFilter', 'FDecodeParms', 'DP']
const mostFilters = 8

const flate: Filter = (pieces, parameters) => predicted(inflated(pieces), parameters)
const lzwAndPredictor: Filter = (pieces, parameters) =>
  predicted(lzw(pieces, parameters), parameters)

const filters: Record<string, Filter> = {
  '/FlateDecode': flate,
  '/Fl': flate,
  '/LZWDecode': lzwAndPredictor,
  '/LZW': lzwAndPredictor,
  '/ASCIIHexDecode': asciiHex,
  '/AHx': asciiHex,
  '/ASCII85Decode': ascii85,
  '/A85': ascii85,
  '/RunLengthDecode': runLength,
  '/RL': runLength,
}

function listOf(value: Value | undefined): Value[] {
  if (value === undefined || value === 'null') return []
  return Array.isArray(value) ? value : [value]
}

function readParameters(value: Value | undefined): Parameters {
  if (value !== undefined && value !== 'null' && !(value instanceof Map)) refuseUnreadable()
  return (name, otherwise) => {
    const number = value instanceof Map ? (value.get(name) ?? otherwise) : otherwise
    return typeof number === 'number' ? number : refuseUnreadable()
  }
}

async function* each(pieces: Pieces): AsyncGenerator<Buffer> {
  yield* pieces
}
