import * as assert from 'uvu/assert'
import type * as z from 'zod'
import { suite } from '#test'
import { choice, count, line, list, seconds } from '../../../web/sections/described.ts'

const test = suite('described fields')

const faultOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

test('say what to do about a value that is refused', () => {
  const title = line('Title', { most: 5 })
  assert.is(faultOf(title, 'Steel roofs'), 'At most 5 characters')
  assert.is(faultOf(title, '  '), 'Write something here')
  assert.is(faultOf(title, undefined), 'Write something here')
  assert.is(faultOf(seconds('Pace'), 1), 'At least 2 seconds')
  assert.is(faultOf(seconds('Pace'), 61), 'At most 60 seconds')
  assert.is(faultOf(seconds('Pace'), '3'), 'Write a number of seconds')
  assert.is(faultOf(count('Shown', 9), 10), 'At most 9')
  assert.is(faultOf(count('Shown', 9), 1.5), 'Write a whole number')
  const cards = list('Cards', 'card', title, { least: 1, most: 2 })
  assert.is(faultOf(cards, []), 'Add a first card')
  assert.is(faultOf(cards, ['a', 'b', 'c']), 'At most 2 cards')
  assert.is(faultOf(list('Tags', 'tag', title, { least: 3 }), ['a']), 'At least 3 tags')
  const ground = choice('Ground', { sand: 'Sand', paper: 'Light' })
  assert.is(faultOf(ground, 'mud'), 'Choose “Sand” or “Light”')
})

test.run()
