import * as assert from 'uvu/assert'
import { suite } from '#test'
import { typeAndPublish } from '../browser/admin/pages/type-and-publish.ts'
import { lostOfSaved } from '../browser/admin/pages/typed-faults.ts'
import { sharedChromium } from '../support/chromium.ts'
import { KILLS } from '../support/kill-at-random.ts'
import { underKills } from '../support/under-kills.ts'

const test = suite('the editor of pages under SIGKILL')

test('has saved what it says, goes on by itself, and publishes pages as a whole', async () => {
  const browser = await sharedChromium()
  const lost: string[] = []
  const { folder, load, kills } = await underKills(({ url }) => typeAndPublish(browser, url, 10), {
    most: KILLS,
    longestPause: 1500,
    whileDown: async ({ folder, load }) =>
      void lost.push(...(await lostOfSaved(folder, load.texts))),
  })
  lost.push(...(await lostOfSaved(folder, load.texts)))
  assert.is(kills, KILLS, `only ${kills} kills`)
  assert.equal([lost, load.faults], [[], []])
  assert.ok(load.texts.timesSaved > 0)
})

test.run()
