import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { NamedSlotDetails } from '../../../../../web/admin/contract.ts'
import type { ActivityPage } from '../../../../../web/base/activity-entries.ts'
import type { Media } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { slotDrawingUrl } from '../../../../../web/base/slot-drawing-url.ts'
import { BIN_HEADER } from '../../../../../web/features/operations/admin/bin/bin-header.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('photos that were built after their drawing')

// Each test has chairs of its own.
test.before(async context => {
  context.site = await startSite()
})

const chair = (n: number) => `executive-furniture/chairs/products/image-${n}.jpg`
const PAGE = '/services/furniture/chairs'

const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T

async function shown(site: RunningSite, n: number): Promise<Media> {
  const text = fetch(site.url + api.page(PAGE))
  const { media } = await json<{ media: Record<string, Media> }>(text)
  return media[chair(n)] as Media
}

const tick = (site: RunningSite, path: string, builtVersion: string) =>
  site.ask('PATCH', api.slotDetails, { slots: { [path]: { builtVersion } } })

const own = async (site: RunningSite, n: number) => {
  const address = `${api.slotDetails}?path=${chair(n)}`
  return (await json<NamedSlotDetails>(site.ask('GET', address))).own.builtVersion
}

/** A chair with a photo that is ticked; resolves to the photo's version. */
async function built(site: RunningSite, n: number): Promise<string> {
  await site.upload(chair(n), await picture('jpeg', 60, 40))
  const { version } = await shown(site, n)
  assert.is((await tick(site, chair(n), version)).status, 200)
  return version
}

test('the page names the drawing of this one photo, from the next request on', async ({ site }) => {
  const version = await built(site, 1)
  await site.upload(chair(2), await picture('jpeg', 60, 41))
  const { drawing = '' } = await shown(site, 1)
  assert.is(await own(site, 1), version)
  assert.not('drawing' in (await shown(site, 2)))
  const answer = await fetch(site.url + slotDrawingUrl(chair(1), drawing))
  assert.match(await answer.text(), /^<svg .*width="640" height="640"/)
  await tick(site, chair(1), '')
  assert.not('drawing' in (await shown(site, 1)))
  const { entries } = await json<ActivityPage>(site.ask('GET', api.activity))
  const changes = entries.filter(({ action }) => action === 'slot-details-changed')
  assert.equal(
    changes.map(({ subject }) => subject),
    [chair(1), chair(1)],
  )
})

test('the drawing is the one that stood there before the photo', async ({ site }) => {
  const before = await (await fetch(`${site.url}/uploads/${chair(3)}`)).text()
  await built(site, 3)
  const after = await fetch(site.url + slotDrawingUrl(chair(3)))
  assert.is(await after.text(), before)
})

test('a tick goes with a replaced photo, and comes back with it', async ({ site }) => {
  const version = await built(site, 5)
  const replaced = await site.upload(chair(5), await picture('jpeg', 70, 40))
  assert.not('drawing' in (await shown(site, 5)))
  assert.is(await own(site, 5), '')
  const restore = `${api.bin}/${replaced.headers.get(BIN_HEADER)}/restore`
  const ifVersion = (await shown(site, 5)).version
  assert.is((await site.ask('POST', restore, { ifVersion })).status, 200)
  assert.ok((await shown(site, 5)).drawing)
  assert.is(await own(site, 5), version)
})

test('a tick goes when its photo is deleted, and is not that of the next one', async ({ site }) => {
  await built(site, 7)
  await site.ask('DELETE', `${api.media}?path=${chair(7)}`)
  assert.is((await shown(site, 7)).kind, 'drawing')
  assert.not('drawing' in (await shown(site, 7)))
  await site.upload(chair(7), await picture('jpeg', 70, 40))
  assert.not('drawing' in (await shown(site, 7)))
})

test('a photo that is moved was not built after the drawing of its new place', async ({ site }) => {
  const version = await built(site, 9)
  const other = await built(site, 10)
  const swap = (from: number, to: number, ifVersion: string, ifTargetVersion: string) =>
    site.ask('POST', api.moveFile, { from: chair(from), to: chair(to), ifVersion, ifTargetVersion })
  assert.is((await swap(9, 10, version, other)).status, 200)
  for (const n of [9, 10]) assert.not('drawing' in (await shown(site, n)), String(n))
  assert.is((await swap(9, 10, other, version)).status, 200)
  for (const n of [9, 10]) assert.ok((await shown(site, n)).drawing, String(n))
})

test('a tick for a photo that a colleague has replaced is rejected with 409', async ({ site }) => {
  await site.upload(chair(11), await picture('jpeg', 60, 40))
  const { version } = await shown(site, 11)
  await site.upload(chair(11), await picture('jpeg', 70, 40))
  const answer = await tick(site, chair(11), version)
  assert.is(answer.status, 409)
  assert.match((await json<{ error: string }>(Promise.resolve(answer))).error, 'Another photo')
  assert.is(await own(site, 11), '')
})

test('only the photo of a product can be ticked', async ({ site }) => {
  const drawing = (await shown(site, 13)).version
  for (const version of [drawing, 'a-1', '<b>', 'x'.repeat(40)]) {
    assert.is((await tick(site, chair(13), version)).status, 400, version)
  }
  const { slots } = await json<{ slots: NamedSlotDetails[] }>(site.ask('GET', api.slotDetails))
  const other = slots.find(
    ({ path, defaults }) => path.endsWith('.jpg') && !('productName' in defaults),
  )
  const path = other?.path ?? ''
  await site.upload(path, await picture('jpeg', 60, 40))
  assert.is((await tick(site, path, 'a-1')).status, 400)
})

test('words that are saved without the tick leave it', async ({ site }) => {
  const version = await built(site, 15)
  const words = { productName: '', alt: 'A chair', title: '', description: '', isVisible: true }
  const answer = await site.ask('PUT', `${api.slotDetails}?path=${chair(15)}`, words)
  assert.is(answer.status, 200)
  assert.is(await own(site, 15), version)
})

test.run()
