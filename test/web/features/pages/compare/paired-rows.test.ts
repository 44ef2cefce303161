import * as assert from 'uvu/assert'
import { suite } from '#test'
import { likeness, wordsIn } from '../../../../../web/features/pages/compare/likeness.ts'
import { pairedRows } from '../../../../../web/features/pages/compare/paired-rows.ts'

const test = suite('rows of two states of a list')

/** Such as `0>1` for the first row that is the second now, `+0` and `-1` for new and gone ones. */
function pairs(before: readonly unknown[], after: readonly unknown[]): string[] {
  return pairedRows(before, after).map(({ before: from, after: to, isMoved }) => {
    if (from === undefined) return `+${to}`
    if (to === undefined) return `-${from}`
    return `${from}>${to}${isMoved ? ' moved' : ''}`
  })
}

test('those that say the same are the same, wherever they stand', () => {
  assert.equal(pairs(['a', 'b', 'c'], ['c', 'a', 'b']), ['2>0 moved', '0>1', '1>2'])
  assert.equal(pairs(['a', 'a'], ['a', 'a']), ['0>0', '1>1'])
})

test('those that are most alike come next', () => {
  const before = ['oak desk with drawers', 'steel lamp']
  assert.equal(pairs(before, ['steel lamp', 'oak desk']), ['1>0', '0>1 moved'])
  assert.equal(pairs(['oak desk'], ['a chair of oak', 'oak desk, large']), ['+0', '0>1'])
})

test('of two that are as much alike, the nearer one is meant', () => {
  assert.equal(pairs(['oak a', 'steel', 'oak b'], ['iron', 'x', 'oak c']), ['0>0', '1>1', '2>2'])
})

test('one with other words is the one between the same neighbours', () => {
  assert.equal(pairs(['a', 'b', 'c'], ['a', 'x', 'c']), ['0>0', '1>1', '2>2'])
  assert.equal(pairs(['a', 'b'], ['x', 'b']), ['0>0', '1>1'])
})

test('one that is gone stands where it stood', () => {
  assert.equal(pairs(['a', 'b', 'c'], ['a', 'c']), ['0>0', '-1', '2>1'])
  assert.equal(pairs(['a', 'b'], ['b']), ['-0', '1>0'])
  assert.equal(pairs([], ['a']), ['+0'])
  assert.equal(pairs(['a', 'b'], []), ['-0', '-1'])
})

test('long lists are compared by what is the same, and by neighbours', () => {
  const rows = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${name} ${i} word`)
  const [before, after] = [rows('old', 201), rows('new', 200)]
  const likeIt = pairedRows(before.slice(0, 200), after)
  assert.ok(likeIt.every(({ before, after }) => before === after))
  assert.is(pairedRows([...before].reverse(), after)[0]?.before, 0)
})

const words = (text: string) => wordsIn(text)

test('the likeness of two is the share of words that both have', () => {
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
