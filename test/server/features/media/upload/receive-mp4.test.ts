import { readFile, writeFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Box, boxesIn } from '../../../../../server/features/media/checks/boxes.ts'
import { readMovie } from '../../../../../server/features/media/checks/movie.ts'
import { makeStreamableMp4 } from '../../../../../server/features/media/checks/mp4.ts'
import {
  box,
  descriptionOf,
  picture,
  sample,
  type TinyMovie,
  tinyMovie,
} from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { film, openMedia, refusal } from '../open-media.ts'

const test = suite('receiving videos')

const boxesOf = (file: Buffer) => boxesIn(file, 0, file.length)
const typesOf = (file: Buffer) => boxesOf(file).map(({ type }) => type)
const find = (boxes: Box[], type: string) => boxes.find(found => found.type === type) as Box

/** The first bytes of every chunk of every track, read at the positions that the index names. */
function chunksOf(file: Buffer, length = 64): string[] {
  const { start, end } = find(boxesOf(file), 'moov')
  const moov = file.subarray(start, end)
  return readMovie(moov).chunkOffsets.flatMap(({ at, count, width }) =>
    Array.from({ length: count }, (_, index) => {
      const entry = at + index * width
      const offset = width === 4 ? moov.readUInt32BE(entry) : Number(moov.readBigUInt64BE(entry))
      return file.toString('latin1', offset, offset + length)
    }),
  )
}

async function received(file: string | Buffer): Promise<Buffer> {
  const media = await openMedia()
  const { status, size } = await media.receive(film, file)
  const stored = await media.stored(film)
  assert.equal([status, size], ['uploaded', stored.length])
  assert.equal(await media.leftovers(), [])
  return stored
}

for (const name of ['clip-480p-moov-at-end.mp4', 'clip-720p.mp4']) {
  test(`${name} is stored with its index in front and correct chunk offsets`, async () => {
    const source = await readFile(sample(name))
    const stored = await received(source)
    assert.equal(typesOf(stored), ['ftyp', 'moov', 'mdat'])
    assert.equal(chunksOf(stored), chunksOf(source))
    const [before, after] = [source, stored].map(file => find(boxesOf(file), 'mdat'))
    assert.ok(
      source.subarray(before?.body, before?.end).equals(stored.subarray(after?.body, after?.end)),
    )
  })
}

const shapes: Record<string, TinyMovie> = {
  'with the index in front': {},
  'with the index at the end': { indexAtEnd: true },
  'with positions of 64 bits': { tracks: [{ wide: true }], indexAtEnd: true },
  'with picture and sound': {
    tracks: [{}, { handler: 'soun', codec: 'mp4a', chunks: ['beep', 'boop'] }],
    indexAtEnd: true,
  },
  'with AV1': { tracks: [{ codec: 'av01' }] },
}

for (const [name, shape] of Object.entries(shapes)) {
  test(`a video ${name} keeps each chunk`, async () => {
    const source = tinyMovie(shape)
    const expected = (shape.tracks ?? [{}]).flatMap(({ chunks = ['first', 'second'] }) => chunks)
    const stored = await received(source)
    const found = chunksOf(stored, 6)
    assert.ok(
      expected.every((chunk, index) => found[index]?.startsWith(chunk)),
      found.join(),
    )
    assert.equal(typesOf(stored), ['ftyp', 'moov', 'mdat'])
  })
}

/** Codec and profile by settings, which FFmpeg has written: H.264 by x264, AV1 by libaom. */
const played: Record<string, string> = {
  '0142c00affe100176742c00ad9047b011000000300100000030140f122648001000568cb83cb20': 'avc1 Baseline',
  '014d400affe10017674d400aeca23d8088000003000800000300a078912cb001000568ebe3cb20': 'avc1 Main',
  '0164000affe100186764000aacd9447b011000000300100000030140f122596001000668ebe3cb22c0fdf8f800':
    'avc1 High',
  '0164001fffe000': 'avc3 High, told with the pictures',
  '81000c000a0a00000002aff79b5f2008': 'av01 Main',
  '81004c000a0a00000002aff79b5f2808': 'av01 Main, 10 bit',
}
const unplayed: Record<string, string> = {
  '016e000affe10018676e000aa6cd9447b011000003000100000300140f12259601000668ebe3cb22c0fdfafa00':
    'avc1 High 10',
  '017a000affe10018677a000abcd9447b011000000300100000030140f122596001000668ebe3cb22c0fef8f800':
    'avc1 High 4:2:2',
  '01f4000affe1001867f4000a919b288f6022000000300200000030281e244b2c01000668ebe3c44844fff8f800':
    'avc1 High 4:4:4 Predictive',
  '01f4000affe1001767f4000aaeb208f6022000000300200000030281e244c901000568ebc06bcbfdf8f800':
    'avc1 High 4:4:4 Predictive',
  // The pictures count where the container differs.
  '0164000affe10018677a000abcd9447b011000000300100000030140f122596001000668ebe3cb22c0fef8f800':
    'avc1 High 4:2:2',
  '0164000affe100186764000abcd9447b011000000300100000030140f122596001000668ebe3cb22c0fef8f800':
    'avc1 High, more than 8 bit or 4:2:0',
  '012c001fffe000': 'avc1 CAVLC 4:4:4 Intra',
  '812000000a0a20000002aff79b5f2040': 'av01 High',
}

test('videos of the profiles that all browsers play are accepted, others are rejected', async () => {
  const media = await openMedia()
  const of = (codec: string, settings: string) =>
    tinyMovie({ tracks: [{ codec, description: descriptionOf(codec, settings) }] })
  const profilesOf = (all: Record<string, string>) =>
    Object.entries(all).map(([settings, text]) => [text.slice(0, 4), text.slice(5), settings])
  for (const [codec = '', name, settings = ''] of profilesOf(played)) {
    assert.ok(await media.receive(film, of(codec, settings)), name)
  }
  for (const [codec = '', name, settings = ''] of profilesOf(unplayed)) {
    const { status, message } = await refusal(media.receive(film, of(codec, settings)))
    assert.is(status, 415)
    assert.ok(message.includes(`“${name}”`) && message.includes('8 bit and 4:2:0'), message)
  }
  for (const settings of ['', '01', '0164001fffe1', '0164001fffe10018', '0164001fffe10000']) {
    assert.match((await refusal(media.receive(film, of('avc1', settings)))).message, 'damaged')
  }
})

test('data in several mdat boxes stays in order', async () => {
  const source = Buffer.concat([
    tinyMovie({ before: box('mdat', 'earlier'), indexAtEnd: true }),
    box('mdat', 'later'),
  ])
  const stored = await received(source)
  assert.equal(typesOf(stored), ['ftyp', 'moov', 'mdat', 'mdat', 'mdat'])
  assert.is(chunksOf(stored, 5)[0], 'first')
  assert.match(stored.toString('latin1'), /earlier.*first.*second.*later/s)
})

test('locations, names and scripts are removed without moving the data', async () => {
  const place = box('udta', box('\xa9xyz', '+01.2921+036.8219/'))
  const meta = box('meta', '<script>alert(1)</script>')
  const source = Buffer.concat([
    tinyMovie({ extra: place, tracks: [{ extra: meta }], before: box('uuid', 'Nairobi') }),
    box('free', 'hidden words'),
  ])
  const stored = await received(source)
  for (const text of ['+01.29', 'script', 'Nairobi', 'hidden']) {
    assert.ok(source.includes(text) && !stored.includes(text), text)
  }
  assert.equal(chunksOf(stored, 5), ['first', 'secon'])
  const at = stored.indexOf('free')
  const left = stored.subarray(at + 4, at - 4 + stored.readUInt32BE(at - 4))
  assert.ok(left.length > 0 && left.every(byte => byte === 0), 'nothing but zeros is left')
})

const refused: Record<string, [TinyMovie | Buffer, RegExp]> = {
  HEVC: [{ tracks: [{ codec: 'hvc1' }] }, /HEVC.*Most Compatible/],
  'sound alone': [{ tracks: [{ handler: 'soun', codec: 'mp4a' }] }, /no video/],
  'video in another codec': [{ tracks: [{ codec: 'mp4v' }] }, /"mp4v"/],
  'an encrypted track': [{ tracks: [{ codec: 'encv' }] }, /"encv"/],
  'a recording in fragments': [{ extra: box('mvex', Buffer.alloc(8)) }, /fragments/],
  'a film without index': [
    Buffer.concat([tinyMovie().subarray(0, 28), box('mdat', 'x')]),
    /damaged/,
  ],
  'two indexes': [Buffer.concat([tinyMovie(), box('moov')]), /damaged/],
  'bytes behind the last box': [Buffer.concat([tinyMovie(), Buffer.from('junk')]), /damaged/],
  'an endless row of boxes': [
    Buffer.concat([tinyMovie(), ...Array.from({ length: 5000 }, () => box('free'))]),
    /damaged/,
  ],
}

for (const [name, [movie, sentence]] of Object.entries(refused)) {
  test(`${name} is rejected with instructions`, async () => {
    const media = await openMedia()
    const bytes = Buffer.isBuffer(movie) ? movie : tinyMovie(movie)
    const { status, message } = await refusal(media.receive(film, bytes))
    assert.is(status, 415)
    assert.match(message, sentence)
    assert.match(message, /MP4/)
    assert.equal(await media.leftovers(), [])
  })
}

test('a video cut off anywhere is rejected', async () => {
  const media = await openMedia()
  for (const indexAtEnd of [true, false]) {
    const whole = tinyMovie({ indexAtEnd })
    for (let length = 1; length < whole.length; length += 3) {
      const { status } = await refusal(media.receive(film, whole.subarray(0, length)))
      assert.is(status, 415, `${length} of ${whole.length}`)
    }
  }
})

test('a video whose mdat box extends to the end is rejected when it is cut', async () => {
  const whole = tinyMovie()
  whole.writeUInt32BE(0, whole.indexOf('mdat') - 4)
  assert.equal(chunksOf(await received(whole), 6), ['firsts', 'second'])
  const media = await openMedia()
  assert.is((await refusal(media.receive(film, whole.subarray(0, -1)))).status, 415)
})

test('a video with any byte changed is accepted or rejected with 415', async () => {
  const folder = await temporaryFolder()
  const whole = tinyMovie({ tracks: [{}, { handler: 'soun', codec: 'mp4a', wide: true }] })
  for (let at = 0; at < whole.length; at += 3) {
    const broken = Buffer.from(whole)
    broken[at] = at % 2 ? 0xff : 0
    await writeFile(`${folder}/${at}`, broken)
    const outcome = await makeStreamableMp4(`${folder}/${at}`, `${folder}/${at}.mp4`).catch(
      (error: { status?: number }) => error.status ?? error,
    )
    assert.ok(outcome === `${folder}/${at}.mp4` || outcome === 415, `at ${at}: ${outcome}`)
  }
})

test('a chunk offset outside of the data is rejected', async () => {
  const bytes = tinyMovie()
  const entry = bytes.indexOf('stco') + 12
  for (const offset of [0, 40, bytes.length, 0xffffffff]) {
    bytes.writeUInt32BE(offset, entry)
    const media = await openMedia()
    assert.is((await refusal(media.receive(film, bytes))).status, 415, `${offset}`)
  }
})

test('a table of sample sizes that is longer than its box is rejected', async () => {
  // Enough data for what would be read behind the table as a size.
  const bytes = tinyMovie({
    tracks: [{ chunks: ['a', 'b', 'c'] }],
    before: box('mdat', 'x'.repeat(500)),
  })
  const count = bytes.indexOf('stsz') + 12
  const media = await openMedia()
  assert.is((await media.receive(film, bytes)).status, 'uploaded')
  bytes.writeUInt32BE(4, count)
  assert.match((await refusal(media.receive(film, bytes))).message, /damaged or incomplete/)
})

test('an image is rejected as a video', async () => {
  const media = await openMedia()
  for (const file of [sample('phone.heic'), await picture('avif'), await picture('jpeg')]) {
    const { status, message } = await refusal(media.receive(film, file))
    assert.is(status, 415)
    assert.match(message, /not an MP4/)
  }
})

test('an index of empty boxes is rejected before it fills the memory', async () => {
  const empty = box('free')
  const media = await openMedia()
  const bytes = tinyMovie({ extra: Buffer.concat(Array<Buffer>(100_000).fill(empty)) })
  assert.match((await refusal(media.receive(film, bytes))).message, /damaged or incomplete/)
})

test('chunks are found in any of many mdat boxes', async () => {
  const texts = Array.from({ length: 900 }, (_, index) => `part ${1000 + index}`)
  const sought = [0, 136, 137, 450, 899].map(index => texts[index] as string)
  const bytes = tinyMovie({
    tracks: [{ chunks: sought }],
    before: Buffer.concat(texts.map(text => box('mdat', text))),
  })
  const table = bytes.indexOf('stco') + 12
  for (const [index, text] of sought.entries()) {
    bytes.writeUInt32BE(bytes.indexOf(text), table + index * 4)
  }
  assert.equal(chunksOf(await received(bytes), 'part 1000'.length), sought)
})

test.run()
