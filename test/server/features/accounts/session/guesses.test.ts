import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AppError } from '../../../../../server/base/errors.ts'
import { countGuesses } from '../../../../../server/features/accounts/session/guesses.ts'

const test = suite('limit of password guesses per user name')

const minute = 60_000

/** The times at which a guess was allowed, at one per `every` milliseconds for five hours. */
function letThrough(most: number, every: number): number[] {
  let now = 1_700_000_123_456
  const guesses = countGuesses({ name: '', most, salt: 'a' }, () => now)
  const moments: number[] = []
  for (const end = now + 300 * minute; now < end; now += every) {
    try {
      guesses.take('admin')
      moments.push(now)
    } catch {}
  }
  return moments
}

test('a window of sixty minutes never holds more than the limit, at any request rate', () => {
  for (const every of [700, 7777, 35_000]) {
    const moments = letThrough(100, every)
    for (const [at, moment] of moments.entries()) {
      const after = moments[at + 100] ?? Number.POSITIVE_INFINITY
      assert.ok(after - moment >= 60 * minute, `101 within ${after - moment} ms`)
    }
    assert.ok(moments.length >= 400, `${moments.length} in five hours`)
  }
})

test('a rejected guess is a 429 with instructions and Retry-After', () => {
  const guesses = countGuesses({ name: '', most: 1, salt: 'a' })
  guesses.take('admin')
  assert.throws(
    () => guesses.take('admin'),
    ({ status, message, headers }: AppError) => {
      assert.is(status, 429)
      assert.match(message, 'where you have signed in before')
      assert.match(headers['retry-after'] ?? '', /^([1-9]\d?|[1-5]\d\d|600)$/)
      return true
    },
  )
})

test('a correct password gives the guess back, and each name has its own counter', () => {
  const guesses = countGuesses({ name: '', most: 2, salt: 'a' })
  for (let times = 0; times < 10; times += 1) {
    guesses.take('admin')
    guesses.giveBack('admin')
  }
  guesses.take('admin')
  guesses.take('admin')
  assert.throws(() => guesses.take('admin'))
  guesses.take('wanjiru')
})

test('counters are bounded: beyond that, made-up names share them and are rejected', () => {
  const guesses = countGuesses({ name: '', most: 10, salt: 'a' })
  let refused = 0
  for (let number = 0; number < 60_000; number += 1) {
    try {
      guesses.take(`made up ${number}`)
    } catch {
      refused += 1
    }
  }
  assert.ok(refused > 10_000, `${refused} refused`)
})

test.run()
