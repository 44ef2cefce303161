import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  withLineAt,
  withLineMoved,
  withoutLine,
} from '../../../../../web/admin/quotes/draft/edits.ts'
import type { LineEntry, QuoteEntry } from '../../../../../web/admin/quotes/draft/entry.ts'

const test = suite('edits of the lines of a quote')

const line = (key: string) => ({ key }) as LineEntry
const entry = { lines: ['a', 'b', 'c'].map(line) } as QuoteEntry
const keysOf = ({ lines }: QuoteEntry) => lines.map(({ key }) => key).join('')

test('move one by a place', () => {
  assert.is(keysOf(withLineMoved('b', -1)(entry)), 'bac')
  assert.is(keysOf(withLineMoved('b', 1)(entry)), 'acb')
})

test('leave the quote itself where a line cannot be moved', () => {
  for (const [key, by] of [
    ['a', -1],
    ['c', 1],
    ['gone', 1],
    ['gone', -1],
  ] as const)
    assert.is(withLineMoved(key, by)(entry), entry, `${key} ${by}`)
})

test('remove one, and put it back where it was or at the end', () => {
  const without = withoutLine('b')(entry)
  assert.is(keysOf(without), 'ac')
  assert.is(keysOf(withLineAt(line('b'), 1)(without)), 'abc')
  assert.is(keysOf(withLineAt(line('b'), 9)(without)), 'acb')
})

test.run()
