import * as assert from 'uvu/assert'
import { suite } from '#test'
import { MOST_WITHOUT } from '../../../../server/features/products/filters/narrowed.ts'
import {
  type Collection,
  type Product,
  productOf,
} from '../../../../server/features/products/products.ts'
import { narrowedResults } from '../../../../server/features/search/narrowed-results.ts'
import { resultsOf } from '../../../../server/features/search/results.ts'
import type { SearchQuery } from '../../../../server/features/search/search-query.ts'

const test = suite('what a search shows')

const collectionOf = (id: string, count: number): Collection => {
  const products: Product[] = []
  const slots = Array.from({ length: count }, (_, at) => ({ path: `${id}/image-${at + 1}.jpg` }))
  const page = { path: `/${id}`, slots }
  const collection = { id, name: id.toUpperCase(), page, products } as unknown as Collection
  for (const [at, { path }] of slots.entries()) {
    const code = `${id}${at + 1}`
    products.push(productOf({ code, name: code, slot: { path } as never }, collection))
  }
  return collection
}

interface Given {
  asked?: Partial<SearchQuery>
  found?: number
  pages?: number
  isShown?: (product: Product) => boolean
}

const [a, b] = [collectionOf('a', 300), collectionOf('b', 2)]
const everything = [...a.products, ...b.products]

function results({ asked, found = 0, pages = 0, isShown = () => true }: Given) {
  const asShown = (product: Product): Product => ({
    ...product,
    ...(product.code === 'a2' && { name: 'Lamu' }),
    isVisible: isShown(product),
  })
  const collections = [a, b].map(one => ({ ...one, products: one.products.map(asShown) }))
  const { section, shown } = resultsOf({
    query: { words: 'desk', chosen: new Map(), from: 1, ...asked },
    found: {
      products: a.products.slice(0, found).map(asShown),
      pages: Array.from({ length: pages }, (_, at) => ({ name: `${at}`, text: '', href: '/' })),
      nearest: () => [b],
    },
    products: { collections, all: everything.map(asShown) },
    valuesOf: () => [],
  })
  return { ...section, shown: shown.map(({ code }) => code) }
}

const labels = ({ steps }: ReturnType<typeof results>) =>
  steps.map(({ label, isCurrent }) => (isCurrent ? `[${label}]` : label)).join(' ')

test('results are products with their names, where they are listed, and the code of a named one', () => {
  const { results: shown, total, nearest, collections } = results({ found: 2 })
  assert.equal(shown, [
    { name: 'a1', note: 'A', media: 'a/image-1.jpg', href: '/products/a1', tint: 0 },
    { name: 'Lamu', note: 'a2 · A', media: 'a/image-2.jpg', href: '/products/a2', tint: 1 },
  ])
  assert.equal([total, nearest, collections], [2, [], []])
})

test('results are 24 of one address, in steps of which the ends and the near ones are links', () => {
  assert.is(labels(results({ found: 24 })), '')
  assert.is(labels(results({ found: 25 })), '[1–24] 25–25')
  const at = (from: number) => labels(results({ found: 300, asked: { from } }))
  assert.is(at(1), '[1–24] 25–48 49–72 289–300')
  assert.is(at(97), '1–24 49–72 73–96 [97–120] 121–144 145–168 289–300')
  assert.is(at(289), '1–24 241–264 265–288 [289–300]')
})

test('results have the products of their step, and steps that lead to the others', () => {
  const { shown, from, steps } = results({ found: 50, asked: { from: 25 } })
  assert.equal([shown[0], shown.length, shown.at(-1), from], ['a25', 24, 'a48', 25])
  assert.equal(
    steps.map(({ href }) => href),
    ['/search?q=desk', '/search?q=desk&from=25', '/search?q=desk&from=49'],
  )
})

test('results begin anew where an address asks for more than there is', () => {
  const { shown, from } = results({ found: 48, asked: { from: 49 } })
  assert.equal([from, shown[0]], [1, 'a1'])
  const last = results({ found: 49, asked: { from: 49 } })
  assert.equal([last.from, last.shown], [49, ['a49']])
})

test('results are four pages at most, and none where products are narrowed down', () => {
  assert.is(results({ pages: 5 }).pages.length, 4)
  assert.equal(results({ pages: 5, asked: { chosen: new Map([['collection', 'a']]) } }).pages, [])
})

test('results are collections with how many of each visitors see, where nothing is asked', () => {
  const isShown = ({ collection, code }: Product) => collection === a && code !== 'a1'
  const { collections, total } = results({ asked: { words: '' }, isShown })
  assert.equal([collections, total], [[{ label: 'A', href: '/a', count: 299 }], 0])
  const one = results({ asked: { words: '' }, isShown: ({ code }) => code === 'b1' })
  assert.equal(one.collections, [{ label: 'B', href: '/b', count: 1 }])
})

test('results are all shown products of what is chosen without words', () => {
  const asked = { words: '', chosen: new Map([['collection', 'b']]) as SearchQuery['chosen'] }
  const { shown, collections, nearest } = results({ asked, isShown: ({ code }) => code !== 'b1' })
  assert.equal([shown, collections, nearest], [['b2'], [], []])
})

test('results are the nearest collections where words find nothing', () => {
  assert.equal(results({}).nearest, [{ label: 'B', href: '/b' }])
  assert.equal(results({ found: 1 }).nearest, [])
})

const productIn = (code: string, collection: string) =>
  ({ code, collection: { id: collection, name: collection.toUpperCase() } }) as Product

const some = [productIn('a1', 'a'), productIn('a2', 'a'), productIn('b1', 'b')]
const many = Array.from({ length: MOST_WITHOUT + 1 }, (_, at) => productIn(`a${at}`, 'a'))

/** Products with an even number are of oak, the others of steel. */
const materialOf = ({ code }: Product) => {
  const value = Number(code.slice(1)) % 2 === 0 ? 'oak' : 'steel'
  return [{ filter: 'material', value, label: value } as const]
}

function narrowed(all: readonly Product[], chosen: Record<string, string> = {}) {
  const asked = { words: 'desk', chosen: new Map(Object.entries(chosen)), from: 25 }
  const { matches: left, filters } = narrowedResults(asked, all, materialOf)
  const links = filters?.groups.flatMap(({ values }) => values.map(({ href }) => href)) ?? []
  return {
    ...{ left: left.map(({ code }) => code), links, all: filters?.all },
    titles: filters?.groups.map(({ title }) => title),
  }
}

test('narrowed results few have their collections alone, many what else they differ by', () => {
  assert.equal(narrowed(some).titles, ['Collection'])
  assert.equal(narrowed(many.slice(1)).titles, [])
  assert.equal(narrowed(many).titles?.length, 1)
  assert.equal(narrowed(many).links, [
    '/search?q=desk&material=oak',
    '/search?q=desk&material=steel',
  ])
})

test('narrowed results are those that fit all that is chosen, from the first one on, with a way back to all', () => {
  const { left, links, all } = narrowed(some, { collection: 'a', material: 'oak' })
  assert.equal(left, ['a2'])
  assert.equal(all, { count: 3, href: '/search?q=desk' })
  assert.ok(links.every(href => !href.includes('from=')))
  assert.is(narrowed(some).all, undefined)
})

test('narrowed results where nothing fits, each link begins anew and leads to something', () => {
  const { left, links } = narrowed(some, { collection: 'b', material: 'oak' })
  assert.equal(left, [])
  assert.equal(links, [
    ...['/search?q=desk&collection=a', '/search?q=desk&collection=b'],
    ...['/search?q=desk&material=steel', '/search?q=desk&material=oak'],
  ])
})

test('narrowed results all collections are offered, however many', () => {
  const each = Array.from({ length: 17 }, (_, at) => productIn(`a${at}`, `c${at}`))
  assert.is(narrowed(each).links.length, 17)
})

test.run()
