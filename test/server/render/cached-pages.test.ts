import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { publicPages } from '../../support/public-pages.ts'
import { picture } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

const pages = suite<{ site: RunningSite }>('cached pages')

pages.before.each(async context => {
  context.site = await startSite()
})

const SLOT = 'home/portfolio/prefab-units/home-portfolio-prefab-units-image-1.jpg'

pages('are compressed, with an ETag that is answered with 304', async ({ site }) => {
  for (const coding of ['br', 'gzip']) {
    const answer = await fetch(site.url, { headers: { 'accept-encoding': coding } })
    assert.is(answer.headers.get('content-encoding'), coding)
    assert.match(await answer.text(), '<h1>')
  }
  const spelling = { 'accept-encoding': 'identity' }
  const plain = await fetch(site.url, { headers: { ...spelling, accept: '*/*' } })
  assert.is(plain.headers.get('content-encoding'), null)
  const etag = plain.headers.get('etag') ?? ''
  // Without Accept-Encoding by the app, where nothing is cached for it yet; then from the cache.
  for (const asked of [{}, { ...spelling, accept: '*/*' }]) {
    assert.is(await statusOf(site.url, { ...asked, 'if-none-match': etag }), 304)
    assert.is(await statusOf(site.url, { ...asked, 'if-none-match': '"another"' }), 200)
  }
})

pages('change at the next request after an upload, if they show it', async ({ site }) => {
  const etagOf = async (path: string) => (await fetch(site.url + path)).headers.get('etag')
  const [home, about] = [await etagOf('/'), await etagOf('/about')]
  assert.is((await site.upload(SLOT, await picture('jpeg'))).status, 200)
  const html = await (await fetch(site.url)).text()
  const address = html.match(new RegExp(`/uploads/${SLOT}\\?v=[\\w-]+`))?.[0] ?? ''
  const image = await fetch(site.url + address)
  assert.is(image.headers.get('content-type'), 'image/jpeg')
  assert.match(image.headers.get('cache-control') ?? '', 'immutable')
  assert.is.not(await etagOf('/'), home)
  assert.is(await etagOf('/about'), about)
})

pages('have a variant for Save-Data', async context => {
  const { url } = context.site
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers })
    assert.match(answer.headers.get('vary') ?? '', /save-data/i)
    return { html: await answer.text(), etag: answer.headers.get('etag') ?? '' }
  }
  for (const path of ['/', '/gallery', '/no/such/page']) {
    const plain = await ask(path)
    const sparing = await ask(path, { 'save-data': 'on' })
    const told = plain.html.replace('<html lang="en">', '<html lang="en" data-saves-data>')
    assert.is(sparing.html, told, path)
    // Rendered once and then cached, separately for each variant.
    for (const _ of [1, 2]) {
      assert.equal(await ask(path, { 'save-data': 'on' }), sparing)
      assert.equal(await ask(path, { 'save-data': 'off' }), plain)
      assert.equal(await ask(path), plain)
    }
  }
  const coding = { 'accept-encoding': 'gzip' }
  const { etag } = await ask('/', coding)
  const known = { ...coding, 'if-none-match': etag }
  assert.is(await statusOf(url, known), 304)
  assert.is(await statusOf(url, { ...known, 'save-data': 'on' }), 200)
})

pages('contain the data that the page was rendered from', async ({ site }) => {
  const html = await (await fetch(site.url)).text()
  const embedded = /id="page-data"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const answer = await fetch(`${site.url}/api/pages?path=/`)
  assert.is(answer.status, 200)
  assert.equal(await answer.json(), JSON.parse(embedded))
})

pages('an unknown path is a 404: a page for browsers, JSON for programs', async ({ site }) => {
  const page = await fetch(`${site.url}/no/such/page`)
  assert.is(page.status, 404)
  assert.match(await page.text(), 'There is no page at this address')
  assert.is(page.headers.get('cache-control'), 'no-store')
  const data = await fetch(`${site.url}/api/pages?path=/no/such/page`)
  assert.is(data.status, 404)
  assert.is(typeof ((await data.json()) as { error: string }).error, 'string')
})

pages('take the origin of their links from PUBLIC_URL', async () => {
  const site = await startSite({ env: { PUBLIC_URL: 'https://example.com' } })
  const html = await (await fetch(site.url)).text()
  assert.match(html, '<link rel="canonical" href="https://example.com/"/>')
  assert.not.match(html, site.url)
})

pages('are the same under each host but for its name, in HTML and data', async ({ site }) => {
  const ask = async (path: string, host: string) => {
    const request = get(site.url + path, { headers: { host } })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = await answer.toArray()
    return Buffer.concat(chunks).toString()
  }
  const paths = [...publicPages.map(({ path }) => path), '/api/pages?path=%2F', '/no/such/page']
  for (const path of [...paths, '/services/furniture/chairs?item=Ch12', '/gallery?item=A']) {
    const [one, other] = [await ask(path, 'one.example:80'), await ask(path, 'other.example')]
    assert.match(one, 'http://one.example/')
    assert.is(other, one.replaceAll('one.example', 'other.example'), path)
    assert.is(await ask(path, 'one.example:80'), one)
    assert.not.match(one, 'any-origin')
  }
})

pages('allow only their own scripts and styles', async ({ site }) => {
  const answer = await fetch(site.url)
  const policy = answer.headers.get('content-security-policy') ?? ''
  assert.match(policy, "script-src 'self';")
  assert.not.match(policy, 'unsafe-inline')
  assert.not.match(await answer.text(), / style="/)
})

pages.run()

/** By node:http, since fetch adds `cache-control: no-cache`. */
function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, answer => resolve(answer.resume().statusCode)).on('error', reject)
  })
}
