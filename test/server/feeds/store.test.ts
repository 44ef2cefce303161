import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openFeedSettings } from '../../../server/feeds/store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('feeds that other companies may read')

test('are switched on by a change that began from what there is, and stay so', async () => {
  const file = join(await temporaryFolder(), 'feeds.json')
  const settings = await openFeedSettings({ file })
  assert.equal(settings.value, { version: 0, meta: false, google: false })
  await settings.change({ version: 0, meta: true, google: false })
  const error = await settings.change({ version: 0, meta: false, google: true }).catch(one => one)
  assert.is(error.status, 409)
  assert.equal((await openFeedSettings({ file })).value, { version: 1, meta: true, google: false })
})

test.run()
