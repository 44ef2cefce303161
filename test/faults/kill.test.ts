import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminUsers } from '../../server/features/accounts/store/admin-users.ts'
import { createPasswords } from '../../server/features/accounts/store/passwords.ts'
import { openSessions } from '../../server/features/accounts/store/sessions.ts'
import { openContactDetails } from '../../server/features/company/contact-details/store.ts'
import { openInquiries } from '../../server/features/inquiries/store/index.ts'
import { KILLS } from '../support/kill-at-random.ts'
import { bundle, start } from '../support/node-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/until.ts'

const test = suite('process killed at random times')

const kills = 3 * KILLS
const program = await bundle('test/faults/processes/load.ts')

/** Runs the program on a folder, kills it after a random time, and adds what it acknowledged. */
async function workAndKill(folder: string, kind: string, round: number, acknowledged: Set<string>) {
  const running = start(process.execPath, [program, folder, kind, String(round)])
  // On average enough writes are acknowledged, and some kills come early.
  await until('an acknowledged write', () => running.lines.length > round % 10)
  await pause(Math.random() * 120)
  running.child.kill('SIGKILL')
  await running.ended
  for (const line of running.lines) {
    assert.not(acknowledged.has(line), `${line} was acknowledged twice`)
    acknowledged.add(line)
  }
}

/** The acknowledged writes that are not on disk exactly once; throws where a file is damaged. */
async function lostOf(folder: string, acknowledged: Set<string>): Promise<string[]> {
  const passwords = createPasswords({ logN: 1, r: 8, p: 1 })
  const at = (name: string) => ({ file: join(folder, name) })
  const users = await openAdminUsers({ ...at('admin-users.json'), passwords })
  const sessions = await openSessions(at('sessions.json'))
  const contact = await openContactDetails(at('contact-details.json'))
  const inquiries = await openInquiries({ folder: join(folder, 'inquiries-split') })
  const subjects = (await inquiries.page({}, 0, 100_000)).rows.map(({ subject }) => subject)
  const taken = new Set(subjects)
  assert.is(taken.size, subjects.length, 'an inquiry is there twice')
  const names = users.list().map(({ username }) => username)
  const onDisk = new Set(names)
  assert.is(onDisk.size, names.length, 'a user is there twice')
  const counted = Number(contact.value.companyTagline)
  return [...acknowledged].filter(line => {
    if (line.startsWith('user-')) return !onDisk.has(line)
    if (line.startsWith('inquiry-')) return !taken.has(line)
    if (line.startsWith('session-')) return !sessions.find(line)
    return Number(line.slice('count-'.length)) > counted
  })
}

test(`after ${kills} kills no acknowledged change is missing or duplicated`, async () => {
  const folder = await temporaryFolder()
  const acknowledged = new Set<string>()
  for (let round = 0; round < kills; round += 1) {
    await workAndKill(folder, 'durable', round, acknowledged)
    assert.equal(await lostOf(folder, acknowledged), [], `after kill ${round + 1}`)
  }
  assert.ok(acknowledged.size > kills * 4, `only ${acknowledged.size} writes were acknowledged`)
  console.log(`${kills} kills, ${acknowledged.size} acknowledged writes, 0 lost`)
})

test('control: files written in place do not survive it', async () => {
  const folder = await temporaryFolder()
  const acknowledged = new Set<string>()
  let survived = 0
  for (; survived < kills; survived += 1) {
    await workAndKill(folder, 'in-place', survived, acknowledged)
    const lost = await lostOf(folder, acknowledged).catch(() => ['a file is broken'])
    if (lost.length > 0) break
  }
  assert.ok(survived < kills)
})

test.run()
