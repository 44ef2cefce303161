import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import { jsonBody } from '../../../../server/base/http/json-body.ts'
import { sendRaw, visit } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'
import { until } from '../../../support/until.ts'

const test = suite('errors after the response has begun')

/** The level at which the end of a streamed answer is logged. */
async function levelOf(stream: () => AsyncGenerator<string>, isLeaving: boolean) {
  const server = await serveKoa([
    ctx => {
      ctx.body = Readable.from(stream())
    },
  ])
  const leaving = new AbortController()
  const answer = await visit(server.url)('/x', { signal: leaving.signal })
  if (isLeaving) leaving.abort()
  await answer.text().catch(() => undefined)
  const lateFault = () => server.lines.find(({ msg }) => msg === 'answer cut off')
  const { level } = await until('the line in the log', lateFault)
  await server.close()
  return level
}

test('a file stream that fails during the response is logged as an error', async () => {
  async function* broken() {
    yield 'the first half'
    throw new Error('EIO')
  }
  assert.is(await levelOf(broken, false), 50)
})

test('a visitor who disconnects is not logged as an error', async () => {
  async function* endless() {
    for (;;) {
      yield 'x'.repeat(10_000)
      await new Promise(setImmediate)
    }
  }
  assert.is(await levelOf(endless, true), 20)
})

const chunked = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
const brokenRequests = {
  'garbage behind a request': 'GET /x HTTP/1.1\r\nHost: a\r\n\r\n\x16\x03\x01 garbage\r\n\r\n',
  'a chunk that is none': `POST /x HTTP/1.1\r\nHost: a\r\n${chunked}zz\r\n{}`,
  'a chunk that goes on too long': `POST /x HTTP/1.1\r\nHost: a\r\n${chunked}1\r\n{}\r\n0\r\n\r\n`,
}

for (const [what, request] of Object.entries(brokenRequests)) {
  test(`${what} is not logged as an error of the server`, async () => {
    const read = jsonBody(z.unknown())
    const server = await serveKoa([
      async ctx => {
        // Meanwhile the parser comes to what is broken.
        await pause(50)
        if (ctx.method === 'POST') await read(ctx)
        ctx.body = 'x'
      },
    ])
    await sendRaw(server.port, request).catch(() => undefined)
    await until('the request in the log', () => server.lines.some(({ msg }) => msg === 'request'))
    await pause(50)
    assert.equal(
      server.lines.filter(({ level, status }) => Number(level) >= 50 || Number(status) >= 500),
      [],
    )
  })
}

test.run()
