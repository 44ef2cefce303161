import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import Koa from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FinishedRequest } from '../../../server/http/finished-request.ts'
import { keepAnswers } from '../../../server/http/kept-answers.ts'
import { type Served, serve } from '../../support/http.ts'
import { until } from '../../support/until.ts'

interface Context {
  served: Served
  /** How often the app itself was asked. */
  asked: number
  isCurrent: boolean
  reports: FinishedRequest[]
  get(path: string, headers?: Record<string, string>): Promise<Response>
}

const test = suite<Context>('kept answers')

test.before.each(async context => {
  Object.assign(context, { asked: 0, isCurrent: true, reports: [] })
  const answers = keepAnswers({ trustProxy: 0, report: request => context.reports.push(request) })
  const app = new Koa()
  app.use(answers.keep)
  app.use(ctx => {
    context.asked++
    ctx.state.route = '/page'
    if (ctx.path !== '/never-kept') ctx.state.keptWhile = () => context.isCurrent
    ctx.set('vary', 'accept')
    ctx.set('x-request-id', 'of the first')
    ctx.type = 'text/plain'
    if (ctx.path !== '/no-etag') ctx.etag = 'v1'
    ctx.status = 200
    ctx.body = Buffer.from(`${ctx.host}${ctx.url} ${ctx.get('accept')}`)
  })
  context.served = await serve(answers.before(app.callback()))
  context.get = (path, headers = {}) => fetch(context.served.url + path, { headers })
})

test('the second is the same as the first, with an id of its own', async context => {
  const first = await context.get('/page')
  const second = await context.get('/page')
  assert.is(context.asked, 1)
  assert.is(await second.text(), await first.text())
  const headersOf = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  assert.equal(headersOf(second), headersOf(first))
  assert.is.not(second.headers.get('x-request-id'), first.headers.get('x-request-id'))
})

test('one without an ETag is given again, and whole to whoever names one', async context => {
  const first = await context.get('/no-etag')
  const again = await context.get('/no-etag')
  assert.is(context.asked, 1)
  assert.is(again.headers.get('etag'), null)
  assert.is(await again.text(), await first.text())
  const named = await asBrowser(context, '/no-etag', { 'if-none-match': '"v1"' })
  assert.is(named.statusCode, 200)
  assert.is(context.asked, 2, 'by the app')
  await asBrowser(context, '/no-etag')
  assert.is(context.asked, 2, 'control: without the ETag from memory')
})

test('what has changed is made again', async context => {
  await context.get('/page')
  context.isCurrent = false
  await context.get('/page')
  assert.is(context.asked, 2)
})

test('who has it already is told so, and gets no body', async context => {
  await context.get('/page', { accept: '*/*' })
  const same = await asBrowser(context, '/page', { 'if-none-match': '"v1"' })
  assert.is(same.statusCode, 304)
  assert.is(same.headers.vary, 'accept')
  assert.is(same.headers['content-type'], undefined)
  assert.is(same.headers['content-length'], undefined)
  assert.is(context.asked, 1)
})

test('a page that has changed since a visitor got it is given anew', async context => {
  await context.get('/page', { accept: '*/*' })
  for (const known of ['"v0"', 'W/"v1"', '"v1", "v0"', '*']) {
    await asBrowser(context, '/page', { 'if-none-match': known })
  }
  assert.is(context.asked, 5, 'the app decides on all but the very ETag')
  const again = await asBrowser(context, '/page', { 'if-none-match': '"v0"' })
  assert.is(again.statusCode, 200)
  await asBrowser(context, '/page')
  assert.is(context.asked, 6, 'control: without it, it is given from memory')
})

test('nobody gets what was made for another address, host or taste', async context => {
  const texts = new Set<string>()
  for (const [path, accept] of [
    ['/page', 'a'],
    ['/page', 'b'],
    ['/page?x=1', 'a'],
  ] as const) {
    for (const _ of [1, 2]) texts.add(await (await context.get(path, { accept })).text())
  }
  assert.is(texts.size, 3)
  assert.is(context.asked, 3)
  await raw(context.served.port, 'GET /page HTTP/1.1\r\nHost: other\r\naccept: a\r\n')
  assert.is(context.asked, 4)
})

test('what is no plain GET reaches the app', async context => {
  await context.get('/page')
  const asks: RequestInit[] = [
    { method: 'HEAD' },
    { headers: { range: 'bytes=0-1' } },
    { headers: { 'cache-control': 'no-cache' } },
    { headers: { 'if-modified-since': new Date().toUTCString() } },
  ]
  for (const ask of asks) await fetch(`${context.served.url}/page`, ask)
  assert.is(context.asked, 1 + asks.length)
  const twoHosts = 'GET /page HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil\r\n'
  await raw(context.served.port, twoHosts)
  await raw(context.served.port, twoHosts)
  assert.is(context.asked, 3 + asks.length)
})

test('what is not offered is not kept', async context => {
  await context.get('/never-kept')
  await context.get('/never-kept')
  assert.is(context.asked, 2)
})

test('each of them is reported with its route', async context => {
  await context.get('/page')
  await (await context.get('/page')).text()
  const report = await until('the report', () => context.reports[0])
  assert.is(report.route, '/page')
  assert.is(report.status, 200)
  assert.match(report.ip, '127.0.0.1')
})

test.run()

/** As the first visitor of each test asks, so that what is kept for it fits. */
const browserHeaders = { accept: '*/*', 'accept-encoding': 'gzip, deflate' }

/** Not by fetch, which adds `cache-control: no-cache` to a question with `if-none-match`. */
async function asBrowser(
  { served }: Context,
  path: string,
  more: Record<string, string> = {},
): Promise<IncomingMessage> {
  const asked = get(served.url + path, { headers: { ...browserHeaders, ...more } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer.resume()
}

async function raw(port: number, head: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head}Connection: close\r\n\r\n`)
  socket.resume()
  await once(socket, 'close')
}
