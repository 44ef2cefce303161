import { QueryObserver } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createQueryClient } from '../../../web/admin/query-client.ts'
import {
  RequestError,
  reasonOf,
  request,
  requestUnlessSignedOut,
} from '../../../web/admin/request.ts'
import { untilOnline } from '../../../web/admin/until-online.ts'
import { serve } from '../../support/http.ts'
import { standIn } from '../../support/stand-in.ts'
import { until } from '../../support/until.ts'

const test = suite('requests of the admin area')

async function ask<T>(status: number, body: string, send: (url: string) => Promise<T>) {
  const { url } = await serve((_, answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  return send(url)
}

const errorOf = (status: number, body: string): Promise<RequestError> =>
  ask(status, body, url => request<RequestError>(url).catch(error => error))

test('a response that is not ok throws an error with its status and body', async () => {
  const error = await errorOf(409, '{"error":"This username is taken"}')
  assert.instance(error, RequestError)
  assert.is(error.message, '409: {"error":"This username is taken"}')
  assert.is(error.reason, 'This username is taken')
})

test('an empty body throws an error with the status and its name', async () => {
  assert.is((await errorOf(503, '')).message, '503: Service Unavailable')
})

test('a body that is no JSON gives no reason', async () => {
  const error = await errorOf(502, '<h1>Bad Gateway</h1>')
  assert.is(error.message, '502: <h1>Bad Gateway</h1>')
  assert.is(reasonOf(error, 'Failed to create user'), 'Failed to create user')
})

test('401 throws, or is null where the caller asks for that', async () => {
  assert.is((await errorOf(401, '{"error":"Not signed in"}')).status, 401)
  assert.is(await ask(401, '{}', url => requestUnlessSignedOut(url)), null)
  const other = await ask(500, '{}', url =>
    requestUnlessSignedOut(url).catch(error => error.status),
  )
  assert.is(other, 500)
})

test('too many tries are told with the minutes to wait', async () => {
  const { url } = await serve((_, answer) => {
    answer.writeHead(429, { 'retry-after': '60' }).end('{"error":"Too many tries."}')
  })
  const error = await request(url).catch(error => error)
  assert.is(reasonOf(error, ''), 'Too many tries. The next try counts in a minute.')
  const said = (status: number, retryAfter?: number) =>
    reasonOf(new RequestError(status, '{"error":"Too many."}', retryAfter), '')
  assert.is(said(429), 'Too many.')
  assert.is(said(429, 1), 'Too many. The next try counts in a minute.')
  assert.is(said(429, 61), 'Too many. The next try counts in 2 minutes.')
  for (const status of [428, 503]) assert.is(said(status, 61), 'Too many.')
  assert.is(reasonOf(new RequestError(500, 'null'), 'otherwise'), 'otherwise')
  assert.is(reasonOf(new Error('x'), 'otherwise'), 'otherwise')
})

/** Reads while answers fail as given, and then are there. */
function reading(failures: (Response | Error)[]) {
  const requests: string[] = []
  standIn('fetch', async (address: string) => {
    requests.push(address)
    const failure = failures.shift()
    if (failure instanceof Error) throw failure
    return failure ?? Response.json({ name: 'Bin' })
  })
  const client = createQueryClient()
  const observer = new QueryObserver(client, { queryKey: ['/api/bin'] })
  const stop = observer.subscribe(() => undefined)
  return { requests, observer, stop: () => [stop(), client.clear()] }
}

test('a read without an answer is repeated, though the browser was never offline', async () => {
  standIn('addEventListener', () => undefined)
  const { requests, observer, stop } = reading([new TypeError('Failed to fetch')])
  await until('the failure', () => observer.getCurrentResult().error instanceof TypeError)
  await until('the data', () => observer.getCurrentResult().data !== undefined)
  assert.equal(observer.getCurrentResult().data, { name: 'Bin' })
  assert.is(requests.length, 2)
  stop()
})

test('a refused read, or one whose screen was left, is not repeated', async () => {
  standIn('addEventListener', () => undefined)
  const refused = reading([new Response('{}', { status: 500 })])
  await until('the refusal', () => refused.observer.getCurrentResult().isError)
  const left = reading([new TypeError('Failed to fetch')])
  await until('the failure', () => left.observer.getCurrentResult().isError)
  left.stop()
  // Longer than the first wait for the connection, of one second.
  await new Promise(resolve => setTimeout(resolve, 1500))
  assert.equal([refused.requests.length, left.requests.length], [1, 1])
  refused.stop()
})

/** The delays that are waited for, and the window that hears of the connection. */
function openWindow() {
  const window = new EventTarget()
  const timers: { delay: number; fire: () => void; isOver: boolean }[] = []
  standIn('addEventListener', window.addEventListener.bind(window))
  standIn('setTimeout', (fire: () => void, delay: number) => {
    timers.push({ delay, fire, isOver: false })
    return timers.length - 1
  })
  standIn('clearTimeout', (at: number) => {
    const timer = timers[at]
    if (timer) timer.isOver = true
  })
  return { window, timers }
}

const never = new AbortController().signal

test('the wait for the connection doubles from one second up to a quarter of a minute', () => {
  const { timers } = openWindow()
  for (const tries of [1, 2, 3, 4, 5, 60]) void untilOnline(tries, never)
  const delays = timers.map(({ delay }) => delay)
  assert.equal(delays, [1000, 2000, 4000, 8000, 15_000, 15_000])
})

test('the wait ends with its delay', async () => {
  const { timers } = openWindow()
  const waiting = untilOnline(1, never)
  timers[0]?.fire()
  await waiting
})

test('the wait ends as soon as the connection is back', async () => {
  const { window, timers } = openWindow()
  const waiting = untilOnline(9, never)
  window.dispatchEvent(new Event('online'))
  await waiting
  assert.ok(timers[0]?.isOver)
})

test('the wait ends with the reason where the upload is given up', async () => {
  const { timers } = openWindow()
  const controller = new AbortController()
  use(() => controller.abort())
  const waiting = untilOnline(1, controller.signal)
  controller.abort('paused')
  assert.is(await waiting.catch(reason => reason), 'paused')
  assert.ok(timers[0]?.isOver)
})

test.run()
