import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { KILLS } from '../support/kill-at-random.ts'
import { compareEdits, editProducts } from '../support/product-edits.ts'
import { underKills } from '../support/under-kills.ts'

const test = suite('products under SIGKILL')

const each = 40 * KILLS

test('no acknowledged change of two administrators is lost, or overwritten unseen', async () => {
  const begin = ({ url }: { url: string }) => editProducts(url, each)
  // The intervals between kills are shorter in total than the fastest server takes for the changes.
  const { folder, load: edits, kills } = await underKills(begin, { most: KILLS, longestPause: 100 })
  assert.is(kills, KILLS, `only ${kills} kills`)
  assert.equal(
    await compareEdits({ file: join(folder, 'data/products.json') }, edits.acknowledged),
    { lost: [], overwritten: [] },
  )
  assert.is(edits.acknowledged.length, 2 * each)
  assert.ok(edits.refused > 0, 'the two never met')
})

test.run()
