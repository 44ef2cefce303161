import * as assert from 'uvu/assert'
import { suite } from '#test'
import { subjectOf, titleOf } from '../../../../../web/admin/pages/editor/section-words.ts'
import type { GroupSchema, PageKinds } from '../../../../../web/page-editing/field-schema.ts'
import { pageOf } from '../saving/page-server.ts'

const test = suite('words for sections')

const schema: GroupSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', title: 'Title' },
    cards: {
      type: 'array',
      title: 'Cards',
      items: { type: 'object', properties: { text: { type: 'string', title: 'Text' } } },
    },
  },
}
const kinds: PageKinds = {
  page: { type: 'object', properties: { description: { type: 'string', title: 'Description' } } },
  kinds: { prose: { name: 'Text', text: 'Paragraphs.', schema } },
}

test('a section is called by its title, or by the first text in it', () => {
  assert.is(titleOf({ kind: 'prose', title: 'Who we are' }), 'Who we are')
  assert.is(titleOf({ kind: 'cards', cards: [{ text: 'Two words' }] }), 'Two words')
  assert.is(titleOf({ kind: 'contact' }), '')
})

test('a conflict is about a section, a field by its label, or the order', () => {
  const page = pageOf({ a: 'Who we are' })
  assert.is(subjectOf('a', [page], kinds), 'Text: Who we are')
  assert.is(subjectOf('description', [page], kinds), 'Description')
  assert.is(subjectOf('order', [page], kinds), 'The order of the sections')
})

test.run()
