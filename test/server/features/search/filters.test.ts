import * as assert from 'uvu/assert'
import { suite } from '#test'
import { companyDay } from '../../../../server/base/company-day.ts'
import { api } from '../../../../web/base/routes.ts'
import { plainRequest } from '../../../support/plain-request.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

interface Context {
  site: RunningSite
  /** The page at an address of the search. */
  at: (address: string) => Promise<Results>
}

interface Results {
  html: string
  total: number
  /** Those that add to what is chosen, or put another in its place. */
  links: Link[]
  /** Those that take something off. */
  chosen: Link[]
}

interface Link {
  href: string
  label: string
  count: number
}

const test = suite<Context>('filters of a search')

/** Of which the owner has said what is in `said`. */
test.before(async context => {
  context.site = await startSite()
  context.at = address => resultsAt(context.site, address)
  await say(context.site, said)
})

async function resultsAt(site: RunningSite, address: string): Promise<Results> {
  // Of hundreds of pages, none of which needs to be compressed.
  const { status, text } = await plainRequest(site.url + address)
  assert.is(status, 200, address)
  const html = text.replaceAll('<!-- -->', '')
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  return {
    html: main,
    total: Number(/Products · <span>(\d+)/.exec(main)?.[1] ?? 0),
    links: linksIn(main, /<a href="([^"]+)" rel="nofollow">([^<]*) <span>(\d+)</g),
    chosen: linksIn(main, /<a href="([^"]+)" rel="nofollow" aria-current="true"[^>]*>([^<]*) </g),
  }
}

const linksIn = (html: string, pattern: RegExp): Link[] =>
  [...html.matchAll(pattern)].map(([, href = '', label = '', count]) => ({
    href: href.replaceAll('&amp;', '&'),
    label: label.replaceAll('&amp;', '&'),
    count: Number(count),
  }))

/** What the owner says of chairs: materials, arms, sizes and prices, of which half are shown. */
const said = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [
    `Ch${index + 1}`,
    {
      version: 0,
      materials: ['Oak', 'Oak, steel', 'Teak'][index % 3],
      widthMm: [400, 2000][index % 2],
      description: ['With arms.', 'Without arms.', 'Arms.'][index % 3],
      isPriceShown: index % 2 === 0,
      price: { kind: 'fixed', cents: (index + 1) * 50_000, per: 'piece', vatIncluded: true },
    },
  ]),
)

const say = async (site: RunningSite, products: object) =>
  assert.is((await site.ask('PATCH', api.adminProducts, { products })).status, 200)

test('have as many results as each number says, for all combinations of two', async ({ at }) => {
  const seen = new Set<string>()
  for (const words of ['chair', 'leg']) {
    const whole = await at(`/search?q=${words}`)
    assert.ok(whole.links.length > 3, words)
    for (const one of whole.links) {
      const first = await at(one.href)
      assert.is(first.total, one.count, one.href)
      assert.is(first.chosen.length, 1, one.href)
      for (const other of first.links.filter(({ href }) => !seen.has(href))) {
        seen.add(other.href)
        const both = await at(other.href)
        assert.is(both.total, other.count, other.href)
        assert.ok(other.count > 0, other.href)
      }
    }
  }
  assert.ok(seen.size > 200, `${seen.size} combinations`)
})

test('are combined in the address, and each is taken off by its link', async ({ at }) => {
  const address = '/search?q=chair&collection=chairs&material=oak&arms=with'
  const { html, total, chosen } = await at(address)
  assert.is(total, 20)
  assert.match(html, /20 of \d+ products fit: Chairs, Oak, With arms/)
  assert.match(html, '<details open="">')
  assert.equal(
    chosen.map(({ href, label }) => [label, href]),
    [
      ['Chairs', '/search?q=chair&material=oak&arms=with'],
      ['Oak', '/search?q=chair&collection=chairs&arms=with'],
      ['With arms', '/search?q=chair&collection=chairs&material=oak'],
    ],
  )
  assert.match(html, /<a href="\/search\?q=chair">Show all \d+<\/a>/)
})

test('narrow all products down where nothing is typed', async ({ at }) => {
  const { html, total, links } = await at('/search?material=oak')
  assert.ok(total > 40)
  assert.match(html, '<h1>Search</h1>')
  assert.ok(links.some(({ href }) => href === '/search?collection=legs&material=oak'))
  assert.ok(links.some(({ href }) => href === '/search?collection=chairs&material=oak'))
})

test('go on to the further steps of the results', async ({ at }) => {
  const { html } = await at('/search?q=chair&collection=chairs')
  assert.match(html, 'href="/search?q=chair&amp;collection=chairs&amp;from=25"')
})

test('answer kindly where nothing fits, with links that begin anew', async ({ at }) => {
  for (const query of [
    ...['material=gold', 'collection=beds&material=brass&form=hairpin'],
    ...[`material=${'x'.repeat(3000)}`, 'material=%00%ff&width=to-60'],
  ]) {
    const { html, total, links, chosen } = await at(`/search?q=leg&${query}`)
    assert.is(total, 0, query)
    assert.equal(chosen, [], query)
    assert.match(html, 'Nothing fits all of that')
    assert.not.match(html, 'Nothing goes by these words')
    const [first] = links
    assert.is((await at(first?.href ?? '')).total, first?.count, query)
  }
})

test('are of no use to few results, which have their collections alone', async ({ at }) => {
  const { html, total } = await at('/search?q=oak+pedestal')
  assert.ok(total > 0 && total <= 24, `${total}`)
  assert.not.match(html, '<details')
})

test('tell nothing of a price that is not shown', async () => {
  const site = await startSite()
  const at = (address: string) => resultsAt(site, address)
  await say(site, said)
  const prices = ({ links }: Results) => links.filter(({ href }) => href.includes('price='))
  const before = prices(await at('/search?q=ch&collection=chairs'))
  assert.is(
    before.reduce((sum, { count }) => sum + count, 0),
    30,
  )
  const hidden = Object.entries(said).filter(([, { isPriceShown }]) => !isPriceShown)
  const dear = hidden.map(([code, { price }]) => [
    code,
    { version: 1, price: { ...price, cents: 99_999_900 } },
  ])
  await say(site, Object.fromEntries(dear))
  assert.equal(prices(await at('/search?q=ch&collection=chairs')), before)
})

test('follow a fact at once, and the last day of a price', async () => {
  const first = await startSite()
  const at = (address: string) => resultsAt(first, address)
  await say(first, { Ch1: { version: 0, materials: 'Zebrawood' } })
  assert.is((await at('/search?q=chair&material=zebrawood')).total, 1)
  await say(first, { Ch1: { version: 1, materials: 'Teak' } })
  assert.is((await at('/search?q=chair&material=zebrawood')).total, 0)
  await first.stop()
  const { now } = Date
  let days = 0
  Date.now = () => now() + days * 86_400_000
  try {
    const site = await startSite()
    const validUntil = companyDay(() => 'Africa/Nairobi', now)()
    const [one, other] = Object.entries(said).map(([code, { price }], index) => ({
      [code]: {
        version: 0,
        isPriceShown: true,
        price: { ...price, cents: 40_000, ...(!index && { validUntil }) },
      },
    }))
    await say(site, { ...one, ...other })
    const totalNow = async () => {
      const html = await (await fetch(`${site.url}/search?q=chair&price=250-500`)).text()
      return /Products · (?:<!-- -->)?<span>(\d+)/.exec(html)?.[1]
    }
    assert.is(await totalNow(), '2')
    days = 2
    assert.is(await totalNow(), '1')
  } finally {
    Date.now = now
  }
})

test.run()
