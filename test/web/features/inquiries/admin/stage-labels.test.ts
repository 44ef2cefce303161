import * as assert from 'uvu/assert'
import { suite } from '#test'
import { durationOf } from '../../../../../web/admin/ui/duration.ts'
import {
  moveSummary,
  needsAnswer,
  waitText,
} from '../../../../../web/features/inquiries/admin/stage-labels.ts'
import { STAGES } from '../../../../../web/features/inquiries/stages.ts'

const test = suite('words for stages')

const now = Date.parse('2026-11-24T08:00:00Z')
const since = '2026-11-21T08:00:00.000Z'

test('durations are whole hours, then whole days', () => {
  const before = (minutes: number) =>
    durationOf(new Date(now - minutes * 60_000).toISOString(), now)
  assert.equal([0, 59, 60, 119, 120, 1439, 1440, 2880].map(before), [
    ...['less than an hour', 'less than an hour', '1 hour', '1 hour', '2 hours', '23 hours'],
    ...['1 day', '2 days'],
  ])
})

test('who waits is said with how long', () => {
  const us = { for: 'us', since } as const
  const customer = { for: 'customer', since } as const
  const said = [
    waitText({ stage: 'new', waits: us, askedAt: null }, now),
    waitText({ stage: 'quoted', waits: customer, askedAt: null }, now),
    waitText({ stage: 'quoted', waits: us, askedAt: since }, now),
    waitText({ stage: 'accepted', waits: us, askedAt: null }, now),
    waitText({ stage: 'done', waits: null, askedAt: null }, now),
  ]
  assert.equal(said, [
    ...['Waiting 3 days', 'Quoted 3 days ago', 'Asked 3 days ago', 'Accepted 3 days ago', ''],
  ])
})

test('an answer is due to new ones and to questions, but not to spam', () => {
  const due = (askedAt: string | null) => STAGES.filter(stage => needsAnswer({ stage, askedAt }))
  assert.equal(due(null), ['new'])
  assert.equal(due(since), ['new', 'answered', 'quoted', 'accepted', 'lost', 'done'])
})

test('moving says where to', () => {
  assert.equal(STAGES.map(moveSummary).slice(-2), ['marked as done', 'moved to Spam'])
})

test.run()
