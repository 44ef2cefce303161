import { type Box, fieldOf, inside, refuseDamaged } from './boxes.ts'

/** Bytes of a file, the last one excluded. */
export interface ByteRange {
  start: number
  end: number
}

/** Of an hour in which ten such tracks write a chunk a second there are a fifth as many. */
const mostChunks = 200_000

/**
 * Where the samples of tracks are in the file, a range for each chunk. ISO/IEC 14496-12, 8.7.
 * Throws AppError 415 where the tables of a track do not say, or there are more than of a recording.
 * @param tables the box `stbl` of each track
 */
export function samplesOf(moov: Buffer, tables: readonly Box[]): ByteRange[] {
  const ranges: ByteRange[] = []
  for (const stbl of tables) {
    // Spread into one call, so many would not fit on the stack.
    for (const range of chunksOf(moov, stbl)) ranges.push(range)
    if (ranges.length > mostChunks) refuseDamaged()
  }
  return ranges.sort((one, other) => one.start - other.start)
}

/** Overwrites ranges of a file while its bytes from `position` on pass by. */
export async function* blanked(
  bytes: AsyncIterable<Buffer>,
  position: number,
  ranges: readonly ByteRange[],
): AsyncGenerator<Buffer> {
  let at = position
  let next = 0
  for await (const part of bytes) {
    const after = at + part.length
    while ((ranges[next]?.end ?? after) <= at) next++
    for (let index = next; (ranges[index]?.start ?? after) < after; index++) {
      const { start, end } = ranges[index] as ByteRange
      part.fill(0, Math.max(start, at) - at, Math.max(0, Math.min(end, after) - at))
    }
    at = after
    yield part
  }
}

function chunksOf(moov: Buffer, stbl: Box): ByteRange[] {
  const sizeOf = sampleSizes(moov, inside(moov, stbl, 'stsz'))
  const stco = inside(moov, stbl, 'stco', 'co64')
  const count = fieldOf(moov, stco, 4).readUInt32BE()
  const width = stco.type === 'stco' ? 4 : 8
  if (count > mostChunks || stco.body + 8 + count * width > stco.end) refuseDamaged()
  const perChunk = samplesPerChunk(moov, inside(moov, stbl, 'stsc'))
  const ranges: ByteRange[] = []
  let sample = 0
  for (let chunk = 0; chunk < count; chunk++) {
    const at = stco.body + 8 + chunk * width
    const start = width === 4 ? moov.readUInt32BE(at) : Number(moov.readBigUInt64BE(at))
    const next = sample + perChunk(chunk + 1)
    ranges.push({ start, end: start + sizeOf(sample, next) })
    sample = next
  }
  return ranges
}

/** The sum of the sizes of the samples from one number up to another. */
function sampleSizes(moov: Buffer, stsz: Box): (from: number, to: number) => number {
  const [same = 0, count = 0] = [4, 8].map(offset => fieldOf(moov, stsz, offset).readUInt32BE())
  if (same) return (from, to) => same * (Math.min(to, count) - from)
  const first = stsz.body + 12
  if (first + count * 4 > stsz.end) refuseDamaged()
  return (from, to) => {
    let sum = 0
    for (let sample = from; sample < Math.min(to, count); sample++) {
      sum += moov.readUInt32BE(first + sample * 4)
    }
    return sum
  }
}

/** Chunks are asked for in their order; each row of the table is for those from its first one on. */
function samplesPerChunk(moov: Buffer, stsc: Box): (chunk: number) => number {
  const rows = fieldOf(moov, stsc, 4).readUInt32BE()
  const first = stsc.body + 8
  if (rows === 0 || first + rows * 12 > stsc.end) refuseDamaged()
  let row = 0
  return chunk => {
    while (row + 1 < rows && moov.readUInt32BE(first + (row + 1) * 12) <= chunk) row++
    return moov.readUInt32BE(first + row * 12 + 4)
  }
}
