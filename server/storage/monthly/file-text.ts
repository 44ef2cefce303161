/**
 * Serialises the rows of a file, one per line, as bytes. The text before the first changed row is
 * reused: most changes append rows. The bytes are valid until the next call.
 */
export function fileText(version: number): (rows: readonly object[]) => Buffer {
  const head = Buffer.from(`{"version":${version},"data":[\n`)
  const tail = Buffer.from('\n]}\n')
  let last: readonly object[] = []
  /** The offset at which each row of the last text ends. */
  const ends: number[] = []
  let bytes: Buffer = head

  return rows => {
    const sharedRows = sameStart(last, rows)
    const lines = rows
      .slice(sharedRows)
      .map((row, index) => (sharedRows + index > 0 ? ',\n' : '') + JSON.stringify(row))
    const added = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0)
    const start = ends[sharedRows - 1] ?? head.length
    bytes = grown(bytes, start, start + added + tail.length)
    ends.length = sharedRows
    let end = start
    for (const line of lines) {
      end += bytes.write(line, end)
      ends.push(end)
    }
    last = rows
    tail.copy(bytes, end)
    return bytes.subarray(0, end + tail.length)
  }
}

/** The number of equal rows at the beginning of two lists. */
export function sameStart(one: readonly object[], other: readonly object[]): number {
  let offset = 0
  while (offset < one.length && one[offset] === other[offset]) offset += 1
  return offset
}

/** Grows the buffer to `needed` bytes where it is shorter, keeping its first `kept` bytes. */
function grown(bytes: Buffer, prefixBytes: number, requiredBytes: number): Buffer {
  if (requiredBytes <= bytes.length) return bytes
  const longer = Buffer.allocUnsafe(2 * requiredBytes)
  bytes.copy(longer, 0, 0, prefixBytes)
  return longer
}
