import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminCollection, AdminProducts } from '../../../../../web/admin/contract.ts'
import type { PageData } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import type { ListedPage } from '../../../../../web/features/pages/contract.ts'
import {
  answerFirst as answer,
  firstAnswers,
  firstStart as shown,
} from '../../../../support/first-answers.ts'
import { pageCalls } from '../../../../support/page-calls.ts'
import { publishFields } from '../../../../support/publish-fields.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('the first start')

const text = async (site: RunningSite, path: string) => (await fetch(site.url + path)).text()

const pathsOf = async (site: RunningSite) =>
  [...(await text(site, '/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(
    ([, path = '']) => path || '/',
  )

/** Rules for the colours of the example's pages are words of no reader. */
const withoutStyles = (html: string) => html.replace(/<style>.*?<\/style>/s, '')

const OF_THE_EXAMPLE =
  /nairobi|kenya|\bKES\b|\+254|furniture|container|prefab|manyanja|sofa|kitanda|to measure|business hours/i

test('an empty site takes the place of the example at once, and says nothing of it', async () => {
  const site = await startSite()
  assert.match(await text(site, '/'), 'Nairobi')
  const { work, countries } = await shown(site)
  assert.is(work, undefined)
  const uganda = countries.find(({ name }) => name === 'Uganda')
  assert.equal(uganda, {
    ...{ name: 'Uganda', currency: 'UGX', timeZones: ['Africa/Kampala'] },
    phoneExample: '+256 700 123456',
  })

  assert.is((await answer(site)).status, 200)
  const paths = await pathsOf(site)
  assert.equal(paths, ['/', '/about', '/contact'])
  for (const path of paths) {
    assert.not.match(await text(site, path), /href="\/(?:products|shortlist)"/, path)
  }
  assert.not.match(await text(site, '/'), /class="button secondary">Ask for a quote</)
  assert.not.match(await text(site, '/contact'), /Service<|Budget range|Project timeline/)
  const others = [
    '/products',
    '/shortlist',
    '/search',
    '/search?q=tank',
    '/compare',
    '/no-such-page',
    '/admin',
  ]
  for (const path of [...paths, ...others]) {
    assert.not.match(withoutStyles(await text(site, path)), OF_THE_EXAMPLE, path)
  }
  assert.is((await fetch(`${site.url}/services/furniture/chairs`)).status, 404)
  assert.is((await fetch(`${site.url}/products/ch1`)).status, 404)
  const { pages } = (await (await site.ask('GET', api.adminPages)).json()) as {
    pages: ListedPage[]
  }
  assert.equal(
    pages.map(({ path, state }) => [path, state]),
    ['/', '/products', '/about', '/contact', '/shortlist'].map(path => [path, 'shipped']),
  )
  const { site: around } = (await (await fetch(site.url + api.page('/'))).json()) as PageData
  assert.is(around.contact.companyName, firstAnswers.companyName)
  const again = await shown(site)
  assert.is(again.answers.currency, 'UGX')
  assert.is(again.isAnswered, true)
  assert.equal([again.work, again.isEmpty], ['begun empty', true])
  await site.stop()
})

test('an empty site is filled through its screens, and a page of it is edited', async () => {
  const site = await startSite()
  await answer(site)
  const collection = {
    name: 'Floor tiles',
    path: '/products-floor-tiles',
    text: 'Ceramic and porcelain tiles for floors, by the square metre, from stock in Kampala.',
    prefix: 'FT',
  }
  assert.is((await site.ask('POST', api.collections, collection)).status, 201)
  assert.not.match(await text(site, '/'), '<h2>Our products')
  const product = { collection: 'products-floor-tiles', code: 'FT1', name: 'Terrazzo grey' }
  assert.is((await site.ask('POST', api.adminProducts, product)).status, 201)
  assert.equal(await pathsOf(site), [
    ...['/', '/products', '/about', '/contact', '/products-floor-tiles', '/products/ft1'],
  ])
  const home = await text(site, '/')
  assert.match(home, /<h2>Our products.*class="alone".*href="\/products\/ft1"/s)
  assert.match(home, /href="\/contact" class="button secondary">Ask for a quote</)
  assert.match(home, /aria-label="Shortlist, empty"/)
  const tile = await text(site, '/products/ft1')
  assert.not.match(tile, /More from|Goes with it|All collections/)
  for (const isHidden of [true, false]) {
    const list = await (await site.ask('GET', api.adminProducts)).json()
    const [{ id, version, name: was }] = (list as AdminProducts).collections as [AdminCollection]
    const hiding = { version, was, isHidden }
    assert.is((await site.ask('PUT', api.adminCollection(id), hiding)).status, 200)
    const [paths, around] = [await pathsOf(site), await text(site, '/contact')]
    assert.is(paths.includes('/products'), !isHidden)
    assert.is(/href="\/(?:products|shortlist)"/.test(around), !isHidden)
  }

  const pages = pageCalls(site)
  assert.is((await publishFields(pages, '/about', { name: 'About us' })).status, 200)
  assert.match(await text(site, '/about'), 'About us')
  const reverted = await pages.revert('/about', 'shipped')
  assert.is(reverted.body.source.name, 'How it works')
  await site.stop()
})

test('an empty site that cannot be stored whole is hidden, and completed by the next answer', async () => {
  const data = join(await temporaryFolder(), 'data')
  const site = await startSite({ env: { DATA_DIR: data } })
  const texts = join(data, 'site-texts.json')
  await mkdir(join(texts, 'in the way'), { recursive: true })
  assert.is((await answer(site)).status, 503)
  assert.is((await fetch(site.url)).status, 503)
  await rm(texts, { recursive: true })
  const { work, isEmpty } = await shown(site)
  assert.equal([work, isEmpty], [undefined, false])
  assert.is((await answer(site, { begin: 'keep' })).status, 200)
  assert.equal(await pathsOf(site), ['/', '/about', '/contact'])
  assert.not.match(withoutStyles(await text(site, '/contact')), OF_THE_EXAMPLE)
  await site.stop()
})

test('keeping the example changes its company alone', async () => {
  const site = await startSite()
  const before = await pathsOf(site)
  assert.is((await answer(site, { begin: 'keep' })).status, 200)
  assert.equal(await pathsOf(site), before)
  assert.match(await text(site, '/'), 'Kampala Tiles')
  const { answers: now, isAnswered } = await shown(site)
  assert.equal([now.currency, isAnswered], ['UGX', true])

  const stale = await answer(site, { begin: 'keep', updatedAt: null, companyName: 'Another' })
  assert.is(stale.status, 409)
  assert.match(await text(site, '/'), 'Kampala Tiles')
  await site.stop()
})

test('work that would be lost keeps the site from beginning empty', async () => {
  const site = await startSite()
  await site.upload(
    'home/portfolio/prefab-units/home-portfolio-prefab-units-image-1.jpg',
    await picture('jpeg'),
  )
  const refused = await answer(site)
  assert.is(refused.status, 409)
  assert.match(((await refused.json()) as { error: string }).error, 'has uploaded files')
  assert.match(await text(site, '/'), 'Nairobi')
  assert.is((await shown(site)).work, 'uploaded files')
  const wrong = await answer(site, { companyName: ' ', phone: '0772', currency: 'UGS' })
  assert.equal(Object.keys(((await wrong.json()) as { fields: object }).fields), [
    'companyName',
    'phone',
    'currency',
  ])
  await site.stop()
})

const local: [country: string, typed: string, stored: string | undefined][] = [
  ['Ghana', '024 555 0123', '+233 24 555 0123'],
  ['Ghana', '(024) 555-0123', '+233 24 555-0123'],
  ['Ghana', '+254 712 345 678', '+254 712 345 678'],
  ['Ghana', '233245550123', undefined],
  ['Germany', '030 1234567', '+49 30 1234567'],
  ['Italy', '06 1234 5678', '+39 06 1234 5678'],
  ['Benin', '01 97 12 34 56', '+229 01 97 12 34 56'],
  ['Hungary', '06 1 234 5678', '+36 1 234 5678'],
  ['United States', '1 202 555 0123', '+1 202 555 0123'],
  ['Kazakhstan', '8 712 345 67 89', '+7 712 345 67 89'],
  ['Kazakhstan', '812 345 67 89', '+7 812 345 67 89'],
]

test('a number as it is dialled in the country is stored with its calling code', async () => {
  const site = await startSite()
  const { countries } = await shown(site)
  assert.equal(
    countries.filter(({ phoneExample }) => phoneExample.startsWith('+44')).map(({ name }) => name),
    ['Guernsey', 'Isle of Man', 'Jersey', 'United Kingdom'],
  )
  for (const [country, typed, stored] of local) {
    const answered = await answer(site, { begin: 'keep', country, phone: typed })
    assert.is(answered.status, stored ? 200 : 400, typed)
    if (stored) assert.is((await shown(site)).answers.phone, stored)
  }
  await site.stop()
})

test('STARTER=empty says that the site is being set up until its company is known', async () => {
  const site = await startSite({ env: { STARTER: 'empty' } })
  for (const path of ['/', '/products', '/contact', '/sitemap.xml', '/services/furniture']) {
    const response = await fetch(site.url + path)
    assert.equal([response.status, response.headers.get('x-robots-tag')], [503, 'noindex'], path)
    assert.match(await response.text(), 'being set up')
  }
  assert.is((await fetch(`${site.url}/admin`)).status, 200)
  const cookie = await site.signIn()
  assert.match(await (await fetch(site.url, { headers: { cookie } })).text(), 'See what there is')
  assert.is((await shown(site)).answers.companyName, '')

  const lead = 'We sell ovens and cold rooms to kitchens.'
  assert.is((await answer(site, { begin: 'keep', lead })).status, 200)
  const home = await text(site, '/')
  assert.match(home, `<p class="lead">${lead}</p>`)
  assert.match(home, `<meta name="description" content="${lead} Choose what you need,`)
  assert.equal(await pathsOf(site), ['/', '/about', '/contact'])
  await site.stop()
})

test.run()
