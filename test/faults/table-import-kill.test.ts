import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../support/built-server.ts'
import { KILLS } from '../support/kill-at-random.ts'
import { importUnderKills } from '../support/table-imports.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('tables of products under SIGKILL')

test('a table is stored whole or not at all, and none that was acknowledged is lost', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  const server = await builtServer(folder)
  await server.start()
  const faults = await importUnderKills(server, KILLS + 1)
  await server.end('SIGTERM')
  assert.equal(faults, [])
})

test.run()
