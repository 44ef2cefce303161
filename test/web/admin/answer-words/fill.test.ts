import * as assert from 'uvu/assert'
import { suite } from '#test'
import { shippedWords } from '../../../../server/answer-words/shipped.ts'
import { filledIn, unknownIn } from '../../../../web/admin/answer-words/fill.ts'

const test = suite('filling answer words in')

const inquiry = {
  name: 'Amina & Co',
  subject: '',
  items: [
    { page: '/chairs', code: 'Ch12', quantity: 4, note: 'in oak' },
    { page: '/beds', code: 'B1', quantity: 1, note: '' },
  ],
}
const fill = (text: string, more = {}) => filledIn(text, { ...inquiry, ...more }, 'Nairobi Prefab')

test('name, items and company are filled in wherever they stand', () => {
  assert.is(fill('{name}, {name} of {company}'), 'Amina & Co, Amina & Co of Nairobi Prefab')
  assert.is(fill('About:\n{items}\nThanks'), 'About:\n4 × Ch12 (in oak)\n1 × B1\nThanks')
})

test('without items the subject stands in their place', () => {
  assert.is(fill('{items}', { items: [], subject: 'A site office' }), 'A site office')
  assert.is(fill('About {items}', { items: [] }), 'About your inquiry')
})

test('what a customer wrote is not filled in again', () => {
  assert.is(
    fill('{name} {company}', { name: '{company} $& {items}' }),
    '{company} $& {items} Nairobi Prefab',
  )
})

test('other words in braces stay, and are named once', () => {
  assert.is(fill('{nmae} {constructor} {price}'), '{nmae} {constructor} {price}')
  assert.equal(unknownIn('{nmae} {name} {price} {price}'), ['{nmae}', '{price}'])
})

test('the shipped texts have no unknown words in braces', () => {
  for (const { text } of shippedWords) assert.equal(unknownIn(text), [])
})

test.run()
