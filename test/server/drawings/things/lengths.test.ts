import * as assert from 'uvu/assert'
import { suite } from '#test'
import { briefFor } from '../../../../server/drawings/brief.ts'
import { lengthIn } from '../../../../server/drawings/things/lengths.ts'

const test = suite('lengths in words')

test('a length is itself, a range some length within it', () => {
  const brief = briefFor('length/image-1.jpg')
  assert.is(lengthIn('34.5', brief), 34.5)
  const some = lengthIn('84-130', brief)
  assert.ok(some > 84 && some < 130)
})

test('a range without chances gives its middle', () => {
  assert.is(lengthIn('60-80'), 70)
})

test.run()
