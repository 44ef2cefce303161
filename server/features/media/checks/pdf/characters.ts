/** Whether a byte is white space. ISO 32000-1, 7.2.2. */
export function isSpace(byte: number): boolean {
  return kinds[byte] === space
}

/** Whether a byte can be part of words and names; false beyond the end of the file. */
export function isRegular(byte: number): boolean {
  return kinds[byte] === regular
}

export const isLineEnd = (byte: number) => byte === 0x0a || byte === 0x0d

export const isHexDigit = (byte: number) =>
  (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66)

const [regular, space, delimiter] = [0, 1, 2]

const kinds = new Uint8Array(256).fill(regular)
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) kinds[byte] = space
for (const byte of Buffer.from('()<>[]{}/%')) kinds[byte] = delimiter
