import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { editPages, faultsOfPages } from '../support/page-edits.ts'
import { underKills } from '../support/under-kills.ts'

const test = suite('edited pages under SIGKILL')

const most = 6

test('no acknowledged text is lost, and a page is old or new', async () => {
  const begin = ({ url }: { url: string }) => editPages(url, 60)
  const { folder, load: edits, kills } = await underKills(begin, { most, longestPause: 300 })
  assert.is(kills, most, `only ${kills} kills`)
  assert.equal(await faultsOfPages({ folder: join(folder, 'data/pages') }, edits), [])
  assert.ok(edits.published.size > 0)
})

test.run()
