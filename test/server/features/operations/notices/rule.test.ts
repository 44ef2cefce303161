import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  isDue,
  type Kind,
  type Notice,
  noticeAfterMail,
  noticeOfFault,
  noticeOfRecovery,
} from '../../../../../server/features/operations/notices/rule.ts'

const test = suite('rule for sending notices')

const hour = 3600_000
const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * hour)

/** The hours at which mails are due, for a kind of fault that lasts during the given spans. */
function hoursOfMails(kind: Kind, spans: [from: number, to: number][], last: number): string[] {
  let notice: Notice | undefined
  const mails: string[] = []
  for (let now = 0; now <= last; now += 1) {
    const isWrong = spans.some(([from, to]) => now >= from && now < to)
    if (isWrong) notice = noticeOfFault(notice, 'it fails', at(now))
    else if (notice) notice = noticeOfRecovery(kind, notice, at(now))
    if (!notice || !isDue(kind, notice, at(now))) continue
    mails.push(`${notice.state} ${now}`)
    notice = noticeAfterMail(notice, at(now))
  }
  return mails
}

test('sends at the beginning, each week while it lasts, and at the end', () => {
  assert.equal(hoursOfMails('backup', [[3, 24 * 16]], 500), [
    'wrong 3',
    'wrong 171',
    'wrong 339',
    'well 384',
  ])
})

test('sends at most once a day about a problem that recurs', () => {
  const spans: [number, number][] = Array.from({ length: 24 }, (_, n) => [n * 2, n * 2 + 1])
  assert.equal(hoursOfMails('disk', spans, 60), ['wrong 0', 'well 1', 'wrong 24', 'well 25'])
})

test('sends about failing mails only after a day', () => {
  assert.equal(hoursOfMails('mail', [[1, 20]], 60), [])
  assert.equal(hoursOfMails('mail', [[1, 24]], 60), [])
  assert.equal(hoursOfMails('mail', [[1, 100]], 160), ['wrong 25'])
})

test('sends afterwards about failing mails that recovered before', () => {
  const begun = noticeOfFault(undefined, 'it fails', at(0))
  const over = noticeOfRecovery('mail', begun, at(30))
  assert.is(over.state, 'well')
  assert.is(isDue('mail', over, at(30)), true)
  assert.is(isDue('mail', noticeAfterMail(over, at(30)), at(300)), false)
})

test('sends although the last notice has a time in the future', () => {
  const ahead = noticeAfterMail(noticeOfFault(undefined, 'it fails', at(9000)), at(9000))
  assert.is(isDue('disk', noticeOfFault(ahead, 'it fails', at(0)), at(0)), true)
})

test('a time in the future is one of a millisecond as well', () => {
  const now = at(0)
  const ahead = {
    ...noticeAfterMail(noticeOfFault(undefined, 'it fails', now), now),
    toldAt: '2026-01-01T00:00:00.001Z',
  }
  assert.is(isDue('disk', ahead, now), true)
  assert.is(isDue('disk', { ...ahead, toldAt: now.toISOString() }, now), false)
})

test('continues a problem that recurs before its recovery was sent', () => {
  const begun = noticeAfterMail(noticeOfFault(undefined, 'it fails', at(0)), at(0))
  const again = noticeOfFault(noticeOfRecovery('backup', begun, at(24)), 'it fails again', at(25))
  assert.equal([again.since, again.why], [at(0).toISOString(), 'it fails again'])
  assert.is(isDue('backup', again, at(26)), false)
})

test.run()
