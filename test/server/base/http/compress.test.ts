import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Context } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { codingFor, compress, etagOf } from '../../../../server/base/http/compress.ts'

const test = suite('compressed answers')

/** A client that accepts these encodings. */
const accepting = (...codings: string[]) =>
  ({ acceptsEncodings: (one: string) => codings.includes(one) && one }) as unknown as Context

test('have the smallest encoding that the client accepts', () => {
  assert.is(codingFor(accepting('gzip', 'br')), 'br')
  assert.is(codingFor(accepting('gzip')), 'gzip')
  assert.is(codingFor(accepting()), 'identity')
})

test('have a tag of their own in each encoding', () => {
  assert.is(etagOf('v1', 'identity'), '"v1"')
  assert.is(etagOf('v1', 'br'), '"v1-br"')
})

test('become the same bytes again', async () => {
  const body = Buffer.from('A chair of oak. '.repeat(1000))
  assert.is(await compress(body, 'identity'), body)
  const [gzip, brotli] = [await compress(body, 'gzip'), await compress(body, 'br')]
  assert.ok(gunzipSync(gzip).equals(body))
  assert.ok(brotliDecompressSync(brotli).equals(body))
  assert.ok(brotli.length < 200 && gzip.length < 200)
})

test.run()
