import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { CatalogItem } from '../../../server/catalogs/catalog.ts'
import { planOf } from '../../../server/catalogs/document/plan.ts'

const test = suite('pages of a catalog')

const item = (printedTitle: string) => ({ printedTitle }) as CatalogItem
const items = (count: number) => Array.from({ length: count }, (_, at) => item(`Camp ${at + 1}`))

const pagesOf = (count: number) => {
  const { index, grids, contact } = planOf(items(count))
  const sizes = (pages: typeof index) => pages.map(({ page, items }) => [page, items.length])
  return { index: sizes(index), grids: sizes(grids), contact }
}

test('are the cover, the index, 12 items each, and the contact', () => {
  assert.equal(pagesOf(12), { index: [[2, 12]], grids: [[3, 12]], contact: 4 })
  assert.equal(pagesOf(13), {
    index: [[2, 13]],
    grids: [
      [3, 12],
      [4, 1],
    ],
    contact: 5,
  })
  assert.equal(pagesOf(0), { index: [], grids: [], contact: 2 })
})

test('have 102 names on each page of the index', () => {
  assert.equal(pagesOf(102).index, [[2, 102]])
  assert.equal(pagesOf(103).index, [
    [2, 102],
    [3, 1],
  ])
  assert.is(pagesOf(103).grids[0]?.[0], 4)
})

test('list names as people count, and items in the order of the site', () => {
  const given = ['Camp 10', 'Annex', 'Camp 2'].map(item)
  const { index, grids } = planOf(given)
  const titles = (pages: typeof index) =>
    pages.flatMap(({ items }) => items.map(({ printedTitle }) => printedTitle))
  assert.equal(titles(index), ['Annex', 'Camp 2', 'Camp 10'])
  assert.equal(titles(grids), ['Camp 10', 'Annex', 'Camp 2'])
})

test('are named for each item in the index', () => {
  const all = items(25)
  const { pageOf } = planOf(all)
  assert.equal(
    [0, 11, 12, 24].map(at => pageOf(all[at] as CatalogItem)),
    [3, 3, 4, 5],
  )
})

test.run()
