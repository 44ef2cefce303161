import type { ReactNode } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pageKinds } from '../../../../../server/page-editing/kinds/page-kinds.ts'
import { SectionForm } from '../../../../../web/admin/pages/form/section-form.tsx'
import type { SlotSource } from '../../../../../web/admin/pages/form/section-form-props.ts'
import { htmlOf } from '../../../../support/rendered.tsx'
import { slotAt } from '../../../markup.tsx'

const test = suite('pictures in a form')

const { kinds } = pageKinds()

function formWith(slot: SlotSource, renderSlot: (slot: SlotSource) => ReactNode): string {
  const schema = kinds.prose?.schema
  if (!schema) throw new Error('no kind prose')
  const value = { kind: 'prose', title: 'Roofs', paragraphs: ['One.'], media: slot }
  const form = { schema, value, renderSlot, at: 'sections.2', onChange: () => {} }
  return htmlOf(<SectionForm {...form} />)
}

const photo = { ...slotAt('a/1.jpg') }

test('are shown by the form where the screen around it gives nothing', () => {
  for (const nothing of [undefined, null, false]) {
    assert.match(
      formWith(photo, () => nothing),
      '/api/admin/files/uploads/a/1.jpg?w=640',
    )
  }
  const own = formWith(photo, ({ path }) => <b>{path}</b>)
  assert.match(own, '<b>a/1.jpg</b>')
  assert.not.match(own, '/uploads/')
})

test('are not asked for while nothing says what they show, since the server has none', () => {
  const html = formWith({ ...photo, alt: '' }, () => undefined)
  assert.not.match(html, '/uploads/')
  assert.match(html, 'New')
})

test.run()
