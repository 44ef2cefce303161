import * as assert from 'uvu/assert'
import { suite } from '#test'
import { copiedSeed, MOST_SEED, nextSeed, seedsOf } from '../../../web/page-editing/seeds.ts'

const test = suite('seeds of drawings')

const drawn = (path: string, family: string, seed?: number) => ({ path, family, seed })
const source = {
  sections: [
    { media: drawn('a.jpg', 'desk', 1), kind: 'prose' },
    { cards: [{ images: [drawn('b.jpg', 'desk', 2), drawn('c.jpg', 'bed', 7)] }] },
    { media: drawn('d.jpg', 'desk') },
  ],
}

test('are those of the other places with the same family', () => {
  assert.equal([...seedsOf(source, 'desk')], [1, 2])
  assert.equal([...seedsOf(source, 'desk', 'a.jpg')], [2])
  assert.equal([...seedsOf(source, 'sofa')], [])
})

test('follow each other, past those of other places and back to the first', () => {
  assert.is(nextSeed(new Set()), 1)
  assert.is(nextSeed(new Set([1, 2, 4])), 3)
  assert.is(nextSeed(new Set([1, 2, 4]), 3), 5)
  assert.is(nextSeed(new Set([1]), MOST_SEED), 2)
  assert.is(nextSeed(new Set(Array.from({ length: MOST_SEED }, (_, index) => index + 1)), 5), 1)
})

test('of several copies differ from each other and from all there were', () => {
  const taken = seedsOf(source, 'desk')
  const copies = [1, 2].map(seed => copiedSeed(taken, seed))
  assert.equal(copies, [3, 4])
  assert.is(copiedSeed(new Set([MOST_SEED]), MOST_SEED), 1)
})

test.run()
