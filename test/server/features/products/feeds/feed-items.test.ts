import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createFeedCache } from '../../../../../server/features/products/feeds/feed-cache.ts'
import {
  type FeedSources,
  feedItems,
} from '../../../../../server/features/products/feeds/feed-items.ts'
import { whyLeftOut } from '../../../../../server/features/products/feeds/why-left-out.ts'
import { productsIn } from '../../../../../server/features/products/products.ts'
import { loadContent } from '../../../../../server/starters/load-starter.ts'
import type { Price } from '../../../../../web/features/products/facts.ts'
import { contactDetails } from '../../../../support/contact-details.ts'

const test = suite('products of a feed')

const products = productsIn(loadContent())
const chair = products.withCode('Ch8')
if (!chair) throw new Error('There is no Ch8')
const { slot, place } = chair
const price: Price = { kind: 'fixed', cents: 2_450_000, per: 'piece', vatIncluded: true }
const photo = { absolute: '/x.jpg', size: 1, version: 'v1', width: 800 }

function feedOf(details: object = {}, companyName = contactDetails.companyName) {
  const facts = { price, isPriceShown: true }
  const sources = {
    products: () => ({ ...products, all: [{ ...chair, facts, ...details }] }),
    library: { file: () => photo },
    contactDetails: { value: { ...contactDetails, companyName } },
    today: () => '2031-03-09',
  }
  return feedItems(sources as unknown as FeedSources, 'https://example.org')
}

test('a product has its price, its page and its photo', () => {
  const { items, left } = feedOf()
  assert.is(items.length, 1)
  const { id, price, link, image, brand } = items[0] ?? {}
  assert.equal([id, price, link], ['Ch8', '24500.00 KES', 'https://example.org/products/ch8'])
  assert.is(image, `https://example.org/uploads/${slot}?v=v1`)
  assert.is(brand, contactDetails.companyName)
  assert.equal(left, [])
})

test('its title is its name and title; a code alone comes after its collection', () => {
  const titleOf = (details: object) => feedOf(details).items[0]?.title
  assert.is(titleOf({}), 'Chairs Ch8')
  assert.is(titleOf({ name: 'Savanna' }), 'Savanna')
  assert.is(titleOf({ name: 'Savanna', title: 'High back' }), 'Savanna, High back')
})

test('it is described by its words, else by those of its picture', () => {
  const said = (details: object) => feedOf(details).items[0]?.description
  assert.is(said({ description: 'For long days', alt: 'A chair' }), 'For long days')
  assert.is(said({ alt: 'A chair' }), 'A chair')
  assert.is(said({}), place.alt)
})

test('texts are cut where the feeds end them', () => {
  const long = 'x'.repeat(6000)
  const [item] = feedOf({ name: long, description: long }, long).items
  const { title = '', description = '', brand = '' } = item ?? {}
  assert.equal([title.length, description.length, brand.length], [150, 5000, 70])
})

test('one that is left out is told with its reason', () => {
  const { items, left } = feedOf({ isVisible: false, name: 'Savanna' })
  assert.equal(items, [])
  assert.equal(left, [{ why: 'hidden', products: [{ code: 'Ch8', name: 'Savanna' }] }])
})

const day = '2031-03-09'

const why = (change: Partial<Price> | null, more: Partial<Parameters<typeof whyLeftOut>[0]> = {}) =>
  whyLeftOut({
    isOpen: true,
    facts: change === null ? {} : { price: { ...price, ...change }, isPriceShown: true },
    photo,
    day,
    ...more,
  })

test('with a shown price and a photo it is in them', () => {
  assert.is(why({}), undefined)
  assert.is(why({ per: 'unit', validUntil: day }), undefined)
  assert.is(why({}, { photo: { ...photo, width: undefined } as never }), undefined)
})

test('the first thing that is missing is told', () => {
  assert.is(why({}, { isOpen: false }), 'hidden')
  assert.is(why(null), 'no-price')
  assert.is(why({}, { facts: { price } }), 'price-not-shown')
  assert.is(why({ validUntil: '2031-03-08' }), 'price-over')
  for (const kind of ['from', 'range', 'on-request'] as const) {
    assert.is(why({ kind }), 'price-not-fixed')
  }
  assert.is(why({ per: 'm2' }), 'price-per-area')
  assert.is(why({ vatIncluded: false }), 'price-without-vat')
  assert.is(why({}, { photo: undefined }), 'no-photo')
  assert.is(why({}, { photo: { ...photo, width: 499 } }), 'small-photo')
})

test('feeds are made again when a price is over at midnight', () => {
  const facts = { price: { ...price, validUntil: day }, isPriceShown: true }
  const listed = { ...products, all: products.all.map(one => ({ ...one, facts })) }
  let today = day
  const sources = {
    ...{ products: () => listed, library: { file: () => photo } },
    ...{ contactDetails: { value: { ...contactDetails, updatedAt: null } }, today: () => today },
  }
  const feed = createFeedCache(sources as never, [])
  const first = feed('meta', 'https://example.org')
  assert.is(first.body.split('\r\n').length, listed.all.length + 2)
  assert.is(feed('meta', 'https://example.org'), first)
  today = '2031-03-10'
  assert.is(feed('meta', 'https://example.org').body.split('\r\n').length, 2)
})

test.run()
