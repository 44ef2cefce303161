import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ownAddress } from '../../server/own-address.ts'

const test = suite('local address of a server')

test('is localhost where it listens everywhere', () => {
  assert.equal(
    [ownAddress('0.0.0.0', 3000), ownAddress('::', 80)],
    ['http://localhost:3000', 'http://localhost:80'],
  )
})

test('is the host that it listens on, one of version 6 in brackets', () => {
  assert.equal(
    [ownAddress('127.0.0.1', 3000), ownAddress('::1', 3000), ownAddress('mill', 1)],
    ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://mill:1'],
  )
})

test.run()
