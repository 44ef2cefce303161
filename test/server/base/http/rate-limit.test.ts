import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createRateLimit, visitorOf } from '../../../../server/base/http/rate-limit.ts'
import { visit } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'

const test = suite('rate limit')

/** The number of accepted requests from these addresses, through proxies. */
async function letIn(addresses: string[], proxies = 1) {
  const limit = createRateLimit({ points: 2, seconds: 60 }, 'Slow down')
  const server = await serveKoa(
    [
      async ctx => {
        await limit.count(visitorOf(ctx))
        ctx.body = 'in'
      },
    ],
    { proxies },
  )
  const ask = visit(server.url)
  const answers = []
  for (const address of addresses) {
    answers.push(await ask('/api/x', { headers: { 'x-forwarded-for': address } }))
  }
  return answers.filter(({ status }) => status === 200).length
}

test('each address has a limit of its own', async () => {
  assert.is(await letIn(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']), 3)
})

test('a /64 of IPv6 counts as one visitor, the next /64 as another', async () => {
  const same = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3']
  assert.is(await letIn(same), 2)
  assert.is(await letIn([...same, '2001:db8:0:1::1']), 3)
})

test('IPv4 written as IPv6 counts as the same visitor', async () => {
  assert.is(await letIn(['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1']), 2)
})

test('a port that a proxy appends to an address makes no other visitor', async () => {
  assert.is(await letIn(['192.0.2.1:4711', '192.0.2.1:4712', '192.0.2.1', '192.0.2.2:4711']), 3)
  assert.is(await letIn(['[2001:db8::1]:443', '[2001:db8::2]:444', '2001:db8::3']), 2)
})

test('an address forged in X-Forwarded-For does not count', async () => {
  assert.is(await letIn(['192.0.2.1', '192.0.2.2', '192.0.2.3'], 0), 2)
  const prefixed = ['1.1.1.1, 192.0.2.1', '2.2.2.2, 192.0.2.1', '3.3.3.3, 192.0.2.1']
  assert.is(await letIn(prefixed, 1), 2)
})

test('"off" disables the limit', async () => {
  const limit = createRateLimit('off', 'Slow down')
  for (let times = 0; times < 1000; times += 1) await limit.count('one')
})

test('a rejected request gets Retry-After', async () => {
  const limit = createRateLimit({ points: 1, seconds: 60 }, 'Slow down')
  await limit.count('one')
  const fault = await limit.count('one').catch(error => error)
  assert.is(fault.status, 429)
  assert.is(fault.message, 'Slow down')
  assert.match(fault.headers['retry-after'], /^([1-9]|[1-5]\d|60)$/)
})

test('more visitors than memory is for are forgotten, those counted longest ago first', async () => {
  const { count } = createRateLimit({ points: 1, seconds: 60 }, 'Slow down')
  for (let visitor = 0; visitor <= 10_000; visitor++) await count(`${visitor}`)
  const isRefused = (visitor: number) =>
    count(`${visitor}`).then(
      () => false,
      () => true,
    )
  assert.equal(
    [await isRefused(10_000), await isRefused(1), await isRefused(0)],
    [true, true, false],
  )
})

test.run()
