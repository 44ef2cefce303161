import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  RequestError,
  reasonOf,
  request,
  requestUnlessSignedOut,
} from '../../../web/admin/request.ts'
import { serve } from '../../support/http.ts'

const test = suite('request() of the admin area')

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
  const later = new RequestError(429, '{"error":"Too many tries."}', 61)
  assert.is(reasonOf(later, ''), 'Too many tries. The next try counts in 2 minutes.')
  assert.is(reasonOf(new RequestError(429, '{"error":"Too many."}'), ''), 'Too many.')
  assert.is(reasonOf(new RequestError(503, '{"error":"No space."}', 60), ''), 'No space.')
})

test.run()
