import { readFile } from 'node:fs/promises'
import { get } from 'node:https'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { administrator } from '../support/administrator.ts'
import { builtServer } from '../support/built-server.ts'
import { hasNginx } from '../support/has-nginx.ts'
import { visit } from '../support/http.ts'
import { sample } from '../support/samples.ts'
import { PASSWORD } from '../support/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { uploadByTus } from '../support/tus-client.ts'
import { until } from '../support/until.ts'
import { startNginx } from './nginx.ts'

const test = suite('deploy/nginx.conf in the real nginx')

const megabyte = 1024 * 1024
const photo = await readFile(sample('photo-12mp-rotated-gps.jpg'))

if (hasNginx()) {
  const site = await builtServer(await temporaryFolder(), { TRUST_PROXY: '1' })
  await site.start()
  trustAnyCertificate()

  test('HTTP requests are redirected to HTTPS', async () => {
    const { plain } = await startNginx(site.url)
    const answer = await fetch(`${plain}/about?a=1`, { redirect: 'manual' })
    assert.equal(
      [answer.status, answer.headers.get('location')],
      [301, 'https://localhost/about?a=1'],
    )
  })

  test('the site gets the client address, the host and the scheme', async () => {
    const { secure } = await startNginx(site.url)
    const visitor = visit(secure)
    const json = { username: 'admin', password: PASSWORD }
    const answer = await visitor('/api/admin/login', { json })
    assert.is(answer.status, 200)
    assert.match(answer.headers.getSetCookie()[0] ?? '', /; secure/i)
    // With its port.
    assert.match(await (await visitor('/about')).text(), `href="${secure}/about"`)
    assert.is(await askFrom('127.0.3.4', `${secure}/seen-from-elsewhere`), 404)
    const seen = await until('the line in the log', () =>
      site.lines.find(({ msg, from }) => msg === 'request' && from === '127.0.3.0/24'),
    )
    assert.is(seen.status, 404)
  })

  test('photos of several megabytes pass, whole and in parts of 8 MB', async () => {
    const { secure } = await startNginx(site.url)
    const admin = await administrator(secure)
    const [one = '', other = ''] = await admin.imageSlots()
    await admin.upload(one, longer(photo, 4))
    assert.is(await typeOf(`${secure}/uploads/${one}`), 'image/jpeg')

    const visitor = visit(secure)
    await visitor('/api/admin/login', { json: { username: 'admin', password: PASSWORD } })
    const cookie = [...visitor.cookies].map(pair => pair.join('=')).join('; ')
    const file = longer(photo, 10)
    await uploadByTus(secure, { slotPath: other, file, cookie, pieceSize: 8 * megabyte })
    assert.is(await typeOf(`${secure}/uploads/${other}`), 'image/jpeg')
  })

  test('control: without client_max_body_size nginx rejects them', async () => {
    const { secure } = await startNginx(site.url, text =>
      text.replace(/client_max_body_size .+;/, ''),
    )
    const admin = await administrator(secure)
    const [slot = ''] = await admin.imageSlots()
    const answer = await admin.upload(slot, photo).then(
      () => 'taken',
      error => error.message,
    )
    assert.match(answer, '413 Request Entity Too Large')
  })
} else {
  console.log('nginx cannot be installed here: deploy/nginx.conf was not tried')
}

test.run()

/** A drawing, as long as no photo is there. */
const typeOf = async (url: string) => (await fetch(url)).headers.get('content-type')

/** A photo of that many megabytes: decoders ignore bytes after the end of a JPEG. */
function longer(photo: Buffer, megabytes: number): Buffer {
  return Buffer.concat([photo, Buffer.alloc(megabytes * megabyte - photo.length)])
}

/** Sends a request from a local address, with another one in X-Forwarded-For. */
function askFrom(localAddress: string, url: string): Promise<number | undefined> {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' }
  return new Promise((resolve, reject) => {
    get(url, { localAddress, headers }, response => resolve(response.resume().statusCode)).once(
      'error',
      reject,
    )
  })
}

/** For this process only: the certificate is made for the test. */
function trustAnyCertificate(): void {
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  use(() => {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before
  })
}
