import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { loadAssets, serveAssets } from '../../../../server/base/http/assets.ts'
import { serveKoa } from '../../../support/koa-server.ts'

const test = suite('built assets')

test('each encoding of a script has its own ETag, which is answered with 304', async () => {
  const assets = await loadAssets('dist')
  const { port } = await serveKoa([serveAssets(assets)])
  const ask = async (headers: Record<string, string>) => {
    const [answer] = await once(get({ port, path: assets.manifest.script, headers }), 'response')
    return (answer as IncomingMessage).resume()
  }
  const etags = new Set<string>()
  for (const coding of ['br', 'gzip', 'identity']) {
    const asked = { 'accept-encoding': coding }
    const { headers } = await ask(asked)
    assert.is(headers['content-encoding'], coding === 'identity' ? undefined : coding)
    const etag = headers.etag ?? ''
    const again = await ask({ ...asked, 'if-none-match': etag })
    assert.is(again.statusCode, 304)
    assert.is(again.headers['content-encoding'], undefined)
    etags.add(etag)
  }
  assert.is(etags.size, 3)
})

test('the decoder of HEIC alone may compile WebAssembly, and reaches only this site', async () => {
  const assets = await loadAssets('dist')
  const { url } = await serveKoa([serveAssets(assets)])
  const policies = new Map<string, string | null>()
  for (const path of assets.files.keys()) {
    const policy = (await fetch(url + path)).headers.get('content-security-policy')
    if (policy) policies.set(path, policy)
  }
  const policy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'"
  assert.equal([...policies], [[assets.manifest.admin.heicDecoder, policy]])
})

test('what is read from the disk when it is asked for is whole in each encoding', async () => {
  const assets = await loadAssets('dist')
  const { url } = await serveKoa([serveAssets(assets)])
  const [path] = [...assets.files.keys()].filter(name => name.endsWith('.wasm'))
  const whole = await readFile(`dist${path}`)
  for (const coding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': coding } })
    assert.is(answer.headers.get('content-type'), 'application/wasm')
    assert.is(answer.headers.get('content-encoding'), coding === 'identity' ? null : coding)
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(whole), coding)
  }
})

test.run()
