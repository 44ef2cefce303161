import type { IncomingMessage } from 'node:http'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { clientAddress } from '../../../server/http/client-address.ts'

const test = suite('the address of a client')

const from = (forwarded?: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

test('is what the last of the trusted proxies saw, whatever the client wrote before it', () => {
  const request = from('198.51.100.1, 198.51.100.2, 203.0.113.9')
  assert.is(clientAddress(request, 1), '203.0.113.9')
  assert.is(clientAddress(request, 2), '198.51.100.2')
})

test('is that of the connection where no proxy is trusted, or none says anything', () => {
  assert.is(clientAddress(from('198.51.100.1'), 0), '10.0.0.1')
  assert.is(clientAddress(from(), 1), '10.0.0.1')
})

test('is found in a header of thousands of spaces as soon as in one of as many letters', () => {
  const seconds = (forwarded: string) => {
    const request = from(forwarded)
    const start = performance.now()
    for (let time = 0; time < 20; time++) clientAddress(request, 1)
    return performance.now() - start
  }
  const control = Math.max(seconds('a'.repeat(16_000)), 1)
  // 2,000 times as long where each space is looked at from each space before it.
  assert.ok(seconds(`${' '.repeat(16_000)}a`) < 100 * control)
})

test('is the same with spaces around it', () => {
  assert.is(clientAddress(from(' 198.51.100.1 ,  203.0.113.9 '), 1), '203.0.113.9')
})

test.run()
