import * as assert from 'uvu/assert'
import { suite } from '#test'
import { newSlot } from '../../../../server/products/lists/new-slot.ts'
import type { Slot } from '../../../../web/sections/fields.ts'

const test = suite('slot of a new product')

const place = { beside: 'a/chairs/image-1.jpg', collection: { id: 'chairs', name: 'Chairs' } }
const model: Slot = {
  ...{ path: 'b/x.jpg', kind: 'image', alt: 'Other', family: 'stool', shape: 'square' },
}

test('is beside those of its collection, and drawn like its model', () => {
  assert.equal(newSlot({ code: 'CH 007', name: 'Lamu' }, { ...place, drawn: model }), {
    path: 'a/chairs/product-ch7.jpg',
    kind: 'image',
    alt: 'Lamu, CH 007',
    family: 'stool',
    shape: 'square',
  })
  const full = { ...model, traits: ['oak'], ground: 0 } as unknown as Slot
  const { traits, ground } = newSlot({ code: 'Ch7', name: 'Lamu' }, { ...place, drawn: full })
  assert.equal([traits, ground], [['oak'], 0])
})

test('is called after its collection where its name is its code', () => {
  assert.is(
    newSlot({ code: 'Ch7', name: 'Ch7' }, { ...place, drawn: model }).alt,
    'Chairs, model Ch7',
  )
})

test.run()
