import { brotliDecompressSync } from 'node:zlib'
import type { Context } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Answer, answerFrom } from '../../../../server/render/responses/answer.ts'
import { createCache } from '../../../../server/render/responses/cache.ts'
import { createOrigins } from '../../../../server/render/responses/origins.ts'
import { visit } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'
import { stateOfTests } from '../../../support/responses.ts'

const test = suite('answers that may be cached')

const slots = [{ path: 'a/photo.jpg' }]

/** What is answered, how often it was made, and the state that it depends on. */
async function answering(answer: Partial<Answer>) {
  const state = stateOfTests()
  const caches = { cache: createCache(state), origins: createOrigins() }
  const seen = { made: 0, ctx: undefined as Context | undefined }
  const server = await serveKoa([
    async ctx => {
      seen.ctx = ctx
      await answerFrom(caches, ctx, {
        ...{ url: '/x', type: 'text/plain', madeOf: { slots } },
        async make() {
          seen.made += 1
          return 'a chair of oak '.repeat(20)
        },
        ...answer,
      })
    },
  ])
  const ask = (coding = 'br') => visit(server.url)('/x', { headers: { 'accept-encoding': coding } })
  return { ask, seen, state }
}

test('texts and drawings are compressed, photos are not', async () => {
  for (const [type, coding] of [
    ['text/plain', 'br'],
    ['image/svg+xml', 'br'],
    ['application/json', 'br'],
    ['image/png', null],
  ] as const) {
    const { headers } = await (await answering({ type })).ask()
    assert.is(headers.get('content-encoding'), coding, type)
    assert.is(headers.get('vary'), coding ? 'Accept-Encoding' : null, type)
  }
})

test('a body is made once for each encoding and variant, and again after a change', async () => {
  const { ask, seen, state } = await answering({ vary: ['Accept'] })
  const first = await ask()
  assert.is(first.headers.get('vary'), 'Accept, Accept-Encoding')
  await ask()
  assert.is(seen.made, 1)
  await ask('gzip')
  assert.is(seen.made, 2)
  assert.is(seen.ctx?.state.offered?.isCurrent(), true)
  state.changeFile('a/photo.jpg')
  assert.is(seen.ctx?.state.offered?.isCurrent(), false)
  await ask('gzip')
  assert.is(seen.made, 3)
})

test('the ETag is of the version where there is one, else of the bytes', async () => {
  const etagOf = async (answer: Partial<Answer>) =>
    (await (await answering(answer)).ask('identity')).headers.get('etag')
  assert.is(await etagOf({ version: 'v7' }), '"v7"')
  const [one, same, other] = [
    await etagOf({ make: async () => 'one' }),
    await etagOf({ make: async () => Buffer.from('one') }),
    await etagOf({ make: async () => 'other' }),
  ]
  assert.match(one ?? '', /^"[\w-]{20}"$/)
  assert.equal([one === same, one === other], [true, false])
})

test('what is offered is under its own address, with what it is made of', async () => {
  const { ask, seen } = await answering({ url: '/canonical' })
  const answer = await ask()
  assert.is(answer.status, 200)
  assert.equal(
    [seen.ctx?.state.offered?.url, seen.ctx?.state.offered?.madeOf],
    ['/canonical', { slots }],
  )
  assert.ok(
    brotliDecompressSync(seen.ctx?.body as Buffer)
      .toString()
      .startsWith('a chair'),
  )
})

test('a body that cannot be made is made anew at the next request', async () => {
  let isFailing = true
  const { ask } = await answering({
    make: async () => {
      if (isFailing) throw new Error('no')
      return 'made'
    },
  })
  assert.is((await ask()).status, 500)
  isFailing = false
  assert.is(await (await ask()).text(), 'made')
})

test.run()
