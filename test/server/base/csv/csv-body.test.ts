import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Middleware } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { csvBody } from '../../../../server/base/csv/csv-body.ts'
import { serveKoa } from '../../../support/koa-server.ts'
import { until } from '../../../support/until.ts'

const test = suite('the body of a table file')

/** Lines without an end, and how many of them were taken. */
function endless() {
  const state = { taken: 0, isEnded: false }
  async function* lines() {
    try {
      for (;;) {
        state.taken += 1
        yield `${state.taken},${'x'.repeat(1000)}\r\n`
      }
    } finally {
      state.isEnded = true
    }
  }
  return { lines, state }
}

async function open(lines: () => AsyncIterable<string>): Promise<IncomingMessage> {
  const answer: Middleware = ctx => {
    ctx.body = csvBody(lines())
  }
  const server = await serveKoa([answer])
  const [response] = await once(get(server.url), 'response')
  return response
}

test('comes in pieces, of which no more are made than a client takes', async () => {
  const { lines, state } = endless()
  const answer = await open(lines)
  const [piece] = await once(answer, 'data')
  assert.match(String(piece), /^1,x+\r\n2,x/)
  answer.pause()
  await until('no more lines to be taken', async () => {
    const { taken } = state
    await pause(100)
    return taken === state.taken
  })
  const { taken } = state
  answer.resume()
  await until('the next lines', () => state.taken > taken)
  answer.destroy()
  await until('the lines to end with the client', () => state.isEnded)
})

test('has every line once, in order, whatever their lengths', async () => {
  const all = Array.from({ length: 500 }, (_, at) => `${at},${'é'.repeat((at * 37) % 900)}\r\n`)
  const answer = await open(async function* () {
    yield* all
  })
  const bytes = await answer.toArray()
  assert.is(Buffer.concat(bytes).toString(), all.join(''))
  assert.ok(bytes.length < all.length)
})

test.run()
