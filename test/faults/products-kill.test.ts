import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../support/built-server.ts'
import { killAtRandom } from '../support/kill-at-random.ts'
import { compareEdits, editProducts } from '../support/product-edits.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('products under SIGKILL')

const each = 250
const most = 6

test('no acknowledged change of two administrators is lost, or overwritten unseen', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  const server = await builtServer(folder)
  await server.start()
  const edits = editProducts(server.url, each)
  // The intervals between kills are shorter in total than the fastest server takes for the changes.
  const kills = await killAtRandom(server, edits.done, { most, longestPause: 100 })
  await server.end('SIGTERM')
  assert.is(kills, most, `only ${kills} kills`)
  assert.equal(await compareEdits(folder, edits.acknowledged), { lost: [], overwritten: [] })
  assert.is(edits.acknowledged.length, 2 * each)
  assert.ok(edits.refused > 0, 'the two never met')
})

test.run()
