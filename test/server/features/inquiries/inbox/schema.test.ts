import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  changeSchema,
  manySchema,
  querySchema,
} from '../../../../../server/features/inquiries/inbox/schema.ts'

const test = suite('requests of the inbox')

const asked = (query: object) => querySchema('amina').safeParse(query)
const isQuery = (query: object) => asked(query).success

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index))

test('a page is a number from 1 of at most nine digits', () => {
  assert.is(asked({ page: '12' }).data?.page, 12)
  assert.ok(isQuery({ page: '9'.repeat(9) }))
  for (const page of ['0', '-1', '1.5', '01', 'x', '1'.repeat(10)]) assert.not(isQuery({ page }))
})

test('texts of a query have their limits', () => {
  for (const [name, most] of [
    ['q', 200],
    ['assignee', 100],
  ] as const) {
    assert.ok(isQuery({ [name]: 'x'.repeat(most) }), name)
    assert.not(isQuery({ [name]: 'x'.repeat(most + 1) }), name)
  }
})

test('a change of one changes something', () => {
  const takes = (body: object) => changeSchema.safeParse(body).success
  for (const body of [{}, { from: { stage: 'new' } }, { stage: undefined }, { mail: 'sent' }]) {
    assert.not(takes(body), JSON.stringify(body))
  }
  for (const body of [{ stage: 'lost' }, { isRead: false }, { assignee: null }, { note: '' }]) {
    assert.ok(takes(body), JSON.stringify(body))
  }
  assert.equal(
    [takes({ assignee: 'x'.repeat(100) }), takes({ assignee: 'x'.repeat(101) })],
    [true, false],
  )
  const from = (length: number) => takes({ stage: 'new', from: { assignee: 'x'.repeat(length) } })
  assert.equal([from(100), from(101)], [true, false])
})

test('a change of many is of 1 to 1000 inquiries', () => {
  const change = { isRead: true }
  const takes = (count: number) => manySchema.safeParse({ ids: ids(count), change }).success
  assert.equal([0, 1, 1000, 1001].map(takes), [false, true, true, false])
  const former = (count: number) => {
    const at = '2026-11-22T10:00:00.000Z'
    const place = {
      stage: 'new',
      stageSince: at,
      isRead: true,
      assignee: 'x'.repeat(100),
      askedAt: null,
    }
    return { before: Object.fromEntries(ids(count).map(one => [one, place])) }
  }
  const undoes = (count: number) => manySchema.safeParse(former(count)).success
  assert.equal([0, 1, 1000, 1001].map(undoes), [true, true, true, false])
  const named = former(1)
  Object.assign(named.before[id(0)] ?? {}, { assignee: 'x'.repeat(101) })
  assert.not(manySchema.safeParse(named).success)
  assert.not(manySchema.safeParse({ ids: ids(1), change: {} }).success)
  assert.not(manySchema.safeParse({ ids: ids(1), change: { deleted: false } }).success)
})

test.run()
