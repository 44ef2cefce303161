import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { productsIn } from '../../../../server/features/products/products.ts'
import { loadContent } from '../../../../server/starters/load-starter.ts'
import type { PageData } from '../../../../web/base/contract.ts'
import { routes } from '../../../../web/base/routes.ts'
import { plainRequest } from '../../../support/plain-request.ts'
import { picture } from '../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

interface Context {
  site: RunningSite
  /** The body of a GET, or its status and where it leads. */
  read: (path: string) => Promise<string>
  /** What administrators say of a slot. */
  say: (path: string, details: object) => Promise<void>
}

const CHAIR = 'executive-furniture/chairs/products/image-8.jpg'
const LEG = 'executive-furniture/legs/products/image-1.jpg'
const all = productsIn(loadContent()).all

const pages = suite<Context>('pages of products')

pages.before.each(async context => {
  const site = await startSite()
  context.site = site
  context.read = async path => {
    const { status, headers, text } = await plainRequest(site.url + path)
    return status === 200 ? text : `${status} ${headers.location ?? ''}`.trim()
  }
  context.say = async (path, details) => {
    const slots = { [path]: details }
    const answer = await site.ask('PATCH', '/api/admin/slot-details', { slots })
    assert.is(answer.status, 200)
  }
})

const headOf = (html: string) => ({
  title: /<title>([^<]*)</.exec(html)?.[1] ?? '',
  description: /name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
  image: /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '',
})

/** Each of them is read in test/long/product-pages.test.ts. */
pages('have that head in their HTML', async ({ site, read }) => {
  const html = await read('/products/kp7')
  assert.is(headOf(html).canonical, `${site.url}/products/kp7`)
  assert.match(headOf(html).title, 'Kitchen Product 7 (KP7), Kitchen Furniture |')
  assert.is(thingsOf(html, 'Product')[0]?.sku, 'KP7')
})

type Thing = Record<string, unknown>

function thingsOf(html: string, type: string): Thing[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  return (JSON.parse(json)['@graph'] as Thing[]).filter(thing => thing['@type'] === type)
}

pages('are in the sitemap with the other pages', async ({ site, read }) => {
  const rows = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)</g)].map(([, url]) => url)
  assert.is(new Set(rows).size, rows.length)
  for (const { code } of all) assert.ok(rows.includes(site.url + routes.product(code)), code)
  assert.ok(rows.includes(`${site.url}/products`))
})

pages('are redirected to from every other spelling of a code', async ({ read }) => {
  for (const path of ['/products/CH8', '/products/Ch008', '/products/ch8/', '/products//ch%208']) {
    assert.is(await read(path), '301 /products/ch8', path)
  }
  assert.is(await read('/products/cl1?x=1'), '301 /products/cl001?x=1')
  assert.is(await read('/products/%'), '404')
})

pages('say what is near a code that is none', async ({ site, read }) => {
  assert.is(await read('/products/ch101'), '404')
  const html = await (await fetch(`${site.url}/products/ch101`)).text()
  assert.match(html, 'href="/products/ch100"')
  const other = await (await fetch(`${site.url}/products/kp101`)).text()
  assert.match(other, 'href="/products/kp100"')
  assert.match(other, 'Kitchen Product 100 (KP100)')
  assert.not.match(other, 'ch100')
  const none = await (await fetch(`${site.url}/products/none`)).text()
  assert.not.match(none, 'has this code')
})

pages('lead up to their list, on to the next ones and to what goes with them', async ({ read }) => {
  const html = await read('/products/ch100')
  assert.match(html, '<a href="/services/furniture/chairs">Chairs</a>')
  for (const code of ['ch1', 'ch2', 'ch3', 'ch4', 'ch5']) {
    assert.match(html, `href="/products/${code}"`)
  }
  assert.not.match(html, 'href="/products/ch6"')
  assert.match(html, 'href="/services/furniture/legs/chairs"')
  assert.match(html, '<a href="/products">All collections</a>')
  assert.match(await read('/products/id1'), '/gallery?category=Interior%20Design')
})

pages('ask for the product by its name, its list and its address', async ({ site, read }) => {
  const message = `a quote for Ch8 (Chairs): ${site.url}/products/ch8`
  assert.match(await read('/products/ch8'), encodeURIComponent(message))
})

pages('have the name and words that administrators give', async ({ read, say }) => {
  assert.match(await read('/products/ch8'), '<h1>Ch8</h1>')
  await say(CHAIR, { productName: 'Lamu chair', title: 'Two seats', description: 'Mvule, oiled.' })
  const html = await read('/products/ch8')
  assert.match(html, '<h1>Lamu chair</h1>')
  assert.match(headOf(html).title, 'Lamu chair (Ch8), Chairs')
  assert.match(headOf(html).description, 'Mvule, oiled')
  assert.match(html, '<dt>Code</dt><dd>Ch8</dd>')
  assert.match(await read('/products/ch7'), 'Lamu chair')
})

pages('say their code where the name looks like that of another', async ({ read, say }) => {
  await say('executive-furniture/kitchen/products/image-7.jpg', { productName: 'Ch8' })
  const html = await read('/products/kp7')
  assert.match(html, '<dt>Code</dt><dd>KP7</dd>')
  assert.match(headOf(html).title, 'Ch8 (KP7), Kitchen Furniture')
  assert.match(await read('/products/ch8'), '<h1>Ch8</h1>')
})

pages('are gone while a product is hidden, and leave no link', async ({ read, say, site }) => {
  assert.match(await read('/products/ch8'), '<h1>')
  await say(CHAIR, { isVisible: false })
  assert.is(await read('/products/ch8'), '404')
  assert.is(await read('/products/CH8'), '404')
  assert.is(await read('/api/pages?path=/products/ch8'), '404')
  assert.is(await read('/share/products/ch8.jpg'), '404')
  assert.not.match(await read('/products/ch7'), '/products/ch8')
  assert.not.match(await read('/sitemap.xml'), `${site.url}/products/ch8<`)
  await say(CHAIR, { isVisible: true })
  assert.match(await read('/products/ch8'), '<h1>')
  assert.match(await read('/products/ch7'), '/products/ch8')
})

pages('say nothing of a drawing once a photo is in its place', async ({ read, site }) => {
  assert.match(await read('/products/lg1'), '<dt>Material</dt><dd>Oak</dd>')
  assert.is((await site.upload(LEG, await picture('jpeg', 800, 800))).status, 200)
  const html = await read('/products/lg1')
  assert.not.match(html, '<dt>Material</dt>')
  assert.not.match(JSON.stringify(thingsOf(html, 'Product')), 'material')
})

pages('count the clicks on their contact links', async ({ site }) => {
  const press = async (page: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ kind: 'whatsapp', page })
    return (await fetch(`${site.url}/api/presses`, { method: 'POST', headers, body })).status
  }
  assert.equal([await press('/products/ch8'), await press('/products/ch101')], [204, 400])
  assert.match(await (await site.ask('GET', '/api/admin/presses')).text(), '"/products/ch8"')
})

pages('answer as data for navigation, and have a share image', async ({ read, site }) => {
  const data = JSON.parse(await read('/api/pages?path=/products/kp7')) as PageData
  assert.equal(
    [data.page.path, data.page.name, data.page.division],
    ['/products/kp7', 'Kitchen Product 7', 'furniture'],
  )
  for (const _ of ['made', 'kept']) {
    const image = await fetch(`${site.url}/share/products/kp7.jpg`)
    assert.equal([image.status, image.headers.get('content-type')], [200, 'image/jpeg'])
    const { width, height } = await sharp(Buffer.from(await image.arrayBuffer())).metadata()
    assert.equal([width, height], [1200, 630])
  }
  const kept = async () => readdir(join(site.dataDir, 'share-images'))
  assert.is((await kept()).length, 1)
  const photo = await picture('jpeg', 800, 800)
  const slot = 'executive-furniture/kitchen/products/image-7.jpg'
  assert.is((await site.upload(slot, photo)).status, 200)
  assert.is((await fetch(`${site.url}/share/products/kp7.jpg`)).status, 200)
  assert.is((await kept()).length, 2)
})

pages('count as one route in the log', async context => {
  const lines: string[] = []
  const site = await startSite({ logTo: { write: line => void lines.push(line) } })
  for (const path of ['/products/ch8', '/products/CH8', '/products/ch8']) {
    await fetch(site.url + path, { redirect: 'manual' })
  }
  await context.site.stop()
  await site.stop()
  const asked = lines.filter(line => line.includes('/products/'))
  assert.equal([...new Set(asked.map(line => JSON.parse(line).route))], ['/products/:code'])
  assert.is(asked.length, 3)
})

pages.run()
