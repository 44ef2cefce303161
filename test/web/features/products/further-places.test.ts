import * as assert from 'uvu/assert'
import { suite } from '#test'
import { furtherPlaces } from '../../../../web/features/products/further-places.ts'

const test = suite('the further places of a product')

const slot = 'executive-furniture/chairs/products/image-8.jpg'

test('are beside its picture, which is the first of its pictures', () => {
  const places = furtherPlaces({ code: 'Ch8', slot }, { morePictures: 2, documents: 1 })
  assert.equal(
    places.map(({ path, kind, name }) => [path.slice(path.lastIndexOf('/') + 1), kind, name]),
    [
      ['picture-ch8-2.jpg', 'image', 'picture 2'],
      ['picture-ch8-3.jpg', 'image', 'picture 3'],
      ['document-ch8-1.pdf', 'pdf', 'document 1'],
    ],
  )
  assert.ok(places.every(({ path }) => path.startsWith('executive-furniture/chairs/products/')))
})

test('are none before the owner opens some', () => {
  assert.equal(furtherPlaces({ code: 'Ch8', slot }, { seats: 2 }), [])
})

test('are no other product’s, whatever hyphens a code has', () => {
  const paths = ['KX', 'KX-7', 'KX-7-2'].flatMap(code =>
    furtherPlaces({ code, slot }, { morePictures: 7, documents: 3 }).map(({ path }) => path),
  )
  assert.is(new Set(paths).size, 30)
})

test.run()
