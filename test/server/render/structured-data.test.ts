import * as assert from 'uvu/assert'
import { suite } from '#test'
import { initialContactDetails } from '../../../server/features/company/contact-details/store.ts'
import { business, website } from '../../../server/render/structured-company.ts'
import { structuredData } from '../../../server/render/structured-data.ts'
import { productThing } from '../../../server/render/structured-product.ts'
import type { Price, ProductFacts } from '../../../web/features/products/facts.ts'
import { contactDetails } from '../../support/contact-details.ts'

const test = suite('structured data of a page')

type Source = Parameters<typeof structuredData>[0]
type Thing = Record<string, unknown>

const origin = 'https://example.com'
const page = (more: object = {}) =>
  ({
    ...{ path: '/chairs', name: 'Chairs', description: 'All chairs', sections: [], slots: [] },
    ...more,
  }) as unknown as Source['page']

/** The things of a kind in the graph. */
function thingsOf(type: string, given: Partial<Source> = {}): Thing[] {
  const { '@graph': graph } = structuredData(sourceOf(given)) as unknown as { '@graph': Thing[] }
  return graph.filter(thing => [thing['@type']].flat().includes(type))
}

function sourceOf(given: Partial<Source>): Source {
  return {
    page: page(),
    above: [],
    contact: initialContactDetails(),
    currency: 'KES',
    media: {},
    origin,
    canonical: `${origin}/chairs`,
    codeOf: () => undefined,
    absolute: path => `${origin}/uploads/${path}`,
    ...given,
  }
}

const listed = (list: Thing | undefined) => (list?.itemListElement ?? []) as Thing[]

test('the contact page is one, all others are pages', () => {
  assert.is(thingsOf('WebPage').length, 1)
  assert.is(thingsOf('ContactPage').length, 0)
  assert.is(thingsOf('ContactPage', { page: page({ path: '/contact' }) }).length, 1)
})

test('breadcrumbs lead from home to the page; home has none', () => {
  const above = [page({ path: '/furniture', name: 'Furniture' })]
  const [list] = thingsOf('BreadcrumbList', { above })
  const steps = listed(list)
  assert.equal(
    steps.map(({ position, name, item }) => [position, name, item]),
    [
      [1, 'Home', `${origin}/`],
      [2, 'Furniture', `${origin}/furniture`],
      [3, 'Chairs', `${origin}/chairs`],
    ],
  )
  assert.is(thingsOf('BreadcrumbList', { page: page({ path: '/' }) }).length, 0)
})

test('a page of a service names it', () => {
  assert.is(thingsOf('Service').length, 0)
  const service = { name: 'Fit-out', type: 'Interior design' }
  const [thing] = thingsOf('Service', { page: page({ service }) })
  assert.equal([thing?.name, thing?.serviceType], ['Fit-out', 'Interior design'])
})

test('the products that show at first are listed, with their titles and pages', () => {
  const products = ['a', 'b', 'c'].map(media => ({ name: media.toUpperCase(), media }))
  const grid = { kind: 'product-grid', title: 'Our chairs', initial: 2, products }
  const media = { b: { title: 'Oak', description: 'Of oak' } } as never
  const codeOf = (slot: string) => (slot === 'b' ? 'B1' : undefined)
  const [list] = thingsOf('ItemList', { page: page({ sections: [grid] }), media, codeOf })
  assert.is(list?.numberOfItems, 3)
  assert.equal(
    listed(list).map(({ position, name, url }) => [position, name, url]),
    [
      [1, 'A', `${origin}/chairs`],
      [2, 'B · Oak', `${origin}/products/b1`],
    ],
  )
  const [first, second] = listed(list)
  assert.equal(['description' in (first ?? {}), second?.description], [false, 'Of oak'])
  const empty = page({ sections: [{ ...grid, products: [] }] })
  assert.is(thingsOf('ItemList', { page: empty }).length, 0)
  assert.is(thingsOf('ItemList').length, 0)
})

test('no offer has no price, which search engines refuse', () => {
  const service = { name: 'Fit-out', type: 'Interior design' }
  const all = structuredData(sourceOf({ page: page({ service }) }))
  assert.not.match(JSON.stringify(all), 'Offer')
})

const shown = (more: object = {}) => ({
  ...{ kind: 'product', code: 'KP7', name: 'Kitchen Product 7', media: 'k7.jpg' },
  ...{ list: { label: 'Kitchen' }, facts: [['Code', 'KP7']] },
  ...more,
})

test('the page of a product says which it is, what it is called and what it shows', () => {
  const media = { 'k7.jpg': { title: 'Galley', description: 'Oak fronts' } } as never
  const [thing] = thingsOf('Product', { page: page({ sections: [shown()] }), media })
  assert.equal(thing, {
    '@type': 'Product',
    '@id': `${origin}/chairs#product`,
    url: `${origin}/chairs`,
    name: 'Kitchen Product 7 · Galley',
    sku: 'KP7',
    description: 'Oak fronts',
    image: `${origin}/uploads/k7.jpg`,
    category: 'Kitchen',
    brand: { '@id': `${origin}/#company` },
  })
  const facts = [['Material', 'Oak']]
  const [plain] = thingsOf('Product', { page: page({ sections: [shown({ facts })] }) })
  assert.equal([plain?.material, plain?.description], ['Oak', 'All chairs'])
  assert.is(thingsOf('Product').length, 0)
})

test('videos are those whose file is there, with their poster', () => {
  const slots = ['a.mp4', 'b.mp4', 'c.jpg'].map(path => ({ path, alt: `Alt of ${path}` }))
  const media = {
    'a.mp4': { kind: 'video', poster: 'v', title: 'A film', description: 'Of a house' },
    'b.mp4': { kind: 'drawing' },
    'c.jpg': { kind: 'image' },
  } as never
  const [film, ...others] = thingsOf('VideoObject', { page: page({ slots }), media })
  assert.equal([film?.name, film?.description, others.length], ['A film', 'Of a house', 0])
  assert.match(String(film?.thumbnailUrl), `${origin}/uploads/a`)
  const plain = { 'b.mp4': { kind: 'video' } } as never
  const [bare] = thingsOf('VideoObject', { page: page({ slots }), media: plain })
  assert.equal(
    [bare?.name, bare?.description, 'thumbnailUrl' in (bare ?? {})],
    ['Alt of b.mp4', 'All chairs', false],
  )
})

const acacia = {
  ...{ ...contactDetails, companyName: 'Acacia', addressLine1: 'Lane 1', addressLine2: 'Ruiru' },
  ...{ facebookUrl: '', linkedinUrl: '', instagramUrl: '', twitterUrl: '', youtubeUrl: '' },
  postalCode: '00100',
}

const company = (own: Partial<typeof acacia> = {}) =>
  business({ contact: { ...acacia, ...own }, origin: 'https://a.example' } as never)

test('the company has its name, its address and its icon', () => {
  const { name, url, logo, telephone, email, address } = company()
  assert.equal(
    [name, url, logo],
    ['Acacia', 'https://a.example/', 'https://a.example/icon-512.png'],
  )
  assert.equal([telephone, email], [acacia.phone, acacia.email])
  assert.equal(address, {
    ...{ '@type': 'PostalAddress', streetAddress: 'Lane 1, Ruiru', addressLocality: acacia.city },
    ...{ postalCode: '00100', addressCountry: acacia.country },
  })
})

test('the company has no line and no code of an address that it does not have', () => {
  const { address } = company({ addressLine2: '', postalCode: '' })
  const { streetAddress } = address as { streetAddress?: string }
  assert.is(streetAddress, 'Lane 1')
  assert.not.ok('postalCode' in (address as object))
})

test('the company has the profiles of its contact details', () => {
  assert.not.ok('sameAs' in company())
  const own = { twitterUrl: 'https://x.example', facebookUrl: 'https://f.example' }
  assert.equal(company(own).sameAs, ['https://f.example', 'https://x.example'])
})

test('the company publishes the website', () => {
  const site = website({ contact: acacia, origin: 'https://a.example' } as never)
  assert.equal(site.publisher, { '@id': company()['@id'] as string })
  assert.equal([site.name, site.url], ['Acacia', 'https://a.example/'])
})

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

test('a product has its code, its list and its company', () => {
  const { sku, category, brand, description } = thing()
  assert.equal([sku, category, description], ['Ch1', 'Chairs', 'A chair'])
  assert.equal(brand, { '@id': 'https://example.org/#company' })
})

test('a product has no offer without an amount', () => {
  assert.is(thing().offers, undefined)
  assert.is(thing({ price: { kind: 'on-request' } }).offers, undefined)
})

test('a product has a fixed price in shillings, until a day where there is one', () => {
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

test('a product has the ends of a range that are known', () => {
  const of = (price: Partial<Price>) => {
    const { lowPrice, highPrice } = thing({ price }).offers as Record<string, number>
    return [lowPrice, highPrice]
  }
  assert.equal(of({ kind: 'from', cents: 500_000 }), [5000, undefined])
  assert.equal(of({ kind: 'range', cents: 500_000, toCents: 750_000 }), [5000, 7500])
})

test('a product has its availability, measures and material where they are known', () => {
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

test('a product shows its photos, one alone or several, and its drawing while it has none', () => {
  const at = (place: number) => `https://example.org/${place}.jpg`
  assert.is(thing({ kinds: ['drawing', 'drawing'] }).image, at(0))
  assert.is(thing({ kinds: ['drawing', 'photo'] }).image, at(1))
  assert.equal(thing({ kinds: ['photo', 'drawing', 'photo'] }).image, [at(0), at(2)])
})

test.run()
