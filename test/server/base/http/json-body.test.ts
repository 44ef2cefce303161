import { gzipSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import { jsonBody } from '../../../../server/base/http/json-body.ts'
import { type Ask, visit } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'

const test = suite('JSON body')

const schema = z.strictObject({
  name: z.string().trim().min(2, 'Name must be at least 2 characters'),
  age: z.int('Age must be a whole number').optional(),
})

async function send(ask: Ask) {
  const readBody = jsonBody(schema)
  const server = await serveKoa([
    async ctx => {
      ctx.body = await readBody(ctx)
    },
  ])
  const answer = await visit(server.url)('/api/x', { method: 'POST', ...ask })
  const body = (await answer.json()) as { error?: string; fields?: Record<string, string> }
  return { status: answer.status, body }
}

const typed = (type: string) => ({ headers: { 'content-type': type } })

test('a valid body is returned as its schema transforms it', async () => {
  assert.equal(await send({ json: { name: ' Ann ' } }), { status: 200, body: { name: 'Ann' } })
})

test('each invalid field is named once, the first one as the error', async () => {
  const { status, body } = await send({ json: { name: 'A', age: 1.5, admin: true } })
  assert.is(status, 400)
  assert.is(body.error, 'Name must be at least 2 characters')
  assert.equal(body.fields, {
    name: 'Name must be at least 2 characters',
    age: 'Age must be a whole number',
    admin: 'This field is not known here',
  })
})

test('a body that is no JSON object is rejected', async () => {
  for (const body of ['', '{', 'null', '"text"', '[]', '{"__proto__": {"name": "Ann"}}']) {
    const { status } = await send({ body, ...typed('application/json') })
    assert.is(status, 400, body)
  }
})

test('only uncompressed application/json is accepted', async () => {
  const body = '{"name":"Ann"}'
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
    assert.is((await send({ body, ...typed(type) })).status, 415, type)
  }
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  assert.is((await send({ body: gzipSync(body), headers })).status, 415)
  assert.is((await send({ body, ...typed('application/json; charset=utf-8') })).status, 200)
})

test('more than 16 KB is rejected with 413, with or without Content-Length', async () => {
  const body = JSON.stringify({ name: 'A'.repeat(17 * 1024) })
  assert.is((await send({ body, ...typed('application/json') })).status, 413)
  const stream = new Blob([body]).stream()
  const chunked = { body: stream, duplex: 'half', ...typed('application/json') } as Ask
  assert.is((await send(chunked)).status, 413)
})

test.run()
