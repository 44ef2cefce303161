import { mkdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminCollection, AdminProducts } from '../../../../../web/admin/contract.ts'
import { api, routes } from '../../../../../web/base/routes.ts'
import { BIN_HEADER } from '../../../../../web/features/operations/admin/bin/bin-header.ts'
import { pageCalls } from '../../../../support/page-calls.ts'
import { exportTable, importTable } from '../../../../support/product-table.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite }>('a collection as one thing')

test.before.each(async context => {
  context.site = await startSite()
})

const BEDS = '/services/furniture/beds'
const PHOTO = 'executive-furniture/beds/products/image-1.jpg'

const listed = async (site: RunningSite): Promise<AdminProducts> =>
  (await site.ask('GET', api.adminProducts)).json()

async function seen(site: RunningSite, id: string): Promise<AdminCollection> {
  const { collections } = await listed(site)
  const found = collections.find(one => one.id === id)
  if (!found) throw new Error(`no collection ${id}`)
  return found
}

async function change(site: RunningSite, id: string, what: object, as?: object) {
  const { version, name: was } = await seen(site, id)
  return site.ask('PUT', api.adminCollection(id), { version, was, ...what, ...as })
}

async function remove(site: RunningSite, id: string, as?: object) {
  const { version, name: was } = await seen(site, id)
  return site.ask('POST', api.collectionDeletion(id), { version, was, ...as })
}

const restore = (site: RunningSite, entry: string | null) =>
  site.ask('POST', `${api.bin}/${entry}/restore`)

const text = async (site: RunningSite, path: string) => (await fetch(site.url + path)).text()
const status = async (site: RunningSite, path: string) =>
  (await fetch(site.url + path, { redirect: 'manual' })).status

const PUBLIC = [
  ...['/', '/products', '/services/furniture', BEDS, routes.product('B1'), routes.product('Ch1')],
  ...['/sitemap.xml', '/search', '/search?q=bed', '/api/search?q=B1', '/no-such-page'],
  ...[`/api/pages?path=${BEDS}`, '/sheets/b1.pdf', `/uploads/${PHOTO}`],
]

/** Reads as a stranger what is at each address; of files their length. */
const publicState = (site: RunningSite) =>
  Promise.all(
    PUBLIC.map(async path => {
      const answer = await fetch(site.url + path)
      const isText = /text|json|xml/.test(answer.headers.get('content-type') ?? '')
      const body = isText ? await answer.text() : (await answer.arrayBuffer()).byteLength
      return [path, answer.status, body]
    }),
  )

const seenIn = async (site: RunningSite) => {
  const found: string[] = []
  for (const path of PUBLIC.filter(one => one !== '/api/search?q=B1')) {
    const body = await text(site, path)
    if (body.includes(`href="${BEDS}`) || body.includes(`${BEDS}<`)) found.push(path)
    if (/products\/b\d+["<]/.test(body)) found.push(`${path} by product`)
  }
  return found
}

test('its name is one in tiles, menu, breadcrumb, search and table, and its draft stays one', async ({
  site,
}) => {
  const pages = pageCalls(site)
  const page = await pages.open(BEDS)
  const source = { ...page.source, description: `${page.source.description} Slept in.` }
  const draft = { version: page.version, source, keys: page.keys }
  assert.is((await site.ask('PUT', `${api.pageDraft}?path=${BEDS}`, draft)).status, 200)

  const renamed = await change(site, 'beds', { name: 'Beds and headboards' })
  assert.is(renamed.status, 200, await renamed.clone().text())
  assert.match(await text(site, '/'), '>Beds and headboards<')
  assert.match(await text(site, routes.product('B1')), 'Beds and headboards')
  assert.match(await text(site, '/search'), 'Beds and headboards')
  assert.match((await exportTable(site)).toString(), '\nB1,Beds and headboards,')
  const table = 'Code,Collection,Name\n,Beds and headboards,Cot\n'
  assert.equal((await importTable(site, table)).body.wrong, [])

  const after = await pages.open(BEDS)
  assert.is(after.source.name, 'Beds and headboards')
  assert.is(after.draft?.source.name, 'Beds and headboards')
  assert.match(String(after.draft?.source.description), 'Slept in.')
  assert.not.match(await text(site, BEDS), 'Slept in.')

  const taken = await change(site, 'beds', { name: 'Chairs' })
  assert.equal([taken.status, Object.keys((await taken.json()).fields)], [409, ['name']])
  const ofPage = await change(site, 'beds', { name: 'About Us' })
  assert.equal([ofPage.status, Object.keys((await ofPage.json()).fields ?? {})], [400, ['name']])
})

test('a category of the gallery is renamed where it is linked, and cannot go', async ({ site }) => {
  assert.is((await change(site, 'interior-design', { name: 'Rooms' })).status, 200)
  const address = routes.gallery('interior-design').replace('&', '&amp;')
  assert.match(await text(site, routes.product('ID1')), `href="${address}"`)
  assert.match(await text(site, routes.gallery('interior-design')), '<h2>Rooms</h2>')
  for (const answer of [
    await change(site, 'interior-design', { isHidden: true }),
    await remove(site, 'interior-design'),
  ])
    assert.equal(
      [answer.status, (await answer.json()).error],
      [400, 'The gallery shows it: hide or delete its products instead'],
    )
})

test('the order of collections is that of lists and tables', async ({ site }) => {
  const order = async () => (await listed(site)).collections.map(({ id }) => id)
  const before = await order()
  const [first = ''] = before
  assert.is((await change(site, 'beds', { before: first })).status, 200)
  assert.equal(await order(), ['beds', ...before.filter(id => id !== 'beds')])
  assert.match((await exportTable(site)).toString().split('\n')[1] ?? '', /^B1,Beds,/)
  assert.is((await change(site, 'beds', { before: null })).status, 200)
  assert.is((await order()).at(-1), 'beds')
  assert.is((await change(site, 'beds', { before: 'none' })).status, 400)
  assert.is((await change(site, 'beds', { before: 'beds' })).status, 400)
})

test('hidden, it is nowhere for visitors, is worked on, and comes back as it was', async ({
  site,
}) => {
  assert.is((await site.upload(PHOTO, await picture('jpeg', 800, 800))).status, 200)
  await site.ask('PATCH', api.adminProduct('B1'), { version: 0, morePictures: 1 })
  const further = PHOTO.replace('image-1', 'picture-b1-2')
  assert.is((await site.upload(further, await picture('jpeg', 500, 500))).status, 200)
  const before = await publicState(site)
  assert.ok((await seenIn(site)).length > 4)
  assert.is((await change(site, 'beds', { isHidden: true })).status, 200)
  assert.equal(await seenIn(site), [])
  for (const path of [BEDS, `/api/pages?path=${BEDS}`, '/products/b1', '/sheets/b1.pdf'])
    assert.is(await status(site, path), 404, path)
  assert.not.match(await text(site, '/api/search?q=B1'), '"B1"')
  for (const path of [PHOTO, further]) assert.is(await status(site, `/uploads/${path}`), 404)
  assert.is((await seen(site, 'beds')).isHidden, true)

  // A price, a photo and a product come in meanwhile, and visitors see none of it.
  const patch = await site.ask('PATCH', api.adminProduct('B2'), { version: 0, title: 'For two' })
  assert.is(patch.status, 200, await patch.clone().text())
  const added = { collection: 'beds', code: 'B101', name: 'Cot' }
  assert.is((await site.ask('POST', api.adminProducts, added)).status, 201)
  assert.is(
    (await site.upload(PHOTO.replace('image-1', 'image-2'), await picture('jpeg', 500, 500)))
      .status,
    200,
  )
  assert.is(await status(site, '/products/b101'), 404)
  const show = await site.ask('PUT', `${api.pageVisibility}?path=${BEDS}`, { isHidden: false })
  assert.match((await show.json()).error, 'Show that under Products')
  const { version } = await pageCalls(site).open(BEDS)
  const published = await site.ask('POST', `${api.publishPage}?path=${BEDS}`, { version })
  assert.is(published.status, 200)
  assert.is(await status(site, BEDS), 404)

  await site.ask('DELETE', api.adminProduct('B101'))
  await site.ask('DELETE', `${api.media}?path=${PHOTO.replace('image-1', 'image-2')}`)
  await site.ask('PATCH', api.adminProduct('B2'), { version: 1, title: null })
  assert.is((await change(site, 'beds', { isHidden: false })).status, 200)
  assert.equal(await publicState(site), before)
})

test('deleted, it goes with its page and its products, and all of it comes back', async ({
  site,
}) => {
  assert.is((await site.upload(PHOTO, await picture('jpeg', 800, 800))).status, 200)
  const facts = { version: 0, facts: [{ label: 'Slats', kind: 'text' }] }
  assert.is((await site.ask('PUT', api.collectionFacts('beds'), facts)).status, 200)
  await site.ask('PATCH', api.adminProduct('B2'), { version: 0, own1: 'Beech', isVisible: false })
  const gone = (await site.ask('DELETE', api.adminProduct('B3'))).headers.get(BIN_HEADER)
  const tiles = { kind: 'products', title: 'Beds here', collection: 'beds', most: 4 }
  const pages = pageCalls(site)
  const { version, source, keys } = await pages.open('/about')
  const sections = [...source.sections, tiles]
  const draft = { version, source: { ...source, sections }, keys: [...keys, null] }
  const saved = await pages.save('/about', draft)
  assert.is((await pages.publish('/about', saved.body.version)).status, 200)
  assert.match(await text(site, '/about'), 'Beds here')

  const before = await Promise.all([publicState(site), listed(site), exportTable(site)])
  const removed = await remove(site, 'beds')
  assert.is(removed.status, 200, await removed.clone().text())
  assert.equal(await seenIn(site), [])
  assert.not.match(await text(site, '/about'), 'Beds here')
  for (const path of [BEDS, '/products/b1', '/sheets/b1.pdf', `/uploads/${PHOTO}`])
    assert.is(await status(site, path), 404, path)
  assert.ok(!(await listed(site)).products.some(({ collection }) => collection === 'beds'))
  assert.ok(!(await pages.list()).some(({ path }) => path === BEDS))
  const { entries } = await (await site.ask('GET', api.bin)).json()
  assert.equal(
    [entries[0].kind, entries[0].subject, entries[0].hasPicture],
    ['collection', 'Beds, 99 products', true],
  )

  // Its codes stay its own, and what was in the bin before waits for it.
  const taken = { collection: 'chairs', code: 'b 1', name: 'Taken' }
  assert.is((await site.ask('POST', api.adminProducts, { ...taken, code: 'B1' })).status, 409)
  const row = await importTable(site, 'Code,Collection,Name\nB1,Chairs,Taken\n')
  assert.match(JSON.stringify(row.body), 'is or was that of another product')
  const early = await restore(site, gone)
  assert.equal(
    [early.status, (await early.json()).error],
    [409, 'Its collection is deleted. Restore that first.'],
  )

  const entry = removed.headers.get(BIN_HEADER)
  assert.is((await restore(site, entry)).status, 200)
  const [pagesAfter, productsAfter, tableAfter] = await Promise.all([
    publicState(site),
    listed(site),
    exportTable(site),
  ])
  assert.equal(pagesAfter, before[0])
  assert.equal(productsAfter.products, before[1].products)
  assert.equal(tableAfter, before[2])
  const again = await importTable(site, tableAfter)
  assert.equal([again.body.new.length, again.body.changed.length, again.body.wrong], [0, 0, []])
  assert.is((await restore(site, entry)).status, 404)
  assert.is((await restore(site, gone)).status, 200)
  assert.is(await status(site, '/products/b3'), 200)
})

test('what another page or collection has taken meanwhile is named, and nothing is restored', async ({
  site,
}) => {
  const entry = (await remove(site, 'beds')).headers.get(BIN_HEADER)
  const text =
    'Beds of another maker, of wood and steel, for two and for one, from stock in Nairobi.'
  const add = (body: object) =>
    site.ask('POST', api.collections, {
      name: 'Sleep',
      path: '/sleep',
      text,
      prefix: 'SL',
      ...body,
    })
  const prefix = await add({ prefix: 'B' })
  assert.equal([prefix.status, Object.keys((await prefix.json()).fields)], [409, ['prefix']])
  const refused = async () => {
    const answer = await restore(site, entry)
    return [answer.status, (await answer.json()).error]
  }
  const place = await add({ path: BEDS })
  assert.is(place.status, 201, await place.clone().text())
  const { id } = await place.json()
  assert.is(id, 'beds-2')
  assert.equal(await refused(), [409, `Another page has the address ${BEDS} now.`])
  const other = (await remove(site, id)).headers.get(BIN_HEADER)
  assert.is((await add({ name: 'Beds', prefix: 'SP' })).status, 201)
  assert.equal(await refused(), [409, 'The collection at /sleep is called “Beds”.'])
  assert.is((await change(site, 'sleep', { name: 'Sleep' })).status, 200)
  assert.is((await restore(site, entry)).status, 200)
  assert.is(await status(site, BEDS), 200)
  assert.is((await restore(site, other)).status, 409)
})

test('a stale change is refused with 409, whichever it is', async ({ site }) => {
  const stale = { version: 99 }
  const other = { was: 'Bedsteads' }
  for (const as of [stale, other])
    for (const answer of [
      await change(site, 'beds', { name: 'Cots' }, as),
      await change(site, 'beds', { before: null }, as),
      await change(site, 'beds', { isHidden: true }, as),
      await remove(site, 'beds', as),
    ])
      assert.is(answer.status, 409)
  const two = await change(site, 'beds', { name: 'Cots', before: null })
  assert.is(two.status, 400)
  assert.is((await change(site, 'none-such', {}).catch(() => ({ status: 404 }))).status, 404)
  const { version, name: was } = await seen(site, 'beds')
  const both = await Promise.all([
    site.ask('PUT', api.adminCollection('beds'), { version, was, isHidden: true }),
    site.ask('POST', api.collectionDeletion('beds'), { version, was }),
  ])
  assert.equal(
    both.map(({ status }) => status),
    [200, 409],
  )
})

test('a change that cannot be stored leaves it as it was, and nothing in the bin', async ({
  site,
}) => {
  assert.is((await site.upload(PHOTO, await picture('jpeg', 800, 800))).status, 200)
  await site.ask('PATCH', api.adminProduct('B2'), { version: 0, title: 'For two' })
  const before = await Promise.all([publicState(site), listed(site)])
  const file = join(site.dataDir, 'products.json')
  const unwritable = async <T>(work: () => Promise<T>): Promise<T> => {
    await rename(file, `${file}.aside`)
    await mkdir(join(file, 'in the way'), { recursive: true })
    const result = await work()
    await rmdir(join(file, 'in the way'))
    await rmdir(file)
    await rename(`${file}.aside`, file)
    return result
  }
  const failed = await unwritable(async () => [
    (await remove(site, 'beds')).status,
    (await change(site, 'beds', { isHidden: true })).status,
    (await change(site, 'beds', { before: null })).status,
  ])
  assert.equal(failed, [503, 503, 503])
  assert.equal(await Promise.all([publicState(site), listed(site)]), before)
  assert.is((await (await site.ask('GET', api.bin)).json()).total, 0)

  const entry = (await remove(site, 'beds')).headers.get(BIN_HEADER)
  assert.is(await unwritable(async () => (await restore(site, entry)).status), 503)
  assert.is(await status(site, BEDS), 404)
  assert.is((await restore(site, entry)).status, 200)
  assert.equal(await publicState(site), before[0])
})

test.run()
