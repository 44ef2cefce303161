import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type PlainAnswer, plainRequest } from '../../support/plain-request.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { addressOf, type RouteRule, routeTable, settings } from './table.ts'

const test = suite<{ site: RunningSite; cookie: string }>('request bodies of each route')

test.before(async context => {
  context.site = await startSite({ env: settings })
  context.cookie = await context.site.signIn()
})

const slot = '/uploads/home/hero/prefab-units/home-hero-prefab-units-video-1.mp4'
const addressWithSlot = (rule: RouteRule) =>
  rule.path === '/api/admin/slot-details' ? `${addressOf(rule)}?path=${slot}` : addressOf(rule)

const ofKind = (kind: RouteRule['body']) => routeTable.filter(({ body }) => body === kind)

function send({ url }: RunningSite, rule: RouteRule, cookie: string, type: string, body: string) {
  const headers = { ...(cookie && { cookie }), 'content-type': type }
  return plainRequest(url + addressWithSlot(rule), { method: rule.method, headers, body })
}

/** A JSON body of that many bytes that is invalid for every route. */
const json = (bytes: number) => JSON.stringify({ x: 'x'.repeat(bytes - '{"x":""}'.length) })

const isRefusal = ({ status, text }: PlainAnswer, expected: number) =>
  status === expected && Object.keys(JSON.parse(text)).includes('error')

for (const rule of ofKind('json')) {
  test(`${rule.method} ${rule.path} reads only JSON, up to its limit`, async context => {
    const { site, cookie } = context
    const most = await send(site, rule, cookie, 'application/json', json(rule.most))
    assert.ok(isRefusal(most, 400), `at the limit: ${most.status} ${most.text}`)
    const more = await send(site, rule, cookie, 'application/json', json(rule.most + 1))
    assert.ok(isRefusal(more, 413), `beyond it: ${more.status} ${more.text}`)
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'a']
    for (const type of types) {
      const other = await send(site, rule, cookie, type, '{}')
      assert.ok(isRefusal(other, 415), `${type}: ${other.status} ${other.text}`)
    }
  })
}

for (const rule of ofKind('csv')) {
  test(`${rule.method} ${rule.path} reads only text/csv, up to its limit`, async context => {
    const { site, cookie } = context
    const most = await send(site, rule, cookie, 'text/csv', 'x'.repeat(rule.most))
    assert.ok(isRefusal(most, 400), `at the limit: ${most.status} ${most.text}`)
    const more = await send(site, rule, cookie, 'text/csv', 'x'.repeat(rule.most + 1))
    assert.ok(isRefusal(more, 413), `beyond it: ${more.status} ${more.text}`)
    for (const type of ['text/plain', 'application/json', 'multipart/form-data', 'a']) {
      const other = await send(site, rule, cookie, type, 'Code')
      assert.ok(isRefusal(other, 415), `${type}: ${other.status} ${other.text}`)
    }
  })
}

test('a body over the limit is not read without a session', async ({ site }) => {
  for (const rule of [...ofKind('json'), ...ofKind('csv')].filter(
    ({ who }) => who === 'administrators',
  )) {
    const answer = await send(site, rule, '', 'application/json', json(rule.most + 1))
    assert.ok(isRefusal(answer, 401), `${rule.method} ${rule.path}: ${answer.status}`)
  }
})

test('a body is ignored by routes that read none', async ({ site, cookie }) => {
  const rules = ofKind('none').filter(({ from }) => from === 'our pages')
  for (const rule of rules) {
    // Of a session of its own, which signing out ends.
    const own = rule.path === '/api/admin/logout' ? await site.signIn() : cookie
    const answer = await send(site, rule, own, 'application/json', json(64 * 1024))
    assert.is(answer.status, rule.empty, `${rule.method} ${rule.path}`)
  }
})

test('a file over the limit is rejected by both upload APIs', async ({ site, cookie }) => {
  const bytes = Buffer.alloc(1024 * 1024 + 1)
  const answer = await site.upload(slot.replace('/uploads/', ''), bytes)
  assert.is(answer.status, 413)
  const name = slot.slice(slot.lastIndexOf('/') + 1)
  const folder = slot.slice('/uploads/'.length, slot.lastIndexOf('/'))
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const headers = {
    cookie,
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes.length),
    'upload-metadata': `targetPath ${base64(folder)},fileName ${base64(name)}`,
  }
  const announced = await plainRequest(`${site.url}/api/admin/uploads`, { method: 'POST', headers })
  assert.is(announced.status, 413)
})

test.run()
