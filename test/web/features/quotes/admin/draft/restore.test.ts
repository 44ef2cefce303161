import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openedState } from '../../../../../../web/features/quotes/admin/draft/draft-state.ts'
import { withFields, withLine } from '../../../../../../web/features/quotes/admin/draft/edits.ts'
import {
  entryOf,
  lineEntryOf,
  type QuoteEntry,
} from '../../../../../../web/features/quotes/admin/draft/entry.ts'
import {
  keyedEntry,
  readEntry,
} from '../../../../../../web/features/quotes/admin/draft/read-entry.ts'
import type { QuoteRecord } from '../../../../../../web/features/quotes/admin/draft/record.ts'
import { restored } from '../../../../../../web/features/quotes/admin/draft/restore.ts'
import { content, line, quote } from '../quote.ts'

const test = suite('opening a quote again')

const before = openedState(quote())
const record = (
  edit: (entry: QuoteEntry) => QuoteEntry,
  more: Partial<QuoteRecord> = {},
): QuoteRecord => ({
  ...{ tab: 'x', user: 'admin', quoteId: before.quote.id, at: 0 },
  ...{ entry: edit(before.entry), saved: before.saved, sent: [] },
  ...more,
})
const terms = (text: string) => withFields({ terms: text })

test('begins with what is stored where nothing was typed, and drops such records', () => {
  const idle = record(entry => entry)
  const { state, done } = restored(quote(), [idle])
  assert.equal([state.status, state.former, state.entry.terms], ['saved', undefined, ''])
  assert.equal(done, [idle])
})

test('brings back what was typed, also what cannot be read', () => {
  const price = withLine(before.entry.lines[0]?.key ?? '', { price: '68,' })
  const { state, done } = restored(quote(), [record(price)])
  assert.is(state.entry.lines[0]?.price, '68,')
  assert.equal([state.status, state.former, done.length], ['unsaved', 'restored', 1])
})

test('a record that is older than what is stored is joined with it', () => {
  const theirs = content({ note: 'Delivered', lines: [line('OF11', 1), line('OF12')] })
  const stored = quote({ version: 5, content: theirs })
  const { state } = restored(stored, [record(terms('Half on order'))])
  const { note, terms: own, lines } = readEntry(state.entry).content
  assert.equal([note, own, lines[0]?.unitPrice], ['Delivered', 'Half on order', 1])
  assert.is(state.quote.version, 5)
  assert.equal(state.joined, { by: 'wanjiru', names: ['note', state.entry.lines[0]?.key] })
})

test('what both changed waits for a choice', () => {
  const stored = quote({ version: 2, content: content({ terms: 'All on order' }) })
  const { state } = restored(stored, [record(terms('Half on order'))])
  assert.equal([state.status, state.conflict?.names], ['conflict', ['terms']])
  assert.is(state.entry.terms, 'Half on order')
})

test('what has arrived, though its answer was lost with the tab, is not typed again', () => {
  const stored = quote({ version: 2, content: content({ terms: 'Half on order' }) })
  const { state, done } = restored(stored, [record(terms('Half on order'))])
  assert.equal([state.status, state.former, done.length], ['saved', undefined, 1])
})

test('what was typed on after it was sent is no conflict, and a sent line is not added twice', () => {
  const sent = {
    ...terms('Half')(before.entry),
    lines: [...before.entry.lines, lineEntryOf(line('OF13'), 'KES')],
  }
  const typed = terms('Half on order')(sent)
  const arrived = content({ terms: 'Half', lines: [...content().lines, line('OF13')] })
  const now = record(() => typed, { sent: [keyedEntry(sent)] })
  const { state } = restored(quote({ version: 2, content: arrived }), [now])
  assert.is(state.conflict, undefined)
  assert.is(state.entry.terms, 'Half on order')
  assert.equal(
    state.entry.lines.map(({ code }) => code),
    ['OF11', 'OF12', 'OF13'],
  )
  // And where it has not arrived.
  const { state: again } = restored(quote(), [now])
  assert.is(again.entry.lines.length, 3)
  assert.equal(again.saved.content, readEntry(entryOf(content())).content)
})

test('a quote that the customer has accepted, or that is void, is not changed by what was typed', () => {
  for (const state of ['accepted', 'void'] as const) {
    const { state: opened, done } = restored(quote({ state }), [record(terms('Half on order'))])
    assert.equal([opened.status, opened.former, opened.entry.terms], ['saved', 'too late', ''])
    assert.is(done.length, 1)
  }
})

test('of two closed tabs the newer one comes first, and the other waits', () => {
  const newer = record(terms('Newer'), { tab: 'y', at: 2 })
  const older = record(terms('Older'), { at: 1 })
  const { state, done } = restored(quote(), [newer, older])
  assert.is(state.entry.terms, 'Newer')
  assert.equal(done, [newer])
})

test.run()
