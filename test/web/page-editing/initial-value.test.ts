import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FieldSchema } from '../../../web/page-editing/field-schema.ts'
import { initialOf, needsSlot } from '../../../web/page-editing/initial-value.ts'

const test = suite('how new fields begin')

const text: FieldSchema = { type: 'string', examples: ['Words'] }
const slot: FieldSchema = { type: 'object', form: 'slot', properties: {} }
const picture: FieldSchema = {
  type: 'object',
  properties: { media: slot, title: text },
  required: ['media'],
}

test('with what is required alone, and the example as its words', () => {
  const card: FieldSchema = {
    type: 'object',
    properties: { title: text, text, points: { type: 'array', items: text, minItems: 2 } },
    required: ['title', 'points'],
  }
  assert.equal(initialOf(card), { title: 'Words', points: ['Words', 'Words'] })
})

test('with the first choice, the default or the least number', () => {
  assert.is(initialOf({ type: 'string', enum: ['a', 'b'] }), 'a')
  assert.is(initialOf({ type: 'number', minimum: 2 }), 2)
  assert.is(initialOf({ type: 'number', minimum: 2, default: 3 }), 3)
  assert.is(initialOf({ type: 'boolean', const: true }), true)
})

test('with a cell for each column that there is', () => {
  const cells: FieldSchema = { type: 'array', items: text, along: 'columns' }
  assert.equal(initialOf(cells, { siblings: { columns: ['a', 'b'] } }), ['Words', 'Words'])
})

test('with the place of a picture only where somebody makes one', () => {
  assert.equal([slot, picture, text].map(needsSlot), [true, true, false])
  assert.equal(initialOf(picture, { newSlot: () => 'a.jpg' }), { media: 'a.jpg' })
  assert.throws(() => initialOf(picture), 'pass newSlot')
})

test.run()
