import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import {
  counterOf,
  faultOfText,
  isLong,
} from '../../../../../../web/admin/pages/form/fields/text-rules.ts'

const test = suite('the limit of a text in a form')

const schema = { type: 'string', maxLength: 20 } as const
const onServer = z.string().max(schema.maxLength)

test('counts characters as the server does, also those of two units', () => {
  for (const text of [
    'x'.repeat(20),
    'x'.repeat(21),
    '🪑'.repeat(20),
    '🪑'.repeat(21),
    '👩🏽‍🔧'.repeat(5),
  ]) {
    const isTaken = onServer.safeParse(text).success
    assert.is(faultOfText(schema, text, false) === undefined, isTaken, text)
  }
  assert.is(counterOf(schema, '🪑'.repeat(14)), undefined)
  assert.is(counterOf(schema, '🪑'.repeat(15)), '15 of 20')
})

test('is that of several lines above 200 characters, but for a link', () => {
  const long = (maxLength?: number, form?: string) => isLong({ maxLength, form } as never)
  assert.equal([long(200), long(201), long(), long(600, 'link')], [false, true, false, false])
})

test.run()
