import { strToU8, zipSync } from 'fflate'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { filesInZip } from '../../../../web/admin/upload-manager/files/zip-files.ts'

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

test('come out as they went in, packed or not', async () => {
  for (const level of [0, 9] as const) {
    const [first, second] = await filesInZip(blobOf(archive(level)))
    assert.equal(new Uint8Array((await (await first?.read())?.arrayBuffer()) ?? []), photo)
    assert.equal(new Uint8Array((await (await second?.read())?.arrayBuffer()) ?? []), text)
  }
})

test('an archive with a comment behind it is read too', async () => {
  const bytes = archive()
  const comment = strToU8('made on a phone')
  const longer = new Uint8Array([...bytes, ...comment])
  new DataView(longer.buffer).setUint16(bytes.length - 2, comment.length, true)
  assert.is((await filesInZip(blobOf(longer))).length, 2)
})

test('what is no archive, or half of one, is refused with a sentence', async () => {
  for (const bytes of [photo, archive().subarray(0, 3000), new Uint8Array()]) {
    const fault = await filesInZip(blobOf(bytes)).then(
      () => undefined,
      (error: Error) => error.message,
    )
    assert.match(fault ?? '', 'This ZIP is damaged')
  }
})

test('a file that is larger than its archive says fills no memory', async () => {
  const bytes = archive()
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  // The second entry of the directory at the end: its size comes 24 bytes into it.
  const entries = [...bytes.keys()].filter(
    at => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
  )
  view.setUint32((entries[1] ?? 0) + 24, 6, true)
  const [, file] = await filesInZip(blobOf(bytes))
  const fault = await file?.read().then(
    () => undefined,
    (error: Error) => error.message,
  )
  assert.match(fault ?? '', 'is damaged in this ZIP')
})

test.run()
