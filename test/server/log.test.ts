import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { bundle } from '../support/node-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('log')

const program = await bundle('test/server/processes/log-lines.ts')

test('lines of requests wait for each other, all others go out at once, in their order', async () => {
  const file = join(await temporaryFolder(), 'log')
  const { stderr } = spawnSync(process.execPath, [program], {
    stdio: ['ignore', openSync(file, 'a'), 'pipe'],
    encoding: 'utf8',
  })
  const { afterRequests, afterFault, waits } = JSON.parse(stderr)
  assert.equal(afterRequests, [])
  assert.equal(afterFault, ['inquiry stored', 'request', 'fault'])
  assert.is(waits, 0, 'the process waited for the disk')
  assert.is((await readFile(file, 'utf8')).trim().split('\n').length, 4)
})

test.run()
