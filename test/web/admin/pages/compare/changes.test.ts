import * as assert from 'uvu/assert'
import { suite } from '#test'
import { changesBetween } from '../../../../../web/admin/pages/compare/changes.ts'
import { shortened } from '../../../../../web/admin/pages/compare/shortened.ts'
import type { KeyedPage } from '../../../../../web/page-editing/contract.ts'
import type { PageKinds } from '../../../../../web/page-editing/field-schema.ts'
import { pageOf } from '../saving/page-server.ts'

const test = suite('what differs between two pages, for people')

const kinds: PageKinds = {
  page: { type: 'object', properties: { description: { type: 'string', title: 'Description' } } },
  kinds: {},
}

const said = (before: KeyedPage, after: KeyedPage) =>
  changesBetween(before, after, kinds).map(({ title, kind, marks }) => `${kind}: ${marks} ${title}`)

const base = pageOf({ a: 'A a', b: 'B b', c: 'C c' })

const hide = (page: typeof base, index: number) => ({
  ...page,
  source: {
    ...page.source,
    sections: page.source.sections.with(index, {
      ...(page.source.sections[index] as (typeof page.source.sections)[number]),
      hidden: true,
    }),
  },
})

test('each section says what became of it', () => {
  const after = pageOf({ c: 'C c', a: 'A changed', n: 'N n' })
  assert.equal(said(base, after), [
    'changed: Changed,Moved down prose: A changed',
    'removed: Removed prose: B b',
    'added: New prose: N n',
  ])
})

test('a section that was only hidden is not said to be changed', () => {
  assert.equal(said(base, hide(base, 1)), ['changed: Hidden now prose: B b'])
  assert.equal(said(hide(base, 1), base), ['changed: Shown now prose: B b'])
})

test('the fields of the page come first, and none where the page is new', () => {
  const after = { ...base, source: { ...base.source, description: 'Words' } }
  assert.equal(said(base, after), ['changed: Changed Address, menu, search engines'])
  const nothing = { source: { path: '', sections: [] }, keys: [] }
  assert.is(said(nothing, after).length, 3)
})

test('unchanged passages are cut between two words, next to a change they are not', () => {
  const long = 'word '.repeat(100)
  const parts = shortened([
    { text: long, side: 'both' },
    { text: 'old', side: 'before' },
    { text: ` ${long}`, side: 'both' },
    { text: 'new', side: 'after' },
  ])
  assert.match(parts[0]?.text ?? '', /^ … (word )+$/)
  assert.match(parts[2]?.text ?? '', /^( word)+ … (word )+$/)
  assert.is(parts[1]?.text, 'old')
})

test.run()
