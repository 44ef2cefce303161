import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { health, volumeFaults } from '../../../server/app/health.ts'
import type { EngineFaults } from '../../../server/scale/engines.ts'
import { visit } from '../../support/http.ts'
import { serveKoa } from '../../support/koa-server.ts'
import { readableLog } from '../../support/log-lines.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('health check')

async function ask({
  isOpen = true,
  uploads = '',
  times = 1,
  engines = undefined as EngineFaults | undefined,
} = {}) {
  let asked = 0
  const cluster = engines && {
    engineFaults: async () => {
      asked += 1
      return engines
    },
  }
  const dataDir = await temporaryFolder()
  const config = { dataDir, uploadsDir: join(dataDir, uploads) }
  const { log, lines } = readableLog()
  const server = await serveKoa([health({ config, stores: { isOpen }, log, cluster })])
  const answers = []
  for (let time = 0; time < times; time += 1) {
    answers.push(await visit(server.url)('/healthz'))
  }
  const [answer] = answers as [Response]
  const body = await answer.json()
  const cache = answer.headers.get('cache-control')
  return { status: answer.status, body, cache, lines, ...(engines && { asked }) }
}

test('is 200 when the volume can be written and the stores are open', async () => {
  const { lines, ...answer } = await ask()
  assert.equal(answer, { status: 200, body: { status: 'ok' }, cache: 'no-store' })
  assert.equal(lines, [])
})

test('names the folder that cannot be written and the reason in the log only', async () => {
  const { status, body, lines } = await ask({ uploads: 'missing', times: 3 })
  assert.is(status, 503)
  assert.equal(body, { status: 'failing', problems: ['The volume cannot be written'] })
  const faults = ['UPLOADS_DIR cannot be written (ENOENT)']
  assert.equal(
    lines.map(({ level, msg, faults }) => ({ level, msg, faults })),
    [{ level: 50, msg: 'not well', faults }],
  )
  const uploadsDir = join(await temporaryFolder(), 'missing')
  assert.equal(await volumeFaults({ dataDir: join(uploadsDir, '..'), uploadsDir }), faults)
})

test('is 503 when the stores are closed', async () => {
  const { status, body } = await ask({ isOpen: false })
  assert.is(status, 503)
  assert.equal(body, { status: 'failing', problems: ['The stores are closed'] })
})

test('of several processes says which engines answer, asked once in two seconds', async () => {
  const engines = { postgresql: undefined, s3: undefined }
  const { lines, ...answer } = await ask({ engines, times: 3 })
  const body = { status: 'ok', engines: { postgresql: 'ok', s3: 'ok' } }
  assert.equal(answer, { status: 200, body, cache: 'no-store', asked: 1 })
  assert.equal(lines, [])
})

test('an engine that does not answer is told with 200, and its reason is in the log only', async () => {
  const engines = { postgresql: 'connect ECONNREFUSED 10.0.0.7:5432', s3: undefined }
  const { status, body, lines } = await ask({ engines })
  assert.is(status, 200)
  assert.equal(body, {
    status: 'degraded',
    problems: ['The database does not answer'],
    engines: { postgresql: 'failing', s3: 'ok' },
  })
  assert.equal(lines[0]?.faults, [
    'DATABASE_URL does not answer (connect ECONNREFUSED 10.0.0.7:5432)',
  ])
  const store = await ask({ engines: { postgresql: undefined, s3: 'cut' } })
  assert.equal(store.body.problems, ['The store of uploaded files does not answer'])
})

test('a volume that cannot be written is 503 also where an engine is away', async () => {
  const engines = { postgresql: undefined, s3: 'cut' }
  const { status, body } = await ask({ uploads: 'missing', engines })
  assert.is(status, 503)
  assert.is(body.status, 'failing')
  assert.is(body.problems.length, 2)
})

test.run()
