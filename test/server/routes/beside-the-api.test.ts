import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type PlainAnswer, plainRequest } from '../../support/plain-request.ts'
import { sample } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { origins } from './callers.ts'

const test = suite<{ site: RunningSite; answers: Map<string, PlainAnswer> }>('beside the API')

const video = 'home/hero/prefab-units/home-hero-prefab-units-video-1.mp4'
const script = JSON.parse(await readFile('dist/manifest.json', 'utf8')).script

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "media-src 'self' blob:; font-src 'self'; connect-src 'self'; form-action 'self'; " +
  "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; manifest-src 'self'"
const policies = {
  strict,
  page: strict.replace("style-src 'self'", "style-src 'self' 'OWN'"),
  sandbox: "sandbox; default-src 'none'; style-src 'unsafe-inline'",
}

/**
 * For each middleware of server/app.ts that answers by itself: an address, what it gets, and the
 * headers that decide what a browser may do with it and who may keep it.
 */
const places: [by: string, path: string, status: number, keyof typeof policies, cache: string][] = [
  ['health', '/healthz', 200, 'strict', 'no-store'],
  ['metrics.serve', '/metrics', 401, 'strict', 'no-store'],
  ['plainForm', '/contact?sent=1', 200, 'page', 'no-store'],
  ['pages.serve', '/', 200, 'page', 'public, no-cache'],
  ['pages.serve', '/contact', 200, 'page', 'public, no-cache'],
  ['serveAdminPages', '/admin', 200, 'page', 'no-store'],
  ['serveMedia', '/uploads/placeholder.jpg', 200, 'sandbox', 'public, max-age=60'],
  ['serveMedia', `/uploads/${video}`, 200, 'sandbox', 'public, max-age=60'],
  ['serveMedia', '/uploads/../data/admin-users.json', 404, 'page', 'no-store'],
  ['serveAssets', script, 200, 'strict', 'public, max-age=31536000, immutable'],
  ['serveArchives', '/showyard-original.tar.gz', 404, 'page', 'no-store'],
  ['serveSiteFiles', '/robots.txt', 200, 'strict', 'public, max-age=86400'],
  ['serveSiteFiles', '/icon.svg', 200, 'strict', 'public, max-age=86400'],
  ['leadToPages', '/About/', 301, 'strict', 'public, max-age=86400'],
  ['api.middleware', '/api/contact-details', 200, 'strict', 'no-store'],
  ['api.middleware', '/api/admin/me', 401, 'strict', 'no-store'],
  ['api.middleware', '/api/none', 404, 'strict', 'no-store'],
]

/** Those that only watch, check or prepare what the others answer. */
const quiet = [
  'responses.keep',
  'limitBodyTime',
  'reportRequests',
  'securityHeaders',
  // On a copy for trying things out alone.
  'noIndex',
  'errors',
  'knownMethods',
  'siteOrigin',
  'sameOrigin',
]

test.before(async context => {
  const env = { LOGIN_LIMIT: '1000/s', METRICS_TOKEN: 'a token that nobody sends here' }
  const site = await startSite({ env })
  assert.is((await site.upload(video, await readFile(sample('clip-720p.mp4')))).status, 200)
  const asked = places.map(async ([, path]) => [path, await plainRequest(site.url + path)] as const)
  Object.assign(context, { site, answers: new Map(await Promise.all(asked)) })
})

test('every middleware of the application is looked at here', async () => {
  const source = await readFile('server/app.ts', 'utf8')
  const used = [...source.matchAll(/app\.use\(\s*([\w.]+)/g)].map(([, name]) => name)
  assert.equal(new Set([...quiet, ...places.map(([by]) => by)]), new Set(used))
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
    assert.is(headers['referrer-policy'], 'strict-origin-when-cross-origin')
    assert.is(headers['cross-origin-opener-policy'], 'same-origin')
    assert.match(String(headers['x-request-id']), /^[\da-f]{16}$/)
    const others = Object.keys(headers).filter(name => !known.has(name))
    assert.equal(others, [], 'a header that nobody has thought about')
  })
}

/** Besides those above; none of them lets another site read, frame or be told anything. */
const known = new Set([
  ...['content-security-policy', 'cache-control', 'x-content-type-options', 'referrer-policy'],
  ...['cross-origin-opener-policy', 'x-request-id', 'permissions-policy', 'x-robots-tag'],
  ...['accept-ranges', 'content-length', 'content-type', 'date', 'etag', 'last-modified', 'vary'],
  ...['connection', 'keep-alive', 'location'],
])

test('nobody needs a session there, other sites may link there, and nothing is changed', async ({
  site,
}) => {
  for (const [by, path, status] of places.filter(([by]) => by !== 'api.middleware')) {
    for (const [from, isOurs, headers] of origins(site.url)) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await plainRequest(site.url + path, { method, headers })
        assert.is(answer.status, status, `${method} ${path} from ${from}`)
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await plainRequest(site.url + path, { method, headers })
        const isForm = method === 'POST' && path.startsWith('/contact')
        const refusal = isForm ? 415 : 404
        const what = `${method} ${path} (${by}) from ${from}`
        assert.is(status, isOurs ? refusal : 403, what)
      }
    }
  }
})

test('what a page says of its host is its own visitor’s, whoever asked before', async ({
  site,
}) => {
  for (const host of ['one.example', 'two.example', 'one.example']) {
    const { text } = await plainRequest(`${site.url}/about`, { headers: { host } })
    assert.match(text, `<link rel="canonical" href="http://${host}/about"`)
    assert.is(/(one|two)\.example/g.exec(text.replaceAll(host, '')), null)
  }
})

test('forwarded headers of a stranger change nothing that is answered', async ({ site }) => {
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
