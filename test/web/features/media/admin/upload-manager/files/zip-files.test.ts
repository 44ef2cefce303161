import { strToU8, zipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { readZipDirectory } from '../../../../../../../web/features/media/admin/upload-manager/files/zip-directory.ts'
import { filesInZip } from '../../../../../../../web/features/media/admin/upload-manager/files/zip-files.ts'

const test = suite('files in a ZIP')

const photo = crypto.getRandomValues(new Uint8Array(5000))

const text = strToU8('chair '.repeat(2000))

const archive = (level: 0 | 9 = 9) =>
  zipSync(
    { 'chairs/image-1.jpg': photo, 'chairs/é.txt': text, 'chairs/empty/': new Uint8Array() },
    { level },
  )

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

const whole = () => zipSync({ 'a.jpg': strToU8('a chair'), 'b\\c.jpg': strToU8('table') })

const endSize = 22

/** An archive with other numbers in the record at its end. */
function withEnd(change: (end: DataView) => void, bytes = whole()): Blob {
  change(new DataView(bytes.buffer, bytes.byteOffset + bytes.length - endSize, endSize))
  return blobOf(bytes)
}

const faultOf = (zip: Blob) =>
  readZipDirectory(zip).then(
    entries => `${entries.length} entries`,
    ({ message }: Error) => message.split('.')[0],
  )

test('files in a ZIP are listed with their folders and sizes, without being unpacked', async () => {
  const files = await filesInZip(blobOf(archive()))
  const listed = files.map(({ path, name, size }) => `${path} ${name} ${size}`)
  const expected = ['chairs/image-1.jpg image-1.jpg 5000', 'chairs/é.txt é.txt 12000']
  assert.equal(listed, expected)
})

test('files in a ZIP are unpacked unchanged, compressed or stored', async () => {
  for (const level of [0, 9] as const) {
    const [first, second] = await filesInZip(blobOf(archive(level)))
    assert.equal(new Uint8Array((await (await first?.read())?.arrayBuffer()) ?? []), photo)
    assert.equal(new Uint8Array((await (await second?.read())?.arrayBuffer()) ?? []), text)
  }
})

test('files in a ZIP are read behind what a program notes of them in their headers', async () => {
  // The field of Unix users, which Info-ZIP writes longer here than in the directory.
  const extra = { 30837: new Uint8Array(300).fill(7) }
  const [file] = await filesInZip(blobOf(zipSync({ 'a.jpg': [photo, { level: 0, extra }] })))
  assert.equal(new Uint8Array((await (await file?.read())?.arrayBuffer()) ?? []), photo)
})

test('files in a ZIP are read from an archive with a comment at its end', async () => {
  const bytes = archive()
  const comment = strToU8('made on a phone')
  const longer = new Uint8Array([...bytes, ...comment])
  new DataView(longer.buffer).setUint16(bytes.length - 2, comment.length, true)
  assert.is((await filesInZip(blobOf(longer))).length, 2)
})

test('a file that is no archive, or half of one, is rejected with a message', async () => {
  for (const bytes of [photo, archive().subarray(0, 3000), new Uint8Array()]) {
    assert.is(await faultOf(blobOf(bytes)), 'This ZIP is damaged')
  }
})

test('a file larger than its declared size is read no further', async () => {
  const unpacked = new Uint8Array(16 * 1024 * 1024)
  const bytes = zipSync({ 'chair.jpg': unpacked }, { level: 9 })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  // The entry of the directory at the end: its size comes 24 bytes into it.
  const entry = [...bytes.keys()].findLast(
    at => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
  )
  view.setUint32((entry ?? 0) + 24, 6, true)
  const read = countUnpacked()
  const [file] = await filesInZip(blobOf(bytes))
  assert.match(String(await file?.read().catch(String)), 'is damaged in this ZIP')
  assert.ok(read.bytes > 6, 'control: what comes out is counted')
  assert.ok(read.bytes < unpacked.length / 4, `${read.bytes} of ${unpacked.length} bytes came out`)
})

test('the directory of a ZIP is read from an archive that a comment of the greatest length follows', async () => {
  const bytes = whole()
  for (const length of [0xffff, 0xffff - 1]) {
    const comment = new Uint8Array(length)
    assert.is(await faultOf(new Blob([new Uint8Array(bytes), comment])), '2 entries', `${length}`)
  }
  const tooLong = new Blob([new Uint8Array(bytes), new Uint8Array(0xffff + 1)])
  assert.is(await faultOf(tooLong), 'This ZIP is damaged')
})

test('the directory of an empty archive has no entries', async () => {
  assert.is(await faultOf(blobOf(zipSync({}))), '0 entries')
})

test('the directory of more than 4 GB is told from one that is damaged', async () => {
  const larger = 'This ZIP is larger than 4 GB'
  assert.is(await faultOf(withEnd(end => end.setUint16(10, 0xffff, true))), larger)
  assert.is(await faultOf(withEnd(end => end.setUint32(16, 0xffffffff, true))), larger)
  const damaged = 'This ZIP is damaged'
  assert.is(await faultOf(withEnd(end => end.setUint16(10, 0xfffe, true))), damaged)
  assert.is(await faultOf(withEnd(end => end.setUint32(16, 0xfffffffe, true))), damaged)
})

test('a directory that would lie beyond the end of the archive is damaged', async () => {
  const bytes = whole()
  const { start } = endOf(bytes)
  const untilLast = bytes.length - start
  const lengthOf = (length: number) => withEnd(end => end.setUint32(12, length, true))
  assert.is(await faultOf(lengthOf(untilLast)), '2 entries')
  assert.is(await faultOf(lengthOf(untilLast + 1)), 'This ZIP is damaged')
})

test('a directory that ends within an entry, or has others between, is damaged', async () => {
  const { length } = endOf(whole())
  const short = (by: number) => withEnd(end => end.setUint32(12, length - by, true))
  assert.is(await faultOf(short(40)), 'This ZIP is damaged')
  const bytes = whole()
  bytes[endOf(bytes).start] = 0
  assert.is(await faultOf(blobOf(bytes)), 'This ZIP is damaged')
})

test('the directory names entries with folders in either spelling, and leaves the folders out', async () => {
  const zip = zipSync({ 'b\\c.jpg': strToU8('table'), 'empty/': new Uint8Array() })
  const [entry, ...others] = await readZipDirectory(blobOf(zip))
  assert.equal([entry?.path, entry?.isEncrypted, others], ['b/c.jpg', false, []])
})

test('the directory passes over extra fields and comments of entries', async () => {
  const zip = zipSync({
    'a.jpg': [strToU8('a'), { extra: { 1: new Uint8Array(3) }, comment: 'the first' }],
    'b.jpg': strToU8('bc'),
  })
  const entries = await readZipDirectory(blobOf(zip))
  const listed = entries.map(({ path, size }) => `${path} ${size}`)
  assert.equal(listed, ['a.jpg 1', 'b.jpg 2'])
})

test('an entry packed in another way than deflated is listed, and its file refused', async () => {
  const bytes = zipSync({ 'a.jpg': strToU8('a chair') })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  view.setUint16(endOf(bytes).start + 10, 9, true)
  const [file] = await filesInZip(blobOf(bytes))
  const fault = await file?.read().catch(({ message }: Error) => message)
  assert.is(fault, 'a.jpg is packed in an unusual way')
})

test('a deflated entry allows its first bytes to be read alone, of a stored one does not', async () => {
  const content = { 'a.jpg': strToU8('a chair '.repeat(100)) }
  for (const [level, hasHead] of [
    [0, false],
    [9, true],
  ] as const) {
    const [file] = await filesInZip(blobOf(zipSync(content, { level })))
    assert.is(Boolean(file?.readHead), hasHead)
    const head = await file?.readHead?.(7)
    if (head) assert.is(await head.text(), 'a chair')
  }
})

function endOf(bytes: Uint8Array) {
  const end = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - endSize, endSize)
  return { length: end.getUint32(12, true), start: end.getUint32(16, true) }
}

/** Counts the output of each DecompressionStream until the end of the test. */
function countUnpacked(): { bytes: number } {
  const read = { bytes: 0 }
  const Original = globalThis.DecompressionStream
  globalThis.DecompressionStream = class extends Original {
    override readonly readable = super.readable.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          read.bytes += chunk.byteLength
          controller.enqueue(chunk)
        },
      }),
    )
  }
  use(() => {
    globalThis.DecompressionStream = Original
  })
  return read
}

test.run()
