import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Overview } from '../../../../../web/admin/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('overview API')
test.before(async context => {
  context.site = await startSite({ env: { CONTACT_LIMIT: 'off' } })
})

async function read({ url, signIn }: RunningSite, more = {}): Promise<Overview> {
  const headers = { ...more, cookie: await signIn() }
  const answer = await fetch(url + api.overview, { headers })
  assert.is(answer.status, 200)
  return (await answer.json()) as Overview
}

test('of a new installation: no files, placeholder contact details', async ({ site }) => {
  const { media, contactDetails, disk, queues, inquiries, quotes, pages, lastBackup, presses } =
    await read(site)
  assert.is(media.present, 0)
  assert.is(
    media.areas.reduce((sum, area) => sum + area.total, 0),
    media.total,
  )
  assert.equal(contactDetails.atDefault, ['phone', 'whatsapp', 'email'])
  assert.ok(disk.free > 0 && disk.free <= disk.total)
  assert.equal(queues, { pictures: 0, mails: { isOn: false, queued: 0, failed: 0 } })
  assert.is(inquiries.new, 0)
  assert.equal(quotes, { drafts: 0, open: 0, accepted: 0, unsent: 0 })
  assert.equal(pages, { drafts: 0, unfit: [] })
  assert.is(lastBackup, null)
  assert.equal(presses, { whatsapp: 0, phone: 0, email: 0 })
})

test('of a site in use: uploads, inquiries, clicks and backups count', async ({ site }) => {
  const { default: sharp } = await import('sharp')
  const create = { width: 40, height: 30, channels: 3 as const, background: 'red' }
  const photo = await sharp({ create }).jpeg().toBuffer()
  const path = 'home/core-services/prefab-units/home-core-services-prefab-units-image-1.jpg'
  assert.is((await site.upload(path, photo)).status, 200)
  const post = (address: string, body: object) =>
    fetch(site.url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const inquiry = { name: 'Otieno', email: 'o@example.com', message: 'A kiosk by the road, please' }
  assert.is((await post(api.contact, inquiry)).status, 201)
  assert.is((await post(api.presses, { kind: 'whatsapp', page: '/' })).status, 204)
  const at = '2026-11-20T08:00:00.000Z'
  const backup = JSON.stringify({ at, files: 3, bytes: 1000 })
  await writeFile(join(site.uploadsDir, '../data/last-backup.json'), backup)
  const { media, inquiries, lastBackup, presses } = await read(site)
  const home = media.areas.find(({ targetPath }) => targetPath === 'home')
  assert.is(home?.present, 1)
  assert.match(home?.drawn ?? '', /^home\/.*\.jpg$/)
  assert.is.not(home?.drawn, path)
  assert.is(inquiries.new, 1)
  assert.is(lastBackup, at)
  assert.is(presses.whatsapp, 1)
})

test('a proxy is untrusted while the own request comes by one, and no setting counts it', async ({
  site,
}) => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  // A stranger's header, which the dashboard of the administrator does not show.
  await fetch(site.url, { headers: forwarded })
  assert.is((await read(site)).isProxyUntrusted, false)
  assert.is((await read(site, forwarded)).isProxyUntrusted, true)
  assert.is((await read(site)).isProxyUntrusted, false)
  const trusting = await startSite({ env: { TRUST_PROXY: '1' } })
  assert.is((await read(trusting, forwarded)).isProxyUntrusted, false)
})

test.run()
