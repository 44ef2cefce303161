import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pageKinds } from '../../../../../../server/page-editing/kinds/page-kinds.ts'
import { copied } from '../../../../../../web/admin/pages/form/rows/copied.ts'
import { rearranged, stepTo } from '../../../../../../web/admin/pages/form/rows/rearranged.ts'
import {
  faultNote,
  slotIn,
  summaryOf,
  titleOf,
} from '../../../../../../web/admin/pages/form/rows/row-words.ts'
import type { ListSchema } from '../../../../../../web/page-editing/field-schema.ts'
import { slotAt } from '../../../../markup.tsx'

const test = suite('rows of a list')

const { kinds } = pageKinds()
const listOf = (kind: string, name: string) => kinds[kind]?.schema.properties[name] as ListSchema

const cards = listOf('cards', 'cards')
const card = {
  title: 'Prefab Units',
  text: 'Made in the workshop.',
  points: ['a', 'b'],
  images: [slotAt('a/1.jpg')],
}

test('say what they are while they are collapsed', () => {
  assert.is(titleOf(cards, card, 0), 'Prefab Units')
  assert.is(summaryOf(cards, card), '2 points, 1 picture')
  assert.is(summaryOf(cards, { title: 'A', text: 'B' }), 'B')
  assert.is(titleOf(cards, { title: ' ' }, 2), 'Card 3')
  assert.is(slotIn(card)?.path, 'a/1.jpg')
  const stats = listOf('stats', 'stats')
  const figure = { value: '500+', label: 'Projects' }
  assert.equal([titleOf(stats, figure, 0), summaryOf(stats, figure)], ['Projects', '500+'])
  const rows = listOf('table', 'rows')
  assert.equal(
    [titleOf(rows, ['Wall', '9 cm', 'White'], 0), summaryOf(rows, ['Wall', '9 cm', 'White'])],
    ['Wall', '9 cm · White'],
  )
  const items = listOf('portfolio', 'items')
  assert.is(titleOf(items, { media: slotAt('a/1.jpg') }, 0), 'a/1.jpg')
})

test('say what is wrong in them, or how much', () => {
  const fault = { steps: ['text'], text: 'Write something here' }
  assert.is(faultNote(cards.items, []), undefined)
  assert.is(faultNote(cards.items, [fault]), 'Text: Write something here')
  const inside = { steps: ['points', '1'], text: 'At most 200 characters' }
  assert.is(faultNote(cards.items, [inside]), 'Point: At most 200 characters')
  assert.is(faultNote(cards.items, [fault, inside]), '2 things to put right')
})

test('are moved, inserted and removed', () => {
  const rows = ['a', 'b', 'c']
  assert.equal(rearranged(rows, { kind: 'move', from: 0, to: 2 }), ['b', 'c', 'a'])
  assert.equal(rearranged(rows, { kind: 'move', from: 2, to: 0 }), ['c', 'a', 'b'])
  assert.equal(rearranged(rows, { kind: 'insert', index: 1, row: 'x' }), ['a', 'x', 'b', 'c'])
  assert.equal(rearranged(rows, { kind: 'remove', index: 1 }), ['a', 'c'])
  const keys = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'x']
  assert.equal(
    keys.map(key => stepTo(key, 0, 3)),
    [undefined, 1, undefined, 2, undefined],
  )
})

test('are copied with their words and with places of their own for pictures', () => {
  const ownPlace = (slot: { path: string }) => ({ ...slot, path: `own/${slot.path}` })
  const images = [slotAt('a/1.jpg'), { ...slotAt('a/2.jpg'), seed: 4 }]
  const copy = copied(cards.items, { ...card, images, kind: 'x' }, ownPlace)
  assert.equal(copy, { ...card, images: images.map(ownPlace) })
  const { items } = listOf('portfolio', 'items')
  const picture = { media: slotAt('a/1.jpg'), title: 'Hall' }
  const media = ownPlace(picture.media)
  assert.equal(copied(items, picture, ownPlace), { media, title: 'Hall' })
})

test('are copied without pictures where no place can be made', () => {
  assert.equal(copied(cards.items, card), { ...card, images: [] })
})

test.run()
