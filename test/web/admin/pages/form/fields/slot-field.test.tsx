import * as assert from 'uvu/assert'
import { suite } from '#test'
import { SlotField } from '../../../../../../web/admin/pages/form/fields/slot-field.tsx'
import { type Form, FormProvider } from '../../../../../../web/admin/pages/form/form-context.ts'
import { buttonsOf, press, textOf } from '../../../../../support/rendered.tsx'
import { liveField } from '../live-field.tsx'

const test = suite('field of a picture')

const schema = {
  type: 'object',
  title: 'Photo',
  properties: { alt: { type: 'string', title: 'Says' } },
}

function field(value: unknown, { isRequired = false, canAddSlots = true } = {}) {
  const form = {
    canAddSlots: () => canAddSlots,
    renderSlot: () => 'its picture',
    renderDrawingChoice: () => 'its drawing',
  } as unknown as Form
  return (
    <FormProvider value={form}>
      <SlotField at="media" schema={schema as never} value={value} isRequired={isRequired} />
    </FormProvider>
  )
}

const slot = (kind: string) => ({
  path: 'a.jpg',
  kind,
  alt: 'A desk',
  family: 'desk',
  shape: 'square',
})

test('shows what is there, and how to leave it out where that is possible', () => {
  assert.match(textOf(field(slot('image'))), 'Photo its picture its drawing')
  assert.equal(buttonsOf(field(slot('image'))), ['Leave out this photo'])
  assert.equal(buttonsOf(field(slot('image'), { isRequired: true })), [])
})

test('offers no drawing for a document', () => {
  assert.not.match(textOf(field(slot('pdf'))), 'its drawing')
})

test('offers a new one where there is none, if one can be made', () => {
  assert.equal(buttonsOf(field(undefined)), ['+ Add a photo'])
  assert.is(textOf(field(undefined, { canAddSlots: false })), '')
})

test('is added as a new place, and left out', () => {
  const place = { path: 'new/1.jpg', kind: 'image', alt: '' } as const
  const asked: unknown[] = []
  const newSlot: Form['newSlot'] = (...given) => {
    asked.push(given)
    return place
  }
  const added = liveField(SlotField.type, { schema }, { newSlot })
  press(added.hook.now, '+ Add a photo')
  assert.equal([added.changes, asked], [[['at', place]], [['image', 'at']]])
  const value = { ...place, alt: 'A desk' }
  const form = { renderSlot: () => 'its picture', renderDrawingChoice: () => null }
  const gone = liveField(SlotField.type, { schema, value }, form)
  press(gone.hook.now, 'Leave out this photo')
  assert.equal(gone.changes, [['at', undefined]])
})

test.run()
