import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { mock } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import Koa from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { allowLongBody, limitBodyTime } from '../../../../server/base/http/request-time.ts'
import { serve } from '../../../support/http.ts'

const test = suite('time limits of requests')

/**
 * Sends a body of `pieces` with a pause before each to a server that lets a body take `most`
 * milliseconds, and gives what comes back.
 */
async function drip(pieces: string[], most: number, before = (_request: IncomingMessage) => {}) {
  const app = new Koa()
  app.use(limitBodyTime(most))
  app.use(async ctx => {
    before(ctx.req)
    ctx.body = await text(ctx.req).catch(() => 'cut off')
  })
  const server = await serve(app.callback())
  const socket = connect(server.port, '127.0.0.1')
  const length = pieces.join('').length
  const head = `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`
  const answer = text(socket).catch(() => '')
  socket.write(head)
  for (const piece of pieces) {
    await pause(40)
    if (!socket.destroyed && piece !== 'never') socket.write(piece)
  }
  const body = (await answer).split('\r\n\r\n')[1]
  return body
}

const pieces = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test('a body that arrives too slowly is cut off', async () => {
  assert.is(await drip(pieces, 120), undefined)
})

test('a body that arrives in time is read', async () => {
  assert.is(await drip(pieces, 60_000), 'abcdefgh')
})

test('an upload may take longer while data arrives', async () => {
  assert.is(await drip(pieces, 120, request => allowLongBody(request, 60_000)), 'abcdefgh')
})

test('an upload without data for too long is cut off', async () => {
  assert.is(await drip(['a', 'never'], 5000, request => allowLongBody(request, 100)), undefined)
})

test('a body has thirty seconds where nothing else is said', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    let isCut = false
    const socket = { destroy: () => (isCut = true) }
    const req = { headers: { 'content-length': '1' }, socket, once: () => req }
    await limitBodyTime()({ req } as unknown as Koa.Context, async () => undefined)
    mock.timers.tick(29_999)
    assert.not(isCut)
    mock.timers.tick(1)
    assert.ok(isCut)
  } finally {
    mock.timers.reset()
  }
})

test.run()
