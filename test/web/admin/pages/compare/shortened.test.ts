import * as assert from 'uvu/assert'
import { suite } from '#test'
import { shortened } from '../../../../../web/admin/pages/compare/shortened.ts'
import type { Part } from '../../../../../web/admin/pages/compare/word-parts.ts'

const test = suite('long unchanged passages between changes')

const both = (text: string): Part => ({ side: 'both', text })
const change: Part = { side: 'after', text: 'x' }
/** With the spaces between them each word but the last is two of what is counted. */
const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ')

test('are cut in their middle as soon as that is shorter', () => {
  const between = (text: string) => shortened([change, both(text), change])[1]?.text
  assert.is(between(words(25)), words(25))
  const cut = between(`${words(25)} `) ?? ''
  assert.match(cut, /^w0 w1 .*w11 {2}… w13 .* w24 $/)
})

test('are cut at the side where no change is', () => {
  assert.is(shortened([both(words(13)), change])[0]?.text, words(13))
  assert.match(shortened([both(`${words(13)} `), change])[0]?.text ?? '', /^ … w1 .*w12 $/)
  assert.is(shortened([change, both(words(13))])[1]?.text, words(13))
  assert.match(shortened([change, both(words(14))])[1]?.text ?? '', /^w0 .*w11 {2}… $/)
})

test('a change is shown whole, however long it is', () => {
  const long: Part = { side: 'before', text: words(200) }
  assert.equal(shortened([long, change]), [long, change])
})

test.run()
