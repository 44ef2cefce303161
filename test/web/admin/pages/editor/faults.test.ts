import * as assert from 'uvu/assert'
import { suite } from '#test'
import { moved } from '../../../../../web/admin/pages/editor/edit-sections.ts'
import {
  faultsIn,
  faultsNow,
  faultsOfPage,
  firstFault,
} from '../../../../../web/admin/pages/editor/faults.ts'
import { pageOf, retitled } from '../saving/page-server.ts'

const test = suite('faults that keep a page from being published')

const page = pageOf({ a: 'One', b: 'Two' }, { description: 'Short' })
const fields = { 'sections.1.title': 'Too short', description: 'Too short as well' }
const found = { page, fields }

test('follow their section to its place', () => {
  assert.equal(faultsNow(found, moved(page, 'b', -1)), {
    'sections.0.title': 'Too short',
    description: 'Too short as well',
  })
})

test('end with a change of their field', () => {
  assert.equal(Object.keys(faultsNow(found, retitled(page, 'b', 'Longer'))), ['description'])
  assert.equal(Object.keys(faultsNow(found, retitled(page, 'a', 'Other'))).length, 2)
  const without = {
    source: { ...page.source, sections: page.source.sections.slice(0, 1) },
    keys: ['a'],
  }
  assert.equal(Object.keys(faultsNow(found, without)), ['description'])
})

test('are counted for each section and for the page', () => {
  const all = {
    'sections.1.title': 'a',
    'sections.1.cards.0.text': 'b',
    'sections.10': 'c',
    name: 'd',
  }
  assert.equal(
    [0, 1, 10].map(index => faultsIn(all, index)),
    [0, 2, 1],
  )
  assert.is(faultsOfPage(all), 1)
})

test('the first of them is that of the upper section, or else of the page', () => {
  assert.equal(firstFault({ name: 'd', 'sections.1.title': 'b', 'sections.0.text': 'a' }, page), {
    key: 'a',
    at: 'sections.0.text',
  })
  assert.equal(firstFault({ sections: 'Show one' }, page), { key: undefined, at: 'sections' })
  assert.is(firstFault({}, page), undefined)
})

test.run()
