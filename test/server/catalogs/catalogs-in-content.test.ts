import * as assert from 'uvu/assert'
import { suite } from '#test'
import { catalogsIn } from '../../../server/catalogs/catalogs-in-content.ts'
import type { Content } from '../../../server/content/content.ts'
import { createManifest } from '../../../server/media/slots/slots.ts'
import { contact } from './sources.ts'

const test = suite('catalogs in the content')

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
