import * as assert from 'uvu/assert'
import { suite } from '#test'
import { companyDay } from '../../../server/base/company-day.ts'
import type { PageData } from '../../../web/base/contract.ts'
import { api } from '../../../web/base/routes.ts'
import type { FilterLink } from '../../../web/sections/items/filters.ts'
import { plainRequest } from '../../support/plain-request.ts'
import { publicPages } from '../../support/public-pages.ts'
import { picture } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

interface Context {
  site: RunningSite
  /** The grid of an address, as a browser loads it. */
  gridAt: (address: string) => Promise<Grid>
  html: (address: string) => Promise<string>
}

type Grid = Extract<PageData['page']['sections'][number], { kind: 'product-grid' }>

const test = suite<Context>('a grid that is narrowed down')

const LEGS = '/services/furniture/legs'
const CHAIRS = '/services/furniture/chairs'

test.before.each(async context => {
  const site = await startSite()
  context.site = site
  // Of hundreds of pages, none of which needs to be compressed.
  const read = async (address: string) => {
    const { status, text } = await plainRequest(site.url + address)
    assert.is(status, 200, address)
    return text
  }
  context.html = read
  context.gridAt = async address => gridOf(JSON.parse(await read(api.page(address))))
})

const gridOf = ({ page }: PageData) =>
  page.sections.find(section => section.kind === 'product-grid') as Grid

const tiles = (html: string) => [...html.matchAll(/data-item="([^"]*)"/g)].map(([, name]) => name)

const linksOf = ({ filters }: Grid): FilterLink[] =>
  (filters?.groups ?? []).flatMap(({ values }) => values).filter(({ isChosen }) => !isChosen)

/** What the owner says of chairs: five materials, arms, sizes and prices, of which half are shown. */
const said = Object.fromEntries(
  Array.from({ length: 90 }, (_, index) => [
    `Ch${index + 1}`,
    {
      version: 0,
      materials: ['Oak', 'Oak, steel', 'Teak', 'Steel and glass', 'Mvule'][index % 5],
      widthMm: [400, 600, 800, 2000][index % 4],
      heightMm: 450 + (index % 3) * 300,
      description: ['With arms.', 'Without arms.', 'Arms.'][index % 3],
      isPriceShown: index % 2 === 0,
      price: { kind: 'fixed', cents: (index + 1) * 50_000, per: 'piece', vatIncluded: true },
    },
  ]),
)

const say = async (site: RunningSite, products: object) =>
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)

test('has as many items as each number says, for all pairs', async ({ site, gridAt }) => {
  await say(site, said)
  const paths = publicPages
    .filter(({ sections }) => sections.some(({ kind }) => kind === 'product-grid'))
    .map(({ path }) => path)
  const seen = new Set<string>()
  let filtered = 0
  for (const path of paths) {
    const whole = await gridAt(path)
    if (!whole.isFilterable) {
      assert.is((await gridAt(`${path}?filter=open`)).filters, undefined, path)
      continue
    }
    filtered += 1
    for (const one of linksOf(await gridAt(`${path}?filter=open`))) {
      const first = await gridAt(`${path}?${one.query}`)
      assert.is(first.products.length, one.count, `${path}?${one.query}`)
      const more = linksOf(first)
      for (const other of more.filter(({ query }) => !seen.has(path + query))) {
        seen.add(path + other.query)
        const both = await gridAt(`${path}?${other.query}`)
        assert.is(both.products.length, other.count, `${path}?${other.query}`)
        assert.ok(other.count > 0, other.query)
      }
    }
  }
  assert.is(filtered, 5)
  assert.ok(seen.size > 250, `${seen.size} combinations`)
})

test('is read whole by a shortlist', async ({ site, gridAt, html }) => {
  await say(site, said)
  const [oak] = linksOf(await gridAt(`${CHAIRS}?filter=open`))
  const address = `${CHAIRS}?${oak?.query}`
  const whole = gridOf(JSON.parse(await html(api.wholePage(address))))
  assert.is(whole.products.length, 100)
  assert.is((await gridAt(address)).products.length, oak?.count)
})

test('answers without script: links with numbers, items, no indexing', async ({ html }) => {
  const plain = await html(LEGS)
  assert.match(plain, 'href="?filter=open"')
  assert.match(plain, 'Showing 20/100 - Click for More')
  assert.not.match(plain, 'class="filters"')
  const open = await html(`${LEGS}?filter=open`)
  assert.match(open, 'href="?material=teak" rel="nofollow"')
  assert.match(open, 'Showing 20/100 - Click for More')
  const page = await html(`${LEGS}?material=oak`)
  assert.is(tiles(page).length, 10)
  assert.match(page, '10 of 100 products fit')
  assert.not.match(page, 'Click for More')
  assert.match(page, /<meta name="robots" content="noindex/)
  assert.match(page, /<link rel="canonical" href="[^"?]*\/legs"/)
  assert.match(page, 'href="?material=oak&amp;form=turned" rel="nofollow"')
})

test('answers kindly, and as one page, where nothing fits', async ({ html }) => {
  for (const query of [
    'material=gold',
    'material=oak&form=hairpin',
    `material=${'x'.repeat(300)}`,
  ]) {
    const page = await html(`${LEGS}?${query}`)
    assert.match(page, 'Nothing here fits all of that')
    assert.match(page, /<meta name="robots" content="noindex/)
    assert.equal(tiles(page), [])
    assert.not.match(page, query)
  }
})

test('shows twenty at first and all after a click', async ({ html }) => {
  const page = await html('/services/furniture/bars?form=stool')
  assert.is(tiles(page).length, 20)
  assert.match(page, /(Showing 20\/43 - Click for More|Show All Products \(43\/43\))/)
  assert.match(page, 'type="hidden" name="form" value="stool"')
  assert.is(tiles(await html('/services/furniture/bars?form=stool&show=all')).length, 43)
})

test('shows an item of it in the viewer, among those that fit', async ({ html }) => {
  const page = await html(`${LEGS}?material=oak&item=Oak+Pedestal`)
  assert.match(page, 'of <!-- -->10')
  assert.match(page, '<dialog')
})

test('follows an upload, a hidden product and a fact at once', async ({ site, gridAt }) => {
  const oak = async () => (await gridAt(`${LEGS}?material=oak`)).products.length
  assert.is(await oak(), 10)
  const slot = 'executive-furniture/legs/products/image-1.jpg'
  assert.is((await site.upload(slot, await picture('jpeg', 800, 800))).status, 200)
  assert.is(await oak(), 9)
  await say(site, { LG1: { version: 0, materials: 'Oak and brass' } })
  assert.is(await oak(), 10)
  await say(site, { LG1: { version: 1, isVisible: false } })
  assert.is(await oak(), 9)
})

const pricesIn = (html: string) =>
  [...html.matchAll(/class="price">([^<]+)/g)].map(([, price]) => price)

test('has the prices that are shown on its tiles, and so has a search', async ({ site, html }) => {
  assert.equal(pricesIn(await html(CHAIRS)), [])
  await say(site, said)
  const prices = pricesIn(await html(CHAIRS))
  assert.equal([prices.length, prices[0], prices[1]], [10, 'KES 500', 'KES 1,500'])
  assert.equal(pricesIn(await html('/search?q=ch3')).slice(0, 1), ['KES 1,500'])
  await say(site, { Ch3: { version: 1, price: { ...said.Ch3?.price, kind: 'from' } } })
  assert.is(pricesIn(await html(CHAIRS))[1], 'From KES 1,500')
})

test('tells nothing of a price that is not shown', async ({ site, gridAt, html }) => {
  await say(site, said)
  const prices = async () => {
    const { filters } = await gridAt(`${CHAIRS}?filter=open`)
    return filters?.groups.find(({ name }) => name === 'price')?.values
  }
  const before = await prices()
  assert.is(
    before?.reduce((sum, { count }) => sum + count, 0),
    45,
  )
  const hidden = Object.entries(said).filter(([, { isPriceShown }]) => !isPriceShown)
  const order = (await gridAt(`${CHAIRS}?price=5000-10000`)).products.map(({ name }) => name)
  await say(
    site,
    Object.fromEntries(
      hidden.map(([code, { price }]) => [
        code,
        { version: 1, price: { ...price, cents: 777_700 } },
      ]),
    ),
  )
  assert.equal(await prices(), before)
  const after = (await gridAt(`${CHAIRS}?price=5000-10000`)).products.map(({ name }) => name)
  assert.equal(after, order)
  assert.not.match(await html(`${CHAIRS}?filter=open`), '7,777')
})

test('follows the last day of a price', async ({ site: first }) => {
  await first.stop()
  const { now } = Date
  let days = 0
  Date.now = () => now() + days * 86_400_000
  try {
    const site = await startSite()
    const today = companyDay(() => 'Africa/Nairobi', now)
    const lasting = Object.entries(said).map(([code, one], index) => {
      const day = today()
      return [code, { ...one, price: { ...one.price, ...(index < 10 && { validUntil: day }) } }]
    })
    await say(site, Object.fromEntries(lasting))
    const counts = async () => {
      const html = await (await fetch(`${site.url}${CHAIRS}?filter=open`)).text()
      return /KES 1,000 to 2,500 <span>(\d+)/.exec(html)?.[1]
    }
    const firstPrice = async () => pricesIn(await (await fetch(site.url + CHAIRS)).text())[0]
    assert.equal([await counts(), await firstPrice()], ['2', 'KES 500'])
    days = 2
    assert.equal([await counts(), await firstPrice()], [undefined, 'KES 5,500'])
  } finally {
    Date.now = now
  }
})

test('is cached once, whatever else its address says', async ({ site }) => {
  const tagOf = async (query: string) =>
    (await fetch(`${site.url}${LEGS}?${query}`)).headers.get('etag')
  const tag = await tagOf('material=oak&form=turned')
  assert.is(await tagOf('utm=1&form=Turned&from=7&material=oak&x=y'), tag)
  assert.is(await tagOf('material=gold'), await tagOf('arms=four&price=free'))
})

test.run()
