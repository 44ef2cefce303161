import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { adminRoutes } from '../../../web/base/routes.ts'
import { type PlainAnswer, plainRequest } from '../../support/plain-request.ts'
import { routesOf } from '../../support/routes-of.ts'
import { sample } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { origins } from './callers.ts'

const test = suite<{ site: RunningSite; answers: Map<string, PlainAnswer> }>('routes outside /api')

const video = 'home/hero/prefab-units/home-hero-prefab-units-video-1.mp4'
const photo = 'executive-furniture/chairs/products/image-1.jpg'
const script = JSON.parse(await readFile('dist/manifest.json', 'utf8')).script

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "media-src 'self' blob:; font-src 'self'; connect-src 'self'; form-action 'self'; " +
  "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; manifest-src 'self'"
const page = strict.replace("style-src 'self'", "style-src 'self' 'OWN'")

const policies = {
  strict,
  page,
  // It shows the preview of a page.
  screen: page.replace('; manifest-src', "; frame-src 'self'; manifest-src"),
  sandbox: "sandbox; default-src 'none'; style-src 'unsafe-inline'",
}

const day = 'public, max-age=86400'
/** Of what may be hidden. */
const shownDay = `${day}, s-maxage=600`

type Place = [
  route: string,
  path: string,
  status: number,
  policy: keyof typeof policies,
  cache: string,
]

/**
 * For each route outside of /api, and for unknown paths: a URL, its response, and the headers about
 * security and caching.
 */
const places: Place[] = [
  ['/healthz', '/healthz', 200, 'strict', 'no-store'],
  ['/metrics', '/metrics', 401, 'strict', 'no-store'],
  ['/contact', '/contact?sent=1', 200, 'page', 'no-store'],
  ['/contact', '/contact', 200, 'page', 'public, no-cache'],
  ['/search', '/search?q=sofa', 200, 'page', 'public, no-cache'],
  ['a page', '/', 200, 'page', 'public, no-cache'],
  ['a screen', '/admin', 200, 'screen', 'no-store'],
  ['/uploads/*slot', '/uploads/placeholder.jpg', 200, 'sandbox', 'public, max-age=60'],
  ['/uploads/*slot', `/uploads/${video}`, 200, 'sandbox', 'public, max-age=60'],
  ['/uploads/*slot', '/uploads/../data/admin-users.json', 404, 'page', 'no-store'],
  ['/drawings/:name.svg', '/drawings/contact.svg', 200, 'sandbox', 'public, max-age=60'],
  ['/drawings/:name.svg', '/drawings/none.svg', 404, 'page', 'no-store'],
  ['/drawings/of/*slot', `/drawings/of/${photo}`, 200, 'sandbox', 'public, max-age=60'],
  ['/drawings/of/*slot', `/drawings/of/${video}`, 404, 'page', 'no-store'],
  ['/assets/*file', script, 200, 'strict', 'public, max-age=31536000, immutable'],
  ['/assets/*file', '/assets/none.js', 404, 'page', 'no-store'],
  ['/showyard-:name.tar.gz', '/showyard-original.tar.gz', 404, 'page', 'no-store'],
  ['/brand/:file', '/brand/none.svg', 404, 'page', 'no-store'],
  ['/preview/:token', '/preview/none', 410, 'strict', 'no-store'],
  ...(
    [
      ['uploads/*slot', `uploads/${photo}`],
      ['drawings/:name.svg', 'drawings/contact.svg'],
      ['drawings/of/*slot', `drawings/of/${photo}`],
    ] as const
  ).map(
    ([route, path]): Place => [
      ...([`/preview/:token/files/${route}`, `/preview/none/files/${path}`] as const),
      ...([410, 'strict', 'no-store'] as const),
    ],
  ),
  ['/quotes/:secret', '/quotes/none', 404, 'page', 'no-store'],
  ['/quotes/:secret.pdf', '/quotes/none.pdf', 404, 'page', 'no-store'],
  ['/quotes/:secret/accept', '/quotes/none/accept', 404, 'page', 'no-store'],
  ['/quotes/:secret/ask', '/quotes/none/ask', 404, 'page', 'no-store'],
  ['/robots.txt', '/robots.txt', 200, 'strict', shownDay],
  ['/sitemap.xml', '/sitemap.xml', 200, 'strict', shownDay],
  ['/site.webmanifest', '/site.webmanifest', 200, 'strict', shownDay],
  ['/icon.svg', '/icon.svg', 200, 'strict', shownDay],
  ['/icon-192.png', '/icon-192.png', 200, 'strict', shownDay],
  ['/icon-512.png', '/icon-512.png', 200, 'strict', shownDay],
  ['/favicon.ico', '/favicon.ico', 200, 'strict', shownDay],
  ['/share/*page', '/share/home.jpg', 200, 'strict', shownDay],
  ['/share/*page', '/share/none.jpg', 404, 'page', 'no-store'],
  ['/feeds/meta.csv', '/feeds/meta.csv', 404, 'page', 'no-store'],
  ['/feeds/google.xml', '/feeds/google.xml', 404, 'page', 'no-store'],
  ['/sheets/:code.pdf', '/sheets/ch8.pdf', 200, 'strict', 'public, no-cache'],
  ['/sheets/:code.pdf', '/sheets/none.pdf', 404, 'page', 'no-store'],
  ['/design.svg', '/design.svg', 200, 'sandbox', 'public, max-age=60'],
  ['/design.svg', '/design.svg?plan=none', 302, 'strict', 'public, max-age=60'],
  ['/design.pdf', '/design.pdf', 200, 'strict', 'public, no-cache'],
  ['/design.jpg', '/design.jpg', 200, 'strict', day],
  ['none', '/About/', 301, 'strict', day],
  ['none', '/no-such-page', 404, 'page', 'no-store'],
  ['below /api', '/api/contact-details', 200, 'strict', 'no-store'],
  ['below /api', '/api/search?q=sofa', 200, 'strict', 'no-cache'],
  ['below /api', '/api/design', 200, 'strict', 'public, no-cache'],
  ['below /api', '/api/admin/me', 401, 'strict', 'no-store'],
  ['below /api', '/api/none', 404, 'strict', 'no-store'],
]

test.before(async context => {
  const env = { LOGIN_LIMIT: '1000/s', METRICS_TOKEN: 'a token that nobody sends here' }
  const site = await startSite({ env })
  assert.is((await site.upload(video, await readFile(sample('clip-720p.mp4')))).status, 200)
  const asked = places.map(async ([, path]) => [path, await plainRequest(site.url + path)] as const)
  Object.assign(context, { site, answers: new Map(await Promise.all(asked)) })
})

test('every route outside /api is in this test', ({ site }) => {
  const screens: ReadonlySet<string> = new Set(Object.values(adminRoutes))
  const classOf = (path: string) => {
    if (path.startsWith('/api/')) return 'below /api'
    return screens.has(path) ? 'a screen' : path
  }
  const routes = routesOf(site.app).map(route => classOf(route.split(' ')[1] as string))
  const lookedAt = new Set(places.map(([route]) => route))
  // Pages are found in the content, by a middleware of their own.
  assert.equal([...new Set(['none', 'a page', ...routes])].toSorted(), [...lookedAt].toSorted())
})

for (const [, path, status, policy, cache] of places) {
  test(`${path} answers ${status} with the headers of its class`, ({ answers }) => {
    const { status: got, headers } = answers.get(path) as PlainAnswer
    assert.is(got, status)
    const own = /'(sha256|nonce)-[^']+'/
    assert.is(
      headers['content-security-policy']?.toString().replace(own, "'OWN'"),
      policies[policy],
    )
    assert.is(headers['cache-control'], cache)
    assert.is(headers['x-content-type-options'], 'nosniff')
    const [, secret] = /^\/(preview|quotes)\/[^/]+(?:\/(?:accept|ask))?$/.exec(path) ?? []
    // No other site gets the addresses of previews and quotes, which are secrets.
    const referrer = secret
      ? { preview: 'no-referrer', quotes: 'same-origin' }[secret]
      : 'strict-origin-when-cross-origin'
    assert.is(headers['referrer-policy'], referrer)
    assert.is(headers['cross-origin-opener-policy'], 'same-origin')
    assert.match(String(headers['x-request-id']), /^[\da-f]{16}$/)
    const others = Object.keys(headers).filter(name => !known.has(name))
    assert.equal(others, [], 'a header that the table does not list')
  })
}

/** Further headers; none of them gives another site access. */
const known = new Set([
  'content-disposition',
  ...['content-security-policy', 'cache-control', 'x-content-type-options', 'referrer-policy'],
  ...['cross-origin-opener-policy', 'x-request-id', 'permissions-policy', 'x-robots-tag'],
  ...['accept-ranges', 'content-length', 'content-type', 'date', 'etag', 'last-modified', 'vary'],
  ...['connection', 'keep-alive', 'location'],
])

test('no session is needed, other sites may link, and nothing is changed', async ({ site }) => {
  for (const [route, path, status] of places.filter(([route]) => route !== 'below /api')) {
    for (const [from, isOurs, headers] of origins(site.url)) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await plainRequest(site.url + path, { method, headers })
        assert.is(answer.status, status, `${method} ${path} from ${from}`)
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await plainRequest(site.url + path, { method, headers })
        const isForm = method === 'POST' && path.startsWith('/contact')
        const refusal = isForm ? 415 : 404
        const what = `${method} ${path} (${route}) from ${from}`
        assert.is(status, isOurs ? refusal : 403, what)
      }
    }
  }
})

test('the host in a page is that of its own request', async ({ site }) => {
  for (const host of ['one.example', 'two.example', 'one.example']) {
    const { text } = await plainRequest(`${site.url}/about`, { headers: { host } })
    assert.match(text, `<link rel="canonical" href="http://${host}/about"`)
    assert.is(/(one|two)\.example/g.exec(text.replaceAll(host, '')), null)
  }
})

test('forwarded headers of an untrusted client change nothing', async ({ site }) => {
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7',
    forwarded: 'host=evil.example;proto=https',
    'x-original-url': '/api/admin/users',
    'x-rewrite-url': '/api/admin/users',
    'x-http-method-override': 'DELETE',
  }
  const plain = await plainRequest(`${site.url}/contact`)
  const answer = await plainRequest(`${site.url}/contact`, { headers: forged })
  assert.is(answer.text, plain.text)
  assert.is(answer.headers['strict-transport-security'], undefined)
})

test.run()
