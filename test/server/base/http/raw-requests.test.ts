import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sendRaw } from '../../../support/http.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

const test = suite<{ site: RunningSite; port: number }>('malformed requests')

test.before(async context => {
  context.site = await startSite()
  context.port = Number(new URL(context.site.url).port)
})

const rest = 'Host: a.example\r\nConnection: close\r\n'
const post = `POST /api/admin/login HTTP/1.1\r\n${rest}Content-Type: application/json\r\n`
const smuggled = 'GET /api/admin/users HTTP/1.1\r\nHost: a.example\r\n\r\n'

/** Requests that proxies and servers have parsed differently, and invalid ones. */
const corpus: Record<string, string> = {
  'two lengths': `${post}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${smuggled}`,
  'two lengths in one': `${post}Content-Length: 2, 60\r\n\r\n{}${smuggled}`,
  'length and chunks': `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'chunks by another name': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'chunks named twice': `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  'a space before the colon': `${post}Content-Length : 2\r\n\r\n{}`,
  'a header over two lines': `GET / HTTP/1.1\r\n${rest}X-A: b\r\n Content-Length: 60\r\n\r\n${smuggled}`,
  'a length below zero': `${post}Content-Length: -1\r\n\r\n`,
  'a length with a sign': `${post}Content-Length: +2\r\n\r\n{}`,
  'a length in hexadecimal': `${post}Content-Length: 0x2\r\n\r\n{}`,
  'a length beyond counting': `${post}Content-Length: 99999999999999999999999\r\n\r\n`,
  'a chunk size that is no number': `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'a chunk size beyond counting': `${post}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}`,
  'lone line feeds': `GET / HTTP/1.1\nHost: a.example\n\n`,
  'a NUL in a header': `GET / HTTP/1.1\r\n${rest}X-A: a\0b\r\n\r\n`,
  'a carriage return in a header': `GET / HTTP/1.1\r\n${rest}X-A: a\rX-B: b\r\n\r\n`,
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two types of content': `${post}Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}`,
  'two hosts': `GET / HTTP/1.1\r\nHost: b.example\r\n${rest}\r\n`,
  'a tunnel': `CONNECT evil.example:443 HTTP/1.1\r\n${rest}\r\n`,
  'an upgrade to nothing here': `GET /api/none HTTP/1.1\r\nHost: a.example\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
  'a method in small letters': `get / HTTP/1.1\r\n${rest}\r\n`,
  'another version': `GET / HTTP/3.0\r\n${rest}\r\n`,
  'a path with a space': `GET /a b HTTP/1.1\r\n${rest}\r\n`,
  'half a percent sign': `GET /uploads/%E0%A4%A HTTP/1.1\r\n${rest}\r\n`,
  'a path without its slash': `GET admin HTTP/1.1\r\n${rest}\r\n`,
  'a star': `GET * HTTP/1.1\r\n${rest}\r\n`,
  'a TLS greeting': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'an expectation': `${post}Expect: a-miracle\r\nContent-Length: 2\r\n\r\n{}`,
  'a hundred thousand headers': `GET / HTTP/1.1\r\n${rest}${'A: b\r\n'.repeat(100_000)}\r\n`,
}

for (const [what, request] of Object.entries(corpus)) {
  test(`${what}: rejected once, with our own response`, async ({ site, port }) => {
    const answer = await sendRaw(port, request).catch(() => '')
    // A hang would end with the server's 408.
    assert.not.match(answer, 'HTTP/1.1 408')
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
      Number(status),
    )
    assert.ok(statuses.length <= 1, `answered twice: ${statuses}`)
    for (const status of statuses) assert.ok(status >= 400 && status < 500, String(status))
    assert.not.match(answer, /\bat .*\.[jt]s:\d+/)
    assert.is((await fetch(`${site.url}/healthz`)).status, 200)
  })
}

test('an absolute request URL is served as its path, with any host', async ({ port }) => {
  const ask = (path: string) =>
    sendRaw(port, `GET http://evil.example${path} HTTP/1.1\r\n${rest}\r\n`)
  const page = await ask('/about')
  assert.match(page, /^HTTP\/1\.1 200 /)
  assert.match(page, '<link rel="canonical" href="http://a.example/about"')
  assert.match(await ask('/api/admin/users'), /^HTTP\/1\.1 401 /)
})

test.run()
