import * as assert from 'uvu/assert'
import { suite } from '#test'
import { boxesIn } from '../../../../server/media/checks/boxes.ts'
import { blankPrivateBoxes, readMovie } from '../../../../server/media/checks/movie.ts'
import { box, descriptionOf, uint32 } from '../../../support/samples.ts'
import { messageOf } from './pdf/message-of.ts'

const test = suite('index of a video')

interface Track {
  handler?: string
  codecs?: string[]
  chunks?: Buffer
  sizes?: Buffer
}

const offsets = (...all: number[]) => box('stco', uint32(0, all.length), uint32(...all))
const sizesOf = (...all: number[]) => box('stsz', uint32(0, 0, all.length), uint32(...all))

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
          chunks ?? offsets(100, 200),
          sizes ?? sizesOf(1, 2),
          box('stsc', uint32(0, 1, 1, 1, 1)),
        ),
      ),
    ),
  )

const moovOf = (...tracks: Track[]) => box('moov', ...tracks.map(trak))
const read = (...tracks: Track[]) => readMovie(moovOf(...tracks))
const faultOf = (...tracks: Track[]) => messageOf(() => read(...tracks)) ?? ''

const long = box('co64', uint32(0, 1, 0, 7))

test('positions of picture and sound are found, in 32 and in 64 bits', () => {
  const tracks = [{}, { handler: 'soun', codecs: ['mp4a'], chunks: long }]
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
    found.map(({ at }) => at),
    ['stco', 'co64'].map(type => moov.indexOf(type) + 4 + 8),
  )
})

test('the bytes of all samples are counted, of one size or of many', () => {
  const one = { sizes: box('stsz', uint32(0, 10, 5)) }
  assert.is(read({}).sampleBytes, 3)
  assert.is(read({}, one).sampleBytes, 53)
  assert.is(
    read({ sizes: sizesOf(1, 2, 4, 8) }, { handler: 'gps ', codecs: ['gpmd'] }).sampleBytes,
    15,
  )
})

test('tracks of other kinds are told with their samples', () => {
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

test('tables without entries, or longer than their boxes, are refused', () => {
  const counted = (table: Buffer, at: number, count: number) => {
    table.writeUInt32BE(count, 8 + at)
    return table
  }
  const broken: Track[] = [
    { chunks: offsets() },
    { chunks: counted(offsets(1, 2), 4, 3) },
    { chunks: counted(Buffer.from(long), 4, 2) },
    { sizes: box('stsz', uint32(0, 0, 0)) },
    { sizes: box('stsz', uint32(0, 9, 0)) },
    { sizes: counted(sizesOf(1, 2, 3, 4), 8, 5) },
    { codecs: [] },
  ]
  for (const [index, track] of broken.entries()) assert.match(faultOf(track), 'damaged', `${index}`)
})

test('what browsers do not play is refused with what to do', () => {
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

test('boxes that players do not need are overwritten, on each level', () => {
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
  assert.equal(
    boxesIn(moov, 8, size).map(({ type }) => type),
    ['mvhd', 'free', 'trak'],
  )
})

test.run()
