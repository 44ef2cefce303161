import * as assert from 'uvu/assert'
import { suite } from '#test'
import { MOST_WITHOUT } from '../../../server/products/filters/narrowed.ts'
import type { Product } from '../../../server/products/products.ts'
import { narrowedResults } from '../../../server/search/narrowed-results.ts'
import type { SearchFilter } from '../../../server/search/search-query.ts'

const test = suite('narrowed results of a search')

const product = (code: string, collection: string) =>
  ({ code, collection: { id: collection, name: collection.toUpperCase() } }) as Product

const some = [product('a1', 'a'), product('a2', 'a'), product('b1', 'b')]
const many = Array.from({ length: MOST_WITHOUT + 1 }, (_, at) => product(`a${at}`, 'a'))

/** Those with an even number are of oak, the others of steel. */
const materialOf = ({ code }: Product) => {
  const value = Number(code.slice(1)) % 2 === 0 ? 'oak' : 'steel'
  return [{ filter: 'material', value, label: value } as const]
}

function narrowed(all: readonly Product[], chosen: Partial<Record<SearchFilter, string>> = {}) {
  const asked = { words: 'desk', chosen: new Map(Object.entries(chosen)) as never, from: 25 }
  const { left, filters } = narrowedResults(asked, all, materialOf)
  const links = filters?.groups.flatMap(({ values }) => values.map(({ href }) => href)) ?? []
  return {
    ...{ left: left.map(({ code }) => code), links, all: filters?.all },
    titles: filters?.groups.map(({ title }) => title),
  }
}

test('few have their collections alone, many what else they differ by', () => {
  assert.equal(narrowed(some).titles, ['Collection'])
  assert.equal(narrowed(many.slice(1)).titles, [])
  assert.equal(narrowed(many).titles?.length, 1)
  assert.equal(narrowed(many).links, [
    '/search?q=desk&material=oak',
    '/search?q=desk&material=steel',
  ])
})

test('are those that fit all that is chosen, from the first one on, with a way back to all', () => {
  const { left, links, all } = narrowed(some, { collection: 'a', material: 'oak' })
  assert.equal(left, ['a2'])
  assert.equal(all, { count: 3, href: '/search?q=desk' })
  assert.ok(links.every(href => !href.includes('from=')))
  assert.is(narrowed(some).all, undefined)
})

test('where nothing fits, each link begins anew and leads to something', () => {
  const { left, links } = narrowed(some, { collection: 'b', material: 'oak' })
  assert.equal(left, [])
  assert.equal(links, [
    '/search?q=desk&collection=a',
    '/search?q=desk&collection=b',
    '/search?q=desk&material=steel',
    '/search?q=desk&material=oak',
  ])
})

test.run()
