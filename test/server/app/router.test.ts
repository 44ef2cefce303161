import type { Middleware } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { apiNotStored, apiUnmatched } from '../../../server/base/http/api-answers.ts'
import { isAdminApiPath, isApiPath } from '../../../server/base/http/api-path.ts'
import { administrators, anyone } from '../../../server/base/http/route.ts'
import { api } from '../../../web/base/routes.ts'
import { password, serveApi } from '../../support/api-server.ts'
import { visit } from '../../support/http.ts'
import { serveKoa } from '../../support/koa-server.ts'

type Server = Awaited<ReturnType<typeof serveApi>>

/** Routes that only this test has. */
const added = [
  administrators('GET', '/api/admin/new/:id', ctx => {
    ctx.body = { id: ctx.params.id }
  }),
  anyone('DELETE', '/api/:area/other', ctx => {
    ctx.body = {}
  }),
]

const test = suite<{ server: Server }>('API routes')
test.before(async context => {
  context.server = await serveApi({ routes: () => added })
})

test('a route below /api/admin without a guard is rejected at definition', () => {
  assert.throws(() => anyone('GET', api.users, () => {}), '/api/admin/users needs a guard')
})

test('routes below /api/admin require a session, except login and logout', async ({ server }) => {
  const ask = visit(server.url)
  const statuses = new Map<string, number>()
  for (const { methods, path } of server.router.router.stack) {
    if (!String(path).startsWith('/api/admin')) continue
    for (const method of methods) {
      const { status } = await ask(String(path).replaceAll(/:\w+/g, 'admin'), { method })
      statuses.set(`${method} ${path}`, status)
    }
  }
  const open = [...statuses].filter(([, status]) => status !== 401).map(([route]) => route)
  assert.ok(statuses.size >= 20)
  assert.equal(open, [`POST ${api.login}`, `POST ${api.logout}`])
})

test('with a session they answer', async ({ server }) => {
  const ask = visit(server.url)
  await ask(api.login, { json: { username: 'admin', password } })
  assert.equal(await (await ask('/api/admin/new/7')).json(), { id: '7' })
})

test('no other spelling of a path reaches a guarded route', async ({ server }) => {
  const ask = visit(server.url)
  for (const path of [
    '/API/admin/me',
    '/api/Admin/me',
    '/api/admin/me/',
    '/api//admin/me',
    '/api/%61dmin/me',
    '/api/admin%2fme',
    '/api/x/..%2fadmin/me',
    '/api/admin;/me',
  ]) {
    assert.is((await ask(path)).status, 404, path)
  }
})

test('unknown paths are a 404 with an error, below /api/admin too', async ({ server }) => {
  const ask = visit(server.url)
  for (const path of ['/api', '/api/', '/api/none', '/api/admin/none']) {
    const answer = await ask(path)
    assert.is(answer.status, 404, path)
    assert.equal(Object.keys((await answer.json()) as object), ['error'])
  }
})

test('another method is a 405 with the allowed ones', async ({ server }) => {
  const answer = await visit(server.url)(api.contactDetails, { method: 'DELETE' })
  assert.is(answer.status, 405)
  assert.equal(answer.headers.get('allow')?.split(', ').sort(), ['GET', 'HEAD'])
  assert.equal(await answer.json(), { error: 'Method not allowed' })
})

test('OPTIONS lists the methods without CORS headers', async ({ server }) => {
  const headers = { origin: 'http://evil.example', 'access-control-request-method': 'POST' }
  const ask = visit(server.url)
  const answer = await ask(api.login, { method: 'OPTIONS', headers })
  assert.is(answer.status, 204)
  assert.is(answer.headers.get('allow'), 'POST')
  const granted = [...answer.headers.keys()].filter(name => name.startsWith('access-control'))
  assert.equal(granted, [])
  const ofUsers = await ask(api.users, { method: 'OPTIONS' })
  assert.equal(ofUsers.headers.get('allow')?.split(', ').sort(), ['GET', 'HEAD', 'POST'])
  assert.is((await ask('/api/none', { method: 'OPTIONS' })).status, 404)
})

test('only what is below /api is an answer of the API, all else is left to the pages', async () => {
  const page: Middleware = ctx => {
    ctx.body = 'a page'
  }
  const { url } = await serveKoa([apiNotStored, apiUnmatched, page])
  const answer = await fetch(`${url}/apiary`)
  assert.equal([await answer.text(), answer.headers.get('cache-control')], ['a page', null])
  assert.equal(['/api', '/api/x', '/apiary', '/x/api/'].map(isApiPath), [true, true, false, false])
  assert.equal(['/api/admin/me', '/api/pages'].map(isAdminApiPath), [true, false])
})

test('responses have no-store', async ({ server }) => {
  const ask = visit(server.url)
  for (const path of [api.contactDetails, api.me, '/api/none']) {
    assert.is((await ask(path)).headers.get('cache-control'), 'no-store', path)
  }
})

test('the log names routes by their pattern', async ({ server }) => {
  await visit(server.url)('/api/admin/new/secret')
  const line = server.lines.findLast(({ msg }) => msg === 'request')
  assert.is(line?.route, '/api/admin/new/:id')
  assert.is(line?.status, 401)
})

test('the public contact details are readable without a session, in snake case', async ctx => {
  const answer = await visit(ctx.server.url)(api.contactDetails)
  const details = (await answer.json()) as Record<string, string>
  assert.is(details.company_name, 'Nairobi Prefab & Interiors')
  assert.is(details.whatsapp, '+254700000000')
  assert.is(details.facebook_url, '')
  assert.is(details.twitter_url, '')
  for (const name of Object.keys(details)) assert.match(name, /^[a-z\d_]+$/)
  assert.not.ok('updated_at' in details)
})

test('changed contact details are returned at the next request', async ({ server }) => {
  await server.stores.contactDetails.change(details => {
    details.companyName = 'Another name'
  })
  const answer = await visit(server.url)(api.contactDetails)
  assert.is(((await answer.json()) as { company_name: string }).company_name, 'Another name')
})

test.run()
