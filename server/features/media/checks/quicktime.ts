import { unsupportedType } from '../../../base/errors.ts'
import {
  type Box,
  boxesIn,
  boxesUpToEnd,
  contentOf,
  fieldOf,
  inside,
  refuseDamaged,
} from './boxes.ts'
import { handlerOf, sampleTable } from './movie.ts'

/**
 * Makes the index of a QuickTime film one of ISO/IEC 14496-12, in place: MP4 came out of that
 * format, and few fields differ. Nothing is encoded anew. The format:
 * https://developer.apple.com/documentation/quicktime-file-format
 * @throws AppError 415 where its sound or its data cannot be put into an MP4
 */
export function makeIsoMovie(moov: Buffer): void {
  for (const trak of contentOf(moov, 0).filter(({ type }) => type === 'trak')) {
    const mdia = inside(moov, trak, 'mdia')
    const handler = handlerOf(moov, trak)
    unsetLanguage(moov, inside(moov, mdia, 'mdhd'))
    unnameHandler(moov, inside(moov, mdia, 'hdlr'))
    ensureOwnData(moov, inside(moov, inside(moov, mdia, 'minf'), 'dinf'))
    const stsd = inside(moov, sampleTable(moov, trak), 'stsd')
    for (const entry of boxesIn(moov, stsd.body + 8, stsd.end)) {
      if (handler === 'soun') makeIsoSound(moov, entry)
      else clearVendor(moov, entry)
    }
  }
}

/** What players know the new file by. */
export const isoFileType = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1')

/** Numbers below 0x400 are languages of the Macintosh; `und` in their place. */
function unsetLanguage(moov: Buffer, mdhd: Box): void {
  const at = mdhd.body + (moov[mdhd.body] === 1 ? 32 : 20)
  if (at + 2 > mdhd.end) refuseDamaged()
  if (moov.readUInt16BE(at) < 0x400) moov.writeUInt16BE(0x55c4, at)
}

/** Around the kind of a track stand its makers, and a name that begins with its length. */
function unnameHandler(moov: Buffer, hdlr: Box): void {
  fieldOf(moov, hdlr, 8)
  moov.fill(0, hdlr.body + 4, hdlr.body + 8)
  moov.fill(0, hdlr.body + 12, hdlr.end)
}

/** A film may refer to another file: such a file is no film by itself. */
function ensureOwnData(moov: Buffer, dinf: Box): void {
  const dref = inside(moov, dinf, 'dref')
  for (const reference of boxesIn(moov, dref.body + 8, dref.end)) {
    const isOwn = (fieldOf(moov, reference, 0).readUInt32BE() & 1) === 1
    if (!isOwn) throw unsupportedType(sentences.elsewhere)
    moov.write('url ', reference.start + 4, 'latin1')
    moov.fill(0, reference.body + 4, reference.end)
  }
}

/** Version, vendor and quality of a compressor: zero in an MP4. */
function clearVendor(moov: Buffer, { body, end }: Box): void {
  if (body + 78 > end) refuseDamaged()
  moov.fill(0, body + 8, body + 24)
}

/** How long the description of sound is in its versions 0, 1 and 2, before the boxes in it. */
const descriptionLengths = [28, 44, 64]

/** Sound in its version 0, with the decoder's settings behind it. */
function makeIsoSound(moov: Buffer, entry: Box): void {
  if (entry.body + 28 > entry.end) refuseDamaged()
  const version = moov.readUInt16BE(entry.body + 8)
  const first = entry.body + (descriptionLengths[version] ?? refuseDamaged())
  const settings = Buffer.from(decoderSettings(moov, first, entry.end))
  const [channels, rate] =
    version === 2
      ? [fieldOf(moov, entry, 40).readUInt32BE(), moov.readDoubleBE(entry.body + 32)]
      : [moov.readUInt16BE(entry.body + 16), moov.readUInt16BE(entry.body + 24)]
  moov.fill(0, entry.body + 8, entry.end)
  moov.writeUInt16BE(Math.min(channels, 0xffff), entry.body + 16)
  moov.writeUInt16BE(16, entry.body + 18)
  moov.writeUInt16BE(rate >= 0 && rate <= 0xffff ? rate : 0, entry.body + 24)
  settings.copy(moov, entry.body + 28)
  const rest = entry.body + 28 + settings.length
  if (entry.end - rest < 8) return
  moov.writeUInt32BE(entry.end - rest, rest)
  moov.write('free', rest + 4, 'latin1')
}

/** The box `esds`, in the description itself or in a box `wave` in it. */
function decoderSettings(moov: Buffer, start: number, end: number): Buffer {
  const boxes = boxesUpToEnd(moov, start, end)
  const wave = boxes.find(({ type }) => type === 'wave')
  const inner = wave ? boxesUpToEnd(moov, wave.body, wave.end) : []
  const esds = [...boxes, ...inner].find(({ type }) => type === 'esds')
  return esds ? moov.subarray(esds.start, esds.end) : refuseDamaged()
}

const sentences = {
  elsewhere:
    'This film refers to another file for its pictures. ' +
    'Export it as MP4 (H.264) in one file and upload that.',
}
