import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openedState } from '../../../../../../web/admin/draft/draft-state.ts'
import type { DraftRecord } from '../../../../../../web/admin/draft/indexed-records.ts'
import { restored } from '../../../../../../web/admin/draft/restore.ts'
import {
  withFields,
  withLine,
  withNewLine,
} from '../../../../../../web/features/quotes/admin/draft/edits.ts'
import {
  entryOf,
  lineEntryOf,
  type QuoteEntry,
} from '../../../../../../web/features/quotes/admin/draft/entry.ts'
import type { KeyedQuote } from '../../../../../../web/features/quotes/admin/draft/merge-quotes.ts'
import { quoteKind } from '../../../../../../web/features/quotes/admin/draft/quote-kind.ts'
import {
  keyedEntry,
  readEntry,
} from '../../../../../../web/features/quotes/admin/draft/read-entry.ts'
import { content, line, quote } from '../quote.ts'
import { draftOn } from '../quote-server.ts'

const test = suite('a quote as a draft')

const terms = (text: string) => withFields({ terms: text })
const note = (text: string) => withFields({ note: text })
const firstKey = ({ entry }: ReturnType<typeof draftOn>) => entry().lines[0]?.key ?? ''

test('nothing is sent while a field cannot be read, though no price is known either', async () => {
  const unpriced = quote({ content: content({ lines: [line('OF11', null)] }) })
  for (const [stored, price] of [
    [quote(), '68,'],
    [unpriced, 'cheap'],
  ] as const) {
    const opened = draftOn(stored)
    opened.draft.change(withLine(firstKey(opened), { price }))
    assert.not.ok(await opened.draft.flush())
    assert.equal(opened.there.sent, [])
    assert.equal(Object.keys(opened.draft.state.value.faults), ['lines.0.unitPrice'])
  }
})

test('other changes of somebody else are joined, and named', async () => {
  const { draft, there, entry } = draftOn()
  const theirs = content({ note: 'Delivered', lines: [line('OF11', 1), line('OF12')] })
  there.stored = quote({ version: 2, content: theirs })
  draft.change(withLine(entry().lines[1]?.key ?? '', { price: '9,000' }))
  assert.ok(await draft.flush())
  const { lines, note } = there.stored.content
  assert.equal([note, lines[0]?.unitPrice, lines[1]?.unitPrice], ['Delivered', 1, 900_000])
  const { joined } = draft.state.value
  assert.equal(joined, { by: 'wanjiru', names: ['note', entry().lines[0]?.key] })
  assert.is(entry().note, 'Delivered')
})

test('a line that was sent before its answer was lost is not added twice', async () => {
  const { draft, there } = draftOn()
  const thirteen = lineEntryOf(line('OF13'), 'KES')
  draft.change(withNewLine(thirteen))
  const own = keyedEntry(draft.state.value.typed)
  there.stored = quote({ version: 2, content: own.content })
  draft.state.set({ ...draft.state.value, sent: [own] })
  draft.change(withLine(thirteen.key, { price: '9,000' }))
  assert.ok(await draft.flush())
  const { lines } = there.stored.content
  assert.equal(
    lines.map(({ code }) => code),
    ['OF11', 'OF12', 'OF13'],
  )
  assert.equal([lines[2]?.unitPrice, draft.state.value.joined], [900_000, undefined])
})

test('what the server alone says of a line is no change by somebody else', async () => {
  const { draft, there } = draftOn()
  const drawn = content({ lines: [line('OF11'), { ...line('OF12'), slot: 'products/of12.jpg' }] })
  there.stored = quote({ version: 2, content: drawn })
  draft.change(terms('Half on order'))
  assert.ok(await draft.flush())
  assert.is(draft.state.value.joined, undefined)
})

const before = openedState(quoteKind, quote())
const record = (
  edit: (entry: QuoteEntry) => QuoteEntry,
  more: Partial<DraftRecord<QuoteEntry, KeyedQuote>> = {},
): DraftRecord<QuoteEntry, KeyedQuote> => ({
  ...{ tab: 'x', user: 'admin', id: before.stored.id, at: 0 },
  ...{ typed: edit(before.typed), saved: before.saved, sent: [], ...more },
})

test('a record brings back what was typed, also what cannot be read', () => {
  const price = withLine(before.typed.lines[0]?.key ?? '', { price: '68,' })
  const { state } = restored(quoteKind, quote(), [record(price)])
  assert.equal([state.typed.lines[0]?.price, state.status], ['68,', 'unsaved'])
  const { state: idle } = restored(quoteKind, quote(), [record(entry => entry)])
  assert.equal([idle.status, idle.former], ['saved', undefined])
})

test('a record of an earlier release, which says no currency, has that of the quote', () => {
  const { currency: _, ...old } = terms('Half')(before.typed)
  const { state } = restored(quoteKind, quote(), [record(() => old as QuoteEntry)])
  assert.equal([state.typed.currency, state.typed.terms], ['KES', 'Half'])
})

test('a record knows its lines again, though the server says no keys, and that of another tab too', () => {
  const sent = {
    ...terms('Half')(before.typed),
    lines: [...before.typed.lines, lineEntryOf(line('OF13'), 'KES')],
  }
  const typed = terms('Half on order')(sent)
  const arrived = content({ terms: 'Half', lines: [...content().lines, line('OF13')] })
  const now = record(() => typed, { sent: [keyedEntry(sent)] })
  const codes = (entry: QuoteEntry) => entry.lines.map(({ code }) => code)
  const { state } = restored(quoteKind, quote({ version: 2, content: arrived }), [now])
  assert.equal([state.conflict, state.typed.terms], [undefined, 'Half on order'])
  assert.equal(codes(state.typed), ['OF11', 'OF12', 'OF13'])
  // And where it has not arrived.
  const { state: again } = restored(quoteKind, quote(), [now])
  assert.is(again.typed.lines.length, 3)
  assert.equal(again.saved.content, readEntry(entryOf(content())).content)
  const elsewhere = openedState(quoteKind, quote())
  const other = record(() => note('Delivered')(elsewhere.typed), { saved: elsewhere.saved })
  const { state: both, done } = restored(quoteKind, quote(), [now, { ...other, tab: 'y' }])
  assert.equal([both.typed.terms, both.typed.note], ['Half on order', 'Delivered'])
  assert.equal([codes(both.typed), done.length], [['OF11', 'OF12', 'OF13'], 2])
})

test('a quote that the customer has accepted, or that is void, is not changed by what was typed', () => {
  for (const state of ['accepted', 'void'] as const) {
    const { state: opened } = restored(quoteKind, quote({ state }), [record(terms('Half'))])
    assert.equal([opened.status, opened.former, opened.typed.terms], ['saved', 'too late', ''])
    assert.match(quoteKind.tooLate?.(quote({ state })) ?? '', state)
  }
})

test.run()
