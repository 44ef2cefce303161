import * as assert from 'uvu/assert'
import { suite } from '#test'
import { siteOrigin } from '../../../server/http/host.ts'
import { sameOrigin } from '../../../server/http/same-origin.ts'
import { sendRaw } from '../../support/http.ts'
import { serveKoa } from '../../support/koa-server.ts'

type Headers = Record<string, string>

const test = suite('same-origin guard')

/** The status that a request with these headers gets. */
async function statusOf(method: string, headers: Headers, publicUrl?: string, proxies = 0) {
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
  const lines = Object.entries({ host: 'shop.example', connection: 'close', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const answer = await sendRaw(server.port, `${method} /api/x HTTP/1.1\r\n${head}\r\n`)
  return Number(answer.slice(9, 12))
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
  test(`${method} is accepted from own pages and from programs`, async () => {
    for (const headers of ours) assert.is(await statusOf(method, headers), 200)
  })
  test(`${method} is rejected from another site`, async () => {
    for (const headers of others) assert.is(await statusOf(method, headers), 403)
  })
}

test('GET is allowed from every site', async () => {
  for (const headers of others) assert.is(await statusOf('GET', headers), 200)
})

test('both PUBLIC_URL and the requested host are own origins', async () => {
  const publicUrl = 'https://www.example.com'
  for (const origin of [publicUrl, 'http://shop.example']) {
    assert.is(await statusOf('POST', { origin }, publicUrl), 200)
  }
  assert.is(await statusOf('POST', { origin: 'http://www.example.com' }, publicUrl), 403)
})

test('an origin over HTTP is another site where the request came over HTTPS', async () => {
  const headers = { origin: 'http://shop.example', 'x-forwarded-proto': 'https' }
  assert.is(await statusOf('POST', headers, undefined, 1), 403)
})

test.run()
