/** A position in a PDF: the text at it, or an object stream and the index in it. */
export type Place = string | [stream: number, index: number]

export type Bytes = string | Buffer

/** Concatenates bytes; text as Latin-1. */
export const join = (...parts: Bytes[]): Buffer =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

/** A catalog that opens with object 5, and its one page. */
export const front =
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R>>\nendobj\n' +
  '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n' +
  '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>\nendobj\n' +
  '4 0 obj\n<</Length 4>>\nstream\nq Q \nendstream\nendobj\n'

/**
 * Appends a correct cross-reference table to `body`: for objects 1 to 4 of `front`, and those of
 * `places`.
 */
export function indexed(body: Buffer, places: Record<number, Place>, more = ''): Buffer {
  const all: Record<number, Place> = {
    1: '1 0 obj',
    2: '2 0 obj',
    3: '3 0 obj',
    4: '4 0 obj',
    ...places,
    20: '20 0 obj',
  }
  const start = body.length + 1
  const rows = Array.from({ length: 21 }, (_, object) => {
    const place = all[object]
    if (place === undefined) return [0, 0, 0]
    if (typeof place !== 'string') return [2, ...place]
    return [1, object === 20 ? start : body.indexOf(place, 0, 'latin1'), 0]
  })
  const bytes = Buffer.concat(
    rows.map(([kind = 0, where = 0, index = 0]) => {
      const row = Buffer.alloc(7)
      row.writeUInt8(kind)
      row.writeUInt32BE(where, 1)
      row.writeUInt16BE(index, 5)
      return row
    }),
  )
  const index = `<</Type/XRef/Size 21/W[1 4 2]/Root 1 0 R/Length ${bytes.length}${more}>>`
  return join(
    body,
    `\n20 0 obj\n${index}\nstream\n`,
    bytes,
    `\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`,
  )
}

export interface StreamForm {
  /** The text before its dictionary. */
  opening?: string
  /** Instead of the correct length. */
  length?: string
  /** From `stream` on. */
  begins?: string
  ends?: string
}

/** Object 6, a stream. */
export function stream(dictionary: string, content: Bytes, form: StreamForm = {}): Buffer {
  const { opening = '6 0 obj\n', begins = 'stream\n', ends = '\nendstream\nendobj\n' } = form
  const length = form.length ?? String(join(content).length)
  return join(`${opening}<<${dictionary}/Length ${length}>>\n`, begins, content, ends)
}

export const ascii85 = (bytes: Buffer): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = Buffer.alloc(4)
    const count = bytes.copy(group, 0, at, at + 4)
    let number = group.readUInt32BE()
    let digits = ''
    for (let digit = 0; digit < 5; digit++) {
      digits = String.fromCharCode((number % 85) + 33) + digits
      number = Math.floor(number / 85)
    }
    text += count === 4 && digits === '!!!!!' ? 'z' : digits.slice(0, count + 1)
  }
  return `${text}~>`
}

export const asciiHex = (bytes: Buffer): string => `${bytes.toString('hex')}>`

/** LZW with one code per byte, whose width grows with the decoder's table. */
export function lzw(bytes: Buffer, early = 1): Buffer {
  const widthAt = (index: number) => 32 - Math.clz32(257 + Math.max(1, index) + early)
  const codes = [...bytes, 257].map((code, index) => code.toString(2).padStart(widthAt(index), '0'))
  const bits = ['100000000', ...codes].join('')
  const octets = bits.match(/.{1,8}/g) ?? []
  return Buffer.from(octets.map(octet => Number.parseInt(octet.padEnd(8, '0'), 2)))
}

export function runLength(bytes: Buffer): Buffer {
  const runs = Array.from({ length: Math.ceil(bytes.length / 128) }, (_, index) => {
    const run = bytes.subarray(index * 128, (index + 1) * 128)
    return join(Buffer.from([run.length - 1]), run)
  })
  return join(...runs, Buffer.from([128]))
}

/** Rows of `length` bytes, encoded with the five PNG predictors in turn, or with one. */
export function pngRows(bytes: Buffer, length: number, only?: number): Buffer {
  const filled = join(bytes, ' '.repeat((length - (bytes.length % length)) % length))
  const at = (row: number, column: number) =>
    row < 0 || column < 0 ? 0 : (filled[row * length + column] as number)
  const rows = Array.from({ length: filled.length / length }, (_, row) => {
    const kind = only ?? row % 5
    const told = Array.from({ length }, (_, column) => {
      const [left, up, corner] = [at(row, column - 1), at(row - 1, column), at(row - 1, column - 1)]
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind] as number
      return (at(row, column) - guess) & 0xff
    })
    return Buffer.from([kind, ...told])
  })
  return Buffer.concat(rows)
}

function paeth(left: number, up: number, corner: number): number {
  const straight = left + up - corner
  const nearest = [left, up, corner].map(value => [Math.abs(straight - value), value] as const)
  return nearest.reduce((best, one) => (one[0] < best[0] ? one : best))[1]
}

export function tiffRows(bytes: Buffer, length: number, colors: number): Buffer {
  return Buffer.from(
    bytes.map((byte, at) => (at % length < colors ? byte : byte - (bytes[at - colors] as number))),
  )
}
