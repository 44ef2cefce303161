import * as assert from 'uvu/assert'
import { suite } from '#test'
import { SLOT_DRAWINGS, slotDrawingUrl } from '../../../../web/slot-drawing-url.ts'
import { picture } from '../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

const test = suite<{ site: RunningSite }>('drawings of slots')

test.before(async context => {
  context.site = await startSite()
})

const slot = 'executive-furniture/chairs/products/image-1.jpg'

test('are immutable SVG documents, the same with a file in the slot', async ({ site }) => {
  const get = (url: string) => fetch(site.url + url)
  const version = /"(?:W\/)?([^"-]+)/.exec(
    (await get(slotDrawingUrl(slot))).headers.get('etag') ?? '',
  )?.[1]
  const before = await get(slotDrawingUrl(slot, version))
  assert.is(before.status, 200)
  assert.is(before.headers.get('content-type'), 'image/svg+xml')
  assert.match(before.headers.get('cache-control') ?? '', 'immutable')
  assert.match(before.headers.get('content-security-policy') ?? '', 'sandbox')
  await site.upload(slot, await picture('jpeg'))
  const after = await get(slotDrawingUrl(slot, version))
  assert.match(after.headers.get('cache-control') ?? '', 'immutable')
  assert.is(await after.text(), await before.text())
  assert.is(
    (await get(slotDrawingUrl(slot, 'another'))).headers.get('cache-control'),
    'public, max-age=60',
  )
})

test('are those of images, and nothing else', async ({ site }) => {
  for (const path of [
    'executive-furniture/chairs/products/image-101.jpg',
    'home/hero/prefab-units/home-hero-prefab-units-video-1.mp4',
    'home/hero/prefab-units/home-hero-prefab-units-video-1.poster.jpg',
    '../healthz',
    '',
  ])
    assert.is((await fetch(site.url + SLOT_DRAWINGS + path)).status, 404, path)
})

test.run()
