import { strToU8, zipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { filesInZip } from '../../../../../web/admin/upload-manager/files/zip-files.ts'

const test = suite('files in a ZIP')

const photo = crypto.getRandomValues(new Uint8Array(5000))
const text = strToU8('chair '.repeat(2000))
const archive = (level: 0 | 9 = 9) =>
  zipSync(
    { 'chairs/image-1.jpg': photo, 'chairs/é.txt': text, 'chairs/empty/': new Uint8Array() },
    { level },
  )
const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

test('are listed with their folders and sizes, without being unpacked', async () => {
  const files = await filesInZip(blobOf(archive()))
  assert.equal(
    files.map(({ path, name, size }) => [path, name, size]),
    [
      ['chairs/image-1.jpg', 'image-1.jpg', 5000],
      ['chairs/é.txt', 'é.txt', text.length],
    ],
  )
})

test('are unpacked unchanged, compressed or stored', async () => {
  for (const level of [0, 9] as const) {
    const [first, second] = await filesInZip(blobOf(archive(level)))
    assert.equal(new Uint8Array((await (await first?.read())?.arrayBuffer()) ?? []), photo)
    assert.equal(new Uint8Array((await (await second?.read())?.arrayBuffer()) ?? []), text)
  }
})

test('are read behind what a program notes of them in their headers', async () => {
  // The field of Unix users, which Info-ZIP writes longer here than in the directory.
  const extra = { 30837: new Uint8Array(300).fill(7) }
  const [file] = await filesInZip(blobOf(zipSync({ 'a.jpg': [photo, { level: 0, extra }] })))
  assert.equal(new Uint8Array((await (await file?.read())?.arrayBuffer()) ?? []), photo)
})

test('are read from an archive with a comment at its end', async () => {
  const bytes = archive()
  const comment = strToU8('made on a phone')
  const longer = new Uint8Array([...bytes, ...comment])
  new DataView(longer.buffer).setUint16(bytes.length - 2, comment.length, true)
  assert.is((await filesInZip(blobOf(longer))).length, 2)
})

test('a file that is no archive, or half of one, is rejected with a message', async () => {
  for (const bytes of [photo, archive().subarray(0, 3000), new Uint8Array()]) {
    const fault = await filesInZip(blobOf(bytes)).then(
      () => undefined,
      (error: Error) => error.message,
    )
    assert.match(fault ?? '', 'This ZIP is damaged')
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
  const fault = await file?.read().then(
    () => undefined,
    (error: Error) => error.message,
  )
  assert.match(fault ?? '', 'is damaged in this ZIP')
  assert.ok(read.bytes > 6, 'control: what comes out is counted')
  assert.ok(read.bytes < unpacked.length / 4, `${read.bytes} of ${unpacked.length} bytes came out`)
})

test.run()

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
