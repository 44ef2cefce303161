import * as assert from 'uvu/assert'
import { suite } from '#test'
import { below, editAt, stepsBelow } from '../../../../../web/admin/pages/form/edit-at.ts'
import type { GroupSchema } from '../../../../../web/page-editing/field-schema.ts'

const test = suite('changes of a section in its form')

const text = { type: 'string' } as const
const schema: GroupSchema = {
  type: 'object',
  properties: {
    title: text,
    cards: {
      type: 'array',
      items: {
        type: 'object',
        properties: { title: text, points: { type: 'array', items: text } },
      },
    },
    seconds: {
      type: 'object',
      properties: { image: { type: 'number' }, video: { type: 'number' } },
      default: { image: 10, video: 10 },
    },
  },
}
const section = {
  kind: 'x',
  title: 'Roofs',
  cards: [{ title: 'A', points: ['a'] }, { title: 'B' }],
}

test('copy what is on the way to them, and nothing else', () => {
  const next = editAt(schema, section, ['cards', '0', 'points', '0'], () => 'b') as typeof section
  assert.equal(next.cards[0], { title: 'A', points: ['b'] })
  assert.is(next.cards[1], section.cards[1])
  assert.equal(section.cards[0]?.points, ['a'])
})

test('are none where a field stays as it is', () => {
  assert.is(
    editAt(schema, section, ['title'], () => 'Roofs'),
    section,
  )
})

test('leave a field out that becomes undefined', () => {
  assert.equal(Object.keys(editAt(schema, section, ['title'], () => undefined) as object), [
    'kind',
    'cards',
  ])
})

test('of a group that is left out begin with its default', () => {
  const next = editAt(schema, section, ['seconds', 'image'], () => 4) as { seconds: object }
  assert.equal(next.seconds, { image: 4, video: 10 })
})

test('of a field that the schema does not have are refused', () => {
  assert.throws(() => editAt(schema, section, ['colour'], () => 'red'), 'No field "colour"')
})

test('are addressed by whole paths, of which those of other sections are none', () => {
  assert.equal(stepsBelow('sections.1', 'sections.1.cards.0'), ['cards', '0'])
  assert.equal(stepsBelow('sections.1', 'sections.1'), [])
  assert.is(stepsBelow('sections.1', 'sections.12.title'), undefined)
  assert.equal(stepsBelow('', 'name'), ['name'])
})

test('a path in the page itself begins with the name of its field', () => {
  assert.equal([below('', 'title'), below('cards', 0)], ['title', 'cards.0'])
  assert.equal(stepsBelow('', 'sections.0'), ['sections', '0'])
  assert.is(stepsBelow('sections.1', 'sections.10'), undefined)
  assert.equal(stepsBelow('sections.1', 'sections.1'), [])
})

test.run()
