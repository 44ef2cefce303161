import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { freePort } from '../../../support/free-port.ts'
import { bundle, start } from '../../../support/node-process.ts'

const test = suite('line for the notices of a database')

test('that cannot be opened keeps its process running and trying, until it is closed', async () => {
  const program = await bundle('test/support/processes/listening.ts')
  const url = `postgres://postgres@127.0.0.1:${await freePort()}/site`
  const { child, nextLine, ended } = start(process.execPath, [program, url])
  use(() => void child.kill('SIGKILL'))
  for (let tries = 0; tries < 4; tries += 1) assert.is(await nextLine(), 'tried')
  child.kill('SIGTERM')
  assert.equal(await ended, { code: 0, errors: '' })
})

test.run()
