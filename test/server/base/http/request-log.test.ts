import * as assert from 'uvu/assert'
import { suite } from '#test'
import { visit } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'

const test = suite('request log')

test('each request is logged in one line with its id, route, status and network', async () => {
  const server = await serveKoa([
    ctx => {
      ctx.state.route = '/greetings/:name'
      ctx.body = 'hello'
    },
  ])
  const ask = visit(server.url)
  const headers = { cookie: 'session=secret-cookie', 'x-request-id': 'chosen' }
  const answer = await ask('/greetings/ann?token=secret-query', { headers, json: 'secret-body' })
  await answer.text()
  await server.close()
  const lines = server.lines.filter(({ msg }) => msg === 'request')
  assert.is(lines.length, 1)
  const { time: _, ms, id, ...line } = lines[0] ?? {}
  assert.type(ms, 'number')
  assert.is(id, answer.headers.get('x-request-id'))
  assert.match(String(id), /^[\da-f]{16}$/)
  const route = '/greetings/:name'
  assert.equal(line, {
    level: 30,
    method: 'POST',
    route,
    status: 200,
    from: '127.0.0.0/24',
    msg: 'request',
  })
})

test('a response that was cut off is logged as aborted', async () => {
  const server = await serveKoa([
    ctx => {
      ctx.respond = false
      ctx.res.writeHead(200, { 'content-length': '100' })
      ctx.res.write('half', () => ctx.res.destroy())
    },
  ])
  await visit(server.url)('/x')
    .then(answer => answer.text())
    .catch(() => undefined)
  await server.close()
  assert.is(server.lines.at(-1)?.aborted, true)
})

test.run()
