import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** A real file in test/samples, by its name there. */
export const sample = (name: string) => `${folder}/${name}`

/** Files of another type than their extension, or that would harm the program that opens them. */
export const badSamples = () => readdirSync(sample('bad')).map(name => `bad/${name}`)

const folder = fileURLToPath(new URL('../samples', import.meta.url))

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

/** An image with a gradient, from red at the top left to blue at the bottom right. */
export async function picture(format: Format, width = 64, height = 48): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = (x + y) / (width + height)
      const at = (y * width + x) * 3
      pixels[at] = 255 * (1 - share)
      pixels[at + 2] = 255 * share
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** A BMP of one colour, which sharp does not write. */
export function bitmap(width: number, height: number, [red, green, blue]: number[]): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + row * height)
  bytes.write('BM', 'latin1')
  for (const [at, value] of Object.entries({
    2: bytes.length,
    10: 54,
    14: 40,
    18: width,
    22: height,
  })) {
    bytes.writeUInt32LE(value, Number(at))
  }
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      bytes.set([blue ?? 0, green ?? 0, red ?? 0], 54 + y * row + x * 3)
    }
  }
  return bytes
}

/** A box of an MP4 file. */
export function box(type: string, ...content: (Buffer | string | number[])[]): Buffer {
  const body = Buffer.concat(content.map(part => Buffer.from(part as Uint8Array)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

export function uint32(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}

export interface TinyTrack {
  handler?: string
  codec?: string
  /** Chunks of one sample each; as text, so that a test can read them back. */
  chunks?: string[]
  wide?: boolean
  extra?: Buffer
  /** How its samples are encoded. */
  description?: Buffer
  /** 0 where its samples are in another file. */
  isOwn?: 0 | 1
}

export interface TinyMovie {
  brand?: string
  tracks?: TinyTrack[]
  /** Further boxes in `moov`. */
  extra?: Buffer
  /** Between `ftyp` and the rest. */
  before?: Buffer
  indexAtEnd?: boolean
}

/** The boxes of an MP4 that a parser of its structure reads; it has no playable content. */
export function tinyMovie(movie: TinyMovie = {}): Buffer {
  const { brand = 'isom', tracks = [{}], before = Buffer.alloc(0), indexAtEnd = false } = movie
  const ftyp = box('ftyp', brand, uint32(512), brand === 'qt  ' ? 'qt  ' : 'isomavc1mp41')
  const data = tracks.flatMap(({ chunks = ['first', 'second'] }) => chunks)
  const mdat = box('mdat', data.join(''))
  const build = (start: number) => moovOf(movie, tracks, start)
  const moovSize = indexAtEnd ? 0 : build(0).length
  const moov = build(ftyp.length + before.length + moovSize + 8)
  return Buffer.concat(indexAtEnd ? [ftyp, before, mdat, moov] : [ftyp, before, moov, mdat])
}

function moovOf({ extra }: TinyMovie, tracks: TinyTrack[], start: number): Buffer {
  let next = start
  const traks = tracks.map(track => {
    const { chunks = ['first', 'second'] } = track
    const offsets = chunks.map(chunk => {
      const offset = next
      next += chunk.length
      return offset
    })
    return trakOf(track, chunks, offsets)
  })
  return box('moov', box('mvhd', Buffer.alloc(100)), ...traks, extra ?? Buffer.alloc(0))
}

function trakOf(track: TinyTrack, chunks: string[], offsets: number[]): Buffer {
  const { handler = 'vide', codec = 'avc1', wide = false, extra = Buffer.alloc(0) } = track
  const { description = descriptionOf(codec), isOwn = 1 } = track
  const chunkBox = wide
    ? box('co64', uint32(0, offsets.length), uint32(...offsets.flatMap(offset => [0, offset])))
    : box('stco', uint32(0, offsets.length), uint32(...offsets))
  const stbl = box(
    'stbl',
    box('stsd', uint32(0, 1), box(codec, description)),
    box('stts', uint32(0, 1, 2, 1)),
    box('stsc', uint32(0, 1, 1, 1, 1)),
    box('stsz', uint32(0, 0, chunks.length), uint32(...chunks.map(chunk => chunk.length))),
    chunkBox,
  )
  const dinf = box('dinf', box('dref', uint32(0, 1), box('alis', uint32(isOwn))))
  const minf = box('minf', box('vmhd', Buffer.alloc(12)), dinf, stbl)
  const hdlr = box('hdlr', uint32(0, 0), handler, Buffer.alloc(13))
  const mdia = box('mdia', box('mdhd', Buffer.alloc(24)), hdlr, minf)
  return box('trak', box('tkhd', Buffer.alloc(84)), mdia, extra)
}

/** The description of pictures or sound, of pictures in a profile that browsers decode. */
export function descriptionOf(codec: string, settings?: string): Buffer {
  const playable: Record<string, string> = {
    avc1: '0164001fffe000',
    avc3: '0164001fffe000',
    av01: '81000c00',
  }
  const hex = settings ?? playable[codec]
  const type = codec === 'av01' ? 'av1C' : 'avcC'
  return Buffer.concat([Buffer.alloc(78), ...(hex ? [box(type, Buffer.from(hex, 'hex'))] : [])])
}

/** A complete PDF with a cross-reference table; each object is given as text. */
export function tinyPdf(...objects: (string | Buffer)[]): Buffer {
  const all = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 99 99]>>',
    ...objects,
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets = all.map((object, index) => {
    const offset = Buffer.concat(parts).length
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object as string))
    parts.push(Buffer.from('\nendobj\n'))
    return offset
  })
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const xref = Buffer.concat(parts).length
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows.join('')}`
  const trailer = `trailer\n<</Size ${all.length + 1} /Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + trailer)])
}
