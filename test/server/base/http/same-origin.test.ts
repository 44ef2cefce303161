import * as assert from 'uvu/assert'
import { suite } from '#test'
import { siteOrigin } from '../../../../server/base/http/host.ts'
import { sameOrigin } from '../../../../server/base/http/same-origin.ts'
import { sendRaw } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'

type Headers = Record<string, string>

const test = suite('same-origin guard')

/** Asks one server for the status that requests with some headers get. */
async function guarded({ publicUrl, proxies = 0 }: { publicUrl?: string; proxies?: number } = {}) {
  const server = await serveKoa(
    [
      siteOrigin({ publicUrl }),
      sameOrigin(),
      ctx => {
        ctx.body = 'in'
      },
    ],
    { proxies },
  )
  return async (method: string, headers: Headers) => {
    const lines = Object.entries({ host: 'shop.example', connection: 'close', ...headers })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    const answer = await sendRaw(server.port, `${method} /api/x HTTP/1.1\r\n${head}\r\n`)
    return Number(answer.slice(9, 12))
  }
}

const ours: Headers[] = [
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://shop.example' },
  { origin: 'https://shop.example' },
  {},
]
const others: Headers[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://shop.example' },
  { origin: 'http://evil.example' },
  { origin: 'http://shop.example.evil.example' },
  { origin: 'http://shop.example:8080' },
  { origin: 'null' },
  { origin: 'shop.example' },
]

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
  test(`${method} is accepted from own pages and programs, and from no other site`, async () => {
    const statusOf = await guarded()
    for (const headers of ours) assert.is(await statusOf(method, headers), 200)
    for (const headers of others) assert.is(await statusOf(method, headers), 403)
  })
}

test('GET is allowed from every site', async () => {
  const statusOf = await guarded()
  for (const headers of others) assert.is(await statusOf('GET', headers), 200)
})

test('both PUBLIC_URL and the requested host are own origins', async () => {
  const publicUrl = 'https://www.example.com'
  const statusOf = await guarded({ publicUrl })
  for (const origin of [publicUrl, 'http://shop.example']) {
    assert.is(await statusOf('POST', { origin }), 200)
  }
  assert.is(await statusOf('POST', { origin: 'http://www.example.com' }), 403)
})

test('an origin over HTTP is another site where the request came over HTTPS', async () => {
  const statusOf = await guarded({ proxies: 1 })
  const headers = { origin: 'http://shop.example', 'x-forwarded-proto': 'https' }
  assert.is(await statusOf('POST', headers), 403)
})

test.run()
