import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { loadAssets, serveAssets } from '../../server/assets.ts'
import { serveKoa } from '../support/koa-server.ts'

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

test.run()
