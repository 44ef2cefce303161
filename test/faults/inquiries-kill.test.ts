import * as assert from 'uvu/assert'
import { suite } from '#test'
import { postInquiries } from '../support/inquiry-load.ts'
import { KILLS } from '../support/kill-at-random.ts'
import { compareStored } from '../support/stored-inquiries.ts'
import { underKills } from '../support/under-kills.ts'

const test = suite('inquiries under SIGKILL')

const count = 250 * KILLS

test(`each of ${count} acknowledged inquiries of 16 clients is stored once`, async () => {
  const begin = ({ url }: { url: string }) => postInquiries(url, count)
  const { folder, load, kills } = await underKills(begin, {
    env: { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' },
    most: KILLS,
    // Shorter in total than the fastest server takes for the inquiries.
    longestPause: 100,
  })
  assert.is(kills, KILLS, `only ${kills} kills`)
  const { kept, ...faults } = await compareStored(folder, load.acknowledged)
  assert.equal(faults, { lost: [], twice: [], otherId: [] })
  assert.is(kept, count)
  console.log(`${kills} kills, ${kept} inquiries acknowledged and kept, none twice`)
})

test.run()
