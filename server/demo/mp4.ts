import type { PannedFilm } from './h264.ts'

interface Frame {
  width: number
  height: number
  /** Frames a second. */
  rate: number
}

/** An MP4 of one H.264 track, its index in front, so that it plays while it loads. */
export function muxMp4({ sequence, picture, frames }: PannedFilm, frame: Frame): Buffer {
  const samples = frames.map(unit => Buffer.concat([uint32(unit.length), unit]))
  const media = box('mdat', ...samples)
  const type = box('ftyp', 'isom', uint32(512), 'isomiso2avc1mp41')
  const index = (start: number) => movie(sequence, picture, samples, frame, start)
  const start = type.length + index(0).length + 8
  return Buffer.concat([type, index(start), media])
}

function movie(
  sequence: Uint8Array,
  picture: Uint8Array,
  samples: Buffer[],
  { width, height, rate }: Frame,
  start: number,
): Buffer {
  const count = samples.length
  const size = Buffer.concat([uint32(width * 65536), uint32(height * 65536)])
  const about = [zeros(8), uint32(1), zeros(4), uint32(count), zeros(16), matrix, size]
  const list = box(
    'stbl',
    full('stsd', 0, uint32(1), avc1(sequence, picture, width, height)),
    full('stts', 0, uint32(1), uint32(count), uint32(1)),
    full('stss', 0, uint32(1), uint32(1)),
    full('stsc', 0, uint32(1), uint32(1), uint32(count), uint32(1)),
    full('stsz', 0, uint32(0), uint32(count), ...samples.map(({ length }) => uint32(length))),
    full('stco', 0, uint32(1), uint32(start)),
  )
  const minf = box(
    'minf',
    full('vmhd', 1, zeros(8)),
    box('dinf', full('dref', 0, uint32(1), full('url ', 1))),
    list,
  )
  const mdia = box(
    'mdia',
    full('mdhd', 0, zeros(8), uint32(rate), uint32(count), uint16(0x55c4), uint16(0)),
    full('hdlr', 0, zeros(4), 'vide', zeros(12), 'video\0'),
    minf,
  )
  const header = [zeros(8), uint32(rate), uint32(count), uint32(0x10000), uint16(0x100), zeros(10)]
  return box(
    'moov',
    full('mvhd', 0, ...header, matrix, zeros(24), uint32(2)),
    box('trak', full('tkhd', 3, ...about), mdia),
  )
}

function avc1(sequence: Uint8Array, picture: Uint8Array, width: number, height: number): Buffer {
  const [, profile = 0, flags = 0, level = 0] = sequence
  const avcC = box(
    'avcC',
    Buffer.from([1, profile, flags, level, 0xff, 0xe1]),
    uint16(sequence.length),
    sequence,
    Buffer.from([1]),
    uint16(picture.length),
    picture,
  )
  const resolution = uint32(72 * 65536)
  return box(
    'avc1',
    zeros(6),
    uint16(1),
    zeros(16),
    uint16(width),
    uint16(height),
    resolution,
    resolution,
    zeros(4),
    uint16(1),
    zeros(32),
    uint16(24),
    uint16(0xffff),
    avcC,
  )
}

type Part = Uint8Array | string

function box(type: string, ...parts: Part[]): Buffer {
  const content = Buffer.concat(
    parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  return Buffer.concat([uint32(8 + content.length), Buffer.from(type, 'latin1'), content])
}

/** With a version, 0, and flags. */
const full = (type: string, flags: number, ...parts: Part[]) => box(type, uint32(flags), ...parts)

const zeros = (length: number) => Buffer.alloc(length)

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Neither turned nor scaled. */
const matrix = Buffer.concat(
  [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(value => uint32(value)),
)
