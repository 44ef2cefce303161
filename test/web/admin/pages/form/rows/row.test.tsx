import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  FaultsProvider,
  type Form,
  FormProvider,
} from '../../../../../../web/admin/pages/form/form-context.ts'
import { ListField } from '../../../../../../web/admin/pages/form/rows/list-field.tsx'
import { Row, type RowProps } from '../../../../../../web/admin/pages/form/rows/row.tsx'
import { RowButtons } from '../../../../../../web/admin/pages/form/rows/row-buttons.tsx'
import { RowHandle } from '../../../../../../web/admin/pages/form/rows/row-handle.tsx'
import { Button } from '../../../../../../web/admin/ui/button.tsx'
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
import { liveField } from '../live-field.tsx'

const test = suite('row of a list')

const line = { type: 'string', title: 'Point', maxLength: 80 }
const card = { type: 'object', properties: { title: { type: 'string', title: 'Title' } } }
const points = { type: 'array', one: 'point', title: 'Points', items: line }
const cards = { type: 'array', one: 'card', title: 'Cards', items: card }

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

const form = (more: Partial<Form> = {}) =>
  ({ canAddSlots: () => true, renderSlot: () => 'picture', ...more }) as unknown as Form

function props(more: object = {}): RowProps & { title: string } {
  return {
    ...{ schema: cards, value: { title: 'Roofs' }, at: 'x.1', index: 1, count: 3, title: 'Roofs' },
    ...{ isOpen: false, isLanding: false, note: undefined, cells: undefined },
    ...{ actions: actionsOf().actions, ...more },
  } as never
}

const shown = (more: object = {}) => (
  <FormProvider value={form()}>
    <Row {...props(more)} />
  </FormProvider>
)

test('says what it is, and what is wrong in it while it is closed', () => {
  const value = { title: 'Roofs', text: 'Green ones' }
  assert.is(textOf(shown({ value })), 'Roofs Green ones')
  assert.is(textOf(shown({ value, note: 'Title: Too long' })), 'Roofs Title: Too long')
  const html = htmlOf(shown({ value, isOpen: true, note: 'Title: Too long' }))
  assert.not.match(html, 'Too long')
  assert.match(html, 'aria-expanded="true" aria-controls="form-x.1-body"')
  assert.not.match(htmlOf(shown({ value })), 'aria-controls')
  const slot = { path: 'a/1.jpg', kind: 'image', alt: 'A' }
  assert.match(textOf(shown({ value: { ...value, media: slot } })), /^picture Roofs/)
})

test('has its fields while it is open, a cell for each column and those that are too many', () => {
  assert.match(textOf(shown({ isOpen: true })), 'Title Up')
  const items = { type: 'array', along: 'columns', items: { type: 'string', title: 'Cell' } }
  const rows = { isOpen: true, schema: { ...cards, one: 'row', items }, value: ['a', 'b'] }
  const cells = (more: object) => /Cell.*?(?= Up)|Wall.*?(?= Up)/.exec(textOf(shown(more)))?.[0]
  assert.is(cells(rows), 'Cell 1 Cell 2')
  assert.is(cells({ ...rows, cells: ['Wall', '', 'Roof'] }), 'Wall Cell 2 Roof')
  assert.is(cells({ ...rows, value: 7, cells: ['Wall'] }), 'Wall')
  const prose = { ...points, items: { ...line, maxLength: 500 } }
  assert.match(textOf(shown({ isOpen: true, schema: prose, value: 'A' })), / Point 2 .*Up/)
  const slots = { ...cards, items: { ...card, form: 'slot', properties: { alt: line } } }
  const slot = { path: 'a/1.jpg', kind: 'pdf', alt: 'A' }
  assert.match(textOf(shown({ isOpen: true, schema: slots, value: slot })), 'picture Point Up')
})

test('of one line is written in at once, and Enter and Backspace add and remove lines', () => {
  const { done, actions } = actionsOf()
  const type = (key: string, value: string, isComposing = false) => {
    let isPrevented = false
    const row = returnOf(() =>
      (Row.type as (props: RowProps) => never)(
        props({ schema: points, value, actions, isOpen: true }),
      ),
    )
    const field = elementIn(row, 'div', ({ className }) => className === 'form-line')
    field.props.onFocus()
    const preventDefault = () => (isPrevented = true)
    field.props.onKeyDown({ key, nativeEvent: { isComposing }, preventDefault })
    return [isPrevented, ...done.splice(0).slice(1)]
  }
  assert.equal(type('Enter', 'a'), [true, ['addAfter', 1]])
  assert.equal(type('Enter', 'a', true), [false])
  assert.equal(type('Backspace', ''), [true, ['remove', 1]])
  assert.equal(type('Backspace', 'a'), [false])
  assert.equal(type('x', ''), [false])
  const html = htmlOf(shown({ schema: points, value: 'a' }))
  assert.match(html, 'data-line="true"')
  assert.match(textOf(shown({ schema: points, value: 'a' })), 'Point 2')
  assert.not.match(html, 'aria-expanded')
})

function buttons(more: object, canAddSlots = true) {
  const { done, actions } = actionsOf()
  const all = liveField(
    RowButtons,
    { ...props({ ...more, actions }) },
    {
      canAddSlots: () => canAddSlots,
    },
  ).hook
  const idle = elementsIn(all.now).flatMap(({ type, props }) =>
    type === Button ? [[props.children[0], props.isIdle]] : [],
  )
  return { done, idle: Object.fromEntries(idle), all, titles: elementsIn(all.now) }
}

test('is moved up and down but at the ends, and copied and deleted within the limits', () => {
  const { done, idle, all } = buttons({})
  assert.equal(idle, { Up: false, Down: false, Copy: false, Delete: false })
  for (const name of ['Up', 'Down', 'Copy', 'Delete']) press(all.now, name)
  assert.equal(done, [
    ['move', 1, 0],
    ['move', 1, 2],
    ['copy', 1],
    ['remove', 1],
  ])
  assert.equal(buttons({ index: 0 }).idle.Up, true)
  assert.equal(buttons({ index: 2 }).idle.Down, true)
  const limited = { ...cards, minItems: 2, maxItems: 3 }
  const ofCount = (count: number) => {
    const { idle, titles } = buttons({ schema: limited, count })
    return [idle.Copy, idle.Delete, titles.map(({ props }) => props.title).find(Boolean)]
  }
  assert.equal(ofCount(3), [true, false, undefined])
  assert.equal(ofCount(2), [false, true, 'At least 2 must stay'])
})

test('is not copied where it is a line, or where no place for its picture can be made', () => {
  assert.is(buttons({ schema: points }).idle.Copy, undefined)
  const slots = { ...cards, items: { ...card, form: 'slot' } }
  assert.is(buttons({ schema: slots }).idle.Copy, false)
  assert.is(buttons({ schema: slots }, false).idle.Copy, undefined)
  assert.is(buttons({}, false).idle.Copy, false)
})

test('is moved by the keys of its handle, and by no shortcut', () => {
  const { done, actions } = actionsOf()
  const handle = elementIn(RowHandle(props({ actions })), 'button').props
  const type = (key: string, more = {}) => {
    let isPrevented = false
    handle.onKeyDown({ key, preventDefault: () => (isPrevented = true), ...more })
    return [isPrevented, ...done.splice(0)]
  }
  assert.equal(type('ArrowUp'), [true, ['move', 1, 0]])
  assert.equal(type('End'), [true, ['move', 1, 2]])
  assert.equal(type('a'), [false])
  for (const name of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    assert.equal(type('ArrowUp', { [name]: true }), [false])
  }
  assert.is(handle.disabled, false)
  const single = elementIn(RowHandle(props({ count: 1 })), 'button')
  assert.is(single.props.disabled, true)
})

const list = (schema: object, value: unknown, faults = {}) => {
  standIn('document', {})
  return (
    <FormProvider value={form()}>
      <FaultsProvider value={faults}>
        <ListField at="x" isRequired={false} schema={schema as never} value={value} />
      </FaultsProvider>
    </FormProvider>
  )
}

test('stands in its list, which counts its rows and says what is wrong in each', () => {
  const value = [{ title: 'Roofs' }, { title: 'Stairs' }]
  const limited = { ...cards, maxItems: 2, description: 'In their order' }
  assert.is(textOf(list(limited, value)), 'Cards 2 of 2 In their order Roofs Stairs')
  const faults = { x: 'Too few', 'x.1.title': 'Too long', 'y.0.title': 'Elsewhere' }
  assert.is(
    textOf(list(cards, value, faults)),
    'Cards 2 Too few Roofs Stairs Title: Too long + Add a card',
  )
  const twice = { 'x.0.title': 'Too long', 'x.0.text': 'Too short' }
  assert.match(textOf(list(cards, value, twice)), 'Roofs 2 things to put right Stairs')
})

test('is asked for where a list has none', () => {
  for (const none of [undefined, [], 'torn']) {
    assert.is(textOf(list(cards, none)), 'Cards 0 + Add a card')
    assert.not.match(htmlOf(list(cards, none)), '<ul')
  }
  const archives = { ...cards, one: 'archive' }
  assert.equal(buttonsOf(list(archives, [])), ['+ Add an archive'])
  assert.equal(buttonsOf(list({ type: 'array', items: line }, [])), ['+ Add a row'])
})

test.run()
