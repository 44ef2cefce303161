import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pairIn, replacedBy, wordsOf } from '../../../../../web/admin/pages/compare/states.ts'
import type { PageVersion } from '../../../../../web/page-editing/contract.ts'

const test = suite('states of a page that are compared')

const version = (number: number): PageVersion => ({
  id: String(number),
  at: '2026-11-26T07:00:00.000Z',
  by: 'joan',
  sections: [],
})

test('are named in the address of the editor', () => {
  const pair = { before: '12', after: 'draft' }
  assert.equal(pairIn(new URLSearchParams({ compare: wordsOf(pair) })), pair)
  assert.is(pairIn(new URLSearchParams()), undefined)
})

test('an address that names none compares nothing', () => {
  for (const compare of ['', 'draft', 'draft..', 'a..draft', '1..2..3', '../../x', '12..draft&x']) {
    assert.is(pairIn(new URLSearchParams({ compare })), undefined, compare)
  }
})

test('a version replaced the one before it, and the first one the shipped page', () => {
  const versions = [version(9), version(5)]
  assert.is(replacedBy('9', versions, false), '5')
  assert.is(replacedBy('5', versions, false), 'shipped')
  assert.is(replacedBy('5', versions, true), 'nothing')
})

test('what the oldest stored version replaced is not known', () => {
  const versions = Array.from({ length: 200 }, (_, index) => version(300 - index))
  assert.is(replacedBy('101', versions, false), undefined)
  assert.is(replacedBy('102', versions, false), '101')
})

test.run()
