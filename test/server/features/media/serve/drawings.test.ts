import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pageDrawing } from '../../../../../server/starters/nairobi/page-drawings.ts'
import { drawingUrl } from '../../../../../web/base/routes.ts'
import { SLOT_DRAWINGS, slotDrawingUrl } from '../../../../../web/base/slot-drawing-url.ts'
import { publicPages } from '../../../../support/public-pages.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('drawings at addresses of their own')

test.before(async context => {
  context.site = await startSite()
})

test('are immutable SVG documents at addresses of their own', async ({ site }) => {
  const { name, version } = pageDrawing('/services/interiors')
  const answer = await fetch(site.url + drawingUrl(name, version))
  assert.is(answer.status, 200)
  assert.is(answer.headers.get('content-type'), 'image/svg+xml')
  assert.match(answer.headers.get('cache-control') ?? '', 'immutable')
  assert.match(answer.headers.get('content-security-policy') ?? '', 'sandbox')
  assert.match(await answer.text(), /^<svg .*width="640" height="480"/)
  const old = await fetch(site.url + drawingUrl(name, 'another'))
  assert.is(old.headers.get('cache-control'), 'public, max-age=60')
})

test('of heroes have a second one for phones', async ({ site }) => {
  const widthAt = async (query: string) => {
    const svg = await (await fetch(`${site.url}/drawings/contact.svg?${query}`)).text()
    return /width="(\d+)"/.exec(svg)?.[1]
  }
  assert.equal([await widthAt('v=1'), await widthAt('v=1&phone')], ['1600', '1200'])
})

test('move in heroes only', async ({ site }) => {
  const svgOf = async (name: string) => (await fetch(`${site.url}/drawings/${name}.svg`)).text()
  assert.match(await svgOf('contact'), 'animation:')
  for (const name of ['to-contact', 'to-gallery', 'shortlist'])
    assert.not.match(await svgOf(name), 'animation', name)
})

test('that are no slots are those of the content, and nothing else', async ({ site }) => {
  for (const path of ['/drawings/castle.svg', '/drawings/contact', '/drawings/../contact.svg'])
    assert.is((await fetch(site.url + path)).status, 404, path)
})

test('that are no slots are no places for uploads', async ({ site }) => {
  const { total } = (await (await site.ask('GET', '/api/admin/media')).json()) as { total: number }
  assert.is(total, new Set(publicPages.flatMap(page => page.slots).map(({ path }) => path)).size)
  assert.is(total, 2070)
})

test('are on their pages with what they show, and lazy except in a hero', async ({ site }) => {
  const imagesOf = async (path: string) => {
    const html = await (await fetch(site.url + path)).text()
    return html.match(/<img[^>]* src="\/drawings\/[^>]*>/g) ?? []
  }
  const [hero = '', ...links] = await imagesOf('/nowhere')
  assert.match(hero, /alt="Crane with an empty hook[^"]*".*loading="eager"/)
  assert.is(links.length, 6)
  for (const image of links) assert.match(image, /alt="".*loading="lazy"/)
})

const slot = 'executive-furniture/chairs/products/image-1.jpg'

test('of slots are immutable SVG documents, the same with a file in the slot', async ({ site }) => {
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

test('of slots are those of images, and nothing else', async ({ site }) => {
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
