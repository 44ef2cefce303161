import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { type PageCalls, pageCalls, retitled } from '../../../../support/page-calls.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite; pages: PageCalls }>('pages that are hidden')

test.before.each(async context => {
  context.site = use(await startSite())
  context.pages = pageCalls(context.site)
})

const LASER = '/engineering-services/cnc-laser-cutting'
const INTERIORS = '/services/interiors'

const get = (site: RunningSite, path: string) => fetch(site.url + path, { redirect: 'manual' })
const text = async (site: RunningSite, path: string) => (await get(site, path)).text()
const rowOf = async (pages: PageCalls, path: string) =>
  (await pages.list()).find(page => page.path === path)

/** The first place for a picture of each page. */
const slotsOf = (pages: PageCalls, ...paths: string[]) =>
  Promise.all(
    paths.map(async path => {
      const { source } = await pages.open(path)
      return /"path":"([a-z0-9/-]+\.jpg)"/.exec(JSON.stringify(source.sections))?.[1] ?? ''
    }),
  )

test('leave menu, sitemap and footer, answer as a missing page, and come back as they were', async context => {
  const { site, pages } = context
  const before = await text(site, INTERIORS)
  const other = await text(site, '/download')
  const count = (await pages.list()).length
  assert.is((await pages.hide(INTERIORS)).status, 200)
  assert.is((await get(site, INTERIORS)).status, 404)
  for (const path of [
    api.page(INTERIORS),
    '/share/services/interiors.jpg',
    '/Services/Interiors',
  ]) {
    assert.is((await get(site, path)).status, 404, path)
  }
  assert.not.match(await text(site, '/sitemap.xml'), INTERIORS)
  // Their footers, and what stands where there is no page.
  for (const path of ['/download', '/no-such-page'])
    assert.not.match(await text(site, path), `href="${INTERIORS}"`)
  const row = await rowOf(pages, INTERIORS)
  assert.equal([row?.state, row?.isHidden, row?.name], ['hidden', true, 'Interior Design'])
  assert.is(row?.hidden?.by, 'admin')
  assert.is((await pages.list()).length, count)
  assert.is((await pages.open(INTERIORS)).hidden?.by, 'admin')

  assert.is((await pages.show(INTERIORS)).status, 200)
  assert.is(await text(site, INTERIORS), before)
  assert.is(await text(site, '/download'), other)
  assert.not.ok((await rowOf(pages, INTERIORS))?.hidden)
  const activity = await (await site.ask('GET', api.activity)).text()
  assert.match(activity, 'page-hidden')
  assert.match(activity, 'page-shown')
})

test('stay hidden after a restart, with their photos', async ({ site, pages }) => {
  const { body } = await pages.create({ path: '/stairs', name: 'Stairs', from: INTERIORS })
  await pages.publish('/stairs', body.version)
  const slots = await slotsOf(pages, '/stairs', LASER)
  const photo = await picture('jpeg', 800, 600)
  for (const slot of slots) {
    const sent = await site.upload(slot, photo)
    assert.is(sent.status, 200, slot + (await sent.text()))
  }
  for (const path of ['/stairs', LASER]) assert.is((await pages.hide(path)).status, 200)
  assert.is((await site.upload(slots[0] ?? '', await picture('jpeg', 640, 480))).status, 200)
  await site.stop()
  const env = { DATA_DIR: site.dataDir, UPLOADS_DIR: site.uploadsDir }
  const again = use(await startSite({ env }))
  for (const path of ['/stairs', LASER]) {
    assert.is((await get(again, path)).status, 404)
    assert.is((await pageCalls(again).show(path)).status, 200)
    assert.is((await get(again, path)).status, 200)
  }
  for (const slot of slots) {
    assert.is((await get(again, `/uploads/${slot}`)).headers.get('content-type'), 'image/jpeg')
  }
})

test('show their drawings in the preview, and to nobody else', async ({ site, pages }) => {
  assert.is((await pages.hide(LASER)).status, 200)
  const made = await site.ask('POST', `${api.previewLink}?path=${LASER}`)
  const { url } = (await made.json()) as { url: string }
  const preview = await (await fetch(url)).text()
  const [address = ''] =
    /\/preview\/[^" ]+\/drawings\/to-[^" ]+-laser-cutting\.svg/.exec(preview) ?? []
  assert.is((await get(site, address)).headers.get('content-type'), 'image/svg+xml')
  const own = address.replace(/.*\/files/, '')
  assert.is((await site.ask('GET', `/api/admin/files${own}`)).status, 200)
  const other = await site.ask('POST', `${api.previewLink}?path=/about`)
  const { url: ofAbout } = (await other.json()) as { url: string }
  assert.is((await fetch(`${ofAbout}/files${own}`)).status, 404)
  assert.is((await get(site, own)).status, 404)
})

test('lead for now to the page that was chosen, with the query, also from former addresses', async context => {
  const { site, pages } = context
  await site.ask('POST', api.redirects, { from: '/laser', to: LASER })
  assert.is((await pages.hide(LASER, '/engineering-services')).status, 200)
  for (const path of [`${LASER}?a=1`, '/laser?a=1', `${LASER.toUpperCase()}/?a=1`]) {
    const answer = await get(site, path)
    assert.is(answer.status, 302, path)
    assert.match(answer.headers.get('location') ?? '', /\/engineering-services\?a=1$/)
  }
  const data = await get(site, api.page(LASER))
  assert.equal(
    [data.status, data.headers.get('location')],
    [302, api.page('/engineering-services')],
  )
  await pages.hide(LASER)
  assert.is((await get(site, LASER)).status, 404, 'chosen no more')
  for (const _ of ['shown', 'seen already']) await pages.show(LASER)
  assert.is((await get(site, LASER)).status, 200)
  assert.is((await get(site, '/laser')).status, 301)
})

test('that lead to each other answer as missing pages', async ({ site, pages }) => {
  const powder = '/engineering-services/powder-coating'
  assert.is((await pages.hide(LASER, powder)).status, 200)
  assert.is((await pages.hide(powder, LASER)).status, 400)
  assert.is((await pages.hide(powder)).status, 200)
  assert.is((await get(site, LASER)).status, 404)
})

test('are none that the site needs, and the reason is said', async ({ pages }) => {
  for (const [path, words] of [
    ['/', 'whole site'],
    ['/contact', 'whole site'],
    ['/gallery', 'whole site'],
    ['/shortlist', 'whole site'],
    ['/products', 'whole site'],
    ['/services/furniture/chairs', 'hide its collection'],
    ['/engineering-services', '“CNC Laser Cutting” is below this page'],
    ['/nowhere', 'no page'],
  ] as const) {
    const { status, body } = await pages.hide(path)
    assert.is(status, path === '/nowhere' ? 404 : 400, path)
    assert.match(body.error ?? '', words)
  }
  assert.match((await pages.visibility('/contact')).refused ?? '', 'whole site')
  assert.match((await pages.hide('/about', '/nowhere')).body.error ?? '', 'no page at this address')
  assert.match((await pages.hide('/about', '/about')).body.error ?? '', 'no page at this address')
  await pages.create({ path: '/new', name: 'New' })
  assert.match((await pages.hide('/new')).body.error ?? '', 'do not see this page yet')
})

test('leave a menu entry without a list where they were its last', async ({ site, pages }) => {
  const names = ['cnc-laser-cutting', 'powder-coating', 'steel-fabrication']
  for (const name of names) {
    assert.is((await pages.hide(`/engineering-services/${name}`)).status, 200)
  }
  const { items } = await (await site.ask('GET', api.menu)).json()
  const entry = items.find(({ href }: { href: string }) => href === '/engineering-services')
  assert.equal(entry, { label: 'Engineering Services', href: '/engineering-services' })
  assert.is((await pages.hide('/engineering-services')).status, 200)
  assert.is((await pages.show(LASER)).status, 400)
  assert.is((await pages.show('/engineering-services')).status, 200)
  assert.is((await pages.show(LASER)).status, 200)
})

test('name the pages that link to them', async ({ pages }) => {
  const { linkedFrom } = await pages.visibility('/about')
  const found = await pages.visibility('/engineering-services')
  assert.ok(
    found.linkedFrom.some(({ path }) => path === '/contact'),
    JSON.stringify(found),
  )
  assert.not(linkedFrom.some(({ path }) => path === '/about'))
})

test('are edited while hidden, and shown by their publication', async ({ site, pages }) => {
  await pages.hide('/about')
  const saved = await pages.save('/about', retitled(await pages.open('/about'), 1, 'Reworked'))
  assert.is((await get(site, '/about')).status, 404)
  const preview = await site.ask('GET', `${api.pagePreview}?path=/about`)
  assert.match(await preview.text(), 'Reworked')
  assert.is((await rowOf(pages, '/about'))?.state, 'hidden')
  assert.is((await pages.publish('/about', saved.body.version)).status, 200)
  assert.match(await text(site, '/about'), 'Reworked')
})

test('are not shown where another page has their name now, and say so', async ({ pages }) => {
  await pages.hide('/about')
  assert.is((await pages.create({ path: '/about', name: 'Other' })).status, 409)
  const { body } = await pages.create({ path: '/us', name: 'About Us', from: INTERIORS })
  assert.is((await pages.publish('/us', body.version)).status, 200)
  const shown = await pages.show('/about')
  assert.is(shown.status, 400)
  assert.match(shown.body.fields.name ?? '', '/us is called “About Us” already')
})

test.run()
