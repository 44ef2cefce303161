import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { redirectHandlers } from '../../../../server/page-editing/redirects/handlers.ts'
import { MOST_REDIRECTS, openRedirects } from '../../../../server/page-editing/redirects/store.ts'
import { createSerialQueue } from '../../../../server/serial-queue.ts'
import { serveKoa } from '../../../support/koa-server.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('redirects that administrators list')

/** @param count how many there are already: `/old-1` and so on */
async function served(count = 0) {
  const file = join(await temporaryFolder(), 'redirects.json')
  const one = { to: '/about', by: 'joan', at: '2026-11-26T08:00:00.000Z' }
  const all = Array.from({ length: count }, (_, at) => [`/old-${at + 1}`, one])
  await writeFile(file, JSON.stringify({ version: 1, data: Object.fromEntries(all) }))
  const addressOf = (path: string) => ['/about', '/contact'].find(one => one === path.toLowerCase())
  const handlers = redirectHandlers(await openRedirects({ file }), addressOf, createSerialQueue())
  const done: unknown[] = []
  const route: Middleware = async ctx => {
    ctx.state.admin = { username: 'amina' } as never
    if (ctx.method === 'POST') await handlers.add(ctx)
    else if (ctx.method === 'DELETE') await handlers.remove(ctx)
    else handlers.list(ctx)
    if (ctx.state.activity) done.push(ctx.state.activity)
  }
  const { url } = await serveKoa([route])
  async function ask(method: string, path: string, body?: object) {
    const json = body && { body: JSON.stringify(body) }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method, headers, ...json })
    return { status: answer.status, body: await answer.json() }
  }
  return { ask, done, add: (from: string, to: string) => ask('POST', '/api/x', { from, to }) }
}

test('are answered with who has added each, and recorded', async () => {
  const { ask, add, done } = await served(1)
  const { status, body } = await add('/us', '/about')
  assert.equal([status, body.from, body.to, body.by], [201, '/us', '/about', 'amina'])
  const listed = await ask('GET', '/api/x')
  assert.equal(
    listed.body.redirects.map(({ from, by }: Record<string, string>) => `${from} ${by}`),
    ['/old-1 joan', '/us amina'],
  )
  assert.is((await ask('DELETE', '/api/x?from=/us')).status, 200)
  assert.is((await ask('DELETE', '/api/x?from=/us')).status, 404)
  assert.equal(done, [
    { action: 'redirect-changed', subject: '/us to /about' },
    { action: 'redirect-changed', subject: '/us' },
  ])
})

test('are refused with the field that is wrong', async () => {
  const { add, done } = await served()
  for (const [from, to, status, field] of [
    ['/Admin', '/about', 400, 'from'],
    [`/${'a'.repeat(300)}`, '/about', 400, 'from'],
    ['/Contact/?a=1', '/about', 409, 'from'],
    ['/us', '/nowhere', 400, 'to'],
  ] as const) {
    const answer = await add(from, to)
    assert.equal([answer.status, Object.keys(answer.body.fields)], [status, [field]], from)
  }
  assert.equal(done, [])
})

test('are 2,000 at most', async () => {
  const { add } = await served(MOST_REDIRECTS - 1)
  assert.is((await add('/last', '/about')).status, 201)
  const { status, body } = await add('/more', '/about')
  assert.equal([status, body.error], [400, 'There may be 2,000 redirects. Delete some first.'])
})

test.run()
