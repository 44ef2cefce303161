import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { allowLongUpload } from '../../../../server/features/media/upload/long-upload.ts'
import { type Visitor, visit } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'
import { picture } from '../../../support/samples.ts'
import { startSite } from '../../../support/site.ts'
import { until } from '../../../support/until.ts'
import { photo } from '../media/open-media.ts'
import { type OpenUploads, openUploads, tusBy } from '../media/resumable/open-uploads.ts'

const test = suite('uploads of users who lose access meanwhile')

type Site = OpenUploads & { another: Visitor }

/** With a second administrator, who is signed in. */
async function open(): Promise<Site> {
  const site = use(await openUploads())
  await site.stores.adminUsers.create('another', 'another password')
  const another = visit(site.url)
  const json = { username: 'another', password: 'another password' }
  assert.is((await another('/api/admin/login', { json })).status, 200)
  return { ...site, another }
}

const idOf = ({ stores }: Site) => stores.adminUsers.named('another')?.id ?? ''

const ways: Record<string, (site: Site) => Promise<unknown>> = {
  removed: site => site.stores.adminUsers.remove(idOf(site)),
  'shut out': site => site.stores.adminUsers.setActive(idOf(site), false),
  'given another password': site => site.stores.adminUsers.setPassword(idOf(site), 'a new one'),
  'signed out': site => site.another('/api/admin/logout', { method: 'POST' }),
  'signed out from elsewhere': site => site.stores.sessions.end(idOf(site), () => true),
}

/** Sends half of `bytes`, and the rest when `between` is done. */
function inHalves(bytes: Buffer, between: () => Promise<unknown>) {
  let sent = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const half = Math.floor(bytes.length / 2)
        if (sent === 1) await between()
        controller.enqueue(
          new Uint8Array(sent === 0 ? bytes.subarray(0, half) : bytes.subarray(half)),
        )
        sent += 1
        if (sent === 2) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

for (const [name, shutOut] of Object.entries(ways)) {
  test(`${name} during the last PATCH request: the file is discarded`, async () => {
    const site = await open()
    const { another, library, remains, uploadsDir } = site
    const file = await picture('jpeg', 900, 600)
    const begun = await tusBy(another).create(photo.path, file.length)
    const address = begun.headers.get('location') ?? ''
    const there = join(uploadsDir, '.incoming/tus', address.slice(-32))
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    }
    const body = inHalves(file, async () => {
      await until('the first half', async () => (await stat(there)).size > 0)
      await shutOut(site)
    })
    const init = { method: 'PATCH', headers, body, duplex: 'half' }
    assert.is((await another(address, init)).status, 401)
    assert.is(library.media(photo.path).kind, 'drawing')
    assert.equal(await remains(), [])
  })

  test(`${name} during a form upload: the file is discarded`, async () => {
    const site = await open()
    const { another, library, leftovers } = site
    const at = photo.path.lastIndexOf('/')
    const form = new FormData()
    form.set('targetPath', photo.path.slice(0, at))
    form.set('fileName', photo.path.slice(at + 1))
    form.set('file', new Blob([new Uint8Array(await picture('jpeg', 900, 600))]), 'x')
    const encoded = new Response(form)
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
    const bytes = Buffer.from(await encoded.arrayBuffer())
    const body = inHalves(bytes, async () => {
      await until('the first half', async () => (await leftovers()).length > 1)
      await shutOut(site)
    })
    const init = { method: 'POST', headers, body, duplex: 'half' }
    assert.is((await another('/api/admin/upload-file', init)).status, 401)
    assert.is(library.media(photo.path).kind, 'drawing')
    assert.equal(await leftovers(), ['tus'])
  })
}

test('removing a user removes the uploads that the user has begun', async () => {
  const site = await startSite()
  const admin = visit(site.url)
  await admin('/api/admin/login', { json: { username: 'admin', password: site.password } })
  const json = { username: 'another', password: 'another password' }
  const { id } = (await (await admin('/api/admin/users', { json })).json()) as { id: string }
  const another = visit(site.url)
  await another('/api/admin/login', { json })
  const path = 'home/core-services/prefab-units/home-core-services-prefab-units-image-1.jpg'
  for (const tus of [tusBy(admin), tusBy(another)]) {
    const begun = await tus.create(path, 100)
    await tus.append(begun.headers.get('location') ?? '', 0, Buffer.alloc(40))
  }
  const folder = join(site.uploadsDir, '.incoming/tus')
  assert.is((await readdir(folder)).length, 4)
  assert.is((await admin(`/api/admin/users/${id}`, { method: 'DELETE' })).status, 200)
  await until('its upload to go', async () => (await readdir(folder)).length === 2)
})

test('a long upload rechecks the session while data arrives', async () => {
  let looks = 0
  const { url } = await serveKoa([
    async ctx => {
      ctx.state.ensureSignedIn = async () => {
        looks += 1
      }
      allowLongUpload(ctx, 5)
      for await (const _ of ctx.req);
      ctx.body = 'all'
    },
  ])
  const body = inHalves(Buffer.alloc(10), () => until('looks', async () => looks > 3))
  const init = { method: 'POST', body, duplex: 'half' }
  assert.is(await (await fetch(url, init)).text(), 'all')
})

test.run()
