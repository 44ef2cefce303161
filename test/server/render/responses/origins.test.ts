import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createOrigins } from '../../../../server/render/responses/origins.ts'
import { hour, minute } from '../../../../web/base/units.ts'

const test = suite('origins whose answers are cached')

const own = 'https://own.example'

/** Origins with a clock, and strangers who make some up. */
function open() {
  let now = 0
  const origins = createOrigins(() => now)
  return {
    ...origins,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    /** How many of a thousand made-up origins are cached. */
    makeUp: () =>
      Array.from({ length: 1000 }, (_, at) => origins.has(`http://${now}-${at}.example`)).filter(
        Boolean,
      ).length,
  }
}

test('made-up origins take the places that are left, and none that is in use', () => {
  const { has, makeUp, pass } = open()
  assert.ok(has(own))
  assert.is(makeUp(), 3)
  for (let at = 0; at < 100; at++) {
    pass(59 * minute)
    assert.ok(has(own))
    makeUp()
  }
})

test('a place is free again after an hour without a request', () => {
  const { has, makeUp, pass } = open()
  assert.is(makeUp(), 4)
  assert.not(has(own))
  pass(hour)
  assert.not(has(own))
  pass(1)
  assert.ok(has(own))
})

test('the origin of an administrator takes the place of a made-up one', () => {
  const { has, confirm, makeUp } = open()
  assert.is(makeUp(), 4)
  for (const name of 'abcd') confirm(`https://${name}.example`)
  for (const name of 'abcd') assert.ok(has(`https://${name}.example`), name)
  confirm(own)
  assert.ok(has(own))
  assert.is(makeUp(), 0)
})

test.run()
