import { readFile, writeFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { boxesIn } from '../../../../../server/features/media/checks/boxes.ts'
import { makeStreamableMp4 } from '../../../../../server/features/media/checks/mp4.ts'
import { box, sample, type TinyMovie, tinyMovie, uint32 } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { film, openMedia, refusal } from '../open-media.ts'

const test = suite('receiving the videos of phones and cameras')

async function received(file: string | Buffer): Promise<Buffer> {
  const media = await openMedia()
  await media.receive(film, file)
  assert.equal(await media.leftovers(), [])
  return media.stored(film)
}

/** Every box of a file as its path, as `moov/trak/mdia/hdlr`. */
function pathsIn(file: Buffer, start = 0, end = file.length, above = ''): string[] {
  return boxesIn(file, start, end).flatMap(({ type, body, end }) => {
    const path = above + type
    const first = { stsd: 8, dref: 8, mp4a: 28, avc1: 78 }[type] ?? (holders.test(type) ? 0 : -1)
    return first < 0 ? [path] : [path, ...pathsIn(file, body + first, end, `${path}/`)]
  })
}

const holders = /^(moov|trak|mdia|minf|dinf|stbl|edts)$/

test('a MOV becomes an MP4 of the same pictures and sound', async () => {
  const source = await readFile(sample('phone.mov'))
  const stored = await received(source)
  assert.is(stored.toString('latin1', 4, 12), 'ftypisom')
  const paths = pathsIn(stored).map(path => path.replace('moov/trak/mdia/minf/', ''))
  const kept = paths.filter(path => !/(^|\/)(free|mvhd|tkhd|edts|elst|mdhd)$/.test(path))
  const table = (...more: string[]) => ['stts', ...more, 'stsc', 'stsz', 'stco']
  const track = (header: string, entry: string, settings: string[], tables: string[]) => [
    ...['moov/trak', 'moov/trak/mdia', 'moov/trak/mdia/hdlr', 'moov/trak/mdia/minf', header],
    ...['dinf', 'dinf/dref', 'dinf/dref/url ', 'stbl', 'stbl/stsd', `stbl/stsd/${entry}`],
    ...settings.map(type => `stbl/stsd/${entry}/${type}`),
    ...tables.map(type => `stbl/${type}`),
  ]
  assert.equal(kept, [
    ...['ftyp', 'moov'],
    ...track('vmhd', 'avc1', ['avcC', 'pasp'], table('stss', 'ctts')),
    ...track('smhd', 'mp4a', ['esds'], [...table(), 'sgpd', 'sbgp']),
    'mdat',
  ])
  for (const maker of ['mhlr', 'VideoHandler', 'FFMP', 'qt  ', 'wave', 'tmcd']) {
    assert.ok(source.includes(maker) && !stored.includes(maker), maker)
  }
  const turned = Buffer.concat([uint32(0, 0x10000, 0, 0xffff0000, 0, 0)])
  assert.ok(source.includes(turned) && stored.includes(turned), 'it stays turned')
  // The last bytes of the time code's sample are the only ones that differ.
  const data = (file: Buffer) => file.subarray(file.indexOf('mdat') + 4)
  assert.ok(data(stored).subarray(0, 3900).equals(data(source).subarray(0, 3900)))
})

test('where a MOV was taken, and with what, is in no byte of the MP4', async () => {
  const source = await readFile(sample('phone.mov'))
  const stored = await received(source)
  for (const words of ['-01.2921', '+036.8219', 'Apple']) {
    assert.ok(source.includes(words) && !stored.includes(words), words)
  }
})

for (const brand of ['qt  ', 'isom']) {
  test(`tracks of positions go with their samples, picture and sound stay (${brand})`, async () => {
    const movie: TinyMovie = {
      brand,
      tracks: [
        {},
        { handler: 'meta', codec: 'mebx', chunks: ['-1.2921', '36.8219'] },
        { handler: 'soun', codec: 'mp4a', chunks: ['beep', 'boop'] },
        { handler: 'gps ', codec: 'gpmd', chunks: ['Kilimani', 'Westlands'], wide: true },
      ],
      indexAtEnd: true,
    }
    const sources = [tinyMovie(movie)]
    if (brand === 'isom') sources.push(tinyMovie({ ...movie, indexAtEnd: false }))
    for (const source of sources) {
      if (brand === 'qt  ') describeSound(source)
      const stored = await received(source)
      assert.match(stored.toString('latin1'), /firstsecond\0{14}beepboop\0{17}/)
      for (const gone of ['mebx', 'gpmd', '-1.2921', '36.8219', 'Kilimani', 'Westlands']) {
        assert.ok(source.includes(gone) && !stored.includes(gone), gone)
      }
    }
  })
}

test('a range of samples that names the box itself leaves it whole', async () => {
  const source = tinyMovie({ tracks: [{}, { handler: 'meta', codec: 'mebx' }] })
  const table = source.lastIndexOf('stco') + 12
  source.writeUInt32BE(source.indexOf('mdat') - 4, table)
  const stored = await received(source)
  assert.is(stored.readUInt32BE(stored.indexOf('mdat') - 4), 8 + 22)
})

test('sound that is described in the way of QuickTime versions 1 and 2 is described anew', async () => {
  for (const [version, length] of [
    [0, 28],
    [1, 44],
    [2, 64],
  ] as const) {
    const stored = await received(withSound(version, length))
    const entry = stored.subarray(stored.indexOf('mp4a') + 4)
    assert.is(entry.readUInt16BE(8), 0)
    assert.is(entry.readUInt16BE(16), 2, `channels of version ${version}`)
    assert.is(entry.readUInt32BE(24), 44_100 * 65_536)
    assert.is(entry.toString('latin1', 32, 42), 'esdssettin')
    assert.not.ok(stored.includes('wave'))
  }
})

test('what cannot become an MP4 is rejected with instructions', async () => {
  const sound = withSound(1, 44)
  const elsewhere = withSound(1, 44, 'mp4a', 0)
  sound.write('xsds', sound.indexOf('esds'))
  const bad: [Buffer, RegExp][] = [
    [tinyMovie({ brand: 'qt  ', tracks: [{ codec: 'hvc1' }] }), /HEVC.*WhatsApp.*arrives/],
    [tinyMovie({ brand: 'qt  ', tracks: [{ codec: 'apcn' }] }), /"apcn"/],
    [withSound(0, 28, 'sowt'), /"sowt"/],
    [tinyMovie({ brand: 'qt  ', tracks: [{ handler: 'tmcd', codec: 'tmcd' }] }), /no video/],
    [sound, /damaged/],
    [elsewhere, /refers to another file/],
  ]
  for (const [bytes, sentence] of bad) {
    const media = await openMedia()
    const { status, message } = await refusal(media.receive(film, bytes))
    assert.is(status, 415)
    assert.match(message, sentence)
    assert.match(message, 'MP4')
    assert.equal(await media.leftovers(), [])
  }
})

test('a MOV with any byte changed, or cut anywhere, is accepted or rejected with 415', async () => {
  const folder = await temporaryFolder()
  const whole = await readFile(sample('phone.mov'))
  const index = whole.indexOf('moov')
  const broken = Array.from({ length: 320 }, (_, count) => {
    const at = index + count * 8
    const bytes = Buffer.from(whole)
    bytes[at] = count % 2 ? 0xff : 0
    return count % 4 === 3 ? whole.subarray(0, at) : bytes
  })
  for (const [count, bytes] of broken.entries()) {
    await writeFile(`${folder}/${count}`, bytes)
    const outcome = await makeStreamableMp4(`${folder}/${count}`, `${folder}/${count}.mp4`).catch(
      (error: { status?: number }) => error.status ?? error,
    )
    assert.ok(outcome === `${folder}/${count}.mp4` || outcome === 415, `${count}: ${outcome}`)
  }
})

test.run()

/** Gives the descriptions of sound in a film what a decoder needs; there is room for nothing else. */
function describeSound(movie: Buffer): void {
  const at = movie.indexOf('mp4a')
  box('esds', 'settings').copy(movie, at + 4 + 28)
}

function withSound(version: number, length: number, codec = 'mp4a', isOwn: 0 | 1 = 1): Buffer {
  const description = Buffer.alloc(length)
  description.writeUInt16BE(version, 8)
  description.writeUInt16BE(version === 2 ? 3 : 2, 16)
  description.writeUInt32BE(version === 2 ? 0x10000 : 44_100 * 65_536, 24)
  if (version === 2) {
    description.writeDoubleBE(44_100, 32)
    description.writeUInt32BE(2, 40)
  }
  const settings = box('esds', 'settings')
  const boxes =
    version === 0
      ? settings
      : box('wave', box('frma', codec), settings, uint32(8, 0), Buffer.alloc(4))
  return tinyMovie({
    brand: 'qt  ',
    tracks: [
      {},
      { handler: 'soun', codec, description: Buffer.concat([description, boxes]), isOwn },
    ],
  })
}
