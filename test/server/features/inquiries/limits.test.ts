import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../web/base/routes.ts'
import { visit } from '../../../support/http.ts'
import { serveInbox } from '../../../support/inbox.ts'
import { inquiry } from '../../../support/inquiry.ts'

const test = suite('limits of POST /api/contact')

const TOO_MANY = 'Too many inquiries. Please try again later, or call or e-mail us.'

/** The status of one good post after the other, each from the address that is named. */
async function statusesOf(addresses: string[], env: Record<string, string>) {
  const inbox = await serveInbox({ env: { TRUST_PROXY: '1', ...env } })
  const ask = visit(inbox.url)
  const statuses = []
  for (const address of addresses) {
    const headers = { 'x-forwarded-for': address }
    statuses.push((await ask(api.contact, { json: inquiry(), headers })).status)
  }
  return statuses
}

test('one address may send up to the limit, then gets 429 with Retry-After', async () => {
  const inbox = await serveInbox({ env: { CONTACT_LIMIT: '2/10m' } })
  const ask = visit(inbox.url)
  for (let times = 0; times < 2; times += 1) {
    assert.is((await ask(api.contact, { json: inquiry() })).status, 201)
  }
  const refused = await ask(api.contact, { json: inquiry() })
  assert.is(refused.status, 429)
  assert.equal(await refused.json(), { error: TOO_MANY })
  const seconds = Number(refused.headers.get('retry-after'))
  assert.ok(seconds > 590 && seconds <= 600, `${seconds}`)
  assert.is((await inbox.stored()).length, 2)
})

test('without a setting five in ten minutes are taken', async () => {
  const same = Array.from({ length: 6 }, () => '192.0.2.1')
  assert.equal(await statusesOf(same, { CONTACT_LIMIT: '' }), [201, 201, 201, 201, 201, 429])
})

test('a /64 of IPv6 counts as one visitor', async () => {
  const addresses = ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1']
  assert.equal(await statusesOf(addresses, { CONTACT_LIMIT: '1/h' }), [201, 429, 201])
})

test('all visitors together have a limit of their own', async () => {
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
  assert.equal(await statusesOf(addresses, { CONTACT_LIMIT_TOTAL: '2/h' }), [201, 201, 429])
})

test('an invalid form does not count towards the limit, a honeypot does', async () => {
  const inbox = await serveInbox({ env: { CONTACT_LIMIT: '2/h' } })
  const ask = visit(inbox.url)
  const post = async (fields: object) =>
    (await ask(api.contact, { json: { ...inquiry(), ...fields } })).status
  for (let times = 0; times < 5; times += 1) assert.is(await post({ name: 'W' }), 400)
  assert.is(await post({ website: 'https://spam.example' }), 201)
  assert.is(await post({}), 201)
  assert.is(await post({}), 429)
})

test('a post repeated with the same key does not count towards the limit', async () => {
  const inbox = await serveInbox({ env: { CONTACT_LIMIT: '1/h' } })
  const ask = visit(inbox.url)
  const json = inquiry({ idempotencyKey: 'b7c1f9a2-0001' })
  for (let times = 0; times < 3; times += 1) {
    assert.is((await ask(api.contact, { json })).status, 201)
  }
  assert.is((await ask(api.contact, { json: inquiry() })).status, 429)
})

test('the log contains neither the sender nor the message', async () => {
  const inbox = await serveInbox()
  await visit(inbox.url)(api.contact, { json: inquiry() })
  const log = JSON.stringify(inbox.lines)
  assert.match(log, 'inquiry stored')
  for (const secret of ['Wanjiru', 'wanjiru@', 'Thika']) assert.not.match(log, secret)
})

test.run()
