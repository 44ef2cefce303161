import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import {
  blankBox,
  boxesIn,
  boxesOfFile,
  contentOf,
  fieldOf,
  inside,
  readBytes,
} from '../../../../../server/features/media/checks/boxes.ts'
import { box, uint32 } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { valuesOf } from '../../../../support/values-of.ts'
import { messageOf } from './pdf/message-of.ts'

const test = suite('boxes of a video')

const [empty, full] = [box('free'), box('mdat', 'twelve')]

/** A box whose size stands in 64 bits. */
const long = (size: number, content: string) =>
  Buffer.concat([uint32(1), Buffer.from('mdat'), uint32(0, size), Buffer.from(content)])

async function opened(bytes: Buffer) {
  const path = join(await temporaryFolder(), 'film')
  await writeFile(path, bytes)
  return use(open(path))
}

const isRefused = (bytes: Buffer) => messageOf(() => boxesIn(bytes, 0, bytes.length)) !== undefined

async function isRefusedAsFile(bytes: Buffer): Promise<boolean> {
  const boxes = await boxesOfFile(await opened(bytes), bytes.length).catch(error => error.status)
  return boxes === 415
}

test('each has its type, its content and its end, in memory as in a file', async () => {
  const bytes = Buffer.concat([empty, long(20, 'four'), full])
  const expected = [
    { type: 'free', start: 0, body: 8, end: 8 },
    { type: 'mdat', start: 8, body: 24, end: 28 },
    { type: 'mdat', start: 28, body: 36, end: 42 },
  ]
  assert.equal(boxesIn(bytes, 0, bytes.length), expected)
  assert.equal(await boxesOfFile(await opened(bytes), bytes.length), expected)
  assert.equal(boxesIn(bytes, 8, 28), [expected[1]])
  assert.equal(boxesIn(bytes, 8, 8), [])
})

test('a size of zero reaches to the end', () => {
  const bytes = Buffer.concat([empty, uint32(0), Buffer.from('mdattwelve')])
  assert.equal(boxesIn(bytes, 0, bytes.length)[1], { type: 'mdat', start: 8, body: 16, end: 22 })
})

test('sizes that do not fill the range are refused', async () => {
  const sized = (size: number) =>
    Buffer.concat([uint32(size), Buffer.from('mdat'), Buffer.alloc(4)])
  for (const bytes of [
    sized(2),
    sized(7),
    sized(8),
    sized(13),
    sized(1),
    full.subarray(0, 7),
    full.subarray(0, -1),
    long(15, 'four'),
    long(21, 'four'),
  ]) {
    assert.ok(isRefused(bytes), bytes.toString('hex'))
    assert.ok(await isRefusedAsFile(bytes), bytes.toString('hex'))
  }
  for (const bytes of [sized(12), sized(0), long(16, ''), long(20, 'four')]) {
    assert.not(isRefused(bytes), bytes.toString('hex'))
  }
})

test('fewer than a thousand are in one range', async () => {
  const many = (count: number) => Buffer.concat(Array<Buffer>(count).fill(empty))
  assert.is(boxesIn(many(999), 0, 999 * 8).length, 999)
  assert.is((await boxesOfFile(await opened(many(999)), 999 * 8)).length, 999)
  assert.ok(isRefused(many(1000)))
  assert.ok(await isRefusedAsFile(many(1000)))
})

test('the only one of its types is found in another', () => {
  const bytes = box('moov', empty, full, box('trak'))
  const [moov] = boxesIn(bytes, 0, bytes.length)
  assert.ok(moov)
  assert.is(inside(bytes, moov, 'mdat').start, 16)
  assert.is(inside(bytes, moov, 'mdia', 'trak').start, 30)
  assert.match(messageOf(() => inside(bytes, moov, 'mdia')) ?? '', 'damaged')
  assert.match(messageOf(() => inside(bytes, moov, 'free', 'trak')) ?? '', 'damaged')
})

test('the content of the one box of a range are its boxes', () => {
  assert.equal(valuesOf(contentOf(box('moov', empty, full), 0), 'type'), ['free', 'mdat'])
  assert.match(messageOf(() => contentOf(Buffer.alloc(0), 0)) ?? '', 'damaged')
})

test('a field has four bytes within its box', () => {
  const bytes = Buffer.concat([box('stco', uint32(1, 2)), full])
  const [stco] = boxesIn(bytes, 0, bytes.length)
  assert.ok(stco)
  assert.equal(
    [0, 4].map(offset => fieldOf(bytes, stco, offset).readUInt32BE()),
    [1, 2],
  )
  for (const offset of [5, 8]) {
    assert.match(messageOf(() => fieldOf(bytes, stco, offset)) ?? '', 'damaged')
  }
})

test('a blanked one keeps its size, and nothing of its content', () => {
  const bytes = Buffer.concat([empty, box('udta', 'Nairobi'), full])
  const udta = boxesIn(bytes, 0, bytes.length)[1]
  assert.ok(udta)
  blankBox(bytes, udta)
  assert.equal(bytes, Buffer.concat([empty, box('free', Buffer.alloc(7)), full]))
})

test('bytes that a file lacks are refused', async () => {
  const file = await opened(Buffer.from('twelve'))
  assert.is(`${await readBytes(file, 2, 5)}`, 'elv')
  assert.is(await readBytes(file, 2, 7).catch(error => error.status), 415)
})

test.run()
