import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../web/base/routes.ts'
import {
  catalogueUrl,
  choicesUrl,
  lookUrl,
  placeUrl,
} from '../../../../web/features/pages/drawings.ts'
import type { FieldSchema } from '../../../../web/features/pages/field-schema.ts'
import { initialOf, needsSlot } from '../../../../web/features/pages/initial-value.ts'
import { copiedSeed, MOST_SEED, nextSeed, seedsOf } from '../../../../web/features/pages/seeds.ts'

const test = suite('how new fields and drawings begin')

const text: FieldSchema = { type: 'string', examples: ['Words'] }
const slot: FieldSchema = { type: 'object', form: 'slot', properties: {} }
const picture: FieldSchema = {
  type: 'object',
  properties: { media: slot, title: text },
  required: ['media'],
}

test('a field begins with what is required alone, and the example as its words', () => {
  const card: FieldSchema = {
    type: 'object',
    properties: { title: text, text, points: { type: 'array', items: text, minItems: 2 } },
    required: ['title', 'points'],
  }
  assert.equal(initialOf(card), { title: 'Words', points: ['Words', 'Words'] })
})

test('a field begins with the first choice, the default or the least number', () => {
  assert.is(initialOf({ type: 'string', enum: ['a', 'b'] }), 'a')
  assert.is(initialOf({ type: 'number', minimum: 2 }), 2)
  assert.is(initialOf({ type: 'number', minimum: 2, default: 3 }), 3)
  assert.is(initialOf({ type: 'boolean', const: true }), true)
})

test('a row begins with a cell for each column that there is', () => {
  const cells: FieldSchema = { type: 'array', items: text, along: 'columns' }
  assert.equal(initialOf(cells, { siblings: { columns: ['a', 'b'] } }), ['Words', 'Words'])
})

test('a field begins with the place of a picture only where somebody makes one', () => {
  assert.equal([slot, picture, text].map(needsSlot), [true, true, false])
  assert.equal(initialOf(picture, { newSlot: () => 'a.jpg' }), { media: 'a.jpg' })
  assert.throws(() => initialOf(picture), 'pass newSlot')
})

const placed = (path: string, family: string, seed?: number) => ({ path, family, seed })
const source = {
  sections: [
    { media: placed('a.jpg', 'desk', 1), kind: 'prose' },
    { cards: [{ images: [placed('b.jpg', 'desk', 2), placed('c.jpg', 'bed', 7)] }] },
    { media: placed('d.jpg', 'desk') },
  ],
}

test('seeds are those of the other places with the same family', () => {
  assert.equal([...seedsOf(source, 'desk')], [1, 2])
  assert.equal([...seedsOf(source, 'desk', 'a.jpg')], [2])
  assert.equal([...seedsOf(source, 'sofa')], [])
})

test('seeds follow each other, past those of other places and back to the first', () => {
  assert.is(nextSeed(new Set()), 1)
  assert.is(nextSeed(new Set([1, 2, 4])), 3)
  assert.is(nextSeed(new Set([1, 2, 4]), 3), 5)
  assert.is(nextSeed(new Set([1]), MOST_SEED), 2)
  assert.is(nextSeed(new Set(Array.from({ length: MOST_SEED }, (_, index) => index + 1)), 5), 1)
})

test('seeds of several copies differ from each other and from all there were', () => {
  const taken = seedsOf(source, 'desk')
  const copies = [1, 2].map(seed => copiedSeed(taken, seed))
  assert.equal(copies, [3, 4])
  assert.is(copiedSeed(new Set([MOST_SEED]), MOST_SEED), 1)
})

const drawn = { family: 'desk', shape: 'square', slot: 'a/1.jpg' }
const full = { ...drawn, traits: ['oak', 'wide'], seed: 0, ground: 0 }

test('addresses of drawings have what is drawn, as far as it is chosen', () => {
  const plain = 'family=desk&shape=square&slot=a%2F1.jpg'
  const chosen = `${plain}&trait=oak&trait=wide&seed=0&ground=0`
  assert.is(lookUrl(drawn), `${api.pageDrawing}?${plain}`)
  assert.is(lookUrl(full), `${api.pageDrawing}?${chosen}`)
  assert.is(choicesUrl(full), `${api.pageDrawingChoices}?${chosen}`)
})

test('addresses of drawings have a version where their bytes never change, and say that a photo goes before', () => {
  assert.match(lookUrl(drawn, 'v7'), /jpg&v=v7$/)
  assert.match(placeUrl(drawn), /jpg&photo$/)
})

test('addresses of what can be drawn have the place, with its backdrop if it has one', () => {
  const place = { page: '/a', section: 'cards', at: 'media', slot: 'a.jpg', shape: 'wide' }
  const address = `${api.pageDrawings}?page=%2Fa&section=cards&at=media&slot=a.jpg&shape=wide`
  assert.is(catalogueUrl(place), address)
  assert.is(catalogueUrl({ ...place, ground: 0 }), `${address}&ground=0`)
})

test.run()
