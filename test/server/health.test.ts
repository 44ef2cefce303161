import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { health } from '../../server/health.ts'
import { visit } from '../support/http.ts'
import { serveKoa } from '../support/koa-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('health')

async function ask({ isOpen = true, uploads = '' } = {}) {
  const dataDir = await temporaryFolder()
  const config = { dataDir, uploadsDir: join(dataDir, uploads) }
  const server = await serveKoa([health({ config, stores: { isOpen } })])
  const answer = await visit(server.url)('/healthz')
  const body = await answer.json()
  return { status: answer.status, body, cache: answer.headers.get('cache-control') }
}

test('it is well when the volume can be written and the stores are open', async () => {
  assert.equal(await ask(), { status: 200, body: { status: 'ok' }, cache: 'no-store' })
})

test('it names the folder that cannot be written, by its variable', async () => {
  const { status, body } = await ask({ uploads: 'missing' })
  assert.is(status, 503)
  const problems = ['UPLOADS_DIR cannot be written (ENOENT)']
  assert.equal(body, { status: 'failing', problems })
})

test('it says when the stores are closed', async () => {
  const { status, body } = await ask({ isOpen: false })
  assert.is(status, 503)
  assert.equal(body, { status: 'failing', problems: ['The stores are closed'] })
})

test.run()
