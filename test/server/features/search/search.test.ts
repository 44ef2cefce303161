import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Suggestions } from '../../../../web/base/contract.ts'
import { pageCalls } from '../../../support/page-calls.ts'
import { plainRequest } from '../../../support/plain-request.ts'
import { picture } from '../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

interface Context {
  site: RunningSite
  lines: string[]
  /** The suggestions for these words. */
  suggest: (words: string) => Promise<Suggestions>
  /** The head and the main part of the HTML at a query of /search. */
  read: (query: string) => Promise<string>
}

const test = suite<Context>('search')

/** For those that change nothing; the others start one of their own. */
test.before(async context => {
  Object.assign(context, await start())
})

async function start(): Promise<Context> {
  const lines: string[] = []
  const site = await startSite({
    logTo: { write: line => lines.push(line) },
    env: { METRICS_TOKEN: 'a token of the tests' },
  })
  return {
    site,
    lines,
    async suggest(words) {
      const answer = await fetch(`${site.url}/api/search?q=${encodeURIComponent(words)}`)
      assert.is(answer.status, 200)
      return (await answer.json()) as Suggestions
    },
    async read(query) {
      const { status, text } = await plainRequest(`${site.url}/search${query}`)
      assert.is(status, 200, query.slice(0, 80))
      return partsIn(text)
    },
  }
}

/** Without what React writes between two texts. */
const partsIn = (html: string) =>
  [/<meta name="robots"[^>]*>/, /<main.*<\/main>/s]
    .map(part => part.exec(html)?.[0] ?? '')
    .join('')
    .replaceAll('<!-- -->', '')

const codesOf = ({ items }: Suggestions) => items.map(({ code }) => code)

test('suggests eight products and four pages at most', async ({ suggest, site }) => {
  const { total, items, pages } = await suggest('sofa')
  assert.ok(total > 100)
  assert.is(items.length, 8)
  assert.is(pages.length, 4)
  const [first] = items
  const { image = '', ...rest } = first ?? {}
  assert.equal(rest, {
    ...{ code: 'EF6', name: 'Sofa 1', href: '/products/ef6' },
    collection: 'Executive Furniture',
  })
  const shown = await fetch(site.url + image)
  assert.is(shown.headers.get('cache-control'), 'public, max-age=31536000, s-maxage=600, immutable')
  assert.equal(pages[0], { name: 'Lounge Furniture', href: '/services/furniture/home/lounge' })
})

test('shows results without script: tiles, pages, collections', async ({ read, suggest }) => {
  const html = await read('?q=sofa')
  const { total } = await suggest('sofa')
  assert.match(html, '<meta name="robots" content="noindex"/>')
  assert.match(html, `Products · <span>${total}</span>`)
  const tiles = [...html.matchAll(/<div class="product"[^>]*><a href="([^"]+)"/g)]
  assert.is(tiles.length, 24)
  assert.is(tiles[0]?.[1], '/products/ef6')
  const [, numbers] = /<ul aria-labelledby=[^>]+>(.*?)<\/ul>/.exec(html) ?? []
  const counts = [...(numbers ?? '').matchAll(/<span>(\d+)<\/span>/g)].map(([, n]) => Number(n))
  assert.is(
    counts.reduce((sum, count) => sum + count, 0),
    total,
  )
  for (const [, href = '', count] of (numbers ?? '').matchAll(
    /href="([^"]+)" rel.*?<span>(\d+)</g,
  )) {
    const narrowed = await read(href.replace('/search', '').replaceAll('&amp;', '&'))
    assert.match(narrowed, `Products · <span>${count}</span>`, href)
  }
})

test('marks the typed words, at the beginning of words only', async ({ read }) => {
  const html = await read('?q=off+cha')
  assert.match(html, '<mark>Off</mark>ice <mark>cha</mark>ir')
  assert.not.match(html, 'Ar<mark>')
  const odd = await read(`?q=${encodeURIComponent('chair (.* <b>$&')}`)
  assert.match(odd, '<mark>chair</mark>')
})

test('has an address for each further step of the results', async ({ read }) => {
  const html = await read('?q=sofa&from=25')
  assert.match(html, '<strong class="button" aria-current="page">25–48</strong>')
  assert.match(html, '<a class="button plain" href="/search?q=sofa">1–24</a>')
  const first = await read('?q=sofa&from=99999')
  assert.match(first, '<strong class="button" aria-current="page">1–24</strong>')
})

test('shows all collections with their numbers where nothing was typed', async ({ read }) => {
  for (const query of ['', '?', '?q=', '?q=%20%00%20']) {
    const html = await read(query)
    assert.match(html, /<h1>Search<\/h1>/)
    assert.match(html, 'href="/services/furniture/chairs">Chairs <span>100</span>')
    assert.match(html, 'Prefab Units <span>100</span>')
  }
})

test('offers near collections and WhatsApp where nothing is found', async ({ read }) => {
  const html = await read('?q=xylophones%20%3Cb%3E')
  assert.match(html, '<h1>“xylophones &lt;b&gt;”</h1>')
  assert.match(html, 'Nothing goes by these words')
  const [, text = ''] =
    /href="https:\/\/wa\.me\/\d+\?text=([^"]+)"[^>]*>Ask on WhatsApp/.exec(html) ?? []
  assert.match(decodeURIComponent(text), 'I looked for “xylophones <b>”')
  const [, nearest = ''] = /Look here<\/h2><ul class="search-choices">(.*?)<\/ul>/.exec(html) ?? []
  assert.is(nearest.match(/<a /g)?.length, 6)
})

test('answers whatever is typed', async ({ read, suggest, site }) => {
  const typed = [
    'a'.repeat(10_000),
    'sofa '.repeat(2000),
    '\u0000\u0007\u001b[31m',
    '!?.,;:-_#*()[]{}"\'',
    '🛋️🪑',
    '\u202esofa',
    'é'.repeat(300),
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '%',
    'ch'.repeat(50),
    '٣ كرسي 椅子',
  ]
  for (const words of typed) {
    await suggest(words)
    const html = await read(`?q=${encodeURIComponent(words)}`)
    assert.not.match(html, '<script>alert')
  }
  const odd = [
    ...['?q=sofa&q=bed', '?q[]=sofa', '?q=%ff%fe', '?q=%E0%A4%A', '?collection=nothing&q=sofa'],
  ]
  for (const query of odd) await read(query)
  assert.match(await read('?q=sofa&q=bed'), '<h1>“sofa”</h1>')
  const head = await fetch(`${site.url}/search?q=sofa`, { method: 'HEAD' })
  assert.is(head.status, 200)
})

test('finds no hidden product, and a renamed one by both names', async () => {
  const { suggest, site } = await start()
  assert.ok(codesOf(await suggest('bookcase')).includes('EF10'))
  const patch = (change: object) => site.ask('PATCH', '/api/admin/products/ef10', change)
  assert.is((await patch({ version: 0, isVisible: false })).status, 200)
  assert.not(codesOf(await suggest('bookcase')).includes('EF10'))
  assert.not(codesOf(await suggest('ef10')).includes('EF10'))
  assert.is((await patch({ version: 1, isVisible: true, name: 'Uzuri tower' })).status, 200)
  assert.is(codesOf(await suggest('uzuri'))[0], 'EF10')
  assert.ok(codesOf(await suggest('bookcase 1')).includes('EF10'))
  assert.is((await patch({ version: 2, materials: 'Zebrawood' })).status, 200)
  assert.equal(codesOf(await suggest('zebrawood')), ['EF10'])
})

test('finds no hidden page, and a page by the words that it is published with', async () => {
  const { suggest, site } = await start()
  const pages = pageCalls(site)
  const found = async (words: string) => (await suggest(words)).pages.map(({ href }) => href)
  const laser = '/engineering-services/cnc-laser-cutting'
  assert.is((await found('laser cutting'))[0], laser)
  assert.is((await pages.hide(laser)).status, 200)
  assert.not((await found('laser cutting')).includes(laser))
  assert.equal(await found('xylophones'), [])
  const { source, keys, version } = await pages.open('/about')
  const keywords = ['xylophones', 'marimbas', 'drums']
  const saved = await pages.save('/about', { version, keys, source: { ...source, keywords } })
  assert.equal(await found('xylophones'), [])
  assert.is((await pages.publish('/about', saved.body.version)).status, 200)
  assert.equal(await found('xylophones'), ['/about'])
})

test('finds nothing by a price, shown or not', async () => {
  const { suggest, read, site } = await start()
  const price = { kind: 'fixed', cents: 7_654_300, per: 'piece', vatIncluded: true }
  for (const [version, isPriceShown] of [false, true].entries()) {
    const change = { version, price, isPriceShown }
    assert.is((await site.ask('PATCH', '/api/admin/products/ch8', change)).status, 200)
    for (const words of ['76543', '76,543', 'KES', '7654300', 'VAT included']) {
      assert.not(codesOf(await suggest(words)).includes('Ch8'), words)
    }
    assert.is((await read('?q=ch8')).includes('76,543'), isPriceShown)
  }
})

test('an answer in memory ends with a change of what it shows', async () => {
  const { read, site } = await start()
  const before = await read('?q=wardrobe')
  assert.is(await read('?q=wardrobe'), before)
  const slot = 'executive-furniture/home/products/image-17.jpg'
  assert.is((await site.upload(slot, await picture('jpeg'))).status, 200)
  const after = await read('?q=wardrobe')
  assert.match(after, /image-17\.jpg\?v=[^"]+w=320/)
  const details = { slots: { [slot]: { isVisible: false } } }
  assert.is((await site.ask('PATCH', '/api/admin/slot-details', details)).status, 200)
  assert.not.match(await read('?q=wardrobe'), 'image-17.jpg')
})

test('leaves out pages that search engines leave out', async ({ suggest }) => {
  for (const words of ['shortlist', 'deployment download']) {
    const { pages } = await suggest(words)
    assert.not(
      pages.some(({ href }) => ['/shortlist', '/download'].includes(href)),
      words,
    )
  }
})

test('what is typed is in no line of the log, no metric and no activity', async () => {
  const { site, lines, read, suggest } = await start()
  await read('?q=secretwords')
  await read('?q=secretwords')
  await suggest('secretwords')
  const headers = { authorization: 'Bearer a token of the tests' }
  const metrics = await (await fetch(`${site.url}/metrics`, { headers })).text()
  assert.match(metrics, 'route="/search"')
  assert.match(metrics, 'route="/api/search"')
  const activity = await (await site.ask('GET', '/api/admin/activity')).text()
  assert.ok(lines.some(line => line.includes('"route":"/search"')))
  for (const text of [metrics, activity, ...lines]) assert.not.match(text, 'secretwords')
})

test.run()
