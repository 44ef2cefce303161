import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { builtServer } from '../support/built-server.ts'
import { postInquiries } from '../support/inquiry-load.ts'
import { killAtRandom } from '../support/kill-at-random.ts'
import { compareStored } from '../support/stored-inquiries.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('inquiries under SIGKILL')

const count = 1500
const most = 6

test(`each of ${count} acknowledged inquiries of 16 clients is stored once`, async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'uploads'))
  const server = await builtServer(folder, { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' })
  await server.start()
  const { done, acknowledged } = postInquiries(server.url, count)
  // The intervals between kills are shorter in total than the fastest server takes for the
  // inquiries.
  const kills = await killAtRandom(server, done, { most, longestPause: 100 })
  await server.end('SIGTERM')
  assert.is(kills, most, `only ${kills} kills`)
  const { kept, ...faults } = await compareStored(folder, acknowledged)
  assert.equal(faults, { lost: [], twice: [], otherId: [] })
  assert.is(kept, count)
  console.log(`${kills} kills, ${kept} inquiries acknowledged and kept, none twice`)
})

test.run()
