import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Button } from '../../../../../../web/admin/ui/button.tsx'
import { ListField } from '../../../../../../web/features/pages/admin/form/rows/list-field.tsx'
import { Row, type RowProps } from '../../../../../../web/features/pages/admin/form/rows/row.tsx'
import { RowButtons } from '../../../../../../web/features/pages/admin/form/rows/row-buttons.tsx'
import { RowHandle } from '../../../../../../web/features/pages/admin/form/rows/row-handle.tsx'
import {
  buttonsOf,
  elementIn,
  elementsIn,
  htmlOf,
  press,
  returnOf,
  textOf,
} from '../../../../../support/rendered.tsx'
import { standIn } from '../../../../../support/stand-in.ts'
import { inForm, liveField } from './live-field.tsx'

const test = suite('rows of a list')

const text = (title: string) => ({ type: 'string', title, maxLength: 80 })
const line = text('Point')
const points = { type: 'array', one: 'point', title: 'Points', items: line }
const group = { type: 'object', properties: {} }
const images = { type: 'array', one: 'picture', title: 'Pictures', items: group }
const card = { type: 'object', properties: { title: text('Title'), points, images } }
const cards = { type: 'array', one: 'card', title: 'Cards', items: card }
const slot = { path: 'a/1.jpg', kind: 'image', alt: 'A desk' }

function actionsOf() {
  const done: unknown[] = []
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      done.push([name, ...given])
  const names = ['toggle', 'open', 'move', 'copy', 'remove', 'addAfter']
  const actions = { ...Object.fromEntries(names.map(name => [name, note(name)])), drag: {} }
  return { done, actions: actions as unknown as RowProps['actions'] }
}

const props = (more: object = {}) =>
  ({
    ...{ schema: cards, value: { title: 'Roofs' }, at: 'x.1', index: 1, count: 3, title: 'Roofs' },
    ...{ isOpen: false, isLanding: false, note: undefined, cells: undefined },
    ...{ actions: actionsOf().actions, ...more },
  }) as unknown as RowProps & { title: string }

const shown = (more: object = {}) => inForm(<Row {...props(more)} />)

test('a closed row says what it is', () => {
  const figures = { ...cards, items: group }
  const cells = { ...cards, one: 'row', items: { type: 'array', items: line } }
  for (const [value, words, schema] of [
    [{ title: 'Roofs', text: 'Green ones', points: [] }, 'Roofs Green ones', cards],
    [{ title: 'Roofs', points: ['a', 'b'], images: [slot] }, 'Roofs 2 points, 1 picture', cards],
    [{ title: ' ' }, 'Card 2', cards],
    [{ value: '500+', label: 'Projects' }, 'Projects 500+', figures],
    [['Wall', '9 cm', 'White'], 'Wall 9 cm · White', cells],
    [{ media: slot }, 'A desk', figures],
  ] as const) {
    assert.is(textOf(shown({ value, schema })).replace('its picture ', ''), words)
  }
  assert.match(textOf(shown({ value: { title: 'Roofs', media: slot } })), /^its picture Roofs/)
  assert.match(textOf(shown({ value: { title: 'Roofs', images: [slot] } })), /^its picture Roofs/)
})

test('a closed row says what is wrong in it, an open one does not', () => {
  const fault = { value: { title: 'Roofs', text: 'Green ones' }, note: 'Title: Too long' }
  assert.is(textOf(shown(fault)), 'Roofs Title: Too long')
  const html = htmlOf(shown({ ...fault, isOpen: true }))
  assert.not.match(html, 'Too long')
  assert.match(html, 'aria-expanded="true" aria-controls="form-x.1-body"')
  assert.not.match(htmlOf(shown(fault)), 'aria-controls')
})

test('an open row has its fields, a cell for each column and those that are too many', () => {
  assert.match(textOf(shown({ isOpen: true })), 'Title Points 0 + Add a point Pictures 0')
  const items = { type: 'array', along: 'columns', items: text('Cell') }
  const rows = { isOpen: true, schema: { ...cards, one: 'row', items }, value: ['a', 'b'] }
  const cells = (more: object) => /Cell.*?(?= Up)|Wall.*?(?= Up)/.exec(textOf(shown(more)))?.[0]
  assert.is(cells(rows), 'Cell 1 Cell 2')
  assert.is(cells({ ...rows, cells: ['Wall', '', 'Roof'] }), 'Wall Cell 2 Roof')
  assert.is(cells({ ...rows, value: 7, cells: ['Wall'] }), 'Wall')
  const prose = { ...points, items: { ...line, maxLength: 500 } }
  assert.match(textOf(shown({ isOpen: true, schema: prose, value: 'A' })), / Point 2 .*Up/)
  const slots = { ...cards, items: { type: 'object', form: 'slot', properties: { alt: line } } }
  const document = { isOpen: true, schema: slots, value: { ...slot, kind: 'pdf' } }
  assert.match(textOf(shown(document)), 'its picture Point Up')
})

test('a row of one line is written in at once, and Enter and Backspace add and remove lines', () => {
  const { done, actions } = actionsOf()
  const type = (key: string, value: string, isComposing = false) => {
    let isPrevented = false
    const given = props({ schema: points, value, actions, isOpen: true })
    const row = returnOf(() => (Row.type as (props: RowProps) => never)(given))
    const field = elementIn(row, 'div', ({ className }) => className === 'form-line')
    field.props.onFocus()
    const preventDefault = () => (isPrevented = true)
    field.props.onKeyDown({ key, nativeEvent: { isComposing }, preventDefault })
    return [isPrevented, ...done.splice(0)]
  }
  const opened = ['open', 1]
  assert.equal(type('Enter', 'a'), [true, opened, ['addAfter', 1]])
  assert.equal(type('Enter', 'a', true), [false, opened])
  assert.equal(type('Backspace', ''), [true, opened, ['remove', 1]])
  assert.equal(type('Backspace', 'a'), [false, opened])
  assert.equal(type('x', ''), [false, opened])
  const html = htmlOf(shown({ schema: points, value: 'a' }))
  assert.match(html, 'data-line="true"')
  assert.match(textOf(shown({ schema: points, value: 'a' })), 'Point 2')
  assert.not.match(html, 'aria-expanded')
})

function buttons(more: object, canAddSlots = true) {
  const { done, actions } = actionsOf()
  const given = { ...props({ ...more, actions }) }
  const { hook } = liveField(RowButtons, given, { canAddSlots: () => canAddSlots })
  const all = elementsIn(hook.now)
  const idle = all.flatMap(({ type, props }) =>
    type === Button ? [[props.children[0], props.isIdle]] : [],
  )
  const title = all.map(({ props }) => props.title).find(Boolean)
  return {
    done,
    idle: Object.fromEntries(idle),
    title,
    press: (name: string) => press(hook.now, name),
  }
}

test('an open row is moved, but at the ends, and copied and deleted within the limits', () => {
  const { done, idle, press } = buttons({})
  assert.equal(idle, { Up: false, Down: false, Copy: false, Delete: false })
  for (const name of ['Up', 'Down', 'Copy', 'Delete']) press(name)
  assert.equal(done, [
    ['move', 1, 0],
    ['move', 1, 2],
    ['copy', 1],
    ['remove', 1],
  ])
  assert.equal([buttons({ index: 0 }).idle.Up, buttons({ index: 2 }).idle.Down], [true, true])
  const ofCount = (count: number) => {
    const { idle, title } = buttons({ schema: { ...cards, minItems: 2, maxItems: 3 }, count })
    return [idle.Copy, idle.Delete, title]
  }
  assert.equal(ofCount(3), [true, false, undefined])
  assert.equal(ofCount(2), [false, true, 'At least 2 must stay'])
})

test('a row is not copied where it is a line, or where no place for its picture can be made', () => {
  assert.is(buttons({ schema: points }).idle.Copy, undefined)
  const slots = { ...cards, items: { ...card, form: 'slot' } }
  assert.is(buttons({ schema: slots }).idle.Copy, false)
  assert.is(buttons({ schema: slots }, false).idle.Copy, undefined)
  assert.is(buttons({}, false).idle.Copy, false)
})

test('a row is moved by the keys of its handle, but at the ends, and by no shortcut', () => {
  const { done, actions } = actionsOf()
  const handle = (more = {}) => elementIn(RowHandle(props({ actions, ...more })), 'button').props
  const type = (key: string, index = 1, more = {}) => {
    let isPrevented = false
    handle({ index }).onKeyDown({ key, preventDefault: () => (isPrevented = true), ...more })
    return [isPrevented, ...done.splice(0)]
  }
  assert.equal(type('ArrowUp'), [true, ['move', 1, 0]])
  assert.equal(type('ArrowDown'), [true, ['move', 1, 2]])
  assert.equal(type('Home'), [true, ['move', 1, 0]])
  assert.equal(type('End'), [true, ['move', 1, 2]])
  assert.equal([type('ArrowUp', 0), type('Home', 0), type('a')], [[false], [false], [false]])
  assert.equal([type('ArrowDown', 2), type('End', 2)], [[false], [false]])
  for (const name of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    assert.equal(type('ArrowUp', 1, { [name]: true }), [false])
  }
  assert.equal([handle().disabled, handle({ count: 1 }).disabled], [false, true])
})

const list = (schema: object, value: unknown, faults = {}) => {
  standIn('document', {})
  return inForm(
    <ListField at="x" isRequired={false} schema={schema as never} value={value} />,
    faults,
  )
}

test('a list counts its rows and says what is wrong in each', () => {
  const value = [{ title: 'Roofs' }, { title: 'Stairs' }]
  const limited = { ...cards, maxItems: 2, description: 'In their order' }
  assert.is(textOf(list(limited, value)), 'Cards 2 of 2 In their order Roofs Stairs')
  const faults = { x: 'Too few', 'x.1.title': 'Too long', 'y.0.title': 'Elsewhere' }
  assert.is(
    textOf(list(cards, value, faults)),
    'Cards 2 Too few Roofs Stairs Title: Too long + Add a card',
  )
  const twice = { 'x.0.title': 'Too long', 'x.0.text': 'Too short', 'x.1.points.1': 'At most 80' }
  const words = 'Roofs 2 things to put right Stairs Point: At most 80 +'
  assert.match(textOf(list(cards, value, twice)), words)
})

test('a list without rows asks for one', () => {
  for (const none of [undefined, [], 'torn']) {
    assert.is(textOf(list(cards, none)), 'Cards 0 + Add a card')
    assert.not.match(htmlOf(list(cards, none)), '<ul')
  }
  const archives = { ...cards, one: 'archive' }
  assert.equal(buttonsOf(list(archives, [])), ['+ Add an archive'])
  assert.equal(buttonsOf(list({ type: 'array', items: line }, [])), ['+ Add a row'])
})

test.run()
