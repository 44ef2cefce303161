import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  withoutLists,
  withRunningLists,
} from '../../../../server/page-editing/preview/running-lists.ts'
import type { Section } from '../../../../web/sections/schemas.ts'

const test = suite('products in the preview of a draft')

const section = (fields: object) => fields as Section
const hero = section({ kind: 'hero', title: 'Chairs' })
const grid = (title: string, products: string[]) =>
  section({ kind: 'product-grid', title, products })
const gallery = (title: string, ...categories: [id: string, items: string[]][]) =>
  section({ kind: 'gallery', title, categories: categories.map(([id, items]) => ({ id, items })) })

test('of a grid are those that its page shows now', () => {
  const running = [hero, gallery('Work', ['site', ['x']]), grid('Now', ['Ch2', 'Ch1'])]
  assert.equal(withRunningLists(grid('Draft', ['Ch1']), running), grid('Draft', ['Ch2', 'Ch1']))
})

test('of a gallery are those of the same category, and those of a new one stay', () => {
  const running = [grid('Now', ['Ch1']), gallery('Now', ['site', ['x', 'y']], ['shop', ['z']])]
  const draft = gallery('Draft', ['site', ['a']], ['yard', ['b']])
  const shown = gallery('Draft', ['site', ['x', 'y']], ['yard', ['b']])
  assert.equal(withRunningLists(draft, running), shown)
})

test('stay as they are where the page shows none, and in other sections', () => {
  const draft = [grid('Draft', ['Ch1']), gallery('Draft', ['site', ['a']]), hero]
  for (const one of draft) assert.equal(withRunningLists(one, [hero]), one)
})

test('are left out of the lists of a source', () => {
  assert.equal(withoutLists(grid('Chairs', ['Ch1'])), grid('Chairs', []))
  assert.equal(withoutLists(gallery('Work', ['site', ['a']])), gallery('Work', ['site', []]))
  assert.equal(withoutLists(hero), hero)
})

test.run()
