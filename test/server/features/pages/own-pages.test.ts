import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { BinPage } from '../../../../web/admin/contract.ts'
import { api } from '../../../../web/base/routes.ts'
import type { OpenedPage } from '../../../../web/features/pages/contract.ts'
import { type PageCalls, pageCalls } from '../../../support/page-calls.ts'
import { publishFields } from '../../../support/publish-fields.ts'
import { picture } from '../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

const test = suite<{ site: RunningSite; pages: PageCalls }>('pages of the owner’s own')

test.before.each(async context => {
  context.site = use(await startSite())
  context.pages = pageCalls(context.site)
})

const STAIRS = '/services/stairs'

const get = (site: RunningSite, path: string) => fetch(site.url + path, { redirect: 'manual' })

/** Creates and publishes a copy of the interiors, and answers with what the editor opens. */
async function publishStairs(
  pages: PageCalls,
  path = STAIRS,
  name = 'Stairs',
): Promise<OpenedPage> {
  const { body } = await pages.create({ path, name, from: '/services/interiors' })
  const published = await pages.publish(path, body.version)
  assert.is(published.status, 200, JSON.stringify(published.body))
  return pages.open(path)
}

test('are hidden until they are published, then in the sitemap', async ({ site, pages }) => {
  const { status, body } = await pages.create({
    path: STAIRS,
    name: 'Stairs',
    from: '/services/interiors',
  })
  assert.is(status, 201)
  assert.is((await get(site, STAIRS)).status, 404)
  const listed = async () => (await pages.list()).find(({ path }) => path === STAIRS)
  assert.equal([(await listed())?.state, (await listed())?.isHidden], ['hidden', true])
  assert.is((await pages.open(STAIRS)).isHidden, true)
  assert.is((await pages.publish(STAIRS, body.version)).status, 200)
  assert.is((await get(site, STAIRS)).status, 200)
  assert.is((await pages.open(STAIRS)).isHidden, undefined)
  assert.match(await (await get(site, '/sitemap.xml')).text(), STAIRS)
  assert.equal([(await listed())?.state, (await listed())?.isHidden], ['published', undefined])
})

test('have places of their own, also before they are published', async ({ site, pages }) => {
  const { body } = await pages.create({ path: STAIRS, name: 'Stairs', from: '/services/interiors' })
  const drawn = JSON.stringify(body.draft?.source).match(/"path":"pages[^"]*"/g) ?? []
  assert.ok(drawn.length > 10)
  assert.not.match(JSON.stringify(body.draft?.source), '"path":"interior-designs')
  const slot = 'pages/services-stairs/image-3.jpg'
  const photo = await picture('jpeg', 640, 480)
  assert.is((await site.upload(slot, photo)).status, 200)
  await pages.publish(STAIRS, body.version)
  assert.match(await (await get(site, STAIRS)).text(), `/uploads/${slot}`)
})

test('begin empty where they are no copy, and say what is missing', async ({ pages }) => {
  const { body } = await pages.create({ path: STAIRS, name: 'Stairs' })
  const published = await pages.publish(STAIRS, body.version)
  assert.equal(Object.keys(published.body.fields).sort(), ['description', 'keywords'])
})

test('have a second address below the prefab units, as those have', async ({ site, pages }) => {
  await publishStairs(pages, '/services/containers/saunas', 'Saunas')
  assert.is((await get(site, '/services/prefab-units/saunas')).status, 200)
})

test('leave their former address with a redirect that keeps the query', async ({ site, pages }) => {
  await publishStairs(pages)
  assert.is((await publishFields(pages, STAIRS, { path: '/stairs' })).status, 200)
  assert.is((await publishFields(pages, '/stairs', { path: '/steps' })).status, 200)
  for (const path of [STAIRS, '/stairs', '/Stairs/']) {
    const { status, headers } = await get(site, `${path}?a=1`)
    assert.equal([status, headers.get('location')], [301, '/steps?a=1'], path)
  }
  const data = await get(site, api.page(STAIRS))
  assert.equal([data.status, data.headers.get('location')], [301, api.page('/steps')])

  assert.is((await publishFields(pages, '/steps', { path: STAIRS })).status, 200)
  assert.is((await get(site, STAIRS)).status, 200)
  assert.is((await get(site, '/stairs')).headers.get('location'), STAIRS)
})

test('of the release may move as well, and those below them follow', async ({ site, pages }) => {
  const engineering = '/engineering-services'
  assert.is((await publishFields(pages, engineering, { path: '/metalwork' })).status, 200)
  assert.is((await get(site, engineering)).headers.get('location'), '/metalwork')
  const html = await (await get(site, `${engineering}/powder-coating`)).text()
  assert.match(html, 'href="/metalwork"')
  assert.is((await publishFields(pages, '/metalwork', { path: engineering })).status, 200)
  assert.is((await get(site, engineering)).status, 200)
  assert.is((await get(site, '/metalwork')).headers.get('location'), engineering)
})

test('stay below a page that moves, and can be published there', async ({ site, pages }) => {
  await publishStairs(pages)
  await publishStairs(pages, '/services/stairs/spiral', 'Spiral stairs')
  await publishFields(pages, '/services/stairs/spiral', { under: STAIRS })
  assert.is((await publishFields(pages, STAIRS, { path: '/staircases' })).status, 200)
  const data = await (await fetch(site.url + api.page('/services/stairs/spiral'))).json()
  assert.equal(data.page.above, ['/staircases'])
  const again = await publishFields(pages, '/services/stairs/spiral', { keywords: ['a', 'b', 'c'] })
  assert.is(again.status, 200, JSON.stringify(again.body))
})

test('take no address that is taken, reserved or malformed', async ({ pages }) => {
  for (const path of ['/admin/x', '/uploads', '/UPPER', 'stairs', '/a//b', '/', '/a b']) {
    assert.is((await pages.create({ path, name: 'X' })).status, 400, path)
  }
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(61) }, { from: 'x'.repeat(301) }]) {
    assert.is((await pages.create({ path: '/x', name: 'X', ...wrong })).status, 400)
  }
  assert.is((await pages.create({ path: '/x', name: ` ${'x'.repeat(60)} ` })).status, 201)
  assert.is((await pages.create({ path: '/about', name: 'X' })).status, 409)
  assert.is((await pages.create({ path: '/services/prefab-units', name: 'X' })).status, 409)
  await publishStairs(pages)
  assert.is((await pages.create({ path: STAIRS, name: 'X' })).status, 409)
  const moved = await publishFields(pages, STAIRS, { path: '/about' })
  assert.match(moved.body.fields.path ?? '', 'has this address already')
})

test('take no address of an unpublished one, by a move or from the bin', async ({
  site,
  pages,
}) => {
  await publishStairs(pages)
  await pages.remove(STAIRS)
  await pages.create({ path: STAIRS, name: 'Hidden stairs' })
  const bin = (await (await site.ask('GET', api.bin)).json()) as { entries: { id: string }[] }
  const restored = await site.ask('POST', `${api.bin}/${bin.entries[0]?.id}/restore`)
  assert.is(restored.status, 409)
  await publishStairs(pages, '/services/steps', 'Steps')
  const moved = await publishFields(pages, '/services/steps', { path: STAIRS })
  assert.match(moved.body.fields.path ?? '', 'visitors do not see has this address')
})

test('stay where links of the site and shortlists look for them', async ({ pages }) => {
  for (const path of ['/contact', '/gallery', '/services/furniture/chairs']) {
    const { body } = await publishFields(pages, path, { path: '/elsewhere' })
    assert.match(body.fields.path ?? '', 'its address stays', path)
  }
})

test('are not called like another, nor below themselves', async ({ pages }) => {
  await publishStairs(pages)
  assert.match(
    (await publishFields(pages, STAIRS, { name: 'About Us' })).body.fields.name ?? '',
    '/about',
  )
  await pages.discard(STAIRS)
  await publishStairs(pages, '/services/steps', 'Steps')
  assert.is((await publishFields(pages, '/services/steps', { under: STAIRS })).status, 200)
  const { body } = await publishFields(pages, STAIRS, { under: '/services/steps' })
  assert.is(body.fields.under, 'A page cannot be below itself')
})

test('are deleted into the bin with their photos, and restored', async ({ site, pages }) => {
  await publishStairs(pages)
  const slot = 'pages/services-stairs/image-3.jpg'
  await site.upload(slot, await picture('jpeg', 640, 480))
  assert.is((await pages.remove(STAIRS, '/services/interiors')).status, 200)
  assert.is((await get(site, STAIRS)).headers.get('location'), '/services/interiors')
  assert.is((await get(site, `/uploads/${slot}`)).status, 404)
  const gone = await site.ask('GET', `${api.editedPage}?path=${STAIRS}`)
  assert.equal(
    [gone.status, ((await gone.json()) as { error: string }).error],
    [404, 'admin has deleted this page. It is in the bin for 30 days.'],
  )

  const bin = (await (await site.ask('GET', api.bin)).json()) as BinPage
  const { kind, subject, title } = bin.entries[0] ?? {}
  assert.equal([kind, subject, title], ['page', STAIRS, 'Stairs'])
  const restored = await site.ask('POST', `${api.bin}/${bin.entries[0]?.id}/restore`)
  assert.is(restored.status, 200)
  assert.is((await get(site, STAIRS)).status, 200)
  assert.is((await get(site, `/uploads/${slot}`)).status, 200)
})

test('leave a new page at a former address other places than their own', async ({ pages }) => {
  await publishStairs(pages)
  await pages.remove(STAIRS)
  const { body } = await pages.create({ path: STAIRS, name: 'Stairs', from: '/services/interiors' })
  assert.match(JSON.stringify(body.draft?.source), 'pages/services-stairs-2/video-1.mp4')
})

test('are not deleted while others are below them or the site needs them', async ({ pages }) => {
  await publishStairs(pages)
  await publishStairs(pages, '/services/steps', 'Steps')
  await publishFields(pages, '/services/steps', { under: STAIRS })
  assert.match((await pages.remove(STAIRS)).body.error, '“Steps” is below this page')
  assert.is((await pages.remove('/contact')).status, 400)
  assert.is((await pages.remove('/services/steps', '/nowhere')).status, 400)
})

test.run()
