import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { hashesOf } from '../../../../server/features/media/upload/content-id.ts'
import { contentPiece } from '../../../../web/admin/content-piece.ts'
import type { KnownContent } from '../../../../web/admin/contract.ts'
import { contentIdOf } from '../../../../web/features/media/admin/upload-manager/files/content-id.ts'
import { picture } from '../../../support/samples.ts'
import { startSite } from '../../../support/site.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { uploadByTus } from '../../../support/tus-client.ts'

const test = suite('known contents')

// Reading a Blob does not keep Node's event loop alive, and the runner ends a file that waits idly.
const alive = setInterval(() => undefined, 1000)
test.after(() => clearInterval(alive))

const chair = 'executive-furniture/chairs/products/image-12.jpg'
const other = chair.replace('12', '13')

const site = await startSite()

const contentsOf = async () => {
  const answer = await site.ask('GET', '/api/admin/media/contents')
  return ((await answer.json()) as { contents: KnownContent[] }).contents
}

const byPath = (one: KnownContent, next: KnownContent) => one.path.localeCompare(next.path)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('the content id of browser and server is the same, at the border of a piece too', async () => {
  const file = join(await temporaryFolder(), 'file')
  const full = contentPiece
  for (const size of [0, 1, full, full + 1, 2 * full + 5]) {
    const bytes = Buffer.alloc(size, 'photo')
    await writeFile(file, bytes)
    const { sha256: whole, contentId, bytes: counted } = await hashesOf(file)
    assert.equal([whole, counted], [sha256(bytes), size])
    assert.is(contentId, await contentIdOf(new Blob([bytes])), `${size}`)
    const pieces = Array.from({ length: Math.ceil(size / contentPiece) }, (_, at) =>
      createHash('sha256').update(bytes.subarray(at * contentPiece, (at + 1) * contentPiece)),
    )
    const ofPieces = Buffer.concat(pieces.map(hash => hash.digest()))
    assert.is(contentId, pieces.length > 1 ? sha256(ofPieces) : whole, `${size}`)
  }
})

test('name the upload itself, or the file that a browser made it of', async () => {
  const bytes = await picture('jpeg', 40, 30)
  await site.upload(chair, bytes)
  assert.equal(await contentsOf(), [{ id: sha256(bytes), bytes: bytes.length, path: chair }])
  const id = sha256(Buffer.from('the camera’s file'))
  await site.upload(other, bytes, { contentId: id, contentBytes: '5000000' })
  assert.equal((await contentsOf()).at(-1), { id, bytes: 5_000_000, path: other })
  const about = { contentId: id.replace(/./g, 'a'), contentBytes: '7' }
  const file = await picture('jpeg', 50, 30)
  await uploadByTus(site.url, { slotPath: chair, file, cookie: await site.signIn(), about })
  const found = (await contentsOf()).find(({ path }) => path === chair)
  assert.equal(found, { id: about.contentId, bytes: 7, path: chair })
})

test('leave out a deleted file, and have it again when it is restored', async () => {
  await site.upload(chair, await picture('jpeg', 40, 30))
  const before = await contentsOf()
  const deleted = await site.ask('DELETE', `/api/admin/media?path=${chair}`)
  const left = before.filter(({ path }) => path !== chair)
  assert.equal(await contentsOf(), left)
  assert.is(left.length, before.length - 1)
  await site.ask('POST', `/api/admin/bin/${deleted.headers.get('x-bin-entry')}/restore`)
  assert.equal((await contentsOf()).toSorted(byPath), before.toSorted(byPath))
})

test('half of the two fields, or no hash, is refused', async () => {
  const bytes = await picture('jpeg', 40, 30)
  for (const fields of [
    { contentId: 'a'.repeat(64) },
    { contentBytes: '5' },
    { contentId: 'A', contentBytes: '5' },
  ]) {
    assert.is((await site.upload(chair, bytes, fields as Record<string, string>)).status, 400)
  }
})

test.run()
