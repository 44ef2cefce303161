import * as assert from 'uvu/assert'
import { suite } from '#test'
import { siteOrigin } from '../../../../server/base/http/host.ts'
import { sendRaw } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'

const test = suite('origin of the site')

/** The origin that a request with these header lines gets, or the status of its refusal. */
async function originOf(lines: string[], { publicUrl, proxies = 0 }: Options = {}) {
  const server = await serveKoa(
    [
      siteOrigin({ publicUrl }),
      ctx => {
        ctx.body = ctx.state.origin
      },
    ],
    { proxies },
  )
  const head = ['GET /x HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n')
  const answer = await sendRaw(server.port, head)
  const status = answer.slice(9, 12)
  return status === '200' ? answer.split('\r\n\r\n')[1] : status
}

interface Options {
  publicUrl?: string
  proxies?: number
}

test('without PUBLIC_URL it is the requested host', async () => {
  assert.is(await originOf(['Host: Shop.Example:3000']), 'http://shop.example:3000')
  assert.is(await originOf(['Host: shop.example:80']), 'http://shop.example')
  assert.is(await originOf(['Host: 192.0.2.7']), 'http://192.0.2.7')
  assert.is(await originOf(['Host: [2001:db8::1]:3000']), 'http://[2001:db8::1]:3000')
})

test('PUBLIC_URL overrides every header', async () => {
  const publicUrl = 'https://www.example.com'
  assert.is(await originOf(['Host: other.example'], { publicUrl }), publicUrl)
})

test('two hosts and invalid hosts are rejected', async () => {
  assert.is(await originOf(['Host: a.example', 'Host: b.example']), '400')
  assert.is(await originOf(['Host: a.example', 'host: a.example']), '400')
  const proxied = ['Host: a.example', 'Host: b.example', 'X-Forwarded-Host: c.example']
  assert.is(await originOf(proxied, { proxies: 1 }), '400')
  for (const host of [
    '',
    'a b',
    'user@a.example',
    'a.example/path',
    'a.example:99999',
    'a.example"onload=',
    '<script>',
    '[::1',
    'a.example, b.example',
    '-a.example',
    `${'a'.repeat(300)}.example`,
  ]) {
    assert.is(await originOf([`Host: ${host}`]), '400', host)
  }
})

test('X-Forwarded-Host and -Proto count only from a trusted proxy', async () => {
  const lines = ['Host: a.example', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https']
  assert.is(await originOf(lines), 'http://a.example')
  assert.is(await originOf(lines, { proxies: 1 }), 'https://evil.example')
  for (const host of ['"><script>', 'evil.example/path']) {
    const odd = ['Host: a.example', `X-Forwarded-Host: ${host}`]
    assert.is(await originOf(odd, { proxies: 1 }), '400', host)
  }
})

test.run()
