import type { Context } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Leads } from '../../../../server/page-editing/hiding/led-to.ts'
import { dataAddress, leadOn } from '../../../../server/page-editing/redirects/lead-on.ts'
import { api } from '../../../../web/routes.ts'

const test = suite('requests of former addresses')

const leads: Leads = path =>
  ({
    '/old': { to: '/new', isForNow: false },
    '/hidden': { to: '/other', isForNow: true },
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
  for (const path of ['/old', '/OLD', '/old/']) {
    assert.equal(await answer(path), {
      ...{ isPassedOn: false, status: 301, ...cached, location: '/new?a=1', route: '/new' },
    })
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
  assert.equal(dataAddress(leads, '/Old/', false), { status: 301, address: api.page('/new') })
  assert.equal(dataAddress(leads, '/hidden', true), {
    ...{ status: 302, address: api.wholePage('/other') },
  })
  assert.is(dataAddress(leads, '/elsewhere', false), undefined)
})

test.run()
