import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  inboxSearch,
  inboxView,
  inquiryQuery,
  isFiltered,
} from '../../../../web/admin/inquiries/inbox-query.ts'

const test = suite('the address of the inbox')

const plain = inboxView('')

test('says nothing of what goes without saying', () => {
  assert.equal(plain, { status: 'all', service: '', from: '', to: '', q: '', page: 1, open: '' })
  assert.is(inboxSearch(plain), '')
  assert.is(isFiltered(plain), false)
})

test('carries everything that is shown, there and back', () => {
  const view = {
    status: 'archived' as const,
    service: 'furniture',
    from: '2026-01-05',
    to: '2026-02-01',
    q: 'oak & ash',
    page: 7,
    open: 'abc',
  }
  assert.equal(inboxView(inboxSearch(view)), view)
  assert.ok(isFiltered(view))
})

test('leaves out what it does not know', () => {
  const search = '?status=gone&service=boats&from=yesterday&to=2026&page=-3'
  assert.equal(inboxView(search), plain)
})

test('asks the server for days from midnight to midnight of the reader', () => {
  const query = inquiryQuery({ ...plain, from: '2026-01-31', to: '2026-01-31' })
  assert.is(query.get('from'), new Date(2026, 0, 31).toISOString())
  assert.is(query.get('to'), new Date(2026, 1, 1).toISOString())
})

test('asks the server for nothing that is not narrowed down', () => {
  assert.is(String(inquiryQuery({ ...plain, q: '  ', open: 'abc' })), '')
})

test.run()
