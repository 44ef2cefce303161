import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ignoreMissing } from '../../../../../server/base/disk/stored-file.ts'
import type { BinItem, BinPage, MediaSlot } from '../../../../../web/admin/contract.ts'
import { filesBelow } from '../../../../support/files-below.ts'
import { inquiry } from '../../../../support/inquiry.ts'
import { sample } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { uploadByTus } from '../../../../support/tus-client.ts'

const test = suite('the bin')

const chair = 'executive-furniture/chairs/products/image-12.jpg'
const film = 'prefab-units/hero/video-1.mp4'

const photo = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer()

const listOf = async (site: RunningSite, query = '') =>
  (await (await site.ask('GET', `/api/admin/bin${query}`)).json()) as BinPage

const entriesOf = async (site: RunningSite, query?: string) => (await listOf(site, query)).entries

async function onlyEntry(site: RunningSite, query?: string): Promise<BinItem> {
  const entries = await entriesOf(site, query)
  assert.is(entries.length, 1)
  return entries[0] as BinItem
}

async function versionOf(site: RunningSite, path: string): Promise<string> {
  const text = await (await site.ask('GET', '/api/admin/media')).text()
  const slots: MediaSlot[] = []
  JSON.parse(text, (_, value) => {
    if (value?.path === path) slots.push(value)
    return value
  })
  return slots[0]?.version ?? ''
}

const restore = (site: RunningSite, id: string, body?: object) =>
  site.ask('POST', `/api/admin/bin/${id}/restore`, body)

/** Whether any file of the volume contains these bytes. */
async function isOnVolume({ dataDir, uploadsDir }: RunningSite, bytes: Buffer | string) {
  for (const folder of [dataDir, uploadsDir]) {
    for await (const file of filesBelow(folder)) {
      // A store is being written meanwhile.
      const text = await readFile(file).catch(ignoreMissing)
      if (text?.includes(bytes)) return true
    }
  }
  return false
}

test('a replaced photo is listed with who replaced it, is shown, and comes back over the new one', async () => {
  const site = await startSite()
  await site.upload(chair, await photo(10))
  const former = await readFile(join(site.uploadsDir, chair))
  const formerVersion = await versionOf(site, chair)
  const answer = await site.upload(chair, await photo(200))
  const entry = await onlyEntry(site)
  assert.is(answer.headers.get('x-bin-entry'), entry.id)
  assert.equal(
    [entry.kind, entry.cause, entry.who, entry.subject, entry.bytes, entry.hasPicture],
    ['media', 'replaced', 'admin', chair, former.length, true],
  )
  const days = (Date.parse(entry.expiresAt) - Date.parse(entry.deletedAt)) / 24 / 3600 / 1000
  assert.is(days, 30)
  const picture = await site.ask('GET', `/api/admin/bin/${entry.id}/picture`)
  assert.is(picture.headers.get('content-type'), 'image/jpeg')
  assert.equal(Buffer.from(await picture.arrayBuffer()), former)

  const refused = await restore(site, entry.id)
  const { slot } = (await refused.json()) as { slot: MediaSlot }
  assert.equal([refused.status, slot.path], [409, chair])
  assert.is(slot.version, await versionOf(site, chair))
  assert.is((await restore(site, entry.id, { ifVersion: slot.version })).status, 200)
  assert.equal(await readFile(join(site.uploadsDir, chair)), former)
  assert.is(await versionOf(site, chair), formerVersion)
  const now = await onlyEntry(site)
  assert.is.not(now.id, entry.id)
})

test('a deleted photo comes back as the upload that it was', async () => {
  const site = await startSite()
  const bytes = await photo(10)
  await site.upload(chair, bytes)
  const deleted = await site.ask('DELETE', `/api/admin/media?path=${chair}`)
  assert.equal(await deleted.json(), { success: true })
  const entry = await onlyEntry(site)
  assert.equal([entry.cause, deleted.headers.get('x-bin-entry')], ['deleted', entry.id])
  assert.is((await restore(site, entry.id)).status, 200)
  assert.equal(await entriesOf(site), [])
  const again = (await (await site.upload(chair, bytes)).json()) as { status: string }
  assert.is(again.status, 'unchanged')
  assert.is((await restore(site, entry.id)).status, 404)
})

test('a deleted video comes back with its poster', async () => {
  const site = await startSite()
  await site.upload(film, await readFile(sample('clip-720p.mp4')))
  const poster = film.replace('.mp4', '.poster.jpg')
  await site.upload(poster, await photo(10))
  const before = await readFile(join(site.uploadsDir, poster))
  await site.ask('DELETE', `/api/admin/media?path=${film}`)
  const entry = await onlyEntry(site)
  const picture = await site.ask('GET', `/api/admin/bin/${entry.id}/picture`)
  assert.equal(Buffer.from(await picture.arrayBuffer()), before)
  assert.is((await restore(site, entry.id)).status, 200)
  assert.equal(await readFile(join(site.uploadsDir, poster)), before)
  assert.ok(await versionOf(site, film))
})

test('what is deleted for good is in no file of the volume', async () => {
  const site = await startSite()
  await site.upload(chair, await photo(10))
  const former = await readFile(join(site.uploadsDir, chair))
  await site.ask('DELETE', `/api/admin/media?path=${chair}`)
  const { id } = await onlyEntry(site)
  assert.ok(await isOnVolume(site, former))
  assert.is((await site.ask('DELETE', `/api/admin/bin/${id}`)).status, 200)
  assert.not.ok(await isOnVolume(site, former))
  assert.equal(await entriesOf(site), [])
})

for (const way of ['a form', 'pieces']) {
  test(`an upload by ${way} over another version than it names is refused, and changes nothing`, async () => {
    const site = await startSite()
    const cookie = await site.signIn()
    const send = async (file: Buffer, ifVersion: string) => {
      if (way === 'a form') {
        const answer = await site.upload(chair, file, { ifVersion })
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
      }
      const body = await uploadByTus(site.url, {
        slotPath: chair,
        file,
        cookie,
        about: { ifVersion },
      })
      const isRefused = 'error' in (body as object)
      return { status: isRefused ? 409 : 200, body: body as Record<string, unknown> }
    }
    assert.is((await send(await photo(10), '')).status, 200)
    const version = await versionOf(site, chair)
    const before = await readFile(join(site.uploadsDir, chair))
    for (const seen of ['', 'other-1']) {
      const { status, body } = await send(await photo(200), seen)
      assert.is(status, 409)
      assert.match(String(body.error), 'Another file has come into this place')
      assert.equal((body.slot as MediaSlot).version, version)
    }
    assert.equal(await readFile(join(site.uploadsDir, chair)), before)
    assert.equal(await entriesOf(site), [])
    // A repeated upload, whose answer was lost, replaces nothing.
    assert.is((await send(await photo(10), '')).body.status, 'unchanged')
    assert.is((await send(await photo(200), version)).body.status, 'replaced')
  })
}

test('of two uploads at once into a place that both saw empty, one is refused', async () => {
  const site = await startSite()
  const answers = await Promise.all(
    [10, 200].map(async red => site.upload(chair, await photo(red), { ifVersion: '' })),
  )
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409])
})

test('a deleted inquiry is found in the bin by its words, comes back, and is deleted for good', async () => {
  const site = await startSite({ env: { CONTACT_LIMIT: 'off' } })
  const secret = 'zebra-striped gazebo'
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...inquiry(), message: `We want a ${secret}.` }),
  })
  const { id } = (await answer.json()) as { id: string }
  const inInbox = async () => (await site.ask('GET', `/api/admin/inquiries/${id}`)).status
  assert.is((await site.ask('DELETE', `/api/admin/inquiries/${id}`)).status, 200)
  assert.is(await inInbox(), 404)
  assert.equal(await entriesOf(site, '?q=lion'), [])
  const entry = await onlyEntry(site, '?q=GAZEBO')
  assert.equal([entry.id, entry.kind, entry.who], [id, 'inquiry', 'admin'])
  assert.is((await restore(site, id)).status, 200)
  assert.is(await inInbox(), 200)
  assert.is((await site.ask('DELETE', `/api/admin/bin/${id}`)).status, 404)
  await site.ask('DELETE', `/api/admin/inquiries/${id}`)
  assert.is((await site.ask('DELETE', `/api/admin/bin/${id}`)).status, 200)
  assert.is((await restore(site, id)).status, 404)
  assert.not.ok(await isOnVolume(site, secret))
})

test('texts of places that were emptied come back where nothing else was written', async () => {
  const site = await startSite()
  const change = (slots: Record<string, object>) =>
    site.ask('PATCH', '/api/admin/slot-details', { slots })
  const other = chair.replace('12', '13')
  await change({ [chair]: { title: 'Nyota', alt: 'A chair' }, [other]: { title: 'Kito' } })
  const emptied = await change({ [chair]: { title: '', alt: '' }, [other]: { title: '' } })
  const entry = await onlyEntry(site)
  assert.equal(
    [entry.kind, entry.subject, emptied.headers.get('x-bin-entry')],
    ['slot-details', '2 places', entry.id],
  )
  await change({ [other]: { title: 'Another' } })
  assert.is((await restore(site, entry.id)).status, 409)
  await change({ [other]: { title: '' } })
  assert.is((await restore(site, entry.id)).status, 200)
  const { own } = (await (
    await site.ask('GET', `/api/admin/slot-details?path=${chair}`)
  ).json()) as { own: object }
  assert.equal(own, {
    productName: '',
    alt: 'A chair',
    title: 'Nyota',
    description: '',
    isVisible: true,
    builtVersion: '',
  })
})

test('a name deleted for good is in no file of the volume, and finds its item no longer', async () => {
  const site = await startSite()
  const page = '/services/furniture/chairs?item='
  const secret = 'Desk of Njeri Otieno'
  const shows = async (name: string) =>
    (await (await fetch(site.url + page + encodeURIComponent(name))).text()).includes(
      'id="viewer-title"',
    )
  const name = (productName: string) =>
    site.ask('PATCH', '/api/admin/slot-details', { slots: { [chair]: { productName } } })
  await name(secret)
  await name('')
  const { id } = await onlyEntry(site)
  assert.is(await shows(secret), true)
  assert.is((await site.ask('DELETE', `/api/admin/bin/${id}`)).status, 200)
  assert.is(await shows(secret), false)
  assert.not.ok(await isOnVolume(site, secret))
})

test('the list has pages of 50, newest first, and refuses what it does not know', async () => {
  const site = await startSite()
  for (let red = 0; red < 52; red += 1) await site.upload(chair, await photo(red * 4))
  const first = await listOf(site)
  assert.equal([first.total, first.pageSize, first.entries.length], [51, 50, 50])
  assert.is((await entriesOf(site, '?page=2')).length, 1)
  assert.ok((first.entries[0]?.deletedAt ?? '') >= (first.entries[49]?.deletedAt ?? ''))
  assert.ok(first.bytes > 51 * 100)
  assert.is((await site.ask('GET', '/api/admin/bin?page=0')).status, 400)
})

test.run()
