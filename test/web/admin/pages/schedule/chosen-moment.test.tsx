import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'

openAdminPage()
const { useChosenMoment } = await import('../../../../../web/admin/pages/schedule/chosen-moment.ts')

const test = suite('moment that is being chosen')

const proposal = { date: '2031-01-06', time: '08:00' }
const open = (planned?: string) => liveHook(() => useChosenMoment(planned, () => proposal))

test('begins with the proposal', () => {
  const { wall, moment, fault } = open().now
  assert.equal([wall, fault], [proposal, undefined])
  assert.is(moment?.toISOString(), '2031-01-06T05:00:00.000Z')
})

test("begins with what is planned, by the company's clock", () => {
  assert.equal(open('2031-02-03T21:30:00.000Z').now.wall, { date: '2031-02-04', time: '00:30' })
})

test('may not be past, and an empty one is not called past', () => {
  const hook = open()
  hook.now.setWall({ date: '2020-01-06', time: '08:00' })
  assert.is(hook.now.fault, 'Choose a time that is still to come')
  hook.now.setWall({ date: '', time: '08:00' })
  assert.equal([hook.now.moment, hook.now.fault], [undefined, undefined])
})

test.run()
