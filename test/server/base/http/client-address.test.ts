import type { IncomingMessage } from 'node:http'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { clientAddress, networkOf } from '../../../../server/base/http/client-address.ts'

const test = suite('address of a client')

const from = (forwarded?: string) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

test('is the one that the last trusted proxy saw, whatever the client wrote before it', () => {
  const request = from('198.51.100.1, 198.51.100.2, 203.0.113.9')
  assert.is(clientAddress(request, 1), '203.0.113.9')
  assert.is(clientAddress(request, 2), '198.51.100.2')
  assert.is(clientAddress(request, 5), '198.51.100.1')
})

test('has no port, which some proxies append', () => {
  const bits = { v4: 24, v6: 48 }
  for (const [written, address, network] of [
    ['203.0.113.9:4711', '203.0.113.9', '203.0.113.0/24'],
    ['[2001:db8::1]:443', '2001:db8::1', '2001:db8:0::/48'],
    ['[2001:db8::1]', '2001:db8::1', '2001:db8:0::/48'],
    ['2001:db8::1', '2001:db8::1', '2001:db8:0::/48'],
    ['[::ffff:203.0.113.9]:4711', '::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2::9', '2001:db8:1:2::9', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '::1', '0:0:0::/48'],
    ['unknown', 'unknown', 'unknown'],
    ['<script>', '<script>', 'unknown'],
    ['203.0.113.9:', '203.0.113.9:', 'unknown'],
    ['[203.0.113.9', '[203.0.113.9', 'unknown'],
  ] as const) {
    assert.is(clientAddress(from(written), 1), address)
    assert.is(networkOf(written, bits), network)
  }
})

test('is that of the connection without a trusted proxy or a header', () => {
  assert.is(clientAddress(from('198.51.100.1'), 0), '10.0.0.1')
  assert.is(clientAddress(from(), 1), '10.0.0.1')
})

test('is found in a header of thousands of spaces as fast as in one of as many letters', () => {
  const seconds = (forwarded: string) => {
    const request = from(forwarded)
    const start = performance.now()
    for (let time = 0; time < 20; time++) clientAddress(request, 1)
    return performance.now() - start
  }
  const control = Math.max(seconds('a'.repeat(16_000)), 1)
  // A quadratic match would take 2,000 times as long.
  assert.ok(seconds(`${' '.repeat(16_000)}a`) < 100 * control)
})

test('ignores spaces around it', () => {
  assert.is(clientAddress(from(' 198.51.100.1 ,  203.0.113.9 '), 1), '203.0.113.9')
})

test.run()
