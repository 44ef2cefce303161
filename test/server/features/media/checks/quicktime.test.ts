import * as assert from 'uvu/assert'
import { suite } from '#test'
import { makeIsoMovie } from '../../../../../server/features/media/checks/quicktime.ts'
import { box, uint32 } from '../../../../support/samples.ts'
import { messageOf } from './pdf/message-of.ts'

const test = suite('index of a QuickTime film')

interface Parts {
  handler?: string
  mdhd?: Buffer
  hdlr?: Buffer
  references?: Buffer[]
  /** Descriptions of samples. */
  entries?: Buffer[]
}

const ones = (length: number) => Buffer.alloc(length, 0xff)
const picture = box('avc1', ones(78), box('avcC', 'set'))
const header = (language: number) => Buffer.concat([Buffer.alloc(20), uint16(language, 0)])

function uint16(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, index * 2)
  return bytes
}

function moovOf({ handler = 'vide', mdhd, hdlr, references, entries }: Parts): Buffer {
  const own = references ?? [box('alis', uint32(1), 'alias')]
  const minf = box(
    'minf',
    box('dinf', box('dref', uint32(0, own.length), ...own)),
    box('stbl', box('stsd', uint32(0, 1), ...(entries ?? [picture]))),
  )
  const mdia = box(
    'mdia',
    box('mdhd', mdhd ?? header(0)),
    box(
      'hdlr',
      hdlr ?? Buffer.concat([ones(4), Buffer.from('mhlr'), Buffer.from(handler), ones(9)]),
    ),
    minf,
  )
  return box('moov', box('mvhd', Buffer.alloc(100)), box('trak', mdia))
}

function made(parts: Parts): Buffer {
  const moov = moovOf(parts)
  makeIsoMovie(moov)
  return moov
}

const isRefused = (parts: Parts) => /damaged/.test(messageOf(() => made(parts)) ?? '')

/** What follows the first place of a word. */
const behind = (bytes: Buffer, word: string) => bytes.subarray(bytes.indexOf(word) + word.length)

test('a language of the Macintosh becomes none, one of MP4 stays', () => {
  const languageOf = (mdhd: Buffer, at: number) => behind(made({ mdhd }), 'mdhd').readUInt16BE(at)
  for (const language of [0, 0x3ff]) assert.is(languageOf(header(language), 20), 0x55c4)
  for (const language of [0x400, 0x15c7]) assert.is(languageOf(header(language), 20), language)
  const long = Buffer.concat([Buffer.from([1]), Buffer.alloc(31), uint16(5, 0)])
  assert.is(languageOf(long, 32), 0x55c4)
  assert.is(languageOf(long, 20), 0)
})

test('a header that ends before its language is refused', () => {
  assert.not(isRefused({ mdhd: Buffer.alloc(22) }))
  assert.ok(isRefused({ mdhd: Buffer.alloc(21) }))
})

test('of the kind of a track nothing but the kind stays', () => {
  const bytes = behind(made({}), 'hdlr').subarray(0, 21)
  assert.equal(
    bytes,
    Buffer.concat([ones(4), Buffer.alloc(4), Buffer.from('vide'), Buffer.alloc(9)]),
  )
  assert.ok(isRefused({ hdlr: Buffer.alloc(11) }))
})

test('data in the film itself is named as such, and nothing is said of where it came from', () => {
  const references = [box('alis', uint32(1), 'alias'), box('rsrc', uint32(0x301))]
  const bytes = behind(made({ references }), 'dref').subarray(8, 8 + 17 + 12)
  assert.equal(
    bytes,
    Buffer.concat([box('url ', uint32(1), Buffer.alloc(5)), box('url ', uint32(0x301))]),
  )
})

test('data in another file is refused', () => {
  for (const flags of [0, 2, 0xfffffffe]) {
    const references = [box('alis', uint32(1)), box('alis', uint32(flags))]
    assert.match(messageOf(() => made({ references })) ?? '', 'refers to another file')
  }
})

test('version, vendor and quality of a compressor go, the rest of its description stays', () => {
  const entry = behind(made({}), 'avc1').subarray(0, 78)
  assert.equal(entry, Buffer.concat([ones(8), Buffer.alloc(16), ones(54)]))
  assert.not(isRefused({ entries: [box('avc1', Buffer.alloc(78))] }))
  assert.ok(isRefused({ entries: [box('avc1', Buffer.alloc(77))] }))
})

const settings = box('esds', 'settings')
const lengths = [28, 44, 64]

/** A description of sound; what a version says of channels and rate stands in other places. */
function sound(version: number, channels: number, rate: number, ...inner: Buffer[]): Buffer {
  const fields = ones(lengths[version] ?? 28)
  fields.writeUInt16BE(version, 8)
  fields.writeUInt16BE(channels, 16)
  fields.writeUInt16BE(Math.min(rate, 0xffff), 24)
  if (version === 2) {
    fields.writeDoubleBE(rate, 32)
    fields.writeUInt32BE(channels, 40)
  }
  return box('mp4a', fields, ...inner)
}

const soundOf = (...entries: Buffer[]) => behind(made({ handler: 'soun', entries }), 'mp4a')

for (const version of [0, 1, 2]) {
  test(`sound in version ${version} is described in version 0`, () => {
    const entry = soundOf(sound(version, 2, 44_100, settings))
    const fields = [uint16(0, 0, 0, 0), uint16(2, 16, 0, 0, 44_100), uint16(0)]
    assert.equal(entry.subarray(0, 28), Buffer.concat([ones(8), ...fields]))
    assert.equal(entry.subarray(28, 28 + settings.length), settings)
  })
}

test('what is left of a description is a box that says nothing, where it is long enough for one', () => {
  const [version1, version2] = [1, 2].map(version => soundOf(sound(version, 1, 8000, settings)))
  assert.equal(version1?.subarray(44), box('free', Buffer.alloc(8)))
  assert.equal(version2?.subarray(44), box('free', Buffer.alloc(28)))
  const least = soundOf(sound(0, 1, 8000, settings, uint32(0), ones(4)))
  assert.equal(least.subarray(44), box('free'))
  const less = soundOf(sound(0, 1, 8000, settings, uint32(0), ones(3)))
  assert.equal(less.subarray(44), Buffer.alloc(7))
})

test('numbers that MP4 has no place for are cut', () => {
  const numbersOf = (channels: number, rate: number) => {
    const entry = soundOf(withLarge(channels, rate))
    return [entry.readUInt16BE(16), entry.readUInt16BE(24)]
  }
  assert.equal(numbersOf(0xffff, 0xffff), [0xffff, 0xffff])
  assert.equal(numbersOf(0x10000, 0x10000), [0xffff, 0])
  assert.equal(numbersOf(1, -1), [1, 0])
  assert.equal(numbersOf(1, 0), [1, 0])
})

function withLarge(channels: number, rate: number): Buffer {
  const entry = sound(2, 1, 1, settings)
  entry.writeDoubleBE(rate, 8 + 32)
  entry.writeUInt32BE(channels, 8 + 40)
  return entry
}

test('settings are found in the description, in a wave box, and before zeros that end a row', () => {
  const rows: Buffer[][] = [
    [settings],
    [box('chan', 'x'), settings],
    [box('wave', box('frma', 'mp4a'), settings)],
    [box('wave', settings, uint32(8, 0), Buffer.alloc(4)), uint32(0)],
    [settings, uint32(0, 9)],
    [settings, ones(7)],
  ]
  for (const inner of rows) {
    const entry = soundOf(sound(1, 2, 44_100, ...inner))
    assert.equal(entry.subarray(28, 44), settings, Buffer.concat(inner).toString('latin1'))
  }
})

test('sound without settings, of an unknown version or with torn boxes is refused', () => {
  const broken = [
    sound(0, 2, 44_100),
    sound(0, 2, 44_100, box('wave', box('frma', 'mp4a'))),
    sound(0, 2, 44_100, uint32(0), settings),
    sound(0, 2, 44_100, uint32(7), ones(4), settings),
    sound(0, 2, 44_100, settings, uint32(9), ones(4)),
    sound(0, 2, 44_100, settings, uint32(1), ones(4)),
    sound(3, 2, 44_100, settings),
    box('mp4a', Buffer.alloc(27)),
  ]
  for (const entry of broken) {
    assert.ok(isRefused({ handler: 'soun', entries: [entry] }), entry.toString('hex'))
  }
})

test.run()
