import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Choice, resolved } from '../../../../../../web/features/pages/admin/saving/resolve.ts'
import type { KeyedPage } from '../../../../../../web/features/pages/contract.ts'
import { mergePages } from '../../../../../../web/features/pages/merge.ts'
import { pageOf, retitled, titlesOf } from './page-server.ts'

const test = suite('resolving a conflict of a page')

const base = pageOf({ a: 'One', b: 'Two', c: 'Three' })
const without = (page: KeyedPage, key: string): KeyedPage => {
  const index = page.keys.indexOf(key)
  const sections = page.source.sections.toSpliced(index, 1)
  return { source: { ...page.source, sections }, keys: page.keys.toSpliced(index, 1) }
}

function choose(mine: KeyedPage, theirs: KeyedPage, choices: Record<string, Choice>) {
  const merge = mergePages(base, mine, theirs)
  if (!('conflicts' in merge)) throw new Error('no conflict')
  return resolved({ base, mine, theirs }, merge.conflicts, choices)
}

test('a choice takes one side of each section, and what does not meet from both', () => {
  const mine = retitled(retitled(base, 'a', 'A mine'), 'b', 'B mine')
  const theirs = retitled(retitled(retitled(base, 'a', 'A theirs'), 'b', 'B theirs'), 'c', 'C')
  assert.equal(titlesOf(choose(mine, theirs, { a: 'mine', b: 'theirs' })), [
    'A mine',
    'B theirs',
    'C',
  ])
})

test('both puts mine behind theirs, as a new section', () => {
  const page = choose(retitled(base, 'a', 'Mine'), retitled(base, 'a', 'Theirs'), { a: 'both' })
  assert.equal(titlesOf(page), ['Theirs', 'Mine', 'Two', 'Three'])
  assert.equal([page.keys[0], page.keys[2]], ['a', 'b'])
})

test('a section that one deleted and the other changed stays or goes', () => {
  const changed = retitled(base, 'b', 'Changed')
  const deleted = without(base, 'b')
  assert.equal(titlesOf(choose(changed, deleted, { b: 'mine' })), ['One', 'Changed', 'Three'])
  assert.equal(titlesOf(choose(changed, deleted, { b: 'theirs' })), ['One', 'Three'])
  assert.equal(titlesOf(choose(deleted, changed, { b: 'mine' })), ['One', 'Three'])
  assert.equal(titlesOf(choose(deleted, changed, { b: 'theirs' })), ['One', 'Changed', 'Three'])
})

test('a choice takes one of two orders, and one of two fields', () => {
  const mine = pageOf({ b: 'Two', a: 'One', c: 'Three' }, { name: 'Mine' })
  const theirs = pageOf({ c: 'Three', b: 'Two', a: 'One' }, { name: 'Theirs' })
  const own = choose(mine, theirs, { order: 'mine', name: 'theirs' })
  assert.equal(own.keys, ['b', 'a', 'c'])
  assert.is(own.source.name, 'Theirs')
  const other = choose(mine, theirs, { order: 'theirs', name: 'mine' })
  assert.equal(other.keys, ['c', 'b', 'a'])
  assert.is(other.source.name, 'Mine')
})

test('without a choice what was typed here stays', () => {
  const page = choose(retitled(base, 'a', 'Mine'), retitled(base, 'a', 'Theirs'), {})
  assert.equal(titlesOf(page), ['Mine', 'Two', 'Three'])
})

test('sections that one order does not know stay behind those that they stand behind', () => {
  const mine = pageOf({ n: 'New', b: 'Two', m: 'Newer', a: 'One', c: 'Three' })
  const theirs = pageOf({ c: 'Three', b: 'Two', a: 'One' })
  assert.equal(choose(mine, theirs, { order: 'mine' }).keys, ['n', 'b', 'm', 'a', 'c'])
  assert.equal(choose(mine, theirs, { order: 'theirs' }).keys, ['n', 'c', 'b', 'm', 'a'])
})

test('a field that one deleted and the other changed stays or goes', () => {
  const described = pageOf({ a: 'One' }, { description: 'Of old' })
  const mine = pageOf({ a: 'One' })
  const theirs = pageOf({ a: 'One' }, { description: 'Theirs' })
  const chosen = (choice: Choice) =>
    resolved({ base: described, mine, theirs }, ['description'], { description: choice })
  assert.not('description' in chosen('mine').source)
  assert.is(chosen('theirs').source.description, 'Theirs')
})

test('both of a section that only one still has is that of the other', () => {
  const changed = retitled(base, 'b', 'Changed')
  const page = choose(without(base, 'b'), changed, { b: 'both' })
  assert.equal(titlesOf(page), ['One', 'Changed', 'Three'])
})

test.run()
