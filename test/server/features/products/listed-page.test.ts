import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageSource } from '../../../../server/content/page.ts'
import type { PageSection } from '../../../../server/content/page-sections.ts'
import { listedPage } from '../../../../server/features/products/listed-page.ts'
import { collections } from '../../../../server/starters/nairobi/collections/index.ts'
import { pageSources } from '../../../../server/starters/nairobi/index.ts'
import { parsePage, parseUnlisted } from '../../../../server/starters/parse-page.ts'
import { starterCollections } from '../../../../server/starters/starter-collections.ts'
import { sectionOf } from '../../content/section-of.ts'

const test = suite('products of the collections that pages name')

const sourceAt = (path: string) => pageSources.find(page => page.path === path) as PageSource
const chairs = sourceAt('/services/furniture/chairs')
const gallery = sourceAt('/gallery')

const grid = (collection: string): PageSection => ({
  kind: 'product-grid',
  title: 'Products',
  collection,
  toggle: 'show-all',
})

const sectionAt = ({ sections }: PageSource, kind: PageSection['kind']) =>
  sections.find(section => section.kind === kind) as PageSection

const parsing = (page: PageSource, sections: PageSection[]) => () =>
  parsePage({ ...page, sections })

test('are in its grid', () => {
  const page = parsing(chairs, [grid('chairs')])()
  const { products } = sectionOf(page, 'product-grid')
  assert.equal(
    [products[0], products.length],
    [{ name: 'Ch1', media: 'executive-furniture/chairs/products/image-1.jpg' }, 100],
  )
  assert.equal(
    page.slots.map(({ path }) => path),
    products.map(({ media }) => media),
  )
})

test('are in the category of the gallery with the id of the collection', () => {
  const { categories } = sectionOf(parsePage(gallery), 'gallery')
  const items = categories.map(({ id, items }) => [id, items.length, items[0]?.title])
  assert.equal(items, [
    ['prefab-units', 100, 'Two-storey unit 1'],
    ['interior-design', 100, 'Sitting room 1'],
    ['executive-furniture', 100, 'Executive desk 1'],
  ])
})

test('come before the catalog of their category among the slots', () => {
  const { slots } = parsing(gallery, [sectionAt(gallery, 'gallery')])()
  const catalogs = slots.flatMap(({ kind }, index) => (kind === 'pdf' ? [index] : []))
  assert.equal(catalogs, [100, 201, 302])
})

test('are never in the source of a page', () => {
  for (const page of pageSources) {
    const lists = page.sections.flatMap((section): object[] => {
      if (section.kind === 'product-grid') return [section]
      return section.kind === 'gallery' ? section.categories : []
    })
    assert.not.ok(
      lists.some(list => 'products' in list || 'items' in list),
      page.path,
    )
  }
})

test('of an unknown collection stop with the page and what is expected', () => {
  assert.throws(
    parsing(chairs, [grid('stools')]),
    'content of /services/furniture/chairs: it lists the collection "stools", expected "chairs"',
  )
})

test('of the collection of another page stop as well', () => {
  assert.throws(parsing(chairs, [grid('beds')]), 'collection "beds", expected "chairs"')
  assert.throws(
    parsing(sourceAt('/about'), [grid('beds')]),
    'content of /about: it lists the collection "beds", expected none, since none has this page',
  )
  assert.throws(
    parsing(chairs, [sectionAt(gallery, 'gallery')]),
    'collection "prefab-units", expected none',
  )
})

test('of a category of the gallery stop in a grid', () => {
  assert.throws(
    parsing(gallery, [grid('prefab-units')]),
    'collection "prefab-units", expected none',
  )
})

test('stop where a page lists them twice', () => {
  assert.throws(parsing(chairs, [grid('chairs'), grid('chairs')]), 'collection "chairs" twice')
})

test('are not in a page as it is stored, which comes back from JSON as it was', () => {
  for (const source of [chairs, gallery]) {
    const text = JSON.stringify(parseUnlisted(source))
    assert.ok(text.length < 8000, `${text.length} characters`)
    assert.equal(listedPage(JSON.parse(text), starterCollections()), parsePage(source))
  }
})

test('follow the stored list: its order, without those deleted', () => {
  const slot = {
    path: 'c/new.jpg',
    kind: 'image',
    alt: '',
    family: 'chair',
    shape: 'square',
  } as const
  const changed = starterCollections().map(collection => {
    if (collection.id !== 'chairs') return collection
    const [first, second] = collection.products
    const added = [
      { code: 'Ch101', name: 'Ch101', slot },
      { code: 'KX-7', name: 'Lamu', slot: { ...slot, path: 'c/lamu.jpg' } },
    ]
    return { ...collection, products: [...added, second, first], deleted: ['Ch1'] }
  }) as ReturnType<typeof starterCollections>
  const page = listedPage(parseUnlisted({ ...chairs, sections: [grid('chairs')] }), changed)
  assert.equal(sectionOf(page, 'product-grid').products, [
    { name: 'Ch101', media: 'c/new.jpg' },
    { name: 'Lamu', media: 'c/lamu.jpg' },
    { name: 'Ch2', media: 'executive-furniture/chairs/products/image-2.jpg' },
  ])
  assert.is(page.slots.length, 3)
})

test('of a collection that is gone stop', () => {
  assert.throws(() => listedPage(parseUnlisted(chairs), []), /has no list "" any more/)
})

test('have collections with an id, a prefix and a place of their own', () => {
  const ids = collections.map(({ id }) => id)
  const prefixes = collections.map(({ prefix }) => prefix.toLowerCase())
  const places = collections.map(({ page, category }) => `${page} ${category}`)
  for (const values of [ids, prefixes, places]) assert.equal(values, [...new Set(values)])
})

test.run()
