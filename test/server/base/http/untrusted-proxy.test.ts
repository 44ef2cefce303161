import * as assert from 'uvu/assert'
import { suite } from '#test'
import { noteUntrustedProxy } from '../../../../server/base/http/untrusted-proxy.ts'
import { serveKoa } from '../../../support/koa-server.ts'
import { readableLog } from '../../../support/log-lines.ts'

const test = suite('headers of a proxy that is not trusted')

/** The warnings of a server that gets three requests with these headers. */
async function warnings(headers: Record<string, string>, trustProxy = 0) {
  const { log, lines } = readableLog()
  const { url } = await serveKoa([
    noteUntrustedProxy(log, trustProxy),
    ctx => {
      ctx.body = 'a page'
    },
  ])
  for (const _ of 'abc') await (await fetch(url, { headers })).text()
  return lines.map(({ msg }) => msg)
}

test('they are named once in the log, with the setting', async () => {
  const [warning = '', ...others] = await warnings({ 'x-forwarded-for': '203.0.113.9' })
  assert.match(String(warning), 'TRUST_PROXY')
  assert.equal(others, [])
})

test('nothing is said without them, or where a proxy is trusted', async () => {
  assert.equal(await warnings({}), [])
  assert.equal(await warnings({ 'x-forwarded-for': '203.0.113.9' }, 1), [])
})

test.run()
