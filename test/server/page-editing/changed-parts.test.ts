import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changedParts } from '../../../server/page-editing/changed-parts.ts'
import type { KeyedPage } from '../../../web/page-editing/contract.ts'

const test = suite('parts of a page that a change names')

/** Sections as `key:title`; without a title their kind is shown. */
const page = (sections: string, fields: object = {}): KeyedPage => {
  const all = sections.split(' ').map(one => one.split(':'))
  return {
    source: {
      path: '/about',
      ...fields,
      sections: all.map(([, title]) => ({ kind: 'prose', ...(title && { title }) })),
    },
    keys: all.map(([key = '']) => key),
  }
}

const cases: [what: string, before: KeyedPage, after: KeyedPage, parts: string[]][] = [
  ['nothing for the same page', page('a:One b'), page('a:One b'), []],
  ['a section by the title that it has now', page('a:One b'), page('a:Uno b'), ['Uno']],
  ['a section without a title by its kind', page('a:One b'), page('a b'), ['prose']],
  ['a new section alone, and no order', page('a:One'), page('b:New a:One'), ['New']],
  ['a deleted section by its former title', page('a:One b:Two'), page('a:One'), ['Two']],
  ['new sections before deleted ones', page('a:Old c'), page('c b:New'), ['New', 'Old']],
  ['the order of what stays', page('a:One b:Two'), page('b:Two a:One'), ['order']],
  ['a field that was added', page('a'), page('a', { name: 'Us' }), ['name']],
  ['a field that was taken away', page('a', { name: 'Us' }), page('a'), ['name']],
  [
    'sections, then the order, then each field once',
    page('a:One b:Two', { name: 'Us', title: 'About' }),
    page('b:Two a:Uno', { name: 'We', title: 'About us' }),
    ['Uno', 'order', 'name', 'title'],
  ],
]

for (const [what, before, after, parts] of cases) {
  test(`are ${what}`, () => assert.equal(changedParts(before, after), parts))
}

test('have the first 80 characters of a title', () => {
  assert.equal(changedParts(page('a'), page(`a:${'x'.repeat(81)}`)), ['x'.repeat(80)])
})

test.run()
