import type { IncomingMessage } from 'node:http'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { plainRequest } from '../../../server/http/plain-request.ts'

const test = suite('plain request')

const read = (rawHeaders: string[], { method = 'GET', isProxied = false } = {}) =>
  plainRequest({ method, rawHeaders } as IncomingMessage, isProxied)

test('what counts has its place, however it is written and in whatever order', () => {
  const one = read(['Host', 'a', 'User-Agent', 'x', 'accept', 'html', 'If-None-Match', '"v1"'])
  const other = read(['ACCEPT', 'html', 'if-none-match', '"v1"', 'host', 'a', 'cookie', 'y'])
  assert.is(one?.ifNoneMatch, '"v1"')
  assert.equal(one, other)
  assert.not.equal(one?.asked, read(['Host', 'a', 'Accept-Encoding', 'html'])?.asked)
})

test('whoever asks for more than the whole is not plain', () => {
  assert.is(read(['Host', 'a', 'Range', 'bytes=0-1']), undefined)
  assert.is(read(['Host', 'a', 'Transfer-Encoding', 'chunked']), undefined)
  assert.is(read(['Host', 'a'], { method: 'HEAD' }), undefined)
})

test('nor is one without a host, or with anything that counts twice', () => {
  assert.is(read(['accept', 'html']), undefined)
  for (const name of ['Host', 'Accept', 'If-None-Match']) {
    assert.is(read(['host', 'a', 'accept', 'b', 'if-none-match', 'c', name, 'd']), undefined)
  }
})

test('a proxy is believed only where there is one', () => {
  const head = ['Host', 'a', 'X-Forwarded-Proto', 'https']
  assert.equal(read(head), read(['Host', 'a']))
  assert.not.equal(read(head, { isProxied: true }), read(['Host', 'a'], { isProxied: true }))
})

test.run()
