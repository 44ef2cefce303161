import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createTextIndex, type Findable } from '../../../../server/features/search/text-index.ts'

const test = suite('index of words')

const thing = (id: string, more: Partial<Findable> = {}): Findable => ({
  ...{ id, name: [], also: [], kind: [], group: [], words: [] },
  ...more,
})

function indexOf(...things: Findable[]) {
  const index = createTextIndex(word => word === 'meant')
  for (const one of things) index.set(one)
  return { index, found: (...words: string[]) => index.find(words).map(({ id }) => id) }
}

test('what says a word in its name goes before what says it in passing', () => {
  const { found } = indexOf(
    ...[thing('text', { words: ['oak'] }), thing('group', { group: ['oak'] })],
    ...[thing('also', { also: ['oak'] }), thing('kind', { kind: ['oak'] })],
    thing('name', { name: ['oak'] }),
  )
  assert.equal(found('oak'), ['name', 'kind', 'also', 'group', 'text'])
})

test('of two that fit as well, the older one is first, also when it has changed since', () => {
  const { index, found } = indexOf(thing('b', { name: ['oak'] }), thing('a', { name: ['oak'] }))
  assert.equal(found('oak'), ['b', 'a'])
  index.set(thing('b', { name: ['oak'] }))
  assert.equal(found('oak'), ['b', 'a'])
})

test('what has all the words is found alone; otherwise what has most of them', () => {
  const { found } = indexOf(
    ...[thing('both', { name: ['oak', 'desk'] }), thing('oak', { name: ['oak'] })],
    ...[thing('lamp', { words: ['lamp'] }), thing('weak', { words: ['pine', 'bed'] })],
    ...[thing('pine', { name: ['pine'] }), thing('bed', { name: ['bed'] })],
  )
  assert.equal(found('oak', 'desk'), ['both'])
  assert.equal(found('pine', 'bed'), ['weak'], 'though others say one of the words louder')
  assert.equal(found('desk', 'lamp'), ['both'])
})

test('a word that nothing has is left out, and words that nothing has find nothing', () => {
  const { found } = indexOf(thing('both', { name: ['oak', 'desk'] }), thing('x', { name: ['oak'] }))
  assert.equal(found('oak', 'desk', 'xylophone'), ['both'])
  const { found: among } = indexOf(
    ...[thing('weak', { words: ['oak', 'desk'] }), thing('oak', { name: ['oak'] })],
  )
  assert.equal(among('oak', 'xylophone', 'desk'), ['weak'])
  assert.equal(found('xylophone'), [])
  assert.equal(found('xylophone', 'quartz'), [])
  assert.equal(found(), [])
})

test('the last word may be unfinished from two letters, others from three, numbers never', () => {
  const { found } = indexOf(thing('d', { name: ['desk', '160', 'oak'] }))
  assert.equal(found('de'), ['d'])
  assert.equal(found('d'), [])
  assert.equal(found('des', 'oak'), ['d'])
  assert.equal(found('16', 'oak').length, 1, 'by oak alone')
  assert.equal(found('16'), ['d'])
})

test('a mistake is forgiven in a word of four letters, two in a longer one, none in a number', () => {
  const { found } = indexOf(thing('d', { name: ['desk', 'wardrobe', '1600'] }))
  assert.equal(found('desc'), ['d'])
  assert.equal(found('dosc'), [])
  assert.equal(found('wardroob'), ['d'])
  assert.equal(found('wordrobi'), ['d'])
  assert.equal(found('wordribi'), [])
  assert.equal(found('1601'), [])
  assert.equal(found('fesk'), [], 'the first letter')
})

test('a word that is meant as it is written is no mistake', () => {
  const { found } = indexOf(thing('m', { name: ['means'] }))
  assert.equal(found('meant'), [])
  assert.equal(found('meand'), ['m'])
})

test('what is removed is not found, and its words are still known', () => {
  const { index, found } = indexOf(thing('d', { name: ['desk'] }))
  assert.equal([index.has('d'), index.knows('desk'), index.knows('de')], [true, true, true])
  assert.is(index.knows('esk'), false)
  index.remove('d')
  index.remove('d')
  assert.equal([found('desk'), index.has('d'), index.knows('desk')], [[], false, true])
})

test('near words are offered at last, and none for no words', () => {
  const { index } = indexOf(thing('d', { name: ['desk'] }))
  assert.equal(
    index.findNear(['dask', 'lamp']).map(({ id }) => id),
    ['d'],
  )
  assert.equal(index.findNear([]), [])
})

test.run()
