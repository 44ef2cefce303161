import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Content } from '../../../../server/content/content.ts'
import type { ContentPage } from '../../../../server/content/page.ts'
import { addressFault, siteFaults } from '../../../../server/features/pages/site-faults.ts'
import type { StoredPage } from '../../../../server/features/pages/stored-page.ts'

const test = suite('what a page must be in its site')

const page = (path: string, own: object = {}): ContentPage =>
  ({
    ...{ path, name: path, sections: [{ kind: 'prose' }], slots: [], aliases: [] },
    ...own,
  }) as unknown as ContentPage

const pages = [
  page('/', { name: 'Home' }),
  page('/services', { name: 'Services' }),
  page('/services/stairs', { name: 'Stairs', under: '/services' }),
  page('/services/stairs/oak', { name: 'Oak', under: '/services/stairs' }),
]
const site = { pages, byPath: new Map(pages.map(one => [one.path, one])) } as unknown as Content

const stored = (address: string, shipped?: string) => ({ address, shipped }) as StoredPage

const redirect = (from: string) => ({ '/former': '/services', '/lost': '/gone' })[from]

const faultsOf = (own: ContentPage, { address = own.path, shipped = '/shipped' } = {}) =>
  siteFaults(own, stored(address, shipped), site, redirect)

const NO_PAGE = 'There is no page at this address'
const ITSELF = 'A page cannot be below itself'

test('has a name that no other page has', () => {
  assert.equal(faultsOf(page('/new', { name: 'Stairs' })), {
    name: 'The page /services/stairs is called “Stairs” already',
  })
  assert.equal(faultsOf(page('/services/stairs', { name: 'Stairs' })), {})
  assert.equal(faultsOf(page('/new', { name: 'Stairs' }), { address: '/services/stairs' }), {})
})

test('is below a page that there is, also by its former address', () => {
  for (const [under, fault] of [
    [undefined, undefined],
    ['/services', undefined],
    ['/former', undefined],
    ['/gone', NO_PAGE],
    ['/lost', NO_PAGE],
    ['/new', NO_PAGE],
  ] as const) {
    const faults = faultsOf(page('/other', { under }))
    assert.is(faults.under, fault, under)
  }
})

test('is not below itself, nor below what is below it, where it is or will be', () => {
  const moving = { address: '/services/stairs' }
  assert.is(faultsOf(page('/services', { under: '/services' })).under, ITSELF)
  assert.is(faultsOf(page('/services', { under: '/services/stairs/oak' })).under, ITSELF)
  assert.is(faultsOf(page('/new', { under: '/services/stairs' }), moving).under, ITSELF)
  assert.is(faultsOf(page('/new', { under: '/services/stairs/oak' }), moving).under, ITSELF)
  assert.is(faultsOf(page('/new', { under: '/new' })).under, ITSELF)
  assert.is(faultsOf(page('/new', { under: '/services' }), moving).under, undefined)
})

test('may list products, but has no gallery beside that of the site', () => {
  const own = (kind: string) => page('/new', { sections: [{ kind: 'prose' }, { kind }] })
  assert.equal(siteFaults(own('product-grid'), stored('/new'), site, redirect), {})
  assert.equal(siteFaults(own('gallery'), stored('/new'), site, redirect), {
    sections: 'The gallery has a page of its own',
  })
  assert.equal(faultsOf(own('gallery')), {})
})

test('has an address that no other has, and that it may move to', () => {
  const fault = (path: string, one: StoredPage, kind = 'prose') =>
    addressFault(path, [{ kind }], one, site)
  const stairs = stored('/services/stairs', '/services/stairs')
  assert.is(fault('/services', stairs), '“Services” has this address already')
  assert.is(fault('/services/stairs', stairs), undefined)
  assert.is(fault('/steps', stairs), undefined)
  assert.match(fault('/steps', stairs, 'gallery') ?? '', /^Shortlists and quotes/)
  assert.match(fault('/API', stairs) ?? '', /^An address begins/)
  assert.match(fault('/api', stored('/api')) ?? '', /taken by the site itself/)
  assert.is(fault('/api', stored('/steps', '/api'), 'gallery'), undefined, 'as it was shipped')
})

test.run()
