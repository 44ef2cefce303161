import * as assert from 'uvu/assert'
import { suite } from '#test'
import { initialContactDetails } from '../../../server/company/contact-details/store.ts'
import { createFeedCache } from '../../../server/feeds/feed-cache.ts'
import { productsIn } from '../../../server/products/products.ts'
import { loadContent } from '../../../server/starters/load-starter.ts'

const test = suite('the feeds between two changes')

const price = {
  ...({ kind: 'fixed', cents: 100, per: 'piece', vatIncluded: true } as const),
  validUntil: '2031-03-09',
}

test('are made again when a price is over at midnight', () => {
  const facts = { price, isPriceShown: true }
  const listed = productsIn(loadContent())
  const products = { ...listed, all: listed.all.map(one => ({ ...one, facts })) }
  let day = '2031-03-09'
  const sources = {
    products: () => products,
    library: { file: () => ({ absolute: '/x.jpg', size: 1, version: '1', width: 800 }) },
    contactDetails: { value: { ...initialContactDetails(), updatedAt: null } },
    today: () => day,
  }
  const feed = createFeedCache(sources as never, [])
  const first = feed('meta', 'https://example.org')
  assert.is(first.body.split('\r\n').length, products.all.length + 2)
  assert.is(feed('meta', 'https://example.org'), first)
  day = '2031-03-10'
  assert.is(feed('meta', 'https://example.org').body.split('\r\n').length, 2)
})

test.run()
