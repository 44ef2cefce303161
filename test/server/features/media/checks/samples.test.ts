import * as assert from 'uvu/assert'
import { suite } from '#test'
import { boxesIn } from '../../../../../server/features/media/checks/boxes.ts'
import { blankPrivateBoxes, readMovie } from '../../../../../server/features/media/checks/movie.ts'
import {
  type ByteRange,
  blanked,
  samplesOf,
} from '../../../../../server/features/media/checks/samples.ts'
import { box, descriptionOf, uint32 } from '../../../../support/samples.ts'
import { valuesOf } from '../../../../support/values-of.ts'
import { messageOf } from './pdf/message-of.ts'

const test = suite('samples of the tracks of a video')

interface Tables {
  chunks?: Buffer
  sizes?: Buffer
  /** Rows of first chunk, samples in a chunk, description. */
  perChunk?: Buffer
}

const positions = (...offsets: number[]) =>
  box('stco', uint32(0, offsets.length), uint32(...offsets))
const sizesOf = (...sizes: number[]) => box('stsz', uint32(0, 0, sizes.length), uint32(...sizes))
const rows = (...all: number[][]) =>
  box('stsc', uint32(0, all.length), uint32(...all.flatMap(row => [...row, 1])))

/** Where the samples of tracks with these tables are. */
function rangesOf(...tracks: Tables[]): ByteRange[] {
  const bytes = Buffer.concat(
    tracks.map(({ chunks, sizes, perChunk }) =>
      box(
        'stbl',
        chunks ?? positions(100, 200, 300),
        sizes ?? sizesOf(1, 2, 3),
        perChunk ?? rows([1, 1]),
      ),
    ),
  )
  return samplesOf(bytes, boxesIn(bytes, 0, bytes.length))
}

const isRefused = (tables: Tables) => messageOf(() => rangesOf(tables)) !== undefined

test('there is a range for each chunk, of the sizes of its samples', () => {
  assert.equal(rangesOf({}), [
    { start: 100, end: 101 },
    { start: 200, end: 202 },
    { start: 300, end: 303 },
  ])
})

test('positions of 64 bits are read', () => {
  const chunks = box('co64', uint32(0, 2), uint32(0, 100, 1, 0))
  assert.equal(rangesOf({ chunks }), [
    { start: 100, end: 101 },
    { start: 2 ** 32, end: 2 ** 32 + 2 },
  ])
})

test('samples of one size need no table', () => {
  const sizes = box('stsz', uint32(0, 10, 5))
  assert.equal(rangesOf({ sizes, perChunk: rows([1, 2]) }), [
    { start: 100, end: 120 },
    { start: 200, end: 220 },
    { start: 300, end: 310 },
  ])
})

test('chunks have as many samples as the last row that begins before or at them', () => {
  const chunks = positions(100, 200, 300, 400)
  const sizes = sizesOf(1, 2, 4, 8, 16, 32, 64)
  const ends = rangesOf({ chunks, sizes, perChunk: rows([1, 2], [3, 1], [4, 3]) })
  assert.equal(
    ends.map(({ start, end }) => end - start),
    [1 + 2, 4 + 8, 16, 32 + 64],
  )
})

test('ranges of all tracks are in the order of the file', () => {
  const other = { chunks: positions(150, 250), sizes: sizesOf(9, 9) }
  assert.equal(valuesOf(rangesOf({}, other), 'start'), [100, 150, 200, 250, 300])
})

test('tables that are longer than their boxes are refused', () => {
  const withCount = (table: Buffer, offset: number, count: number) => {
    const copy = Buffer.from(table)
    copy.writeUInt32BE(count, offset)
    return copy
  }
  assert.ok(isRefused({ chunks: withCount(positions(1, 2), 12, 3) }))
  assert.ok(isRefused({ sizes: withCount(sizesOf(1, 2, 3), 16, 4) }))
  assert.ok(isRefused({ perChunk: withCount(rows([1, 1]), 12, 2) }))
  assert.ok(isRefused({ perChunk: rows() }))
  assert.ok(isRefused({ perChunk: box('stsc', uint32(0, 2), uint32(1, 1, 1), Buffer.alloc(11)) }))
  assert.ok(isRefused({ sizes: box('stsz', uint32(0, 0, 2), uint32(1), Buffer.alloc(3)) }))
  assert.ok(isRefused({ chunks: box('stco', uint32(0, 2), uint32(1), Buffer.alloc(3)) }))
  assert.ok(isRefused({ chunks: withCount(box('co64', uint32(0, 2), uint32(0, 1, 0, 2)), 12, 3) }))
})

test('there are at most 200,000 chunks, in one track and in all', () => {
  const sizes = box('stsz', uint32(0, 1, 1))
  const many = (count: number) => ({
    chunks: Buffer.concat([
      uint32(16 + count * 4),
      Buffer.from('stco'),
      uint32(0, count),
      Buffer.alloc(count * 4),
    ]),
    sizes,
  })
  assert.is(rangesOf(many(150_000), many(50_000)).length, 200_000)
  assert.ok(messageOf(() => rangesOf(many(150_000), many(50_001))))
  assert.is(rangesOf(many(200_000)).length, 200_000)
  assert.ok(isRefused(many(200_001)))
})

test('ranges are overwritten while bytes pass by, however they are cut', async () => {
  const text = 'abcdefghijklmnopqrstuvwxyz'
  const ranges = [
    { start: 103, end: 105 },
    { start: 107, end: 107 },
    { start: 110, end: 119 },
    { start: 112, end: 114 },
    { start: 125, end: 140 },
  ]
  for (let size = 1; size <= text.length; size++) {
    async function* bytes() {
      for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size))
    }
    let passed = ''
    for await (const part of blanked(bytes(), 100, ranges)) passed += part.toString('latin1')
    assert.is(passed.replaceAll('\0', '.'), 'abc..fghij.........tuvwxy.', `cut at ${size}`)
  }
})

test('ranges before and behind the bytes leave them as they are', async () => {
  async function* bytes() {
    yield Buffer.from('chair')
  }
  const ranges = [
    { start: 90, end: 100 },
    { start: 105, end: 110 },
  ]
  for await (const part of blanked(bytes(), 100, ranges)) assert.is(part.toString(), 'chair')
})

const ofMovie = suite('index of a video')

interface Track {
  handler?: string
  codecs?: string[]
  chunks?: Buffer
  sizes?: Buffer
}

const trak = ({ handler = 'vide', codecs = ['avc1'], chunks, sizes }: Track = {}) =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', uint32(0, 0), handler),
      box(
        'minf',
        box(
          'stbl',
          box(
            'stsd',
            uint32(0, codecs.length),
            ...codecs.map(type => box(type, descriptionOf(type))),
          ),
          chunks ?? positions(100, 200),
          sizes ?? sizesOf(1, 2),
          box('stsc', uint32(0, 1, 1, 1, 1)),
        ),
      ),
    ),
  )

const moovOf = (...tracks: Track[]) => box('moov', ...tracks.map(trak))
const read = (...tracks: Track[]) => readMovie(moovOf(...tracks))
const faultOf = (...tracks: Track[]) => messageOf(() => read(...tracks)) ?? ''

const wide = box('co64', uint32(0, 1, 0, 7))

ofMovie('positions of picture and sound are found, in 32 and in 64 bits', () => {
  const tracks = [{}, { handler: 'soun', codecs: ['mp4a'], chunks: wide }]
  const moov = moovOf(...tracks)
  const found = readMovie(moov).chunkOffsets
  assert.equal(
    found.map(({ count, width }) => [count, width]),
    [
      [2, 4],
      [1, 8],
    ],
  )
  assert.equal(
    valuesOf(found, 'at'),
    ['stco', 'co64'].map(type => moov.indexOf(type) + 4 + 8),
  )
})

ofMovie('the bytes of all samples are counted, of one size or of many', () => {
  const one = { sizes: box('stsz', uint32(0, 10, 5)) }
  assert.is(read({}).sampleBytes, 3)
  assert.is(read({}, one).sampleBytes, 53)
  assert.is(
    read({ sizes: sizesOf(1, 2, 4, 8) }, { handler: 'gps ', codecs: ['gpmd'] }).sampleBytes,
    15,
  )
})

ofMovie('tracks of other kinds are told with their samples', () => {
  const { otherTracks, otherSamples, chunkOffsets } = read(
    {},
    { handler: 'meta', codecs: ['mebx'] },
  )
  assert.equal([otherTracks.length, chunkOffsets.length], [1, 1])
  assert.equal(otherSamples, [
    { start: 100, end: 101 },
    { start: 200, end: 202 },
  ])
})

ofMovie('tables without entries, or longer than their boxes, are refused', () => {
  const counted = (table: Buffer, at: number, count: number) => {
    table.writeUInt32BE(count, 8 + at)
    return table
  }
  const broken: Track[] = [
    { chunks: positions() },
    { chunks: counted(positions(1, 2), 4, 3) },
    { chunks: counted(Buffer.from(wide), 4, 2) },
    { sizes: box('stsz', uint32(0, 0, 0)) },
    { sizes: box('stsz', uint32(0, 9, 0)) },
    { sizes: counted(sizesOf(1, 2, 3, 4), 8, 5) },
    { codecs: [] },
  ]
  for (const [index, track] of broken.entries()) assert.match(faultOf(track), 'damaged', `${index}`)
})

ofMovie('what browsers do not play is refused with what to do', () => {
  const sound = { handler: 'soun' }
  assert.match(faultOf(), 'There is no video')
  assert.match(faultOf({ ...sound, codecs: ['mp4a'] }), 'There is no video')
  for (const codec of ['hvc1', 'hev1', 'dvh1', 'dvhe']) {
    assert.match(faultOf({ codecs: ['avc1', codec] }), 'HEVC')
  }
  assert.match(faultOf({}, { ...sound, codecs: ['avc1'] }), 'This video holds "avc1"')
  assert.match(faultOf({ codecs: ['mp4a'] }), 'This video holds "mp4a"')
  assert.match(faultOf({ codecs: ['a<b>'] }), 'This video holds "a?b?"')
  const moov = box('moov', trak(), box('mvex', 'x'))
  assert.match(messageOf(() => readMovie(moov)) ?? '', 'in fragments')
  for (const codec of ['avc1', 'avc3', 'av01']) assert.is(faultOf({ codecs: [codec] }), '')
})

ofMovie('boxes that players do not need are overwritten, on each level', () => {
  const inner = (type: string) => box(type, box('udta', 'Nairobi'), box('free', 'x'))
  const moov = box(
    'moov',
    box('mvhd', 'stays'),
    box('udta', 'Nairobi'),
    box(
      'trak',
      box('tkhd', 'stays'),
      box('mdia', box('mdhd', 'stays'), inner('minf'), inner('meta')),
    ),
  )
  const size = moov.length
  blankPrivateBoxes(moov)
  assert.is(moov.length, size)
  assert.is(moov.toString('latin1').match(/stays/g)?.length, 3)
  assert.not(/Nairobi|udta|meta/.test(moov.toString('latin1')))
  assert.equal(valuesOf(boxesIn(moov, 8, size), 'type'), ['mvhd', 'free', 'trak'])
})

test.run()
ofMovie.run()
