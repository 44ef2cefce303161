import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { copiesFolder } from '../../../server/features/media/shared/shared-files.ts'
import type { MediaSlot } from '../../../web/admin/contract.ts'
import { api, posterOf } from '../../../web/base/routes.ts'
import { startCeph } from '../../support/ceph.ts'
import { startPostgres } from '../../support/postgres.ts'
import { picture, sample } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import { newSharedSite } from './shared-site.ts'

const test = suite<{ one: RunningSite; other: RunningSite }>('media of a site of two processes')

const postgres = use(startPostgres())
const ceph = use(startCeph())

const chair = (n: number) => `executive-furniture/chairs/products/image-${n}.jpg`
const film = 'prefab-units/hero/video-1.mp4'
const otherFilm = 'home/hero/prefab-units/home-hero-prefab-units-video-1.mp4'
const CHAIRS = '/services/furniture/chairs'

// Each test has places of its own.
test.before(async context => {
  const { env } = await newSharedSite(postgres, ceph)
  Object.assign(context, { one: await startSite({ env }), other: await startSite({ env }) })
})

async function versionOn(site: RunningSite, slot: string): Promise<string | undefined> {
  const page = await (await fetch(site.url + api.page(CHAIRS))).json()
  return (page as { media: Record<string, { version: string }> }).media[slot]?.version
}

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const bytesOf = async (url: string) => bytes(await fetch(url))

async function slotOf(site: RunningSite, path: string): Promise<MediaSlot | undefined> {
  const slots: MediaSlot[] = []
  JSON.parse(await (await site.ask('GET', api.media)).text(), (_, value) => {
    if (value?.path === path) slots.push(value)
    return value
  })
  return slots[0]
}

test('a photo that one takes is shown by the other, by page and by address', async ({
  one,
  other,
}) => {
  const drawing = await versionOn(other, chair(1))
  const uploaded = await one.upload(chair(1), await picture('jpeg', 60, 40))
  assert.is(uploaded.status, 200, await uploaded.clone().text())
  const { version } = (await uploaded.json()) as { version: string }
  await until('the photo', async () => (await versionOn(other, chair(1))) === version)
  assert.is.not(drawing, version)
  const address = `/uploads/${chair(1)}?v=${version}`
  const [here, there] = await Promise.all([one, other].map(site => bytesOf(site.url + address)))
  assert.equal(there, here)
  const headers = (await fetch(other.url + address)).headers
  assert.is(headers.get('content-type'), 'image/jpeg')
  assert.match(headers.get('cache-control') ?? '', /immutable/)
  assert.is(headers.get('etag'), (await fetch(one.url + address)).headers.get('etag'))
})

test('what one deletes shows its drawing at the other, and is restored there', async ({
  one,
  other,
}) => {
  const { version } = (await (
    await one.upload(chair(2), await picture('jpeg', 60, 40))
  ).json()) as { version: string }
  await until('the photo', async () => (await versionOn(other, chair(2))) === version)
  const deleted = await one.ask('DELETE', `${api.media}?path=${chair(2)}`)
  const entry = deleted.headers.get('x-bin-entry')
  await until('the drawing', async () => (await versionOn(other, chair(2))) !== version)
  const restored = await other.ask('POST', `${api.bin}/${entry}/restore`)
  assert.is(restored.status, 200, await restored.text())
  await until('the photo again', async () => (await versionOn(one, chair(2))) === version)
})

test('of two administrators at two processes, the second is asked what is to stay', async ({
  one,
  other,
}) => {
  await one.upload(chair(3), await picture('jpeg', 60, 40))
  const stale = { ifVersion: '' }
  const answer = await other.upload(chair(3), await picture('jpeg', 70, 40), stale)
  const { slot } = (await answer.json()) as { slot: MediaSlot }
  assert.equal([answer.status, slot.version], [409, await versionOn(one, chair(3))])
})

test('a video and its poster are had in parts from the other, and move there', async ({
  one,
  other,
}) => {
  await one.upload(film, await readFile(sample('clip-720p.mp4')))
  await one.upload(posterOf(film), await picture('jpeg', 60, 40))
  const whole = await bytesOf(`${one.url}/uploads/${film}`)
  const headers = { range: 'bytes=1000-1999' }
  await until('the video', async () => {
    const part = await fetch(`${other.url}/uploads/${film}`, { headers })
    return part.status === 206 && whole.subarray(1000, 2000).equals(await bytes(part))
  })
  const slot = await until('its poster', async () => {
    const found = await slotOf(other, film)
    return found?.poster && found
  })
  const versions = { ifVersion: slot.version, ifTargetVersion: '' }
  const moved = await other.ask('POST', api.moveFile, { from: film, to: otherFilm, ...versions })
  assert.is(moved.status, 200, await moved.text())
  await until('the move', async () => (await slotOf(one, otherFilm))?.version === slot.version)
  assert.equal(await bytesOf(`${one.url}/uploads/${otherFilm}`), whole)
  assert.is((await slotOf(one, otherFilm))?.poster, slot.poster)
  assert.is((await slotOf(one, film))?.present, false)
})

test('a product that one deletes comes back with its photo at the other', async ({
  one,
  other,
}) => {
  const { version } = (await (
    await one.upload(chair(8), await picture('jpeg', 60, 40))
  ).json()) as { version: string }
  const deleted = await one.ask('DELETE', api.adminProduct('Ch8'))
  assert.is(deleted.status, 200, await deleted.clone().text())
  await until('its end', async () => (await versionOn(other, chair(8))) === undefined)
  const entry = deleted.headers.get('x-bin-entry')
  const restored = await other.ask('POST', `${api.bin}/${entry}/restore`)
  assert.is(restored.status, 200, await restored.text())
  for (const site of [one, other]) {
    await until('its photo', async () => (await versionOn(site, chair(8))) === version)
  }
  assert.is((await fetch(`${one.url}/uploads/${chair(8)}?v=${version}`)).status, 200)
})

test('while the bucket is away, pages and drawings go on, uploads say so, and all comes back', async ({
  one,
  other,
}) => {
  const before = await picture('jpeg', 60, 40)
  const { version } = (await (await one.upload(chair(4), before)).json()) as { version: string }
  await until('the photo', async () => (await versionOn(other, chair(4))) === version)
  await (await ceph).kill()
  assert.is((await fetch(other.url + CHAIRS)).status, 200)
  assert.is((await fetch(`${other.url}/uploads/${chair(5)}`)).status, 200, 'a drawing')
  const address = `/uploads/${chair(4)}?v=${version}`
  assert.is((await fetch(one.url + address)).status, 200, 'its copy is here')
  // Its smaller forms are made of a copy, there too.
  const folder = join(other.uploadsDir, copiesFolder)
  for (const name of await readdir(folder)) await rm(join(folder, name))
  const missing = await fetch(other.url + address)
  assert.is(missing.status, 503)
  assert.ok(missing.headers.get('retry-after'))
  const refused = await other.upload(chair(5), await picture('jpeg', 80, 40))
  assert.is(refused.status, 503, await refused.text())
  await (await ceph).start()
  await until('the bucket', async () => (await fetch(other.url + address)).status === 200)
  const taken = await other.upload(chair(5), await picture('jpeg', 80, 40))
  assert.is(taken.status, 200, await taken.text())
})

test('while the database is away, photos are shown, uploads and deletions say so', async ({
  one,
  other,
}) => {
  const { version } = (await (
    await one.upload(chair(6), await picture('jpeg', 60, 40))
  ).json()) as { version: string }
  await until('the photo', async () => (await versionOn(other, chair(6))) === version)
  const server = await postgres
  server.kill()
  const address = `/uploads/${chair(6)}?v=${version}`
  for (const site of [one, other]) assert.is((await fetch(site.url + address)).status, 200)
  const refused = await one.upload(chair(6), await picture('jpeg', 80, 40))
  assert.is(refused.status, 503, await refused.text())
  const kept = await one.ask('DELETE', `${api.media}?path=${chair(6)}`)
  assert.is(kept.status, 503, await kept.text())
  await server.start()
  assert.is(await versionOn(one, chair(6)), version)
  await until('the database', async () => {
    const answer = await other.ask('DELETE', `${api.media}?path=${chair(6)}`)
    return answer.status === 200
  })
  await until('the drawing', async () => (await versionOn(one, chair(6))) !== version)
})

test.run()
