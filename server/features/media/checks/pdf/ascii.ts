import { isHexDigit, isSpace } from './characters.ts'
import type { Pieces } from './pieces.ts'
import { refuseDamagedPdf } from './refusals.ts'

/** ISO 32000-1, 7.4.2. */
export async function* asciiHex(pieces: Pieces): AsyncGenerator<Buffer> {
  let digits = ''
  for await (const piece of pieces) {
    for (const byte of piece) {
      if (byte === endMark) return yield Buffer.from(digits.padEnd(even(digits), '0'), 'hex')
      if (isHexDigit(byte)) digits += String.fromCharCode(byte)
      else if (!isSpace(byte)) refuseDamagedPdf()
    }
    const whole = digits.length - (digits.length % 2)
    yield Buffer.from(digits.slice(0, whole), 'hex')
    digits = digits.slice(whole)
  }
  yield Buffer.from(digits.padEnd(even(digits), '0'), 'hex')
}

const even = (digits: string) => digits.length + (digits.length % 2)

/** `>` */
const endMark = 0x3e

/** ISO 32000-1, 7.4.3. */
export async function* ascii85(pieces: Pieces): AsyncGenerator<Buffer> {
  let digits: number[] = []
  let isEnding = false
  for await (const piece of pieces) {
    const bytes: number[] = []
    for (const byte of piece) {
      if (isEnding) {
        if (byte !== endMark) refuseDamagedPdf()
        return yield Buffer.from([...bytes, ...lastOf(digits)])
      }
      if (byte === 0x7e) isEnding = true
      else if (byte === 0x7a && digits.length === 0) bytes.push(0, 0, 0, 0)
      else if (byte >= 0x21 && byte <= 0x75) digits.push(byte - 0x21)
      else if (!isSpace(byte)) refuseDamagedPdf()
      if (digits.length < 5) continue
      bytes.push(...bytesOf(digits))
      digits = []
    }
    yield Buffer.from(bytes)
  }
  yield Buffer.from(lastOf(digits))
}

function bytesOf(digits: number[]): Buffer {
  const number = digits.reduce((sum, digit) => sum * 85 + digit, 0)
  if (number > 0xffffffff) refuseDamagedPdf()
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

function lastOf(digits: number[]): Buffer {
  if (digits.length === 1) refuseDamagedPdf()
  const filled = [...digits, ...Array<number>(5 - digits.length).fill(84)]
  return digits.length === 0 ? Buffer.alloc(0) : bytesOf(filled).subarray(0, digits.length - 1)
}
