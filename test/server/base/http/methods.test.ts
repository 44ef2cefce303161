import * as assert from 'uvu/assert'
import { suite } from '#test'
import { knownMethods } from '../../../../server/base/http/methods.ts'
import { sendRaw } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'

const test = suite('methods')

test('a method outside the list is answered with 405 and Allow', async () => {
  const server = await serveKoa([
    knownMethods(),
    ctx => {
      ctx.body = 'in'
    },
  ])
  const ask = (method: string) =>
    sendRaw(server.port, `${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  for (const method of ['TRACE', 'PROPFIND', 'MKCOL', 'PURGE']) {
    const answer = await ask(method)
    assert.match(answer, /^HTTP\/1.1 405 /, method)
    assert.match(answer, /allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r\n/i)
  }
  assert.match(await ask('GET'), /^HTTP\/1.1 200 /)
})

test.run()
