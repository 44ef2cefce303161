import * as assert from 'uvu/assert'
import { suite } from '#test'
import { catalogsIn } from '../../../server/catalogs/catalogs-in-content.ts'
import type { Content } from '../../../server/content/index.ts'
import { createManifest } from '../../../server/media/slots/slots.ts'
import { contact } from './sources.ts'

const test = suite('catalogs in the content')

const slot = (path: string, kind: 'image' | 'pdf' = 'image') =>
  ({ path, kind, alt: 'A desk', family: 'desk', shape: 'square' }) as const

test('an item has the number in its path, or else that of its place', () => {
  const items = ['desks/image-7.jpg', 'desks/corner.jpg', 'desks/room2-image-30.jpg']
  const media = 'desks/catalog.pdf'
  const category = {
    ...{ id: 'desks', label: 'Desks', catalog: { media, title: 'Desks', text: '' } },
    items: items.map(media => ({ media, title: 'Desk' })),
  }
  const page = { sections: [{ kind: 'gallery', categories: [category] }] }
  const content = { pages: [page] } as unknown as Content
  const manifest = createManifest([...items.map(path => slot(path)), slot(media, 'pdf')])
  const sources = catalogsIn(content, manifest, { file: () => undefined })
  const now = { contact, details: {}, website: 'https://example.org', year: 2031 }
  const catalog = sources.catalogOf(media, now)
  assert.equal(
    catalog?.items.map(({ number }) => number),
    ['7', '2', '30'],
  )
})

test.run()
