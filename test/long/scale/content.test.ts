import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import type { AdminProduct, AdminProducts } from '../../../web/admin/contract.ts'
import { api, feedUrls, routes } from '../../../web/base/routes.ts'
import { brandUrls } from '../../../web/features/company/brand/addresses.ts'
import { designFactsUrl } from '../../../web/features/design/addresses.ts'
import { partNames } from '../../../web/features/design/parts.ts'
import { firstPlan } from '../../../web/features/design/plan.ts'
import { planText } from '../../../web/features/design/plan-text.ts'
import type { EditedPage, PreviewLink } from '../../../web/features/pages/contract.ts'
import { suggestionsUrl } from '../../../web/features/search/addresses.ts'
import { startCeph } from '../../support/ceph.ts'
import { type PageCalls, pageCalls, retitled } from '../../support/page-calls.ts'
import { editPages, faultsOfPages } from '../../support/page-edits.ts'
import { startPostgres } from '../../support/postgres.ts'
import { compareEdits, editProducts } from '../../support/product-edits.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'
import { newSharedSite } from './shared-site.ts'

interface Both {
  url: string
  one: RunningSite
  other: RunningSite
  pages: PageCalls
  theirs: PageCalls
}

const test = suite<Both>('pages and products of a site of two processes')

const postgres = use(startPostgres())
const ceph = use(startCeph())

test.before(async context => {
  const { env } = await newSharedSite(postgres, ceph)
  const [one, other] = [await startSite({ env }), await startSite({ env })]
  const [pages, theirs] = [pageCalls(one), pageCalls(other)]
  Object.assign(context, { url: env.DATABASE_URL, one, other, pages, theirs })
})

const get = (site: RunningSite, path: string) => fetch(site.url + path, { redirect: 'manual' })
const text = async (site: RunningSite, path: string) => (await get(site, path)).text()
const json = async <T>(site: RunningSite, path: string) =>
  (await (await site.ask('GET', path)).json()) as T

/** Waits until the other process shows, of a path that it has cached, what one has changed. */
async function shows(site: RunningSite, path: string, words: string): Promise<void> {
  await until(`${words} at ${path}`, async () => (await text(site, path)).includes(words))
}

/** Has the other process answer first, so that what it caches is old. */
async function cached(site: RunningSite, path: string, words: string): Promise<void> {
  for (let twice = 0; twice < 2; twice += 1) {
    assert.ok(!(await text(site, path)).includes(words), `${words} is at ${path} already`)
  }
}

/** Whether both answer with the same document, but for their own addresses. */
async function isSame({ one, other }: Both, path: string): Promise<boolean> {
  const [here, there] = await Promise.all(
    [one, other].map(async site => (await text(site, path)).replaceAll(new URL(site.url).port, '')),
  )
  return here === there
}

async function publish(pages: PageCalls, path: string, fields: object): Promise<number> {
  const { version, source, keys } = await pages.open(path)
  const changed = { ...source, ...fields } as EditedPage
  const saved = await pages.save(path, { version, keys, source: changed })
  return (await pages.publish(path, saved.body.version)).status
}

/** Both at once; the statuses in order. */
const statuses = async (...answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort()

test('a draft, its publication and its versions are at the other one', async context => {
  const { other, pages, theirs } = context
  await cached(other, '/about', 'Of two processes')
  const saved = await pages.save(
    '/about',
    retitled(await pages.open('/about'), 1, 'Of two processes'),
  )
  await until('the draft', async () => (await theirs.open('/about')).draft)
  assert.is((await theirs.publish('/about', saved.body.version)).status, 200)
  await shows(context.one, '/about', 'Of two processes')
  await shows(other, '/about', 'Of two processes')
  assert.equal(await pages.versions('/about'), await theirs.versions('/about'))
  assert.is((await pages.versions('/about')).length, 1)
})

test('a hidden page is gone at the other one, and shown there again', async context => {
  const { other, pages } = context
  const path = '/services/interiors'
  await cached(other, '/sitemap.xml', 'nothing')
  await pages.hide(path, '/about')
  await until('it to be hidden', async () => (await get(other, path)).status === 302)
  assert.not.match(await text(other, '/sitemap.xml'), path)
  await pages.show(path)
  await until('it to be shown', async () => (await get(other, path)).status === 200)
  assert.match(await text(other, '/sitemap.xml'), path)
})

test('a page of the owner’s own is at the other one, with its preview, and goes there', async context => {
  const { one, other, pages, theirs } = context
  const path = '/services/stairs'
  await cached(other, path, 'Stairs of oak')
  const { body } = await pages.create({ path, name: 'Stairs of oak', from: '/services/interiors' })
  const made = await one.ask('POST', `${api.previewLink}?path=${path}`)
  const preview = new URL(((await made.json()) as PreviewLink).url).pathname
  await until('its preview', async () => (await get(other, preview)).status === 200)
  assert.is((await theirs.publish(path, body.version)).status, 200)
  await shows(one, path, 'Stairs of oak')
  await until('its end', async () => (await get(one, preview)).status === 410)
  assert.is((await theirs.remove(path, '/about')).status, 200)
  await until(
    'it to be gone',
    async () => (await get(one, path)).headers.get('location') === '/about',
  )
})

test('a moved page, its former address and pages below it are the same at both', async context => {
  const { one, other, pages } = context
  const [from, to] = ['/engineering-services', '/metalwork']
  await cached(other, '/sitemap.xml', to)
  assert.is(await publish(pages, from, { path: to }), 200)
  await until('the move', async () => (await get(other, from)).headers.get('location') === to)
  await until('the page', async () => (await get(other, to)).status === 200)
  const navigation = async (site: RunningSite) =>
    ((await (await get(site, api.page('/about'))).json()) as { site: { navigation: unknown } }).site
      .navigation
  await until(
    'one menu',
    async () => JSON.stringify(await navigation(other)) === JSON.stringify(await navigation(one)),
  )
  const redirect = { from: '/former', to: '/about' }
  assert.is((await one.ask('POST', api.redirects, redirect)).status, 201)
  await until('the redirect', async () => (await get(other, '/former')).status === 301)
  assert.is((await other.ask('DELETE', `${api.redirects}?from=/former`)).status, 200)
  await until('its end', async () => (await get(one, '/former')).status === 404)
})

test('the menu, texts of all pages and contact details change at the other one', async context => {
  const { one, other } = context
  await cached(other, '/gallery', 'Ask the yard')
  const texts = { 'message.chat': 'Ask the yard' }
  const put = { version: 0, texts, footer: null }
  assert.is((await one.ask('PUT', api.siteTexts, put)).status, 200)
  await shows(other, '/gallery', 'Ask%20the%20yard')
  assert.is((await one.ask('PUT', api.menu, { version: 0, order: ['/gallery'] })).status, 200)
  await until('the menu', async () => {
    const menu = await json<{ items: { href: string }[] }>(other, api.menu)
    return menu.items[0]?.href === '/gallery'
  })
  await cached(other, '/gallery', 'Yard of Two')
  const { details } = await json<{ details: object }>(one, api.adminContactDetails)
  const changed = { ...details, companyName: 'Yard of Two' }
  assert.is((await one.ask('PUT', api.adminContactDetails, changed)).status, 200)
  await shows(other, '/gallery', 'Yard of Two')
})

test('what is said of a product shows at the other one: page, list, search and feed', async context => {
  const { one, other } = context
  const chairs = '/services/furniture/chairs'
  const found = suggestionsUrl('Zebrano')
  for (const path of [chairs, routes.product('Ch8'), found]) await cached(other, path, 'Zebrano')
  const price = { kind: 'fixed', cents: 7_654_300, per: 'piece', vatIncluded: true }
  const said = { version: 0, name: 'Zebrano 8', seats: 7, price, isPriceShown: true }
  assert.is((await one.ask('PATCH', api.adminProduct('Ch8'), said)).status, 200)
  await shows(other, routes.product('Ch8'), 'Zebrano 8')
  await shows(other, routes.product('Ch8'), '76,543')
  await shows(other, chairs, 'Zebrano 8')
  await shows(other, found, 'Zebrano 8')
  assert.is((await get(other, feedUrls.meta)).status, 404)
  await one.ask('PUT', api.feeds, { version: 0, meta: true, google: false })
  await until('the feed', async () => (await get(other, feedUrls.meta)).status === 200)
})

test('a new product is at the other one, in its order, and a deleted one is not', async context => {
  const { one, other } = context
  const path = routes.product('Ch200')
  assert.is((await get(other, path)).status, 404)
  const chair = { collection: 'chairs', code: 'Ch200', name: 'Two hundred', facts: { seats: 3 } }
  assert.is((await one.ask('POST', api.adminProducts, chair)).status, 201)
  await shows(other, path, 'Two hundred')
  const listOf = async (site: RunningSite) =>
    (await json<AdminProducts>(site, api.adminProducts)).collections.find(
      ({ id }) => id === 'chairs',
    )
  const { version = 0 } = (await listOf(other)) ?? {}
  const move = { version, codes: ['Ch200'], before: 'Ch1' }
  assert.is((await other.ask('PATCH', api.adminCollection('chairs'), move)).status, 200)
  await until('the order', async () => (await listOf(one))?.version === version + 1)
  assert.is((await other.ask('DELETE', api.adminProduct('Ch200'))).status, 200)
  await until('it to be gone', async () => (await get(one, path)).status === 404)
})

test('prices of units and words of answers change at the other one', async context => {
  const { one, other } = context
  const facts = designFactsUrl(planText(firstPlan))
  const before = await text(other, facts)
  const prices = Object.fromEntries(Object.keys(partNames).map(id => [id, 1_000_000]))
  const put = { version: 0, spread: 10, prices }
  assert.is((await one.ask('PUT', api.designPrices, put)).status, 200)
  await until('an estimate', async () => (await text(other, facts)) !== before)
  const { words } = await json<{ words: { id: string }[] }>(one, api.answerWords)
  await one.ask('DELETE', api.answerWord(words[0]?.id ?? ''))
  await until('one less', async () => {
    const now = await json<{ words: object[] }>(other, api.answerWords)
    return now.words.length === words.length - 1
  })
})

test('a plan made at one is seen and taken back at the other', async context => {
  const { other, pages, theirs } = context
  const path = '/gallery'
  const saved = await pages.save(path, retitled(await pages.open(path), 0, 'Planned'))
  const at = new Date(Date.now() + 3_600_000).toISOString()
  assert.is((await pages.plan(path, { version: saved.body.version, at })).status, 200)
  const stateAt = async (calls: PageCalls) =>
    (await calls.list()).find(page => page.path === path)?.state
  await until('the plan', async () => (await stateAt(theirs)) === 'scheduled')
  assert.is((await other.ask('DELETE', `${api.pageSchedule}?path=${path}`)).status, 200)
  await until('its end', async () => (await stateAt(pages)) === 'draft')
})

test('of two at once, one is answered with 409 and nothing is taken twice', async context => {
  const { one, other, pages, theirs } = context
  const page = { path: '/services/gates', name: 'Gates', from: '/services/interiors' }
  assert.equal(await statuses(pages.create(page), theirs.create(page)), [201, 409])
  const opened = await pages.open(page.path)
  await until('it at the other one', async () => (await theirs.open(page.path)).path === page.path)
  const publications = [pages, theirs].map(calls => calls.publish(page.path, opened.version))
  assert.equal(await statuses(...publications), [200, 409])
  for (const [address, change] of [
    [api.menu, { version: 1, order: ['/about'] }],
    [api.siteTexts, { version: 1, texts: {}, footer: null }],
    [api.feeds, { version: 1, meta: false, google: true }],
    [brandUrls.settings, { version: 0, colors: null, hasName: false, logo: 'keep' }],
  ] as const) {
    const both = [one, other].map(site => site.ask('PUT', address, change))
    assert.equal(await statuses(...both), [200, 409], address)
  }
})

test('of two pages that move to one address at once, one is refused', async context => {
  const { one, other, pages, theirs } = context
  const to = '/services/same'
  const movedBy = async (calls: PageCalls, path: string) => {
    const { version, source, keys } = await calls.open(path)
    const saved = await calls.save(path, { version, keys, source: { ...source, path: to } })
    return () => calls.publish(path, saved.body.version)
  }
  const moves = [
    await movedBy(pages, '/services/interiors'),
    await movedBy(theirs, '/services/furniture'),
  ]
  assert.equal(await statuses(...moves.map(move => move())), [200, 400])
  for (const site of [one, other]) {
    await until('the page', async () => (await get(site, to)).status === 200)
  }
  assert.ok(await isSame(context, to))
})

test('the next code is given once, however many ask for it', async context => {
  const { one, other } = context
  const added: string[] = []
  let refused = 0
  const add = async (site: RunningSite, count: number) => {
    for (let done = 0; done < count; ) {
      const { collections } = await json<AdminProducts>(site, api.adminProducts)
      const code = collections.find(({ id }) => id === 'chairs')?.nextCode ?? ''
      const chair = { collection: 'chairs', code, name: `${code} of ${site.url.slice(-5)}` }
      const answer = await site.ask('POST', api.adminProducts, chair)
      assert.ok([201, 409].includes(answer.status), await answer.clone().text())
      if (answer.status === 409) refused += 1
      else {
        added.push(((await answer.json()) as AdminProduct).code)
        done += 1
      }
    }
  }
  await Promise.all([add(one, 6), add(other, 6)])
  assert.is(new Set(added).size, 12)
  assert.ok(refused > 0, 'both asked for the same code at least once')
  for (const site of [one, other]) {
    for (const code of added) {
      await until(code, async () => (await get(site, routes.product(code))).status === 200)
    }
  }
})

test('one of two items of a page that get one name at once is refused', async context => {
  const { one, other } = context
  const rename = (site: RunningSite, code: string) =>
    site.ask('PATCH', api.adminProduct(code), { version: 0, name: 'Twin' })
  assert.equal(await statuses(rename(one, 'Ch20'), rename(other, 'Ch21')), [200, 409])
})

test('nothing that two administrators save and publish at two processes is lost', async context => {
  const { url, one, other } = context
  const pages = editPages(one.url, 25, other.url)
  const products = editProducts(one.url, 25, other.url)
  await Promise.all([pages.done, products.done])
  assert.ok(pages.sent.length >= 50)
  const database = await openDatabase(url)
  use(() => database.close())
  assert.equal(await faultsOfPages({ database, name: 'pages' }, pages), [])
  assert.equal(await compareEdits({ database, name: 'products' }, products.acknowledged), {
    lost: [],
    overwritten: [],
  })
  for (const path of ['/about', '/services/same', '/metalwork', routes.product('Ch1')]) {
    await until(`one state of ${path}`, () => isSame(context, path))
  }
})

test.run()
