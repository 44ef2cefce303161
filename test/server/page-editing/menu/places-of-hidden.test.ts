import * as assert from 'uvu/assert'
import { suite } from '#test'
import { withHidden } from '../../../../server/page-editing/menu/places-of-hidden.ts'

const test = suite('places of hidden pages in the menu')

test('are after the pages that they came after, wherever those are now', () => {
  const former = ['home', 'units', 'cabins', 'about', 'contact']
  const seen = ['home', 'units', 'contact']
  assert.equal(withHidden(seen, former), former)
  const moved = ['contact', 'units', 'home']
  assert.equal(withHidden(moved, former), ['contact', 'units', 'cabins', 'about', 'home'])
})

test('are first where they were first, and nowhere where they were not', () => {
  assert.equal(withHidden(['b', 'c'], ['a', 'c', 'b']), ['a', 'b', 'c'])
  assert.equal(withHidden(['b', 'new'], ['b']), ['b', 'new'])
})

test.run()
