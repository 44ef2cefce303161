import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { hashesOf } from '../../../server/media/upload/content-id.ts'
import type { KnownContent } from '../../../web/admin/contract.ts'
import { contentIdOf } from '../../../web/admin/upload-manager/files/content-id.ts'
import { picture } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { uploadByTus } from '../../support/tus-client.ts'

const test = suite('known contents')

// Reading a Blob does not keep Node's event loop alive, and the runner ends a file that waits idly.
const alive = setInterval(() => undefined, 1000)
test.after(() => clearInterval(alive))

const chair = 'executive-furniture/chairs/products/image-12.jpg'
const other = chair.replace('12', '13')
const megabyte = 1024 * 1024

const contentsOf = async (site: RunningSite) => {
  const answer = await site.ask('GET', '/api/admin/media/contents')
  return ((await answer.json()) as { contents: KnownContent[] }).contents
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('the content id of browser and server is the same, at the border of a piece too', async () => {
  const file = join(await temporaryFolder(), 'file')
  for (const size of [0, 1, 8 * megabyte - 1, 8 * megabyte, 8 * megabyte + 1, 17 * megabyte]) {
    const bytes = randomBytes(size)
    await writeFile(file, bytes)
    const { sha256: whole, contentId, bytes: counted } = await hashesOf(file)
    assert.equal([whole, counted], [sha256(bytes), size])
    assert.is(contentId, await contentIdOf(new Blob([bytes])), `${size}`)
    assert.is(contentId === whole, size <= 8 * megabyte, `${size}`)
  }
})

test('name the upload itself, or the file that a browser made it of', async () => {
  const site = await startSite()
  const bytes = await picture('jpeg', 40, 30)
  await site.upload(chair, bytes)
  assert.equal(await contentsOf(site), [{ id: sha256(bytes), bytes: bytes.length, path: chair }])
  const id = sha256(Buffer.from('the camera’s file'))
  await site.upload(other, bytes, { contentId: id, contentBytes: '5000000' })
  assert.equal((await contentsOf(site)).at(-1), { id, bytes: 5_000_000, path: other })
  const about = { contentId: id.replace(/./g, 'a'), contentBytes: '7' }
  const file = await picture('jpeg', 50, 30)
  await uploadByTus(site.url, { slotPath: chair, file, cookie: await site.signIn(), about })
  const found = (await contentsOf(site)).find(({ path }) => path === chair)
  assert.equal(found, { id: about.contentId, bytes: 7, path: chair })
})

test('leave out a deleted file, and have it again when it is restored', async () => {
  const site = await startSite()
  await site.upload(chair, await picture('jpeg', 40, 30))
  const before = await contentsOf(site)
  const deleted = await site.ask('DELETE', `/api/admin/media?path=${chair}`)
  assert.equal(await contentsOf(site), [])
  await site.ask('POST', `/api/admin/bin/${deleted.headers.get('x-bin-entry')}/restore`)
  assert.equal(await contentsOf(site), before)
})

test('half of the two fields, or no hash, is refused', async () => {
  const site = await startSite()
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
