import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../support/built-server.ts'
import { killAtRandom } from '../support/kill-at-random.ts'
import { editPages, faultsOfPages } from '../support/page-edits.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('edited pages under SIGKILL')

const most = 6

test('no acknowledged text is lost, and a page is old or new', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  const server = await builtServer(folder)
  await server.start()
  const edits = editPages(server.url, 60)
  const kills = await killAtRandom(server, edits.done, { most, longestPause: 300 })
  await server.end('SIGTERM')
  assert.is(kills, most, `only ${kills} kills`)
  assert.equal(await faultsOfPages(folder, edits), [])
  assert.ok(edits.published.size > 0)
})

test.run()
