import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  inboxSearch,
  inboxView,
  inquiryQuery,
  isFiltered,
} from '../../../../../web/features/inquiries/admin/inbox-query.ts'

const test = suite('query string of the inbox')

const plain = inboxView('')

test('omits the defaults', () => {
  assert.equal(plain, {
    ...{ stage: 'all', assignee: '', waits: '', order: '', service: '' },
    ...{ from: '', to: '', q: '', page: 1, open: '' },
  })
  assert.is(inboxSearch(plain), '')
  assert.is(isFiltered(plain), false)
})

test('encodes and decodes the whole view', () => {
  const view = {
    stage: 'quoted' as const,
    assignee: 'Grace',
    waits: 'us',
    order: 'waiting',
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

test('is filtered by each filter alone, not by its stage, order or page', () => {
  for (const search of ['assignee=me', 'waits=us', 'service=furniture', 'from=2026-01-05']) {
    assert.ok(isFiltered(inboxView(search)), search)
  }
  for (const search of ['to=2026-01-05', 'q=oak']) assert.ok(isFiltered(inboxView(search)), search)
  for (const search of ['stage=new', 'order=waiting', 'page=2', 'open=a', 'q=+']) {
    assert.not.ok(isFiltered(inboxView(search)), search)
  }
})

test('ignores unknown values', () => {
  const search = '?stage=gone&status=gone&waits=me&order=name&from=yesterday&to=2026&page=-3'
  assert.equal(inboxView(search), plain)
})

test('takes the bookmarks of earlier releases', () => {
  const stageOf = (search: string) => inboxView(search).stage
  assert.equal(['?status=new', '?status=archived', '?status=spam', '?status=read'].map(stageOf), [
    ...['new', 'done', 'spam', 'all'],
  ])
  assert.is(stageOf('?stage=lost&status=new'), 'lost')
})

test('asks the server for days from midnight to midnight of the local time zone', () => {
  const query = inquiryQuery({ ...plain, from: '2026-01-31', to: '2026-01-31' })
  assert.is(query.get('from'), new Date(2026, 0, 31).toISOString())
  assert.is(query.get('to'), new Date(2026, 1, 1).toISOString())
})

test('asks the server without filters where none is set', () => {
  assert.is(String(inquiryQuery({ ...plain, q: '  ', open: 'abc' })), '')
})

test.run()
