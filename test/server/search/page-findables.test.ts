import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ContentPage } from '../../../server/content/page.ts'
import { findablesOf } from '../../../server/search/page-findables.ts'

const test = suite('words by which a page is found')

const page = (own: object = {}) =>
  ({
    ...{ path: '/about', name: 'About us', description: 'Who builds', keywords: ['team', 'crew'] },
    ...{ index: true, sections: [] },
    ...own,
  }) as unknown as ContentPage

test('are its name, its description, its keywords and its texts', () => {
  const sections = [{ kind: 'prose', title: 'Walls', paragraphs: ['Roofed', { text: 'Painted' }] }]
  const [found, ...others] = findablesOf(page({ title: 'Builders', sections }))
  assert.equal(others, [])
  assert.equal([found?.id, found?.label, found?.about], ['/about', 'About us', 'Who builds'])
  assert.equal(found?.name, ['about', 'us'])
  assert.equal(found?.kind, ['who', 'build'])
  assert.equal(found?.group, ['team', 'crew'])
  assert.equal(found?.words, ['builder', 'wall', 'roofed', 'painted'])
  assert.ok(found?.also.includes('kuhusu'))
})

test('are none of a page that search engines may not show', () => {
  assert.equal(findablesOf(page({ index: false })), [])
})

test('leave out what is no text, and the products that it lists', () => {
  const hidden = [
    ...['products', 'categories', 'id', 'icon', 'href', 'media', 'drawing', 'look', 'page'],
  ]
  const none = Object.fromEntries(hidden.map(name => [name, 'unsaid']))
  const sections = [{ kind: 'prose', title: 'Said', ...none, count: 7, more: null, list: [none] }]
  assert.equal(findablesOf(page({ sections }))[0]?.words, ['said'])
})

test('are those of the catalogs that it offers, at their place in the gallery', () => {
  const categories = [
    { id: 'a', label: 'Beds', items: [] },
    {
      ...{ id: 'b', label: 'Chairs', items: [] },
      catalog: { title: 'Chair book', text: 'All seats', media: 'x' },
    },
  ]
  const sections = [{ kind: 'gallery', categories }]
  const [, catalog, ...others] = findablesOf(page({ sections }))
  assert.equal(others, [])
  assert.equal(
    [catalog?.id, catalog?.label, catalog?.about],
    ['/gallery?category=Chairs', 'Chair book', 'All seats'],
  )
  assert.equal(
    [catalog?.name, catalog?.group],
    [
      ['chair', 'book'],
      ['about', 'us'],
    ],
  )
  assert.equal(catalog?.words, [])
})

test.run()
