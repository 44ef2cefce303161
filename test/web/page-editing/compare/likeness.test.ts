import * as assert from 'uvu/assert'
import { suite } from '#test'
import { likeness, wordsIn } from '../../../../web/page-editing/compare/likeness.ts'

const test = suite('likeness of two rows')

const words = (text: string) => wordsIn(text)

test('is the share of words that both have', () => {
  assert.is(likeness(words('oak'), words('Oak')), 1)
  assert.is(likeness(words('oak desk'), words('Oak  desk')), 1)
  assert.is(likeness(words('oak desk'), words('oak desk with drawers')), 0.5)
  assert.is(likeness(words('oak desk with drawers'), words('oak desk')), 0.5)
})

test('less than one word in five is chance', () => {
  assert.is(likeness(words('a b c d e'), words('a')), 0.2)
  assert.is(likeness(words('a b c d e f'), words('a')), 0)
})

test('a row without words is like no other', () => {
  assert.is(likeness(words(''), words('')), 0)
  assert.is(likeness(words('a'), words(' ')), 0)
  assert.is(likeness(words(''), words('a')), 0)
})

test('words are those that people read, at any depth, and its own place', () => {
  const row = {
    ...{ kind: 'card', family: 'desk', shape: 'wide', traits: ['oak'], ground: 'mint' },
    ...{ look: 'plain', title: 'A desk', image: { path: 'a.jpg', seed: 4 }, none: null },
  }
  assert.equal([...wordsIn(row)], ['a', 'desk', 'a.jpg'])
})

test('sixty words are looked at', () => {
  const many = Array.from({ length: 70 }, (_, i) => `word${i}`)
  assert.is(wordsIn(many.join(' ')).size, 60)
  assert.is(wordsIn(many).size, 60)
  assert.is(wordsIn([many.slice(0, 59).join(' '), 'one two']).size, 61)
})

test.run()
