import * as assert from 'uvu/assert'
import { suite } from '#test'
import { copied } from '../../../../../../web/admin/pages/form/rows/copied.ts'
import type { FieldSchema } from '../../../../../../web/page-editing/field-schema.ts'

const test = suite('copy of a row')

const text = { type: 'string' }
const place = { type: 'object', form: 'slot', properties: { path: text, kind: text, alt: text } }
const size = { type: 'object', properties: { path: text, kind: text, alt: text } }
const row = {
  type: 'object',
  properties: { title: text, media: place, sizes: size, more: { type: 'array', items: place } },
} as unknown as FieldSchema

const picture = (path: string) => ({ path, kind: 'image', alt: 'A desk', family: 'desk' })
const value = { title: 'Desk', media: picture('a.jpg'), more: [picture('b.jpg'), picture('c.jpg')] }

test('has places of its own for its pictures, and everything else as it was', () => {
  const copy = copied(row, value, slot => ({ ...slot, path: `new-${slot.path}` }))
  assert.equal(copy, {
    title: 'Desk',
    media: picture('new-a.jpg'),
    more: [picture('new-b.jpg'), picture('new-c.jpg')],
  })
  assert.is(value.media.path, 'a.jpg')
})

test('has no pictures where no place can be made', () => {
  assert.equal(copied(row, value), { title: 'Desk', more: [] })
})

test('keeps a group that only looks like a place', () => {
  const sizes = { path: 'a.jpg', kind: 'image', alt: '' }
  assert.equal(copied(row, { sizes }), { sizes })
})

test('leaves out what its schema does not know, and keeps what is no group', () => {
  assert.equal(copied(row, { title: 'Desk', unknown: 1 }), { title: 'Desk' })
  assert.is(copied(row, 'text'), 'text')
})

test.run()
