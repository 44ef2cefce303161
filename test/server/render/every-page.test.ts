import { get } from 'node:http'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { attributes, isItem, linksOf, publicPages, textOf } from '../../support/public-pages.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

interface Fetched {
  path: string
  html: string
}

const pages = suite<{ site: RunningSite; all: Fetched[] }>('every public page')

pages.before(async context => {
  context.site = await startSite()
  context.all = []
  for (const { path } of publicPages) {
    const answer = await fetch(context.site.url + path)
    assert.is(answer.status, 200, path)
    context.all.push({ path, html: await answer.text() })
  }
})

pages(
  'is one of the thirty-nine specified pages, the shortlist, the products or the design',
  () => {
    assert.is(publicPages.length, 42)
  },
)

pages('takes at most 14 KB compressed, the gallery of 300 images 17 KB', async ({ site }) => {
  for (const { path } of publicPages) {
    const bytes = await compressedSize(site.url + path)
    const most = (path === '/gallery' ? 17 : 14) * 1024
    assert.ok(bytes <= most, `${path}: ${bytes} of ${most} bytes`)
  }
})

pages('has one h1', ({ all }) => {
  for (const { path, html } of all) assert.is(html.match(/<h1[\s>]/g)?.length, 1, path)
})

pages('steps down its headings one level at a time', ({ all }) => {
  for (const { path, html } of all) {
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    levels.reduce((above, level) => {
      assert.ok(level <= above + 1, `${path}: h${level} after h${above}`)
      return level
    }, 0)
  }
})

pages('has its portfolio heading before the three blocks, on the home page', ({ all }) => {
  const home = all.find(({ path }) => path === '/')?.html ?? ''
  const headings = [...home.matchAll(/<(h[1-6])[^>]*>([^<]+)</g)].map(
    ([, tag, text]) => `${tag}${text}`,
  )
  const at = headings.indexOf('h2Our Portfolio')
  const blocks = ['h3Prefab Units', 'h3Interior Designs', 'h3Executive Furniture']
  assert.equal(headings.slice(at + 1, at + 4), blocks)
})

pages('has a title, a description and keywords of its own', ({ all }) => {
  const titles = all.map(({ html }) => /<title>([^<]+)<\/title>/.exec(html)?.[1])
  assert.is(new Set(titles).size, all.length)
  const descriptions = all.map(({ html }) => meta(html, 'name', 'description'))
  assert.is(new Set(descriptions).size, all.length)
  assert.not(descriptions.includes(undefined))
  for (const { path, html } of all) assert.ok(meta(html, 'name', 'keywords'), path)
})

pages('has the company name in its title', ({ all }) => {
  for (const { path, html } of all) {
    if (path !== '/contact') assert.match(html, / \| Nairobi Prefab &amp; Interiors<\/title>/, path)
  }
})

pages('has a canonical link to itself and preview tags', ({ site, all }) => {
  for (const { path, html } of all) {
    const canonical = site.url + path
    assert.match(html, `<link rel="canonical" href="${canonical}"/>`, path)
    assert.is(meta(html, 'property', 'og:url'), canonical)
    for (const name of ['og:title', 'og:description', 'og:image', 'og:site_name']) {
      assert.ok(meta(html, 'property', name), `${path} ${name}`)
    }
    for (const name of ['twitter:card']) {
      assert.ok(meta(html, 'name', name), `${path} ${name}`)
    }
  }
})

pages('has matching structured data', ({ site, all }) => {
  for (const { path, html } of all) {
    const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1]
    const { '@graph': graph } = JSON.parse(json ?? '{}') as { '@graph': Record<string, unknown>[] }
    const types = graph.flatMap(({ '@type': type }) => type)
    assert.ok(types.includes('LocalBusiness'), path)
    assert.ok(
      graph.some(({ currenciesAccepted }) => currenciesAccepted === 'KES'),
      path,
    )
    assert.is(types.includes('BreadcrumbList'), path !== '/', path)
    assert.is(types.includes('Service'), path.includes('services'), path)
    if (path.startsWith('/services/furniture')) {
      const service = graph.find(({ '@type': type }) => type === 'Service')
      assert.is(service?.serviceType, 'Executive Furniture', path)
    }
    const addresses = [...(json ?? '').matchAll(/"(?:url|item|image|logo)":"([^"]+)"/g)]
    for (const [, address] of addresses) assert.ok(address?.startsWith(site.url), address)
  }
})

pages('contains every text of its content without JavaScript', ({ all }) => {
  for (const { path, html } of all) {
    const seen = textOf(html)
    const page = publicPages.find(page => page.path === path)
    for (const section of page?.sections ?? []) {
      // Its other categories and its catalogs are behind its tabs.
      if (section.kind === 'gallery') continue
      for (const text of textsIn(section)) {
        assert.ok(seen.includes(text.replace(/\s+/g, ' ')), `${path}: ${text}`)
      }
    }
  }
})

pages('links only to existing URLs', async ({ site, all }) => {
  const ids = new Map(all.map(({ path, html }) => [path, attributes(html, '[a-z0-9]+', 'id')]))
  const answered = new Map<string, number>()
  for (const { path, html } of all) {
    const links = linksOf(html, site.url + path)
    const items = links.filter(isItem)
    // The others of a page are in test/long: there are three hundred.
    for (const target of links.filter(link => !isItem(link) || link === items[0])) {
      const address = target.pathname + target.search
      if (!answered.has(address)) answered.set(address, (await fetch(target)).status)
      assert.is(answered.get(address), 200, `${path} -> ${target}`)
      const anchor = target.hash.slice(1)
      if (anchor) assert.ok(ids.get(target.pathname)?.includes(anchor), `${path} -> ${target}`)
    }
  }
  assert.ok(answered.size > 35)
})

pages('redirects its other spellings, which have the same canonical link', async ({ site }) => {
  const prefab = publicPages.filter(({ path }) => path.startsWith('/services/containers'))
  assert.is(prefab.length, 15)
  for (const { path, aliases } of prefab) {
    assert.ok(
      aliases.includes(path.replace('/services/containers', '/services/prefab-units')),
      path,
    )
  }
  const others = publicPages.flatMap(page => page.aliases.map(alias => [alias, page.path] as const))
  assert.is(others.length, 18)
  for (const [alias, path] of others) {
    const html = await (await fetch(site.url + alias)).text()
    assert.match(html, `<link rel="canonical" href="${site.url}${path}"/>`)
  }
})

pages('has an image of 1200 x 630 for shared links', async ({ all }) => {
  const image = meta(all[0]?.html ?? '', 'property', 'og:image') ?? ''
  const answer = await fetch(image)
  assert.is(answer.status, 200)
  assert.is(answer.headers.get('content-type'), 'image/jpeg')
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  assert.equal([width, height], [1200, 630])
})

pages.run()

function meta(html: string, key: 'name' | 'property', value: string): string | undefined {
  return new RegExp(`<meta ${key}="${value}" content="([^"]*)"/>`).exec(html)?.[1]
}

/** The visible texts of a section: no URLs, ids, options or slots. */
function textsIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap(one => textsIn(one, key))
  if (typeof value === 'object' && value !== null) {
    // The labels of slides are those of their dots, which need JavaScript.
    const read = Object.entries(value).filter(([key]) => key !== 'slides')
    return read.flatMap(([key, one]) => textsIn(one, key))
  }
  const isRead = [
    ...['title', 'text', 'badges', 'points', 'label', 'items', 'paragraphs', 'value', 'rows'],
    ...['columns', 'note', 'eyebrow', 'chapter'],
  ]
  return typeof value === 'string' && isRead.includes(key) ? [value] : []
}

/** Bytes as brotli, by node:http, since fetch decompresses. */
function compressedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const ask = get(url, { headers: { 'accept-encoding': 'br' } }, answer => {
      assert.is(answer.headers['content-encoding'], 'br')
      resolve(Number(answer.headers['content-length']))
      answer.resume()
    })
    ask.once('error', reject)
  })
}
