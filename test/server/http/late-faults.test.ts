import { Readable } from 'node:stream'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { visit } from '../../support/http.ts'
import { serveKoa } from '../../support/koa-server.ts'
import { until } from '../../support/until.ts'

const test = suite('late faults')

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

test('a file that fails in the middle of its answer is an error in the log', async () => {
  async function* broken() {
    yield 'the first half'
    throw new Error('EIO')
  }
  assert.is(await levelOf(broken, false), 50)
})

test('a visitor who leaves early is none', async () => {
  async function* endless() {
    for (;;) {
      yield 'x'.repeat(10_000)
      await new Promise(setImmediate)
    }
  }
  assert.is(await levelOf(endless, true), 20)
})

test.run()
