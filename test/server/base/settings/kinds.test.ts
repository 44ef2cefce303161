import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  areApart,
  isOrigin,
  limit,
  limitOrOff,
  wholeNumber,
} from '../../../../server/base/settings/kinds.ts'

const test = suite('kinds of settings')

test('a whole number lies between its borders, and is written in digits', () => {
  const number = wholeNumber('takes 5 to 20', 5, 20)
  assert.equal(
    ['5', '20', '007'].map(text => number.safeParse(text).data),
    [5, 20, 7],
  )
  for (const text of ['4', '21', '', '-5', '5.0', '1e1', ' 5', '0000000005']) {
    assert.is(number.safeParse(text).data, undefined, text)
  }
})

test('a limit is a number of times in a span', () => {
  const read = (text: string) => limit.safeParse(text).data
  assert.equal(read('10/3m'), { points: 10, seconds: 180 })
  assert.equal(read('1/s'), { points: 1, seconds: 1 })
  assert.equal(read('5/2h'), { points: 5, seconds: 7200 })
  for (const text of ['0/3m', '10/0m', '10', '10/3', '10/3d', 'a/3m', '1234567/m', '1/12345s']) {
    assert.is(read(text), undefined, text)
  }
})

test('a limit can be off where its setting says so', () => {
  assert.is(limitOrOff.safeParse('off').data, 'off')
  assert.equal(limitOrOff.safeParse('1/s').data, { points: 1, seconds: 1 })
  assert.is(limit.safeParse('off').success, false)
})

test('folders are apart where neither is in the other', () => {
  assert.ok(areApart('/a/data', '/a/uploads'))
  assert.ok(areApart('/a/data', '/a/data-2'))
  assert.ok(areApart('/a', undefined))
  assert.not(areApart('/a/data', '/a'))
  assert.not(areApart('/a', '/a/data'))
  assert.not(areApart('/a/data', '/a/data/'))
})

test('an origin has no path, query, fragment or user', () => {
  for (const text of ['https://example.com', 'https://example.com/', 'http://example.com:8080']) {
    assert.ok(isOrigin(text), text)
  }
  for (const text of [
    'https://example.com/a',
    'https://example.com/?a',
    'https://example.com/#a',
    'https://a@example.com',
    'example.com',
  ]) {
    assert.not(isOrigin(text), text)
  }
})

test.run()
