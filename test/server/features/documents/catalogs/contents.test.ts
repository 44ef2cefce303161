import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Content } from '../../../../../server/content/content.ts'
import type { CatalogItem } from '../../../../../server/features/documents/catalogs/catalog.ts'
import { catalogsIn } from '../../../../../server/features/documents/catalogs/catalogs-in-content.ts'
import { planOf } from '../../../../../server/features/documents/catalogs/document/plan.ts'
import { createManifest } from '../../../../../server/features/media/slots/slots.ts'
import { contact } from './sources.ts'

const test = suite('what is in a catalog')

const item = (printedTitle: string) => ({ printedTitle }) as CatalogItem
const itemsOf = (count: number) => Array.from({ length: count }, (_, at) => item(`Camp ${at + 1}`))

const pagesOf = (count: number) => {
  const { index, grids, contact } = planOf(itemsOf(count))
  const sizes = (pages: typeof index) => pages.map(({ page, items }) => [page, items.length])
  return { index: sizes(index), grids: sizes(grids), contact }
}

test('its pages are the cover, the index, 12 items each, and the contact', () => {
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

test('its pages have 102 names on each page of the index', () => {
  assert.equal(pagesOf(102).index, [[2, 102]])
  assert.equal(pagesOf(103).index, [
    [2, 102],
    [3, 1],
  ])
  assert.is(pagesOf(103).grids[0]?.[0], 4)
})

test('its pages list names as people count, and items in the order of the site', () => {
  const given = ['Camp 10', 'Annex', 'Camp 2'].map(item)
  const { index, grids } = planOf(given)
  const titles = (pages: typeof index) =>
    pages.flatMap(({ items }) => items.map(({ printedTitle }) => printedTitle))
  assert.equal(titles(index), ['Annex', 'Camp 2', 'Camp 10'])
  assert.equal(titles(grids), ['Camp 10', 'Annex', 'Camp 2'])
})

test('its pages are named for each item in the index', () => {
  const all = itemsOf(25)
  const { pageOf } = planOf(all)
  assert.equal(
    [0, 11, 12, 24].map(at => pageOf(all[at] as CatalogItem)),
    [3, 3, 4, 5],
  )
})

const slot = (path: string, kind: 'image' | 'pdf' = 'image') =>
  ({ path, kind, alt: 'A desk', family: 'desk', shape: 'square' }) as const

test('an item has its code without the prefix of its collection', () => {
  const codes = ['EF7', 'KX-7', 'EF30']
  const products = codes.map(code => ({ code, name: 'Desk', slot: slot(`desks/${code}.jpg`) }))
  const media = 'desks/catalog.pdf'
  const category = {
    ...{ id: 'desks', label: 'Desks', catalog: { media, title: 'Desks', text: '' } },
    items: products.map(({ slot }) => ({ media: slot.path, title: 'Desk' })),
  }
  const page = { path: '/gallery', sections: [{ kind: 'gallery', categories: [category] }] }
  const desks = { id: 'desks', page: '/gallery', category: 'desks', prefix: 'EF', products }
  const content = {
    ...{ pages: [page], byPath: new Map([['/gallery', page]]) },
    collections: [{ ...desks, goesWith: [], version: 0, deleted: [] }],
  } as unknown as Content
  const manifest = createManifest([...products.map(({ slot }) => slot), slot(media, 'pdf')])
  const sources = catalogsIn(content, manifest, { file: () => undefined })
  const now = { contact, details: {}, website: 'https://example.org', year: 2031 }
  const catalog = sources.catalogOf(media, now)
  assert.equal(
    catalog?.items.map(({ number }) => number),
    ['7', 'KX-7', '30'],
  )
})

test.run()
