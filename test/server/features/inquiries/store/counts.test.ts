import * as assert from 'uvu/assert'
import { suite } from '#test'
import { inquiryCounts } from '../../../../../server/features/inquiries/store/counts.ts'
import type { IndexedInquiry } from '../../../../../server/features/inquiries/store/row.ts'
import type { Sums } from '../../../../../web/base/money/amount-text.ts'

const test = suite('counts of inquiries')

const row = (id: string, fields: Partial<IndexedInquiry>) => {
  const indexed = { status: 'new', stage: 'new', mail: 'sent', waitsFor: 'us', waitsSince: 0 }
  return { id, indexed: { ...indexed, ...fields } as IndexedInquiry }
}
const day = (text: string) => Date.parse(`${text}T08:00:00Z`)
const countsOf = (...rows: ReturnType<typeof row>[]) => inquiryCounts(() => rows)

const none = countsOf()
const some = countsOf(
  row('a', { waitsSince: day('2026-11-03') }),
  row('b', { status: 'read', stage: 'quoted', mail: 'queued', waitsSince: day('2026-11-02') }),
  row('c', {
    status: 'read',
    stage: 'quoted',
    waitsFor: 'customer',
    waitsSince: day('2026-11-01'),
  }),
)

test('by status name spam only where there is some', () => {
  assert.equal(none.counts(), { new: 0, read: 0, archived: 0 })
  assert.equal(some.counts(), { new: 1, read: 2, archived: 0 })
  const spam = countsOf(row('a', { status: 'spam' })).counts()
  assert.equal(spam, { new: 0, read: 0, archived: 0, spam: 1 })
})

const stages = { new: 0, answered: 0, quoted: 0, accepted: 0, lost: 0, done: 0, spam: 0 }

test('by stage name all of them, with the amounts that are known', () => {
  assert.equal(none.stageCounts(), stages)
  assert.equal(some.stageCounts(), { ...stages, new: 1, quoted: 2 })
  const amounts = new Map<string, Sums>([
    ['b', { KES: 300, USD: 2 }],
    ['c', { KES: 45 }],
    ['gone', { KES: 7 }],
  ])
  assert.equal(some.stageSums(amounts).quoted, { KES: 345, USD: 2 })
  assert.equal(some.stageSums(amounts).accepted, {})
})

test('of those that wait for the company have the time of the first', () => {
  assert.equal(none.waitingForUs(), { waiting: 0, waitingSince: null })
  assert.equal(some.waitingForUs(), { waiting: 2, waitingSince: '2026-11-02T08:00:00.000Z' })
})

test('by what became of the mail name each state', () => {
  assert.equal(some.mailCounts(), { none: 0, queued: 1, sent: 2, failed: 0 })
})

test.run()
