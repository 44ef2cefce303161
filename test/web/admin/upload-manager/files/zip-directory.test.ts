import { strToU8, zipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readZipDirectory } from '../../../../../web/admin/upload-manager/files/zip-directory.ts'
import { filesInZip } from '../../../../../web/admin/upload-manager/files/zip-files.ts'

const test = suite('directory of a ZIP')

const whole = () => zipSync({ 'a.jpg': strToU8('a chair'), 'b\\c.jpg': strToU8('table') })
const endSize = 22

/** An archive with other numbers in the record at its end. */
function withEnd(change: (end: DataView) => void, bytes = whole()): Blob {
  change(new DataView(bytes.buffer, bytes.byteOffset + bytes.length - endSize, endSize))
  return new Blob([new Uint8Array(bytes)])
}

const faultOf = (zip: Blob) =>
  readZipDirectory(zip).then(
    entries => `${entries.length} entries`,
    ({ message }: Error) => message.split('.')[0],
  )

test('is read from an archive that a comment of the greatest length follows', async () => {
  const bytes = whole()
  for (const length of [0xffff, 0xffff - 1]) {
    const comment = new Uint8Array(length)
    assert.is(await faultOf(new Blob([new Uint8Array(bytes), comment])), '2 entries', `${length}`)
  }
  const tooLong = new Blob([new Uint8Array(bytes), new Uint8Array(0xffff + 1)])
  assert.is(await faultOf(tooLong), 'This ZIP is damaged')
})

test('of an empty archive has no entries', async () => {
  assert.is(await faultOf(new Blob([new Uint8Array(zipSync({}))])), '0 entries')
})

test('of more than 4 GB is told from one that is damaged', async () => {
  const larger = 'This ZIP is larger than 4 GB'
  assert.is(await faultOf(withEnd(end => end.setUint16(10, 0xffff, true))), larger)
  assert.is(await faultOf(withEnd(end => end.setUint32(16, 0xffffffff, true))), larger)
  const damaged = 'This ZIP is damaged'
  assert.is(await faultOf(withEnd(end => end.setUint16(10, 0xfffe, true))), damaged)
  assert.is(await faultOf(withEnd(end => end.setUint32(16, 0xfffffffe, true))), damaged)
})

test('that would lie beyond the end of the archive is damaged', async () => {
  const bytes = whole()
  const { start } = endOf(bytes)
  const untilLast = bytes.length - start
  const lengthOf = (length: number) => withEnd(end => end.setUint32(12, length, true))
  assert.is(await faultOf(lengthOf(untilLast)), '2 entries')
  assert.is(await faultOf(lengthOf(untilLast + 1)), 'This ZIP is damaged')
})

test('that ends within an entry, or has others between, is damaged', async () => {
  const { length } = endOf(whole())
  const short = (by: number) => withEnd(end => end.setUint32(12, length - by, true))
  assert.is(await faultOf(short(40)), 'This ZIP is damaged')
  const bytes = whole()
  bytes[endOf(bytes).start] = 0
  assert.is(await faultOf(new Blob([new Uint8Array(bytes)])), 'This ZIP is damaged')
})

test('names entries with folders in either spelling, and leaves the folders out', async () => {
  const zip = zipSync({ 'b\\c.jpg': strToU8('table'), 'empty/': new Uint8Array() })
  const [entry, ...others] = await readZipDirectory(new Blob([new Uint8Array(zip)]))
  assert.equal([entry?.path, entry?.isEncrypted, others], ['b/c.jpg', false, []])
})

test('passes over extra fields and comments of entries', async () => {
  const zip = zipSync({
    'a.jpg': [strToU8('a'), { extra: { 1: new Uint8Array(3) }, comment: 'the first' }],
    'b.jpg': strToU8('bc'),
  })
  const entries = await readZipDirectory(new Blob([new Uint8Array(zip)]))
  assert.equal(
    entries.map(({ path, size }) => [path, size]),
    [
      ['a.jpg', 1],
      ['b.jpg', 2],
    ],
  )
})

test('of an entry packed in another way than deflated is listed, and its file refused', async () => {
  const bytes = zipSync({ 'a.jpg': strToU8('a chair') })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  view.setUint16(endOf(bytes).start + 10, 9, true)
  const [file] = await filesInZip(new Blob([new Uint8Array(bytes)]))
  const fault = await file?.read().catch(({ message }: Error) => message)
  assert.is(fault, 'a.jpg is packed in an unusual way')
})

test('of a deflated entry allows its first bytes to be read alone, of a stored one does not', async () => {
  const content = { 'a.jpg': strToU8('a chair '.repeat(100)) }
  for (const [level, hasHead] of [
    [0, false],
    [9, true],
  ] as const) {
    const [file] = await filesInZip(new Blob([new Uint8Array(zipSync(content, { level }))]))
    assert.is(Boolean(file?.readHead), hasHead)
    const head = await file?.readHead?.(7)
    if (head) assert.is(await head.text(), 'a chair')
  }
})

test.run()

function endOf(bytes: Uint8Array) {
  const end = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - endSize, endSize)
  return { length: end.getUint32(12, true), start: end.getUint32(16, true) }
}
