import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { KILLS } from '../support/kill-at-random.ts'
import { editPages, faultsOfPages } from '../support/page-edits.ts'
import { underKills } from '../support/under-kills.ts'

const test = suite('edited pages under SIGKILL')

test('no acknowledged text is lost, and a page is old or new', async () => {
  const begin = ({ url }: { url: string }) => editPages(url, 10 * KILLS)
  const { folder, load: edits, kills } = await underKills(begin, { most: KILLS, longestPause: 300 })
  assert.is(kills, KILLS, `only ${kills} kills`)
  assert.equal(await faultsOfPages({ folder: join(folder, 'data/pages') }, edits), [])
  assert.ok(edits.published.size > 0)
})

test.run()
