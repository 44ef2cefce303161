import * as assert from 'uvu/assert'
import { suite } from '#test'
import { initialContactDetails } from '../../../server/company/contact-details/store.ts'
import { structuredData } from '../../../server/pages/structured-data.ts'

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

const contact = (more: Partial<Source['contact']>) => ({
  contact: { ...initialContactDetails(), ...more },
})

test('the contact page is one, all others are pages', () => {
  assert.is(thingsOf('WebPage').length, 1)
  assert.is(thingsOf('ContactPage').length, 0)
  assert.is(thingsOf('ContactPage', { page: page({ path: '/contact' }) }).length, 1)
})

test('the company has what the contact details say, and nothing that is empty', () => {
  const [all] = thingsOf('LocalBusiness', {
    ...contact({
      ...{ addressLine1: 'A Road', addressLine2: 'B House', postalCode: '00100' },
      ...{ facebookUrl: 'https://f.example', youtubeUrl: 'https://y.example', linkedinUrl: '' },
    }),
  })
  const address = (all?.address ?? {}) as Thing
  assert.equal([address.streetAddress, address.postalCode], ['A Road, B House', '00100'])
  const profiles = (all?.sameAs ?? []) as string[]
  assert.ok(profiles.includes('https://f.example'))
  assert.not(profiles.includes(''))
  const none = {
    facebookUrl: '',
    linkedinUrl: '',
    instagramUrl: '',
    twitterUrl: '',
    youtubeUrl: '',
  }
  const [bare] = thingsOf('LocalBusiness', contact({ ...none, addressLine2: '', postalCode: '' }))
  assert.not('sameAs' in (bare ?? {}))
  assert.not('postalCode' in ((bare?.address ?? {}) as Thing))
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

test.run()
