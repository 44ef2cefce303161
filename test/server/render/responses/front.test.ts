import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import Koa, { type Context as KoaContext } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FinishedRequest } from '../../../../server/base/http/finished-request.ts'
import { siteOrigin } from '../../../../server/base/http/host.ts'
import { pictureFormatsFor } from '../../../../server/base/http/picture-formats.ts'
import { type Served, serve } from '../../../support/http.ts'
import { openResponses, stateOfTests, type TestState } from '../../../support/responses.ts'
import { until } from '../../../support/until.ts'

interface Context {
  served: Served
  state: TestState
  /** The number of requests that reached the app. */
  asked: number
  /** What all pages show. */
  edition: number
  /** Changes the app's response further. */
  adorn(ctx: KoaContext): void
  reports: FinishedRequest[]
  /** The status, the body, and its source: the app or the front cache. */
  ask(path?: string, headers?: Record<string, string>, method?: string): Promise<Seen>
}

interface Seen {
  status: number | undefined
  body: string
  by: 'app' | 'front'
  headers: IncomingMessage['headers']
}

const test = suite<Context>('cache in front of the application')

const slots = [{ path: 'a/photo.jpg' }]

test.before.each(context => open(context))

/** @param trustProxy how many proxies are trusted */
async function open(context: Context, trustProxy = 0, publicUrl?: string): Promise<void> {
  const state = stateOfTests()
  const reports: FinishedRequest[] = []
  const responses = openResponses({
    ...state,
    report: request => reports.push(request),
    trustProxy,
    isForTheApp: ({ headers }) => headers.cookie === 'for the app',
  })
  const app = new Koa({ proxy: trustProxy > 0 })
  app.silent = true
  app.use(responses.store)
  app.use((_, next) => {
    context.asked++
    return next()
  })
  app.use(siteOrigin({ publicUrl }))
  app.use(async ctx => {
    ctx.state.route = '/page'
    ctx.set('x-request-id', 'of the app')
    await responses.answer(ctx, {
      url: ctx.path,
      type: 'text/plain',
      origin: ctx.state.origin,
      variant: String(pictureFormatsFor(ctx)),
      vary: ['Accept'],
      madeOf: { slots },
      make: async () => [ctx.path, pictureFormatsFor(ctx), context.edition].join(' '),
    })
    context.adorn(ctx)
  })
  const served = await serve(responses.before(app.callback()))
  const ask: Context['ask'] = async (path = '/page', headers = {}, method = 'GET') => {
    const before = context.asked
    // Not by fetch, which adds `cache-control: no-cache` to a request with `if-none-match`.
    const request = get(served.url + path, { headers, method, agent: false })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = await answer.toArray()
    const body = Buffer.concat(chunks).toString()
    const by = context.asked > before ? 'app' : 'front'
    return { status: answer.statusCode, body, by, headers: answer.headers }
  }
  Object.assign(context, {
    served,
    state,
    asked: 0,
    edition: 1,
    adorn: () => undefined,
    reports,
    ask,
  })
}

const brief = ({ status, by }: Seen) => `${status} by the ${by}`

test('the second response equals the first, with its own request id', async ({ ask }) => {
  const [first, second] = [await ask(), await ask()]
  assert.equal([brief(first), brief(second)], ['200 by the app', '200 by the front'])
  assert.is(second.body, first.body)
  const headersOf = ({ headers: { date: _, 'x-request-id': __, ...headers } }: Seen) => headers
  assert.equal(headersOf(second), headersOf(first))
  assert.match(String(second.headers['x-request-id']), /^[0-9a-f]{16}$/)
})

/** Headers of responses with a body. */
const ofBody = ['content-type', 'content-length', 'content-encoding']
const coded = { 'accept-encoding': 'br' }

for (const by of ['front', 'app']) {
  /** URLs with a query are not cached. */
  const prepare = async ({ ask }: Context) => {
    const { etag = '' } = (await ask('/page', coded)).headers
    return { etag, path: by === 'front' ? '/page' : '/page?x=1' }
  }

  test(`a client with the current version gets 304 without a body, by the ${by}`, async context => {
    const { etag, path } = await prepare(context)
    for (const known of [etag, `W/${etag}`, `"v0", ${etag}`, '*']) {
      const same = await context.ask(path, { ...coded, 'if-none-match': known })
      assert.is(brief(same), `304 by the ${by}`, known)
      assert.is(same.body, '')
      assert.is(same.headers.etag, etag)
      assert.is(same.headers.vary, 'Accept, Accept-Encoding')
      assert.equal(
        Object.keys(same.headers).filter(name => ofBody.includes(name)),
        [],
      )
    }
  })

  test(`a client with another version gets the whole response, by the ${by}`, async context => {
    const { etag, path } = await prepare(context)
    const whole = (await context.ask(path, coded)).body.length
    for (const known of [
      '"v0"',
      'W/"v0"',
      etag.slice(1, -1),
      etag.toUpperCase(),
      '""',
      `"v0","v1"`,
    ]) {
      const other = await context.ask(path, { ...coded, 'if-none-match': known })
      assert.is(brief(other), `200 by the ${by}`, known)
      assert.is(other.body.length, whole)
    }
  })

  test(`a client that reloads gets the whole response, by the ${by}`, async context => {
    const { etag, path } = await prepare(context)
    const reload = { ...coded, 'if-none-match': etag, 'cache-control': 'no-cache' }
    assert.is(brief(await context.ask(path, reload)), `200 by the ${by}`)
  })
}

test('a 304 of the app is cached as its whole response', async ({ ask }) => {
  const { etag = '' } = (await ask()).headers
  const other = { 'accept-encoding': 'identity' }
  assert.is(brief(await ask('/page', { ...other, 'if-none-match': etag })), '304 by the app')
  assert.is(brief(await ask('/page', other)), '200 by the front')
})

test('after a change the response is made again, for an old ETag too', async context => {
  const { ask, state } = context
  const { etag = '' } = (await ask()).headers
  state.changeFile('a/photo.jpg')
  context.edition = 2
  const next = await ask('/page', { 'if-none-match': etag })
  assert.is(brief(next), '200 by the app')
  assert.is.not(next.headers.etag, etag)
})

test('a change during a response invalidates that response', async context => {
  const { ask, state } = context
  context.adorn = () => state.changeFile('a/photo.jpg')
  await ask()
  context.adorn = () => undefined
  assert.is(brief(await ask()), '200 by the app')
  assert.is(brief(await ask()), '200 by the front')
})

test('each class of the headers that select has its own answer', async context => {
  await open(context, 1)
  const spellings: [string, Record<string, string>, pictures?: string][] = [
    ['/page', {}],
    ['/page', { accept: 'image/avif,image/webp' }, 'avif,webp'],
    ['/page', { accept: 'image/webp' }, 'webp'],
    ['/page', { 'accept-encoding': 'gzip' }],
    ['/page', { 'accept-encoding': 'br' }],
    ['/page', { host: 'other.example' }],
    ['/page', { 'x-forwarded-host': 'another.example' }],
    ['/page', { 'x-forwarded-proto': 'https' }],
    ['/page', { 'save-data': 'on' }],
    ['/other', {}],
  ]
  for (const by of ['app', 'front']) {
    for (const [path, headers, pictures = ''] of spellings) {
      const seen = await context.ask(path, headers)
      assert.is(brief(seen), `200 by the ${by}`, JSON.stringify(headers))
      if (!headers['accept-encoding']) assert.is(seen.body, `${path} ${pictures} 1`)
    }
  }
})

test('an answer over HTTPS is another one, also where all have one origin', async context => {
  await open(context, 1, 'https://showroom.example')
  context.adorn = ctx => ctx.set('x-secure', String(ctx.secure))
  for (const by of ['app', 'front']) {
    for (const scheme of ['http', 'https']) {
      const seen = await context.ask('/page', { 'x-forwarded-proto': scheme })
      assert.is(brief(seen), `200 by the ${by}`, scheme)
      assert.is(seen.headers['x-secure'], String(scheme === 'https'))
    }
  }
})

test('headers of a proxy that is not trusted select nothing', async ({ ask }) => {
  await ask()
  const headers = { 'x-forwarded-host': 'other.example', 'x-forwarded-proto': 'https' }
  assert.is(brief(await ask('/page', headers)), '200 by the front')
})

test('a selecting header that no browser sends is left to the app', async ({ ask }) => {
  for (const name of ['accept', 'accept-encoding', 'save-data']) {
    const headers = { [name]: `x/${'y'.repeat(200)}` }
    await ask('/page', headers)
    assert.is(brief(await ask('/page', headers)), '200 by the app', name)
    const short = { [name]: 'x/y' }
    await ask('/page', short)
    assert.is(brief(await ask('/page', short)), '200 by the front', name)
  }
})

test('an origin that has no place in the cache is answered by the app each time', async context => {
  const { ask } = context
  for (const name of 'abcd') await ask('/page', { host: `${name}.example` })
  for (const _ of 'ab') {
    const stranger = await ask('/page', { host: 'stranger.example' })
    assert.is(brief(stranger), '200 by the app')
  }
  assert.is(brief(await ask('/page', { host: 'a.example' })), '200 by the front')
})

test('each encoding has a strong ETag of its own', async ({ ask }) => {
  const etags = ['br', 'gzip', 'identity'].map(async coding => {
    const { headers } = await ask('/page', { 'accept-encoding': coding })
    assert.is(headers['content-encoding'], coding === 'identity' ? undefined : coding)
    return headers.etag
  })
  assert.is(new Set(await Promise.all(etags)).size, 3)
})

test('a query unknown to the page is answered by the app and not cached', async context => {
  const { ask } = context
  const first = await ask()
  for (const path of ['/page?x=1', '/page?x=1', '/page?x=2']) {
    const seen = await ask(path)
    assert.equal([brief(seen), seen.body], ['200 by the app', first.body])
  }
})

test('ranges, preconditions, bodies and HEAD are passed to the app', async ({ ask }) => {
  await ask()
  for (const headers of [
    { range: 'bytes=0-1' },
    { 'if-match': '"v0"' },
    { 'if-unmodified-since': new Date().toUTCString() },
    { 'content-length': '0' },
    { 'transfer-encoding': 'chunked' },
  ]) {
    assert.is((await ask('/page', headers)).by, 'app', JSON.stringify(headers))
  }
  assert.is((await ask('/page', {}, 'HEAD')).by, 'app')
  assert.is((await ask()).by, 'front', 'control')
})

test('a request that the app claims is passed to it, and changes nothing for others', async ({
  ask,
}) => {
  await ask()
  const claimed = await ask('/page', { cookie: 'for the app' })
  assert.is(brief(claimed), '200 by the app')
  assert.is(brief(await ask('/page', { cookie: 'another' })), '200 by the front')
  assert.is(brief(await ask()), '200 by the front')
})

test('a request with two hosts is passed to the app, which rejects it', async context => {
  const send = async (hosts: string) => {
    const before = context.asked
    const socket = connect(context.served.port, '127.0.0.1')
    socket.write(`GET /page HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    socket.resume()
    await once(socket, 'close')
    return context.asked - before
  }
  await context.ask('/page', { host: 'a.example' })
  assert.is(await send('Host: a.example\r\nHost: b.example\r\n'), 1)
  assert.is(await send('Host: a.example\r\n'), 0, 'control')
})

for (const [what, adorn] of [
  ['sets a cookie', ctx => ctx.set('set-cookie', 'a=b')],
  ['is private', ctx => ctx.set('cache-control', 'private, max-age=60')],
  ['is not to be stored', ctx => ctx.set('cache-control', 'no-store')],
  ['varies by a header that the front does not compare', ctx => ctx.vary('cookie')],
  ['varies by everything', ctx => ctx.vary('*')],
  ['has no ETag', ctx => ctx.remove('etag')],
  ['is a fault', ctx => (ctx.status = 404)],
  ['was not offered', ctx => delete ctx.state.offered],
] satisfies [string, (ctx: KoaContext) => unknown][]) {
  test(`a response that ${what} is not cached`, async context => {
    context.adorn = adorn
    await context.ask()
    assert.is((await context.ask()).by, 'app')
  })
}

test('each response is reported with route, status and address', async context => {
  await context.ask()
  const { etag = '' } = (await context.ask()).headers
  await context.ask('/page', { 'if-none-match': etag })
  await until('two reports', () => context.reports[1])
  assert.equal(
    context.reports.map(({ route, status, method, aborted }) => ({
      route,
      status,
      method,
      aborted,
    })),
    [200, 304].map(status => ({ route: '/page', status, method: 'GET', aborted: false })),
  )
  assert.match(context.reports[0]?.ip ?? '', '127.0.0.1')
})

test.run()
