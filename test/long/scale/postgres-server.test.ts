import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { startPostgres } from '../../support/postgres.ts'

const test = suite("the tests' PostgreSQL server")

test('starts again while what was killed has not quite gone', async () => {
  const postgres = await startPostgres()
  use(postgres)
  postgres.kill()
  const started = postgres.start()
  // While this thread stands still, it does not collect the killed process, which counts as living.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
  await started
  assert.match(await postgres.newDatabase(), /^postgres:/)
})

test.run()
