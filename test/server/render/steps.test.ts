import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { KnownBySlot, PageData } from '../../../web/base/contract.ts'
import { api } from '../../../web/base/routes.ts'
import { siteWithChairs } from '../../support/many-products.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

const test = suite<{ site: RunningSite; html: (query?: string) => Promise<string> }>(
  'a list of more than a hundred products',
)

const chairs = '/services/furniture/chairs'

test.before(async context => {
  const site = await startSite({ env: await siteWithChairs(150) })
  context.site = site
  context.html = async (query = '') => (await fetch(site.url + chairs + query)).text()
})

/** The names on the tiles. */
const tiles = (html: string) =>
  [...html.matchAll(/data-item="([^"]*)"/g)].map(([, name = '']) => name)

const dataOf = (html: string): PageData =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

test('begins with its first twenty, and counts them all', async ({ html }) => {
  const page = await html()
  assert.is(tiles(page).length, 20)
  assert.match(page, 'Showing 20/250 - Click for More')
  assert.not.match(page, 'aria-label="All items"')
})

test('shows a hundred after a click, with links to the others', async ({ html }) => {
  const page = await html('?show=all')
  assert.equal([tiles(page).length, tiles(page)[99]], [100, 'Ch100'])
  assert.match(page, 'Showing 100/250 - Click for Less')
  assert.match(page, 'href="?show=all&amp;from=101"')
  assert.match(page, '101–200')
  assert.match(page, '201–250')
})

test('has an address for each hundred', async ({ html }) => {
  const page = await html('?show=all&from=201')
  assert.equal([tiles(page)[0], tiles(page).length], ['Ch201', 50])
  assert.match(page, 'aria-current="page">201–250</strong>')
  assert.not.match(page, 'Click for')
})

test('takes a number within a hundred for that, one beyond for the first', async ({ html }) => {
  assert.is(tiles(await html('?from=150'))[0], 'Ch101')
  for (const from of ['251', '-7', '1.5', 'x']) {
    assert.is(tiles(await html(`?show=all&from=${from}`))[0], 'Ch1')
  }
})

test('shows an item of any hundred in the viewer, among those beside it', async ({ html }) => {
  const page = await html('?item=Ch230')
  assert.is(tiles(page)[0], 'Ch201')
  assert.match(page, 'Ch230')
  assert.match(page, '<dialog')
})

test('sends the data of one hundred with a page', async ({ html, site }) => {
  const { page, media, isPart } = dataOf(await html('?from=201'))
  const grid = page.sections.find(section => section.kind === 'product-grid')
  assert.equal([isPart, grid?.part, grid?.products.length], [true, { from: 201, total: 250 }, 50])
  assert.is(Object.keys(media).filter(path => path.includes('/products/')).length, 50)
  const next: PageData = await (await fetch(site.url + api.page(chairs))).json()
  assert.is(Object.keys(next.media).filter(path => path.includes('/products/')).length, 100)
})

test('sends all to shortlists', async ({ site }) => {
  const whole: PageData = await (await fetch(site.url + api.wholePage(chairs))).json()
  const grid = whole.page.sections.find(section => section.kind === 'product-grid')
  assert.equal([grid?.products.length, whole.isPart, grid?.part], [250, undefined, undefined])
})

test('tells what is known of the hundred that an item is in', async ({ site }) => {
  const facts = async (slot: string): Promise<KnownBySlot> => {
    const query = new URLSearchParams({ path: chairs, slot })
    return (await fetch(`${site.url}${api.itemFacts}?${query}`)).json()
  }
  const known = await facts('executive-furniture/chairs/products/product-ch201.jpg')
  assert.equal(
    Object.values(known)
      .map(({ code }) => code)
      .slice(0, 2),
    ['Ch201', 'Ch202'],
  )
  assert.is(Object.keys(known).length, 50)
  assert.is(Object.keys(await facts('')).length, 100)
})

test.run()
