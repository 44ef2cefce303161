import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  acceptSchema,
  askSchema,
  faultsOf,
} from '../../../../../server/features/quotes/customer/posted.ts'

const test = suite('what customers post about a quote')

const accepts = (given: object) =>
  acceptSchema.safeParse({ name: 'Amina', version: 1, ...given }).success
const asks = (given: object, asksEmail = false) =>
  askSchema(asksEmail).safeParse({ message: 'When?', ...given }).success

test('a name has 2 to 100 characters, without the spaces around it', () => {
  const takes = (length: number) => accepts({ name: ` ${'x'.repeat(length)} ` })
  assert.equal([1, 2, 100, 101].map(takes), [false, true, true, false])
})

test('a name has a sign that can be seen, and nothing that turns others around', () => {
  const unseen = ['\u200b\u2060', '\u00ad\u00ad', '\u202e\u202e', '\u3164\u3164', '\u2800\u2800']
  for (const name of [...unseen, '\u{e0041}\u{e0042}', '\ufe0f\u0301', '\u0301\u0308']) {
    assert.not(accepts({ name }), JSON.stringify(name))
  }
  for (const name of ['Nyambura Wa\u0303', 'محمد', '李明']) assert.ok(accepts({ name }))
  const { data } = acceptSchema.safeParse({ name: 'Ali \u202enassaH', version: 1 })
  assert.is(data?.name, 'Ali nassaH')
})

test('the version is a whole number, as a form sends it', () => {
  assert.equal([accepts({ version: '12' }), accepts({ version: 0 })], [true, true])
  assert.equal([accepts({ version: '1.5' }), accepts({ version: 'x' })], [false, false])
})

test('a question has 1 to 2000 characters', () => {
  const takes = (length: number) => asks({ message: ` ${'x'.repeat(length)} ` })
  assert.equal([0, 1, 2000, 2001].map(takes), [false, true, true, false])
})

test('an address is asked for where none is known', () => {
  assert.equal([asks({}), asks({ email: 'x' })], [true, true])
  assert.equal([asks({}, true), asks({ email: 'x' }, true)], [false, false])
  assert.ok(asks({ email: ' amina@example.com ' }, true))
})

test('each field has its first fault', () => {
  const { error } = askSchema(true).safeParse({ message: '', email: '' })
  assert.ok(error)
  const doubled = { ...error, issues: [...error.issues, { ...error.issues[0], message: 'Later' }] }
  assert.equal(faultsOf(doubled as typeof error), {
    message: 'Please type your question',
    email: 'Please enter a valid email address',
  })
})

test.run()
