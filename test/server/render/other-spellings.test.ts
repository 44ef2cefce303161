import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { adminRoutes } from '../../../web/base/routes.ts'
import { sendRaw } from '../../support/http.ts'
import { plainRequest } from '../../support/plain-request.ts'
import { publicPages } from '../../support/public-pages.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

const test = suite<{ site: RunningSite; port: number }>('other spellings of a path')

test.before(async context => {
  context.site = await startSite({ env: { METRICS_TOKEN: 'a token that nobody sends here' } })
  context.port = Number(new URL(context.site.url).port)
})

/** Sends a request line unchanged, which clients would normalise. */
async function ask(port: number, target: string, method = 'GET') {
  const answer = await sendRaw(
    port,
    `${method} ${target} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`,
  )
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const value = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
  return { status: Number(head.split(' ')[1]), location: value('location'), value, head, body }
}

const known = [...publicPages.flatMap(({ path, aliases }) => [path, ...aliases])]
const pages = [...known, ...Object.values(adminRoutes)].filter(path => path !== '/')

test('trailing and doubled slashes and other case redirect to the page', async ctx => {
  for (const path of pages) {
    const shouted = path.toUpperCase()
    for (const spelling of [`${path}/`, `${path}//`, path.replaceAll('/', '//'), shouted]) {
      const { status, location } = await ask(ctx.port, spelling)
      assert.is(`${status} ${location}`, `301 ${path}`, spelling)
    }
  }
})

test('slashes alone redirect to the home page', async ({ port }) => {
  for (const spelling of ['//', '///', '//////////']) {
    const { status, location } = await ask(port, spelling)
    assert.is(`${status} ${location}`, '301 /', spelling)
  }
})

test('the canonical spelling of a page is served', async ({ port }) => {
  for (const path of ['/', ...pages]) assert.is((await ask(port, path)).status, 200, path)
})

test('the query is kept in the redirect', async ({ port }) => {
  const queries = ['?sent=1', '?category=Prefab%20Units&show=all', '?a=/B//C/&a=%2F%41']
  for (const query of queries) {
    assert.is((await ask(port, `/Gallery/${query}`)).location, `/gallery${query}`)
  }
})

test('HEAD is redirected too, without a body; other methods are not', async ({ port }) => {
  const { status, location, body } = await ask(port, '/Contact/?sent=1', 'HEAD')
  assert.is(`${status} ${location}`, '301 /contact?sent=1')
  assert.is(body, '')
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    for (const path of ['/Contact/', '//admin/login', '/about/']) {
      const answer = await ask(port, path, method)
      assert.is(`${answer.status} ${answer.location}`, '404 undefined', `${method} ${path}`)
    }
  }
})

test('redirects are cached publicly for a day, and contain no host', async ({ port }) => {
  const { value } = await ask(port, '/About')
  assert.is(value('cache-control'), 'public, max-age=86400')
  assert.is(value('etag'), undefined)
})

test('unknown paths are a 404 in every spelling', async ({ port }) => {
  const places = [
    ...['/none/', '/None', '//none', '/contact/none/', '/services/', '/home/', '/not-found/'],
  ]
  for (const path of [...places, '/admin/none/', '/administrator/', '/contact.', '/contact;/']) {
    const { status, location } = await ask(port, path)
    assert.is(`${status} ${location}`, '404 undefined', path)
  }
})

test('paths other than pages have one spelling', async ({ site, port }) => {
  const { script } = JSON.parse(await readFile('dist/manifest.json', 'utf8'))
  const places = [
    ...['/healthz', '/metrics', '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/icon.svg'],
    ...['/favicon.ico', '/share/contact.jpg', '/uploads/placeholder.jpg', script],
    ...['/api', '/api/contact-details', '/api/pages', '/api/admin/me', '/api/admin/login'],
    ...['/showyard-verified.tar.gz'],
  ]
  for (const path of places) {
    const file = path.replace(/[^/]+$/, (name: string) => name.toUpperCase())
    for (const spelling of [`${path}/`, `/${path}`, `${path}//`, path.toUpperCase(), file]) {
      const { status, location } = await ask(port, spelling)
      assert.is(location, undefined, spelling)
      // The API's router ignores a trailing slash and case.
      if (!spelling.toLowerCase().startsWith('/api')) assert.is(status, 404, spelling)
    }
  }
  assert.is((await plainRequest(`${site.url}/api/pages?path=/About/`)).status, 404)
})

const hostile = [
  ...['//example.com', '//example.com/', '//example.com/contact', '///example.com/contact'],
  ...['/\\example.com', '/\\example.com/contact', '/\\/example.com/contact/', '\\\\example.com/'],
  ...[
    ...['//contact@example.com/', '//example.com:80//', '//example.com%2fcontact'],
    '/contact//example.com',
  ],
  ...[
    ...['/%2F', '/%2Fexample.com', '/%2F%2Fexample.com/contact/', '/%2Fcontact', '/contact%2F'],
    '/%2f/contact',
  ],
  ...['/%5C', '/%5Cexample.com', '/%5cexample.com/contact/', '/contact%5C', '/contact/%5C'],
  ...[
    ...['/%2E%2E//example.com', '/.//example.com', '/..//example.com/contact'],
    '/contact/..//example.com',
  ],
  ...[
    ...['/%0d%0aLocation:%20//example.com', '/contact/%0d%0a', '/contact%00/', '/%09/example.com'],
    '/contact/%20',
  ],
  ...[
    ...['/contact/;//example.com', '/CONTACT/:@example.com', '/contact/\u00a0', '/\u212aontact/'],
    '/CONTAC\u0130/',
  ],
  ...['/contact/#//example.com', '/\\example.com#/contact/', 'http:/example.com/contact/'],
  ...[
    `/${'/'.repeat(9000)}example.com`,
    `/contact${'/'.repeat(9000)}x`,
    `/${'contact/'.repeat(1500)}`,
  ],
  ...[
    ...['/contact/?x=//example.com', '//contact?//example.com', '/contact/?\\example.com'],
    '//?/example.com',
  ],
  ...[
    ...['/contact/?a=%0d%0aLocation:%20x', `/contact/?${'/'.repeat(9000)}`, '/contact/?"><script>'],
    ...['/contact/?q=%E0%A4%A', '/contact//?\u00ff'],
  ],
  ...['//about//', `${'/'.repeat(9000)}about${'/'.repeat(5000)}`],
]

for (const target of hostile) {
  const what = target.length > 60 ? `${target.slice(0, 30)}… (${target.length} characters)` : target
  test(`${what} does not redirect to another host`, async ({ port }) => {
    const { status, location, head } = await ask(port, target)
    assert.ok([301, 400, 404].includes(status), head)
    assert.is(location !== undefined, status === 301, head)
    if (location === undefined) return
    const [path = ''] = location.split('?')
    assert.ok(known.includes(path), location)
    assert.is(new URL(location, 'http://a.example/x/').origin, 'http://a.example')
    assert.match(location, /^\/(?![/\\])[!-~]*$/)
    assert.is(head.match(/^location:/gim)?.length, 1)
  })
}

test('an absolute request URL redirects to a path, with any host', async ({ port }) => {
  assert.is((await ask(port, 'http://evil.example/about/')).location, '/about')
  assert.is((await ask(port, 'http://evil.example//evil.example/')).location, undefined)
})

test.run()
