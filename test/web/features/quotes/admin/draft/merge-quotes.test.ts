import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  withLineAt,
  withLineMoved,
  withoutLine,
} from '../../../../../../web/features/quotes/admin/draft/edits.ts'
import type {
  LineEntry,
  QuoteEntry,
} from '../../../../../../web/features/quotes/admin/draft/entry.ts'
import {
  type KeyedQuote,
  keyedAs,
  mergeQuotes,
} from '../../../../../../web/features/quotes/admin/draft/merge-quotes.ts'
import { content, line } from '../quote.ts'

const test = suite('two people on one quote')

const base: KeyedQuote = { content: content(), keys: ['a', 'b'] }
const changed = (fields: Partial<KeyedQuote['content']>, keys = base.keys): KeyedQuote => ({
  content: content(fields),
  keys,
})

test('different fields and different lines are both taken', () => {
  const mine = changed({ terms: 'Half on order', lines: [line('OF11', 7_000_000), line('OF12')] })
  const theirs = changed({ note: 'Delivered', lines: [line('OF11'), line('OF12', 2_500_000)] })
  const { merged, conflicts, taken } = mergeQuotes(base, mine, theirs)
  assert.equal(conflicts, [])
  assert.equal(taken, ['note', 'b'])
  assert.is(merged.content.terms, 'Half on order')
  assert.is(merged.content.note, 'Delivered')
  assert.equal(
    merged.content.lines.map(({ unitPrice }) => unitPrice),
    [7_000_000, 2_500_000],
  )
})

test('a line added by one stays beside one removed by the other', () => {
  const mine = changed({ lines: [line('OF11'), line('OF12'), line('OF13')] }, ['a', 'b', 'c'])
  const theirs = changed({ lines: [line('OF12')] }, ['b'])
  const { merged, conflicts } = mergeQuotes(base, mine, theirs)
  assert.equal(conflicts, [])
  assert.equal(merged.keys, ['b', 'c'])
  assert.equal(
    merged.content.lines.map(({ code }) => code),
    ['OF12', 'OF13'],
  )
})

test('the same field changed by both is a conflict, which a choice ends', () => {
  const mine = changed({ lines: [line('OF11', 7_000_000), line('OF12')] })
  const theirs = changed({ lines: [line('OF11', 6_000_000), line('OF12')] })
  const merge = mergeQuotes(base, mine, theirs)
  assert.equal(merge.conflicts, ['a'])
  assert.is(merge.merged.content.lines[0]?.unitPrice, 7_000_000)
  const chosen = mergeQuotes(base, mine, theirs, { a: 'theirs' })
  assert.is(chosen.merged.content.lines[0]?.unitPrice, 6_000_000)
  assert.equal(chosen.taken, ['a'])
})

test('a line that one removed and the other changed is a conflict', () => {
  const mine = changed({ lines: [line('OF12')] }, ['b'])
  const theirs = changed({ lines: [line('OF11', 6_000_000), line('OF12')] })
  assert.equal(mergeQuotes(base, mine, theirs).conflicts, ['a'])
  assert.equal(mergeQuotes(base, mine, theirs).merged.keys, ['b'])
  assert.equal(mergeQuotes(base, mine, theirs, { a: 'theirs' }).merged.keys, ['a', 'b'])
})

test('what both changed alike is no conflict, and an emptied text is none', () => {
  const mine = changed({ terms: 'Half on order' })
  assert.equal(mergeQuotes(base, mine, mine).conflicts, [])
  assert.equal(mergeQuotes(base, changed({ terms: '' }), base).conflicts, [])
})

test('lines from the server have the keys of those that they were made of', () => {
  const moved = content({ lines: [line('OF12'), line('OF11', 9_000_000)] })
  assert.equal(keyedAs(base, moved).keys, ['b', 'a'])
  const withPicture = { ...line('OF11'), slot: 'a/b.jpg' }
  assert.equal(keyedAs(base, content({ lines: [withPicture, line('OF12')] })).keys, ['a', 'b'])
  const [first, , third] = keyedAs(
    base,
    content({ lines: [line('OF11'), line('OF13'), line('OF12')] }),
  ).keys
  assert.equal([first, third], ['a', 'b'])
})

test('the same two lines twice keep their own keys', () => {
  const twice: KeyedQuote = {
    content: content({ lines: [line('OF11'), line('OF11')] }),
    keys: ['a', 'b'],
  }
  assert.equal(keyedAs(twice, twice.content).keys, ['a', 'b'])
})

const keysAfter = (edit: (entry: QuoteEntry) => QuoteEntry, keys = 'abc') =>
  edit({ lines: [...keys].map(key => ({ key })) } as QuoteEntry)
    .lines.map(({ key }) => key)
    .join('')

test('a line is moved by a place but at the ends, removed, and put back where it was or at the end', () => {
  assert.is(keysAfter(withLineMoved('b', -1)), 'bac')
  assert.is(keysAfter(withLineMoved('b', 1)), 'acb')
  const entry = { lines: [{ key: 'a' }, { key: 'b' }] } as QuoteEntry
  for (const [key, by] of [
    ['a', -1],
    ['b', 1],
    ['gone', 1],
    ['gone', -1],
  ] as const) {
    assert.is(withLineMoved(key, by)(entry), entry, `${key} ${by}`)
  }
  assert.is(keysAfter(withoutLine('b')), 'ac')
  const line = { key: 'b' } as LineEntry
  assert.is(keysAfter(withLineAt(line, 1), 'ac'), 'abc')
  assert.is(keysAfter(withLineAt(line, 9), 'ac'), 'acb')
})

test.run()
