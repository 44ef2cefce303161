import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  advance,
  moveTo,
  moveToStatus,
  statusOf,
  waitsOf,
} from '../../../../../server/features/inquiries/store/stage.ts'
import type { InquiryStatus } from '../../../../../web/base/contract.ts'
import { type InquiryStage, STAGES } from '../../../../../web/features/inquiries/stages.ts'

const test = suite('stages of inquiries')

const createdAt = '2026-11-22T08:00:00.000Z'
const moved = '2026-11-23T08:00:00.000Z'
const now = '2026-11-24T08:00:00.000Z'

const row = (stage: InquiryStage, isRead = true, askedAt: string | null = null) => ({
  ...{ createdAt, stage, isRead, askedAt },
  stageSince: stage === 'new' ? createdAt : moved,
})

test('the status is archived for what ended, else new until it is read', () => {
  assert.equal(
    STAGES.map(stage => `${stage} ${statusOf(row(stage))} ${statusOf(row(stage, false))}`),
    [
      'new read new',
      'answered read new',
      'quoted read new',
      'accepted read new',
      'lost archived archived',
      'done archived archived',
      'spam spam spam',
    ],
  )
})

test('each status can be set from each stage, and what fits already stays as it is', () => {
  for (const status of ['new', 'read', 'archived', 'spam'] as InquiryStatus[]) {
    for (const stage of STAGES) {
      for (const isRead of [false, true]) {
        const before = row(stage, isRead)
        const after = { ...before }
        moveToStatus(after, status, now)
        assert.is(statusOf(after), status, `${stage} to ${status}`)
        if (statusOf(before) === status) assert.equal(after, before)
      }
    }
  }
})

test('reading one that is quoted leaves its stage, restoring one that is done makes it new', () => {
  const quoted = row('quoted', false)
  moveToStatus(quoted, 'read', now)
  assert.equal(quoted, row('quoted'))
  const done = row('done')
  moveToStatus(done, 'read', now)
  assert.equal([done.stage, done.isRead], ['new', true])
})

test('the company waits for customers once it has answered, until they ask or accept', () => {
  assert.equal(
    STAGES.map(stage => [stage, waitsOf(row(stage))?.for ?? 'nobody', waitsOf(row(stage))?.since]),
    [
      ['new', 'us', createdAt],
      ['answered', 'customer', moved],
      ['quoted', 'customer', moved],
      ['accepted', 'us', moved],
      ['lost', 'nobody', undefined],
      ['done', 'nobody', undefined],
      ['spam', 'nobody', undefined],
    ],
  )
  assert.equal(waitsOf(row('quoted', false, now)), { for: 'us', since: now })
  assert.equal(waitsOf(row('lost', false, now)), { for: 'us', since: now })
  assert.is(waitsOf(row('spam', false, now)), null)
})

test('one that is put back to new stays as read or unread as it was', () => {
  for (const isRead of [false, true]) {
    const back = row('answered', isRead)
    moveTo(back, 'new', now)
    assert.is(back.isRead, isRead)
  }
})

test('a quote that is sent again leaves what its customer has asked open', () => {
  for (const stage of ['quoted', 'accepted'] as const) {
    const question = row(stage, false, moved)
    advance(question, 'quoted', now)
    assert.equal(question, row(stage, false, moved))
  }
})

test('a question is answered by setting any stage, also the same', () => {
  const asked = row('quoted', false, now)
  moveTo(asked, 'quoted', now)
  assert.equal(asked, { ...row('quoted'), stageSince: now })
})

test('a quote moves an inquiry forward only, and never out of an end', () => {
  const after = (from: InquiryStage, to: 'answered' | 'quoted' | 'accepted') => {
    const moving = row(from)
    advance(moving, to, now)
    return moving.stage
  }
  assert.equal(
    STAGES.map(stage => after(stage, 'quoted')),
    ['quoted', 'quoted', 'quoted', 'accepted', 'lost', 'done', 'spam'],
  )
  assert.equal(
    STAGES.map(stage => after(stage, 'accepted')),
    ['accepted', 'accepted', 'accepted', 'accepted', 'lost', 'done', 'spam'],
  )
})

test('one that is accepted is unread again', () => {
  const accepted = row('quoted')
  advance(accepted, 'accepted', now)
  assert.equal(accepted, { ...row('accepted', false), stageSince: now })
})

test.run()
