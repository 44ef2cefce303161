import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type ActivityChoice, openActivity } from '../../../../server/features/activity/store.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('stored activity')

const begin = Date.parse('2026-11-22T10:00:00Z')

async function opened() {
  const now = { is: begin }
  const { log, lines } = readableLog()
  const folder = join(await temporaryFolder(), 'activity')
  const activity = await openActivity({ folder, clock: () => now.is }, log)
  const subjects = async (choice: ActivityChoice, skip = 0, take = 100) =>
    (await activity.page(choice, skip, take)).rows.map(({ subject }) => subject)
  for (const [who, action, subject] of [
    ['wanjiru', 'signed-in', 'one'],
    ['otieno', 'signed-out', 'two'],
    ['wanjiru', 'signed-out', 'three'],
    ['', 'sign-in-refused', 'four'],
  ] as const) {
    activity.record({ who, action, subject })
    await activity.settled()
    now.is += 1000
  }
  return { activity, subjects, lines, log, folder }
}

test('is chosen by action, user and time, the newest first', async () => {
  const { subjects } = await opened()
  assert.equal(await subjects({}), ['four', 'three', 'two', 'one'])
  assert.equal(await subjects({ actions: ['signed-out'] }), ['three', 'two'])
  assert.equal(await subjects({ actions: [] }), [])
  assert.equal(await subjects({ who: 'wanjiru' }), ['three', 'one'])
  assert.equal(await subjects({ actions: ['signed-out'], who: 'wanjiru' }), ['three'])
  assert.equal(await subjects({ from: begin + 2000 }), ['four', 'three'])
  assert.equal(await subjects({ before: begin + 2000 }), ['two', 'one'])
})

test('a page is a part of all, also of those that are chosen by their rows', async () => {
  const { activity, subjects } = await opened()
  const has = ({ subject }: { subject: string }) => subject !== 'three'
  assert.equal(await subjects({}, 1, 2), ['three', 'two'])
  assert.equal(await subjects({ has }, 1, 2), ['two', 'one'])
  assert.is((await activity.page({ has }, 0, 1)).total, 3)
  assert.is((await activity.page({}, 0, 1)).total, 4)
})

test('names its users in their order, without those of unknown names', async () => {
  const { activity } = await opened()
  assert.equal(activity.people(), ['otieno', 'wanjiru'])
})

test('a long subject is cut, and none is empty', async () => {
  const { activity, subjects } = await opened()
  activity.record({ who: 'wanjiru', action: 'signed-in', subject: 'a'.repeat(501) })
  activity.record({ who: 'wanjiru', action: 'signed-out' })
  assert.equal(await subjects({}, 0, 2), ['', 'a'.repeat(500)])
})

test('what cannot be written is logged and fails nothing', async () => {
  const { activity, lines } = await opened()
  activity.record({ who: 'w'.repeat(101), action: 'signed-in' })
  await activity.settled()
  await new Promise(setImmediate)
  assert.equal(
    lines.filter(({ msg }) => msg === 'activity not recorded').map(({ action }) => action),
    ['signed-in'],
  )
})

test.run()
