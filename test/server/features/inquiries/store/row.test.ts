import { randomUUID } from 'node:crypto'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  type InquiryRow,
  indexedFields,
  inquiryRow,
  textOf,
} from '../../../../../server/features/inquiries/store/row.ts'

const test = suite('stored inquiry')

const at = '2026-11-22T09:00:00.000Z'
const item = { page: '/p', code: 'Ch8', quantity: 1, note: '' }
const note = { id: randomUUID(), at, by: 'amina', text: 'Called', isCustomer: false }

const row = (fields: object = {}): InquiryRow => ({
  ...{ id: randomUUID(), createdAt: at, stage: 'new' as const, stageSince: at, isRead: false },
  ...{ assignee: '', askedAt: null, notes: [], name: 'Amina', email: 'a@x.ke', phone: '' },
  ...{ company: '', subject: '', message: 'Hello', serviceInterest: '' as const, budgetRange: '' },
  ...{ preferredContactMethod: '', projectTimeline: '', page: '', items: [], isSuspect: false },
  mail: { state: 'none', attempts: 0, problem: '', at: null },
  ...{ fingerprint: '', deleted: null, ...fields },
})

const loads = (fields: object) => inquiryRow.safeParse(row(fields)).success
/** Whether texts are loaded up to this length and no longer. */
const takes = (most: number, fieldsOf: (text: string) => object) =>
  loads(fieldsOf('x'.repeat(most))) && !loads(fieldsOf('x'.repeat(most + 1)))

test('has names of users of at most 100 characters', () => {
  assert.ok(takes(100, assignee => ({ assignee })))
  assert.ok(takes(100, by => ({ notes: [{ ...note, by }] })))
  assert.ok(takes(100, by => ({ deleted: { at, by } })))
})

test('has texts of at most as much as the form takes, and notes as people write them', () => {
  assert.ok(takes(2000, text => ({ notes: [{ ...note, text }] })))
  assert.not(loads({ notes: [{ ...note, text: '' }] }))
  assert.ok(takes(500, problem => ({ mail: { ...row().mail, problem } })))
  assert.ok(takes(64, fingerprint => ({ fingerprint })))
  assert.ok(takes(200, note => ({ items: [{ ...item, note }] })))
  for (const name of ['name', 'email', 'message']) assert.not(loads({ [name]: '' }), name)
  for (const name of ['phone', 'company', 'subject', 'page']) assert.ok(loads({ [name]: '' }), name)
})

test('has 1 to 9999 of an item', () => {
  const quantities = [0, 1, 9999, 10_000, 1.5].map(quantity =>
    loads({ items: [{ ...item, quantity }] }),
  )
  assert.equal(quantities, [false, true, true, false, false])
})

test('is known by what filters and lists ask for', () => {
  const fields = indexedFields(
    row({ assignee: 'amina', fingerprint: 'f', serviceInterest: 'container' }),
  )
  assert.equal(fields, {
    ...{ at: Date.parse(at), stage: 'new', status: 'new', assignee: 'amina', waitsFor: 'us' },
    ...{ waitsSince: Date.parse(at), service: 'container', mail: 'none', fingerprint: 'f' },
    isDeleted: false,
  })
  const done = indexedFields(row({ stage: 'done', deleted: { at, by: 'amina' } }))
  assert.equal([done.waitsFor, done.waitsSince, done.isDeleted], [undefined, 0, true])
})

test('is found by its texts, the digits of its number, its items and its notes', () => {
  const design = { plan: 'p', summary: 'Office of two storeys', parts: [] }
  const fields = {
    ...{ phone: '+254 712-345', company: 'Café Ltd', items: [{ ...item, note: 'grey', design }] },
    notes: [note],
  }
  const text = textOf(row(fields))
  for (const words of [
    '254712345',
    'cafe ltd',
    'ch8',
    'grey',
    '/p',
    'two storeys',
    'called',
    'hello',
  ]) {
    assert.match(text, words)
  }
  assert.not.match(text, 'undefined')
})

test.run()
