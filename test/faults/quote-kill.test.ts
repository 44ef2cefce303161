import * as assert from 'uvu/assert'
import { suite } from '#test'
import { KILLS } from '../support/kill-at-random.ts'
import { compareQuotes, makeQuotes } from '../support/quote-load.ts'
import { underKills } from '../support/under-kills.ts'

const test = suite('quotes under SIGKILL')

const count = 75 * KILLS

test(`each of ${count} acknowledged quotes of 16 clients has a number of its own`, async () => {
  const { folder, load, kills } = await underKills(({ url }) => makeQuotes(url, count), {
    most: KILLS,
    // Shorter in total than the fastest server takes for the quotes.
    longestPause: 100,
  })
  assert.is(kills, KILLS, `only ${kills} kills`)
  const { stored, ...faults } = await compareQuotes(folder, load.acknowledged)
  assert.equal(faults, { lost: [], twice: [], sameNumber: 0, gaps: [] })
  assert.is(stored, count)
  console.log(`${kills} kills, ${stored} quotes acknowledged and stored, no gap in their numbers`)
})

test.run()
