import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changesOf } from '../../../../../../web/features/pages/admin/saving/changes.ts'
import { pageOf, retitled } from './page-server.ts'

const test = suite('what a draft of a page changes')

const page = pageOf({ a: 'One', b: 'Two' })

test('sections, fields and another order are counted', () => {
  assert.equal(changesOf(page, page), [])
  assert.equal(changesOf(page, retitled(page, 'a', 'Uno')), ['a'])
  assert.equal(changesOf(page, pageOf({ b: 'Two', a: 'One' })), ['order'])
  assert.equal(changesOf(page, pageOf({ a: 'One', c: 'New' }, { menu: 'About' })), [
    'b',
    'c',
    'menu',
  ])
})

test.run()
