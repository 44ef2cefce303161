import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pageKinds } from '../../../../../server/page-editing/kinds/page-kinds.ts'
import { SectionForm } from '../../../../../web/admin/pages/form/section-form.tsx'
import { textOf } from '../../../../support/rendered.tsx'
import { slotAt } from '../../../markup.tsx'

const test = suite('faults that no field of a form has')

const { kinds } = pageKinds()

const value = {
  kind: 'prose',
  title: 'Roofs',
  paragraphs: ['One.'],
  media: slotAt('a/1.jpg'),
  actions: [],
}

const shownWith = (faults: Record<string, string>) => {
  const schema = kinds.prose?.schema
  if (!schema) throw new Error('no kind prose')
  const form = { schema, value, faults, at: 'sections.2', onChange: () => {} }
  return textOf(<SectionForm {...form} />)
}

for (const [where, path] of [
  ['the section', 'sections.2'],
  ['a list', 'sections.2.paragraphs'],
  ['a picture', 'sections.2.media'],
  ['the place of a picture', 'sections.2.media.path'],
] as const) {
  test(`are shown for ${where}`, () => {
    assert.match(shownWith({ [path]: 'Choose another one' }), 'Choose another one')
    assert.not.match(shownWith({ 'sections.3': 'Choose another one' }), 'Choose another one')
  })
}

test.run()
