import * as assert from 'uvu/assert'
import { suite } from '#test'
import { DrawingField } from '../../../../../../web/features/pages/admin/form/fields/drawing-field.tsx'
import {
  GroupField,
  GroupFields,
} from '../../../../../../web/features/pages/admin/form/fields/group-fields.tsx'
import { SlotField } from '../../../../../../web/features/pages/admin/form/fields/slot-field.tsx'
import type { Form } from '../../../../../../web/features/pages/admin/form/form-context.ts'
import { initialOf } from '../../../../../../web/features/pages/initial-value.ts'
import { buttonsOf, elementsIn, htmlOf, press, textOf } from '../../../../../support/rendered.tsx'
import { inForm, liveField } from './live-field.tsx'

const test = suite('groups of fields and pictures')

const text = (title: string, more = {}) => ({ type: 'string', title, ...more })
const pair = { type: 'object', title: 'Button', properties: { label: text('Label') } } as const
const photo = { type: 'object', form: 'slot', title: 'Photo', properties: { alt: text('Says') } }
const noSlots = { canAddSlots: () => false }

test('fields stand in their order, the last ones at the end, with what is wrong above', () => {
  const properties = { id: text('Anchor', { isLast: true }), a: text('A'), b: text('B') }
  const schema = { type: 'object', properties } as never
  const fields = (at: string) => <GroupFields {...{ schema, at }} value={{ a: '1' }} />
  assert.is(textOf(inForm(fields(''))), 'A B Anchor')
  const faults = { 'sections.0': 'Too many', 'sections.1': 'Elsewhere' }
  assert.is(textOf(inForm(fields('sections.0'), faults)), 'Too many A B Anchor')
  assert.match(htmlOf(inForm(fields('x'))), /id="form-x.a"[^>]*value="1"/)
})

/** The props of a group's fields. */
const propsOf = (schema: object, value: unknown, ...names: string[]) =>
  elementsIn(GroupFields({ schema: schema as never, value, at: 'x' })).flatMap(({ props }) =>
    props.schema ? [names.map(name => props[name])] : [],
  )

test('fields are required where the schema says so, and begin as its default', () => {
  const properties = { a: text('A'), b: text('B') }
  const schema = { type: 'object', required: ['a'], default: { b: 'Usual' }, properties }
  const shown = (value: unknown) => propsOf(schema, value, 'at', 'isRequired', 'value')
  assert.equal(shown(undefined), [
    ['x.a', true, undefined],
    ['x.b', false, 'Usual'],
  ])
  assert.equal(shown({ a: '1' }), [
    ['x.a', true, '1'],
    ['x.b', false, undefined],
  ])
})

test('a list knows which lists follow it, and those what their cells are called', () => {
  const rows = { type: 'array', items: { type: 'array', along: 'columns', items: text('Cell') } }
  const properties = { columns: { type: 'array', items: text('Column') }, rows, title: text('T') }
  const value = { columns: ['Wall', 'Roof'], rows: [] }
  const shown = (value: object) =>
    propsOf({ type: 'object', properties }, value, 'followers', 'cells')
  assert.equal(shown(value), [
    [['x.rows'], undefined],
    [undefined, value.columns],
    [undefined, undefined],
  ])
  assert.equal(shown({})[1], [undefined, undefined])
})

test('a group that may be left out can be added and left out', () => {
  const group = (value: unknown, schema: object = pair, isRequired = false, more = {}) => {
    const field = <GroupField at="x" schema={schema as never} {...{ value, isRequired }} />
    return inForm(field, {}, more)
  }
  assert.equal(buttonsOf(group(undefined)), ['+ Add a button'])
  assert.equal(buttonsOf(group({})), ['Leave out this button'])
  assert.equal(buttonsOf(group(undefined, pair, true)), [])
  assert.equal(buttonsOf(group({}, pair, true)), [])
  assert.equal(buttonsOf(group(undefined, { ...pair, default: {} })), [])
  const described = { ...pair, description: 'Below the text' }
  assert.is(textOf(group({}, described, true)), 'Button Below the text Label')
  // One with a picture is offered where a picture can be made.
  const pictured = { ...pair, properties: { media: photo }, required: ['media'] }
  assert.equal(buttonsOf(group(undefined, pictured)), ['+ Add a button'])
  assert.is(textOf(group(undefined, pictured, false, noSlots)), '')
  assert.not.equal(textOf(group({}, pictured, false, noSlots)), '')
})

test('a group begins as its examples when it is added, and is gone with them', () => {
  const schema = { ...pair, required: ['label'] }
  const added = liveField(GroupField.type, { schema })
  press(added.hook.now, '+ Add a button')
  assert.equal(added.changes, [['at', initialOf(schema as never, { newSlot: () => undefined })]])
  const gone = liveField(GroupField.type, { schema, value: {} })
  press(gone.hook.now, 'Leave out this button')
  assert.equal(gone.changes, [['at', undefined]])
})

test('a drawing is shown with what is wrong inside, and taken away', () => {
  const schema = {
    ...{ type: 'object', form: 'drawing', title: 'Drawing', description: 'Made for this place' },
    properties: { name: text('Name'), version: text('Version') },
  }
  const field = (value?: unknown, faults = {}) => {
    const drawing = (
      <DrawingField at="art" isRequired={false} schema={schema as never} value={value} />
    )
    return inForm(drawing, faults)
  }
  const value = { name: 'stairs', version: 3 }
  assert.is(textOf(field()), '')
  assert.is(
    textOf(field(value, { 'art.version': 'Not known' })),
    'Drawing Made for this place Not known Take this drawing away',
  )
  assert.match(htmlOf(field(value)), /<img src="[^"]*stairs[^"]*3/)
  const { hook, changes } = liveField(DrawingField.type, { schema, value })
  press(hook.now, 'Take this drawing away')
  assert.equal(changes, [['at', undefined]])
})

const slot = { path: 'a/1.jpg', kind: 'image', alt: 'A desk', family: 'desk' } as const
const picture = (value: unknown, more: Partial<Form> = {}, faults = {}, isRequired = false) => {
  const field = <SlotField at="x.media" schema={photo as never} {...{ value, isRequired }} />
  return inForm(field, faults, more)
}

test('a picture shows what is there, and how to leave it out where that is possible', () => {
  assert.match(textOf(picture(slot)), 'Photo its picture its drawing')
  assert.equal(buttonsOf(picture(slot)), ['Leave out this photo'])
  assert.equal(buttonsOf(picture(slot, {}, {}, true)), [])
  assert.not.match(textOf(picture({ ...slot, kind: 'pdf' })), 'its drawing')
})

test('a picture is shown by the form where the screen around it gives nothing', () => {
  for (const nothing of [undefined, null, false]) {
    const html = htmlOf(picture(slot, { renderSlot: () => nothing }))
    assert.match(html, '/api/admin/files/uploads/a/1.jpg?w=640')
  }
  assert.not.match(htmlOf(picture(slot)), '/uploads/')
  // The server has none while nothing says what it shows.
  const html = htmlOf(picture({ ...slot, alt: '' }, { renderSlot: () => undefined }))
  assert.not.match(html, '/uploads/')
  assert.match(html, 'New')
})

test('a picture has what is wrong with it and with its place', () => {
  for (const at of ['x.media', 'x.media.path', 'x.media.seed']) {
    assert.match(textOf(picture(slot, {}, { [at]: 'Choose another one' })), 'Choose another one')
  }
  assert.not.match(textOf(picture(slot, {}, { 'x.more': 'Choose another one' })), 'Choose another')
})

test('a picture is added as a new place where one can be made, and left out', () => {
  assert.equal(buttonsOf(picture(undefined)), ['+ Add a photo'])
  assert.is(textOf(picture(undefined, noSlots)), '')
  const asked: unknown[] = []
  const newSlot: Form['newSlot'] = (...given) => {
    asked.push(given)
    return slot
  }
  const added = liveField(SlotField.type, { schema: photo }, { newSlot })
  press(added.hook.now, '+ Add a photo')
  assert.equal([added.changes, asked], [[['at', slot]], [['image', 'at']]])
  const gone = liveField(SlotField.type, { schema: photo, value: slot })
  press(gone.hook.now, 'Leave out this photo')
  assert.equal(gone.changes, [['at', undefined]])
})

test.run()
