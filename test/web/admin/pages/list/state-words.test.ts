import * as assert from 'uvu/assert'
import { suite } from '#test'
import { goesDownWords, stateWords } from '../../../../../web/admin/pages/list/state-words.ts'
import type { ListedPage } from '../../../../../web/page-editing/contract.ts'

const test = suite('state of a page in words')

const at = '2031-01-06T05:00:00.000Z'
const words = (more: Partial<ListedPage>) =>
  stateWords({ path: '/a', name: 'A', state: 'shipped', ...more }, 'Africa/Nairobi')

test('is what is planned before what is hidden, and that before what is changed', () => {
  const schedule = { at, version: 1, by: 'joan' }
  const hidden = { at, by: 'joan' }
  const all = { state: 'draft', schedule, hidden, unpublished: 3 } as const
  const failed = { ...schedule, failed: 'The page was changed.' }
  assert.is(words({ ...all, schedule: failed }), 'Not published as planned')
  assert.is(words(all), 'Scheduled for Mon 6 Jan 2031 08:00')
  const { schedule: _, ...unplanned } = all
  assert.is(words(unplanned), 'Hidden 6 Jan by joan')
  assert.is(words({ state: 'draft', unpublished: 3 }), '3 unpublished')
})

test('says who published it and when, as far as that is known', () => {
  const published = { state: 'published', changedAt: at, changedBy: 'joan' } as const
  assert.is(words(published), 'Published 6 Jan by joan')
  assert.is(words({ state: 'published', changedAt: at }), 'Published 6 Jan')
  assert.is(words({ state: 'published', changedBy: 'joan' }), 'Published by joan')
})

test('is in a word where no more is known', () => {
  const states = ['shipped', 'published', 'draft', 'scheduled', 'hidden'] as const
  assert.equal(
    states.map(state => words({ state, unpublished: 0 })),
    ['As shipped', 'Published', 'Unpublished changes', 'Scheduled', 'Hidden from visitors'],
  )
})

test('says when it goes down, or that it did not', () => {
  const goesDown = (more?: Partial<ListedPage>) =>
    goesDownWords({ path: '/a', name: 'A', state: 'shipped', ...more }, 'Africa/Nairobi')
  assert.is(goesDown(), undefined)
  assert.is(goesDown({ goesDown: { at, by: 'joan' } }), 'Goes down on Mon 6 Jan 2031 08:00')
  assert.is(goesDown({ goesDown: { at, by: 'joan', failed: 'No' } }), 'Not hidden as planned')
})

test.run()
