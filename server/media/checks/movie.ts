import { unsupportedType } from '../../errors.ts'
import { type Box, boxesIn, refuseDamaged } from './boxes.ts'

/** A `stco` or `co64` box: the positions of a track's chunks in the file. */
export interface ChunkOffsets {
  /** Position of the first entry in the `moov` bytes. */
  at: number
  count: number
  /** Bytes per entry: 4 in `stco`, 8 in `co64`. */
  width: 4 | 8
}

export interface Movie {
  chunkOffsets: ChunkOffsets[]
  /** The total size of all samples of all tracks. */
  sampleBytes: number
}

/** Checks the tracks in a complete `moov` box. Throws AppError 415 with what to do about it. */
export function readMovie(moov: Buffer): Movie {
  const boxes = contentOf(moov, 0)
  if (boxes.some(({ type }) => type === 'mvex')) throw unsupportedType(sentences.fragmented)
  const tracks = boxes.filter(({ type }) => type === 'trak').map(trak => readTrack(moov, trak))
  if (!tracks.some(({ handler }) => handler === 'vide')) throw unsupportedType(sentences.noVideo)
  return {
    chunkOffsets: tracks.map(track => track.chunkOffsets),
    sampleBytes: tracks.reduce((sum, track) => sum + track.sampleBytes, 0),
  }
}

/** The boxes that players need; others may contain locations, names and devices. */
const needed: Record<string, readonly string[]> = {
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia', 'tref'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
}

/** Overwrites all other boxes in place, so that no position changes. */
export function blankPrivateBoxes(moov: Buffer, within = 'moov', boxes = contentOf(moov, 0)): void {
  for (const box of boxes) {
    if (!needed[within]?.includes(box.type)) {
      moov.write('free', box.start + 4, 'latin1')
      moov.fill(0, box.body, box.end)
    } else if (needed[box.type]) {
      blankPrivateBoxes(moov, box.type, boxesIn(moov, box.body, box.end))
    }
  }
}

function contentOf(bytes: Buffer, start: number): Box[] {
  const [box] = boxesIn(bytes, start, bytes.length)
  return box ? boxesIn(bytes, box.body, box.end) : refuseDamaged()
}

function readTrack(moov: Buffer, trak: Box) {
  const mdia = inside(moov, trak, 'mdia')
  const hdlr = inside(moov, mdia, 'hdlr')
  const stbl = inside(moov, inside(moov, mdia, 'minf'), 'stbl')
  const handler = fieldOf(moov, hdlr, 8).toString('latin1')
  checkCodecs(moov, inside(moov, stbl, 'stsd'), handler)
  return {
    handler,
    chunkOffsets: readChunkOffsets(moov, inside(moov, stbl, 'stco', 'co64')),
    sampleBytes: readSampleBytes(moov, inside(moov, stbl, 'stsz')),
  }
}

const codecs: Record<string, readonly string[]> = {
  vide: ['avc1', 'avc3', 'av01'],
  soun: ['mp4a'],
}

function checkCodecs(moov: Buffer, stsd: Box, handler: string): void {
  const entries = boxesIn(moov, stsd.body + 8, stsd.end)
  if (entries.length === 0) refuseDamaged()
  for (const { type } of entries) {
    if (/^(hvc1|hev1|dvh1|dvhe)$/.test(type)) throw unsupportedType(sentences.hevc)
    if (!codecs[handler]?.includes(type)) throw unsupportedType(sentences.otherTrack(type))
  }
}

function readChunkOffsets(moov: Buffer, box: Box): ChunkOffsets {
  const count = fieldOf(moov, box, 4).readUInt32BE()
  const width = box.type === 'stco' ? 4 : 8
  const at = box.body + 8
  if (count === 0 || at + count * width > box.end) refuseDamaged()
  return { at, count, width }
}

function readSampleBytes(moov: Buffer, stsz: Box): number {
  const [same, count] = [4, 8].map(offset => fieldOf(moov, stsz, offset).readUInt32BE())
  if (!count) return refuseDamaged()
  if (same) return same * count
  const first = stsz.body + 12
  if (first + count * 4 > stsz.end) refuseDamaged()
  let sum = 0
  for (let at = first; at < first + count * 4; at += 4) sum += moov.readUInt32BE(at)
  return sum
}

function inside(moov: Buffer, parent: Box, ...types: string[]): Box {
  const found = boxesIn(moov, parent.body, parent.end).filter(({ type }) => types.includes(type))
  const [only] = found
  return only && found.length === 1 ? only : refuseDamaged()
}

/** Four bytes of a box's content. */
function fieldOf(moov: Buffer, box: Box, offset: number): Buffer {
  const at = box.body + offset
  return at + 4 <= box.end ? moov.subarray(at, at + 4) : refuseDamaged()
}

const sentences = {
  fragmented:
    'This MP4 was recorded in fragments, which do not play everywhere. ' +
    'Export it as a plain MP4 (H.264) and upload that file.',
  noVideo: 'This MP4 holds no video. Upload an MP4 with H.264 or AV1 video.',
  hevc:
    'This video is HEVC (H.265), which many browsers do not play. On an iPhone choose Settings > ' +
    'Camera > Formats > Most Compatible for new videos, or export this one as MP4 (H.264).',
  otherTrack: (type: string) =>
    `This MP4 holds "${type.replace(/[^\w .-]/g, '?')}", which not every browser plays. ` +
    'Export it as MP4 with H.264 or AV1 video and AAC sound, or without sound.',
}
