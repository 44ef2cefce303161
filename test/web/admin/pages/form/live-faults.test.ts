import * as assert from 'uvu/assert'
import { suite } from '#test'
import { liveFaults } from '../../../../../web/admin/pages/form/live-faults.ts'

const test = suite('faults of a form')

const found = { 'sections.1.title': 'Too long', 'sections.1.cards.0.text': 'Write something here' }
const then = { title: 'A', cards: [{ text: '' }, { text: 'B' }] }

test('are shown while their fields are as they were', () => {
  assert.equal(liveFaults(found, 'sections.1', then, { ...then }), found)
})

test('end where a field was changed or another row has come', () => {
  const changed = { ...then, title: 'B' }
  assert.equal(Object.keys(liveFaults(found, 'sections.1', then, changed)), [
    'sections.1.cards.0.text',
  ])
  const moved = { ...then, cards: [...then.cards].reverse() }
  assert.equal(Object.keys(liveFaults(found, 'sections.1', then, moved)), ['sections.1.title'])
})

test('of other sections are none of this form', () => {
  assert.equal(liveFaults(found, 'sections.10', then, then), {})
})

test.run()
