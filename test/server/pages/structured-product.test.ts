import * as assert from 'uvu/assert'
import { suite } from '#test'
import { productThing } from '../../../server/pages/structured-product.ts'
import type { Price, ProductFacts } from '../../../web/products/facts.ts'

const test = suite('a product as search engines read it')

interface Said {
  price?: Partial<Price>
  measured?: Partial<ProductFacts>
  facts?: [string, string][]
  /** Kinds of the pictures of its places, its own first. */
  kinds?: string[]
}

function thing({ price, measured, facts = [], kinds = ['drawing'] }: Said = {}) {
  const places = kinds.map((_, at) => `${at}.jpg`)
  const [media, ...others] = places
  const product = {
    ...{ kind: 'product', code: 'Ch1', name: 'Nyota', media, facts, measured },
    list: { label: 'Chairs' },
    pictures: others.map(place => ({ media: place })),
    price: price && { per: 'piece', vatIncluded: true, ...price },
  }
  const source = {
    page: { description: 'A chair', sections: [{ kind: 'hero' }, product] },
    media: Object.fromEntries(places.map((place, at) => [place, { kind: kinds[at] }])),
    currency: 'KES',
    ...{ origin: 'https://example.org', canonical: 'https://example.org/p/Ch1' },
    absolute: (place: string) => `https://example.org/${place}`,
  }
  return productThing(source as unknown as Parameters<typeof productThing>[0]) as unknown as Record<
    string,
    unknown
  >
}

test('has its code, its list and its company', () => {
  const { sku, category, brand, description } = thing()
  assert.equal([sku, category, description], ['Ch1', 'Chairs', 'A chair'])
  assert.equal(brand, { '@id': 'https://example.org/#company' })
})

test('has no offer without an amount', () => {
  assert.is(thing().offers, undefined)
  assert.is(thing({ price: { kind: 'on-request' } }).offers, undefined)
})

test('has a fixed price in shillings, until a day where there is one', () => {
  const offer = thing({ price: { kind: 'fixed', cents: 6_850_050 } }).offers
  assert.equal(offer, {
    ...{ '@type': 'Offer', price: 68_500.5, priceCurrency: 'KES' },
    url: 'https://example.org/p/Ch1',
    priceSpecification: {
      ...{ '@type': 'UnitPriceSpecification', price: 68_500.5, priceCurrency: 'KES' },
      valueAddedTaxIncluded: true,
    },
  })
  const until = thing({ price: { kind: 'fixed', cents: 100, validUntil: '2026-12-31' } }).offers
  assert.is(Reflect.get(until as object, 'priceValidUntil'), '2026-12-31')
})

test('has the ends of a range that are known', () => {
  const of = (price: Partial<Price>) => {
    const { lowPrice, highPrice } = thing({ price }).offers as Record<string, number>
    return [lowPrice, highPrice]
  }
  assert.equal(of({ kind: 'from', cents: 500_000 }), [5000, undefined])
  assert.equal(of({ kind: 'range', cents: 500_000, toCents: 750_000 }), [5000, 7500])
})

test('has its availability, measures and material where they are known', () => {
  const price = { kind: 'from', cents: 100 } as const
  const offer = (measured: Partial<ProductFacts>) => thing({ price, measured }).offers as object
  assert.is(
    Reflect.get(offer({ availability: 'in-stock' }), 'availability'),
    'https://schema.org/InStock',
  )
  assert.is(Reflect.get(offer({}), 'availability'), undefined)
  const { width, height, weight, material } = thing({
    ...{ measured: { widthMm: 650, weightKg: 7.5 }, facts: [['Material', 'Oak']] },
  })
  assert.equal(width, { '@type': 'QuantitativeValue', value: 650, unitCode: 'MMT' })
  assert.equal(weight, { '@type': 'QuantitativeValue', value: 7.5, unitCode: 'KGM' })
  assert.equal([height, material], [undefined, 'Oak'])
})

test('shows its photos, one alone or several, and its drawing while it has none', () => {
  const at = (place: number) => `https://example.org/${place}.jpg`
  assert.is(thing({ kinds: ['drawing', 'drawing'] }).image, at(0))
  assert.is(thing({ kinds: ['drawing', 'photo'] }).image, at(1))
  assert.equal(thing({ kinds: ['photo', 'drawing', 'photo'] }).image, [at(0), at(2)])
})

test.run()
