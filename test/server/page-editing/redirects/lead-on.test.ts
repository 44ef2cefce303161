import type { Context } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FormerLeads } from '../../../../server/page-editing/redirects/former-leads.ts'
import { dataAddress, leadOn } from '../../../../server/page-editing/redirects/lead-on.ts'
import { api } from '../../../../web/routes.ts'

const test = suite('requests of former addresses')

const leads: FormerLeads = (path, search) =>
  ({
    '/old': { to: '/new', isForNow: false, search },
    '/desk': { to: '/products/op1', isForNow: false, search: '' },
    '/hidden': { to: '/other', isForNow: true, search },
  })[path]

async function answer(path: string, method = 'GET') {
  const headers: Record<string, string> = {}
  const ctx = {
    ...{ method, path, search: '?a=1', status: 404, state: {} },
    set: (name: string, value: string) => void Object.assign(headers, { [name]: value }),
    redirect: (to: string) => void Object.assign(headers, { location: to }),
  }
  let isPassedOn = false
  await leadOn(leads)(ctx as unknown as Context, async () => {
    isPassedOn = true
  })
  return { isPassedOn, status: ctx.status, ...headers, ...ctx.state }
}

test('are answered with the page, for good or while theirs is hidden, with their query', async () => {
  const cached = { 'cache-control': 'public, no-cache' }
  for (const [path, location, route] of [
    ['/old', '/new?a=1', '/new'],
    // Metrics have one label for all products.
    ['/desk', '/products/op1', '/products/:code'],
  ] as const) {
    const led = { isPassedOn: false, status: 301, ...cached, location, route }
    assert.equal(await answer(path), led)
  }
  const { status } = await answer('/hidden', 'HEAD')
  assert.is(status, 302)
})

test('go on where the address leads nowhere, or something is sent to it', async () => {
  for (const [path, method] of [
    ['/elsewhere', 'GET'],
    ['/old', 'POST'],
    ['/old', 'DELETE'],
  ] as const) {
    assert.equal(await answer(path, method), { isPassedOn: true, status: 404 })
  }
})

test('for data are answered with the address of those, of the whole page where it is asked', () => {
  assert.equal(dataAddress(leads, '/old', '', false), { status: 301, address: api.page('/new') })
  assert.equal(dataAddress(leads, '/hidden', '', true), {
    ...{ status: 302, address: api.wholePage('/other') },
  })
  assert.is(dataAddress(leads, '/elsewhere', '', false), undefined)
})

test.run()
