import { badRequest } from '../errors.ts'

/**
 * The text of a table file, in whatever encoding a spreadsheet program wrote it: UTF-16 or UTF-8 with
 * a mark, UTF-8 without one, else Windows-1252.
 * @throws AppError 400 where the bytes are no text
 */
export function decoded(bytes: Uint8Array): string {
  if (isWorkbook(bytes)) throw badRequest(WORKBOOK)
  const encoding = encodingOf(bytes)
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : windows1252(bytes)
  if (text.includes('\0')) throw badRequest('This is no table file. Choose one that ends in .csv.')
  return text
}

const WORKBOOK =
  'This is a workbook, not a table file. In Excel, choose "Save as" and "CSV UTF-8", then that file.'

/** Both .xlsx and .ods are ZIP archives; .xls begins otherwise. */
const isWorkbook = (bytes: Uint8Array) =>
  startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

/** Undefined for the one that has no mark and takes all bytes. */
function encodingOf(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : undefined
}

/**
 * The characters 80 to 9F, in which it differs from ISO 8859-1, for which some releases of Node
 * take it.
 */
const OWN = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

const windows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9F]/g, character => OWN[character.charCodeAt(0) - 0x80] ?? character)

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)
