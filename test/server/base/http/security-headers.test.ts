import * as assert from 'uvu/assert'
import { suite } from '#test'
import { badRequest } from '../../../../server/base/errors.ts'
import { securityHeaders } from '../../../../server/base/http/security-headers.ts'
import { visit } from '../../../support/http.ts'
import { serveKoa } from '../../../support/koa-server.ts'

const test = suite('security headers')

async function headersOf(path: string, { headers = {}, proxies = 0 } = {}) {
  const server = await serveKoa(
    [
      securityHeaders(),
      ctx => {
        if (ctx.path === '/fault') throw badRequest('No')
        if (ctx.path === '/page') ctx.state.ownStyles = ['sha256-abc', 'sha256-def']
        if (ctx.path === '/framed')
          Object.assign(ctx.state, { ownStyles: [], framedBy: 'own pages' })
        if (ctx.path === '/frames') Object.assign(ctx.state, { ownStyles: [], frames: 'own pages' })
        if (ctx.path === '/uploads') ctx.set('content-security-policy', 'sandbox')
        ctx.body = 'in'
      },
    ],
    { proxies },
  )
  const answer = await visit(server.url)(path, { headers })
  return answer.headers
}

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "media-src 'self' blob:; font-src 'self'; connect-src 'self'; form-action 'self'; " +
  "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; manifest-src 'self'"

test('every response has them, errors too', async () => {
  for (const path of ['/', '/fault']) {
    const headers = await headersOf(path)
    assert.is(headers.get('content-security-policy'), strict, path)
    assert.is(headers.get('x-content-type-options'), 'nosniff')
    assert.is(headers.get('referrer-policy'), 'strict-origin-when-cross-origin')
    assert.is(headers.get('cross-origin-opener-policy'), 'same-origin')
    assert.match(headers.get('permissions-policy') ?? '', 'camera=()')
    assert.is(headers.get('strict-transport-security'), null)
  }
})

test('inline styles of a page are allowed by their hashes, and no others', async () => {
  const policy = (await headersOf('/page')).get('content-security-policy')
  const styles = "style-src 'self' 'sha256-abc' 'sha256-def'"
  assert.is(policy, strict.replace("style-src 'self'", styles))
})

test('only pages of ours show a response in a frame, where it says so', async () => {
  const policy = (await headersOf('/framed')).get('content-security-policy')
  assert.is(policy, strict.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
})

test('a response shows only pages of ours in frames, where it says so', async () => {
  const policy = (await headersOf('/frames')).get('content-security-policy')
  assert.is(policy, strict.replace('; manifest', "; frame-src 'self'; manifest"))
})

test('a stricter policy of a single response stays', async () => {
  assert.is((await headersOf('/uploads')).get('content-security-policy'), 'sandbox')
})

test('over HTTPS the response has Strict-Transport-Security', async () => {
  const headers = { 'x-forwarded-proto': 'https' }
  const secure = await headersOf('/', { headers, proxies: 1 })
  assert.match(secure.get('strict-transport-security') ?? '', 'max-age=31536000')
  const forged = await headersOf('/', { headers })
  assert.is(forged.get('strict-transport-security'), null)
})

test.run()
