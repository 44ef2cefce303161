import { unsupportedType } from '../../../base/errors.ts'
import { type Box, blankBox, boxesIn, contentOf, fieldOf, inside, refuseDamaged } from './boxes.ts'
import { checkProfile } from './profile.ts'
import { type ByteRange, samplesOf } from './samples.ts'

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
  /** The total size of all samples of picture and sound. */
  sampleBytes: number
  /** Tracks of other kinds: where phones and cameras write positions, motions and time codes. */
  otherTracks: Box[]
  /** Where the samples of these are in the file. */
  otherSamples: ByteRange[]
}

/** Checks the tracks in a complete `moov` box. Throws AppError 415 with what to do about it. */
export function readMovie(moov: Buffer): Movie {
  const boxes = contentOf(moov, 0)
  if (boxes.some(({ type }) => type === 'mvex')) throw unsupportedType(sentences.fragmented)
  const traks = boxes.filter(({ type }) => type === 'trak')
  const handlers = traks.map(trak => handlerOf(moov, trak))
  if (!handlers.includes('vide')) throw unsupportedType(sentences.noVideo)
  const tracks = traks.flatMap((trak, index) => {
    const handler = handlers[index] ?? ''
    return codecs[handler] ? [readTrack(moov, trak, handler)] : []
  })
  const otherTracks = traks.filter((_, index) => !codecs[handlers[index] ?? ''])
  return {
    chunkOffsets: tracks.map(track => track.chunkOffsets),
    sampleBytes: tracks.reduce((sum, track) => sum + track.sampleBytes, 0),
    otherTracks,
    otherSamples: samplesOf(
      moov,
      otherTracks.map(trak => sampleTable(moov, trak)),
    ),
  }
}

/** The boxes that players need; others may contain locations, names and devices. */
const needed: Record<string, readonly string[]> = {
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'dinf', 'stbl'],
}

/** Overwrites all other boxes in place, so that no position changes. */
export function blankPrivateBoxes(moov: Buffer, within = 'moov', boxes = contentOf(moov, 0)): void {
  for (const box of boxes) {
    if (!needed[within]?.includes(box.type)) {
      blankBox(moov, box)
    } else if (needed[box.type]) {
      blankPrivateBoxes(moov, box.type, boxesIn(moov, box.body, box.end))
    }
  }
}

/** What a track holds: `vide`, `soun` and others. */
export function handlerOf(moov: Buffer, trak: Box): string {
  const hdlr = inside(moov, inside(moov, trak, 'mdia'), 'hdlr')
  return fieldOf(moov, hdlr, 8).toString('latin1')
}

export const sampleTable = (moov: Buffer, trak: Box): Box =>
  inside(moov, inside(moov, inside(moov, trak, 'mdia'), 'minf'), 'stbl')

function readTrack(moov: Buffer, trak: Box, handler: string) {
  const stbl = sampleTable(moov, trak)
  checkCodecs(moov, inside(moov, stbl, 'stsd'), handler)
  return {
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
  for (const entry of entries) {
    const { type } = entry
    if (/^(hvc1|hev1|dvh1|dvhe)$/.test(type)) throw unsupportedType(sentences.hevc)
    if (!codecs[handler]?.includes(type)) throw unsupportedType(sentences.otherTrack(type))
    if (handler === 'vide') checkProfile(moov, entry)
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

const sentences = {
  fragmented:
    'This video was recorded in fragments, which do not play everywhere. ' +
    'Export it as a plain MP4 (H.264) and upload that file.',
  noVideo: 'There is no video in this file. Upload an MP4 with H.264 or AV1 video.',
  hevc:
    'This video is HEVC (H.265), which many browsers do not play. Send it to yourself in WhatsApp as ' +
    'a video and upload the one that arrives, or export it as MP4 (H.264). For new videos choose ' +
    'Settings > Camera > Formats > Most Compatible on an iPhone.',
  otherTrack: (type: string) =>
    `This video holds "${type.replace(/[^\w .-]/g, '?')}", which not every browser plays. ` +
    'Export it as MP4 with H.264 or AV1 video and AAC sound, or without sound.',
}
