import type { FileHandle } from 'node:fs/promises'
import { unsupportedType } from '../../../base/errors.ts'

/** A box of ISO/IEC 14496-12, the format of MP4 files; positions are byte offsets. */
export interface Box {
  type: string
  start: number
  /** Where its content begins, after its header. */
  body: number
  end: number
}

/** The boxes from `start` to `end`. Throws AppError 415 unless they fill this range exactly. */
export function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < end && boxes.length < mostBoxes; at = boxes.at(-1)?.end ?? end) {
    boxes.push(readBox(bytes.subarray(at, Math.min(at + 16, end)), at, end))
  }
  if (boxes.length === mostBoxes) refuseDamaged()
  return boxes
}

/**
 * Siblings in one box; no encoder writes more. A file of empty boxes would keep the parser busy for
 * minutes, and fill the memory.
 */
const mostBoxes = 1000

/** A row of boxes that four zeros may end, as in QuickTime. Throws AppError 415 where one is longer than it. */
export function boxesUpToEnd(moov: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end && moov.readUInt32BE(at) > 0; at = boxes.at(-1)?.end ?? end) {
    const size = moov.readUInt32BE(at)
    if (size < 8 || at + size > end) refuseDamaged()
    boxes.push({
      type: moov.toString('latin1', at + 4, at + 8),
      start: at,
      body: at + 8,
      end: at + size,
    })
  }
  return boxes
}

/** The top-level boxes of a file, of which only the headers are read. */
export async function boxesOfFile(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < size && boxes.length < mostBoxes; at = boxes.at(-1)?.end ?? size) {
    const header = await readBytes(file, at, Math.min(at + 16, size))
    boxes.push(readBox(header, at, size))
  }
  if (boxes.length === mostBoxes) refuseDamaged()
  return boxes
}

export async function readBytes(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(end - start)
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
  return bytesRead === bytes.length ? bytes : refuseDamaged()
}

export function refuseDamaged(): never {
  throw unsupportedType(
    'The video is damaged or incomplete. Export it again as MP4 (H.264) and upload that file.',
  )
}

/** The boxes in the one box that a range consists of. */
export function contentOf(bytes: Buffer, start: number): Box[] {
  const [box] = boxesIn(bytes, start, bytes.length)
  return box ? boxesIn(bytes, box.body, box.end) : refuseDamaged()
}

/** The one box of a type in another. Throws AppError 415 where there is none, or more. */
export function inside(bytes: Buffer, parent: Box, ...types: string[]): Box {
  const found = boxesIn(bytes, parent.body, parent.end).filter(({ type }) => types.includes(type))
  const [only] = found
  return only && found.length === 1 ? only : refuseDamaged()
}

/** Four bytes of a box's content. */
export function fieldOf(bytes: Buffer, box: Box, offset: number): Buffer {
  const at = box.body + offset
  return at + 4 <= box.end ? bytes.subarray(at, at + 4) : refuseDamaged()
}

/** Takes a box away without moving others. */
export function blankBox(bytes: Buffer, box: Box): void {
  bytes.write('free', box.start + 4, 'latin1')
  bytes.fill(0, box.body, box.end)
}

/** A size of 1 is followed by one of 64 bits; a size of 0 extends to the end. */
function readBox(header: Buffer, start: number, limit: number): Box {
  if (header.length < 8) refuseDamaged()
  const short = header.readUInt32BE(0)
  if (short === 1 && header.length < 16) refuseDamaged()
  const headerSize = short === 1 ? 16 : 8
  const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short || limit - start
  if (size < headerSize || start + size > limit) refuseDamaged()
  return {
    type: header.toString('latin1', 4, 8),
    start,
    body: start + headerSize,
    end: start + size,
  }
}
