import * as assert from 'uvu/assert'
import { suite } from '#test'
import { contactClickHandlers } from '../../../../../server/features/company/contact-clicks/handlers.ts'
import { contactClickRoutes } from '../../../../../server/features/company/routes.ts'
import { loadContent } from '../../../../../server/starters/load-starter.ts'
import type { PressCounts } from '../../../../../web/admin/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { password, serveApi } from '../../../../support/api-server.ts'
import { type Visitor, visit } from '../../../../support/http.ts'

interface Context {
  server: Awaited<ReturnType<typeof serveApi>>
  visitor: Visitor
  counted: (query?: string) => Promise<PressCounts>
}

const content = loadContent()
const pathOf = (path: string) => content.byPath.get(path)?.path

const test = suite<Context>('API of contact clicks')
test.before.each(async context => {
  context.server = await serveApi({
    routes: ({ stores }) => contactClickRoutes(contactClickHandlers(stores.contactClicks, pathOf)),
  })
  context.visitor = visit(context.server.url)
  const admin = visit(context.server.url)
  await admin(api.login, { json: { username: 'admin', password } })
  context.counted = async (query = '') =>
    (await (await admin(api.pressCounts + query)).json()) as PressCounts
})

test('a click is counted and answered with 204', async ({ visitor, counted }) => {
  const answer = await visitor(api.presses, { json: { kind: 'whatsapp', page: '/about' } })
  assert.is(answer.status, 204)
  assert.equal(answer.headers.getSetCookie(), [])
  const { days, total, pages } = await counted()
  assert.is(days, 30)
  assert.equal(total, { whatsapp: 1, phone: 0, email: 0 })
  assert.equal(pages, [{ page: '/about', counts: total }])
})

test('other spellings of a path count for the same page', async ({ visitor, counted }) => {
  const page = content.pages.find(({ aliases }) => aliases.length > 0)
  for (const path of [page?.path, page?.aliases[0]]) {
    await visitor(api.presses, { json: { kind: 'phone', page: path } })
  }
  const counts = { whatsapp: 0, phone: 2, email: 0 }
  assert.equal((await counted()).pages, [{ page: page?.path, counts }])
})

test('unknown pages and kinds and other sites are rejected', async ({ visitor, counted }) => {
  for (const json of [
    { kind: 'whatsapp', page: '/made-up' },
    { kind: 'fax', page: '/' },
    { kind: 'phone' },
    { kind: 'phone', page: '/', visitor: 'Wanjiru' },
    { kind: 'phone', page: '__proto__' },
  ]) {
    assert.is((await visitor(api.presses, { json })).status, 400, JSON.stringify(json))
  }
  const headers = { 'sec-fetch-site': 'cross-site' }
  const json = { kind: 'phone', page: '/' }
  assert.is((await visitor(api.presses, { json, headers })).status, 403)
  assert.is((await visitor(api.presses, { method: 'POST', body: '{}' })).status, 415)
  assert.is((await counted()).total.phone, 0)
})

test('clicks beyond 20 from one address are rejected with 429', async ({ visitor, counted }) => {
  const statuses = []
  for (let times = 0; times < 22; times += 1) {
    statuses.push((await visitor(api.presses, { json: { kind: 'email', page: '/' } })).status)
  }
  assert.equal(statuses.slice(19), [204, 429, 429])
  assert.is((await counted()).total.email, 20)
})

test('only administrators read the numbers, of one to 400 days', async ({ visitor, counted }) => {
  assert.is((await visitor(api.pressCounts)).status, 401)
  assert.is((await counted('?days=400')).daily.length, 400)
  for (const query of ['?days=0', '?days=401', '?days=x', '?since=1']) {
    assert.ok('error' in (await counted(query)), query)
  }
})

test.run()
