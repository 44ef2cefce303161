import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openToAll } from '../../../server/accounts/guard.ts'
import type { Resource } from '../../../server/api/resource.ts'
import { api } from '../../../web/routes.ts'
import { password, serveApi } from '../../support/api-server.ts'
import { visit } from '../../support/http.ts'

type Server = Awaited<ReturnType<typeof serveApi>>

/** A resource of which the guard knows nothing. */
const forgetful: Resource = router => {
  router.get('/api/admin/new/:id', ctx => {
    ctx.body = { id: ctx.params.id }
  })
  router.delete('/api/:area/other', ctx => {
    ctx.body = {}
  })
}

const test = suite<{ server: Server }>('API routes')
test.before(async context => {
  context.server = await serveApi({ resources: [forgetful] })
})

test('every route below /api/admin wants a session, but for a short list', async ({ server }) => {
  const ask = visit(server.url)
  const routes = server.api.middleware.router.stack.flatMap(({ methods, path }) =>
    methods.map(method => ({ method, path: String(path).replaceAll(/:\w+/g, 'admin') })),
  )
  const guarded = routes.filter(
    ({ method, path }) => path.startsWith('/api/admin') && !openToAll.has(`${method} ${path}`),
  )
  assert.ok(guarded.length >= 4)
  for (const { method, path } of guarded) {
    const answer = await ask(path, { method })
    assert.is(answer.status, 401, `${method} ${path}`)
  }
  assert.equal([...openToAll], [`POST ${api.login}`, `POST ${api.logout}`])
})

test('with a session they answer', async ({ server }) => {
  const ask = visit(server.url)
  await ask(api.login, { json: { username: 'admin', password } })
  assert.equal(await (await ask('/api/admin/new/7')).json(), { id: '7' })
})

test('no other spelling of an address reaches a guarded route', async ({ server }) => {
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

test('what does not exist is 404 with an error, also below /api/admin', async ({ server }) => {
  const ask = visit(server.url)
  for (const path of ['/api', '/api/', '/api/none', '/api/admin/none']) {
    const answer = await ask(path)
    assert.is(answer.status, 404, path)
    assert.equal(Object.keys((await answer.json()) as object), ['error'])
  }
})

test('another method is 405 with those that are allowed', async ({ server }) => {
  const answer = await visit(server.url)(api.contactDetails, { method: 'DELETE' })
  assert.is(answer.status, 405)
  assert.equal(answer.headers.get('allow')?.split(', ').sort(), ['GET', 'HEAD'])
  assert.equal(await answer.json(), { error: 'Method not allowed' })
})

test('OPTIONS tells the methods and grants nothing to other sites', async ({ server }) => {
  const headers = { origin: 'http://evil.example', 'access-control-request-method': 'POST' }
  const answer = await visit(server.url)(api.login, { method: 'OPTIONS', headers })
  assert.is(answer.status, 204)
  assert.is(answer.headers.get('allow'), 'POST')
  const granted = [...answer.headers.keys()].filter(name => name.startsWith('access-control'))
  assert.equal(granted, [])
})

test('no answer is kept by caches', async ({ server }) => {
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

test('anybody reads the contact details, public fields only, in snake case', async ctx => {
  const answer = await visit(ctx.server.url)(api.contactDetails)
  const details = (await answer.json()) as Record<string, string>
  assert.is(details.company_name, 'Nairobi Prefab & Interiors')
  assert.is(details.whatsapp, '+254700000000')
  assert.is(details.facebook_url, '')
  assert.is(details.twitter_url, '')
  for (const name of Object.keys(details)) assert.match(name, /^[a-z\d_]+$/)
  assert.not.ok('updated_at' in details)
})

test('a change of the contact details shows at once', async ({ server }) => {
  await server.stores.contactDetails.change(details => {
    details.companyName = 'Another name'
  })
  const answer = await visit(server.url)(api.contactDetails)
  assert.is(((await answer.json()) as { company_name: string }).company_name, 'Another name')
})

test.run()
