import * as assert from 'uvu/assert'
import { suite } from '#test'
import { DrawingField } from '../../../../../../web/admin/pages/form/fields/drawing-field.tsx'
import {
  GroupField,
  GroupFields,
} from '../../../../../../web/admin/pages/form/fields/group-fields.tsx'
import {
  FaultsProvider,
  type Form,
  FormProvider,
} from '../../../../../../web/admin/pages/form/form-context.ts'
import { initialOf } from '../../../../../../web/page-editing/initial-value.ts'
import { buttonsOf, elementsIn, htmlOf, press, textOf } from '../../../../../support/rendered.tsx'
import { liveField } from '../live-field.tsx'

const test = suite('fields of a group')

const text = (title: string, more = {}) => ({ type: 'string', title, ...more })
const pair = { type: 'object', title: 'Button', properties: { label: text('Label') } } as const
const slot = {
  type: 'object',
  form: 'slot',
  title: 'Photo',
  properties: { alt: text('Says') },
} as const

const inForm = (field: unknown, { canAddSlots = true, faults = {} } = {}) => (
  <FormProvider
    value={{ canAddSlots: () => canAddSlots, renderDrawingChoice: () => null } as unknown as Form}
  >
    <FaultsProvider value={faults}>{field as never}</FaultsProvider>
  </FormProvider>
)

test('stand in their order, the last ones at the end, with what is wrong above', () => {
  const schema = {
    type: 'object',
    properties: { id: text('Anchor', { isLast: true }), a: text('A'), b: text('B') },
  }
  const fields = (at: string) => <GroupFields schema={schema as never} value={{ a: '1' }} at={at} />
  assert.is(textOf(inForm(fields(''))), 'A B Anchor')
  const faults = { 'sections.0': 'Too many' }
  assert.is(textOf(inForm(fields('sections.0'), { faults })), 'Too many A B Anchor')
  assert.match(htmlOf(inForm(fields('x'))), /id="form-x.a"[^>]*value="1"/)
})

test('are those that the schema requires, and begin as its default', () => {
  const schema = {
    ...{ type: 'object', required: ['a'], default: { b: 'Usual' } },
    properties: { a: text('A'), b: text('B') },
  } as never
  const props = (value: unknown) =>
    elementsIn(GroupFields({ schema, value, at: 'x' })).flatMap(({ props }) =>
      props.schema ? [[props.at, props.isRequired, props.value]] : [],
    )
  assert.equal(props(undefined), [
    ['x.a', true, undefined],
    ['x.b', false, 'Usual'],
  ])
  assert.equal(props({ a: '1' }), [
    ['x.a', true, '1'],
    ['x.b', false, undefined],
  ])
})

test('tell a list which lists follow it, and those what their cells are called', () => {
  const rows = { type: 'array', items: { type: 'array', along: 'columns', items: text('Cell') } }
  const properties = { columns: { type: 'array', items: text('Column') }, rows, title: text('T') }
  const value = { columns: ['Wall', 'Roof'], rows: [] }
  const props = (value: object) =>
    elementsIn(
      GroupFields({ schema: { type: 'object', properties } as never, value, at: 'x' }),
    ).flatMap(({ props }) => (props.schema ? [[props.followers, props.cells]] : []))
  assert.equal(props(value), [
    [['x.rows'], undefined],
    [undefined, value.columns],
    [undefined, undefined],
  ])
  assert.equal(props({})[1], [undefined, undefined])
})

const group = (value: unknown, schema: object = pair, isRequired = false) => (
  <GroupField at="x" schema={schema as never} value={value} isRequired={isRequired} />
)

test('of a group that may be left out can be added and left out', () => {
  assert.equal(buttonsOf(inForm(group(undefined))), ['+ Add a button'])
  assert.equal(buttonsOf(inForm(group({}))), ['Leave out this button'])
  assert.equal(buttonsOf(inForm(group(undefined, pair, true))), [])
  assert.equal(buttonsOf(inForm(group({}, pair, true))), [])
  assert.equal(buttonsOf(inForm(group(undefined, { ...pair, default: {} }))), [])
  const described = { ...pair, description: 'Below the text' }
  assert.is(textOf(inForm(group({}, described, true))), 'Button Below the text Label')
})

test('of a group with a picture are offered where one can be made', () => {
  const schema = { ...pair, properties: { media: slot }, required: ['media'] }
  assert.equal(buttonsOf(inForm(group(undefined, schema))), ['+ Add a button'])
  assert.is(textOf(inForm(group(undefined, schema), { canAddSlots: false })), '')
  assert.not.equal(textOf(inForm(group({}, schema), { canAddSlots: false })), '')
})

test('begin as examples when the group is added, and are gone with it', () => {
  const required = { ...pair, required: ['label'] }
  const added = liveField(GroupField.type, { schema: required })
  press(added.hook.now, '+ Add a button')
  const newSlot = () => undefined
  assert.equal(added.changes, [['at', initialOf(required as never, { newSlot })]])
  const gone = liveField(GroupField.type, { schema: required, value: {} })
  press(gone.hook.now, 'Leave out this button')
  assert.equal(gone.changes, [['at', undefined]])
})

test('a drawing is shown with what is wrong inside, and taken away', () => {
  const schema = {
    ...{ type: 'object', form: 'drawing', title: 'Drawing', description: 'Made for this place' },
    properties: { name: text('Name'), version: text('Version') },
  }
  const field = (value?: unknown) => (
    <DrawingField at="art" isRequired={false} schema={schema as never} value={value} />
  )
  const value = { name: 'stairs', version: 3 }
  assert.is(textOf(inForm(field())), '')
  const faults = { 'art.version': 'Not known' }
  assert.is(
    textOf(inForm(field(value), { faults })),
    'Drawing Made for this place Not known Take this drawing away',
  )
  assert.match(htmlOf(inForm(field(value))), /<img src="[^"]*stairs[^"]*3/)
  const { hook, changes } = liveField(DrawingField.type, { schema, value })
  press(hook.now, 'Take this drawing away')
  assert.equal(changes, [['at', undefined]])
})

test.run()
