import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Form, FormProvider } from '../../../../../../web/admin/pages/form/form-context.ts'
import { useRows } from '../../../../../../web/admin/pages/form/rows/use-rows.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { standIn } from '../../../../../support/stand-in.ts'

const test = suite('what is done with the rows of a list')

const text = { type: 'string', title: 'Text' }
const cards = {
  ...{ type: 'array', one: 'card' },
  items: {
    type: 'object',
    required: ['title'],
    properties: { title: { ...text, examples: ['A'] } },
  },
}
const pictures = {
  ...{ type: 'array', one: 'picture' },
  items: { type: 'object', form: 'slot', title: 'Picture', properties: { alt: text } },
}

const keys = [10, 11, 12, 13]

function open(schema: object, rows: unknown[], more: object = {}, canAddSlots = true) {
  standIn('document', { getElementById: () => null })
  const edits: unknown[] = []
  const slots: unknown[] = []
  const values: Record<string, unknown> = {}
  const form = {
    changeAll: given => edits.push(...given.map(({ at, edit }) => [at, edit(values[at] ?? rows)])),
    canAddSlots: () => canAddSlots,
    newSlot: (...given) => {
      slots.push(given)
      return { path: 'new/1.jpg', kind: given[0], alt: '' }
    },
  } as Partial<Form> as Form
  const given = { schema, value: rows, at: 'list', isRequired: false, rows, ...more }
  const hook = liveHook(
    () =>
      useRows({ ...given, keys: keys.slice(0, rows.length), element: { current: null } } as never),
    { around: inside => <FormProvider value={form}>{inside}</FormProvider> },
  )
  return { hook, edits, slots, values }
}

const [one, two, three] = ['One', 'Two', 'Three'].map(title => ({ title }))

test('moves one and says where it is', () => {
  const { hook, edits } = open(cards, [one, two, three])
  hook.now.actions.move(0, 2)
  assert.equal(edits, [['list', [two, three, one]]])
  assert.is(hook.now.announcement, 'One is now 3 of 3')
})

test('deletes one; an emptied list is left out unless it is required', () => {
  const { hook, edits } = open(cards, [one, two])
  hook.now.actions.remove(1)
  assert.equal([edits, hook.now.announcement], [[['list', [one]]], 'Two was deleted'])
  for (const isRequired of [false, true]) {
    const { hook, edits } = open(cards, [one], { isRequired })
    hook.now.actions.remove(0)
    assert.equal(edits, [['list', isRequired ? [] : undefined]])
  }
})

test('copies one behind itself, its pictures into places of their own', () => {
  const slot = { path: 'a/1.jpg', kind: 'image', alt: 'A desk' }
  const copied = open(pictures, [slot, { ...slot, path: 'a/2.jpg' }])
  copied.hook.now.actions.copy(0)
  assert.equal(copied.edits, [
    ['list', [slot, { path: 'new/1.jpg', kind: 'image', alt: '' }, { ...slot, path: 'a/2.jpg' }]],
  ])
  assert.equal(copied.slots, [['image', 'list.1', slot]])
  assert.is(copied.hook.now.announcement, 'A desk was copied')
})

test('adds one behind another or at the end, with examples, as far as there may be more', () => {
  const { hook, edits } = open({ ...cards, maxItems: 3 }, [one, two])
  assert.is(hook.now.canAdd, true)
  hook.now.actions.addAfter(0)
  hook.now.add()
  assert.equal(edits, [
    ['list', [one, { title: 'A' }, two]],
    ['list', [one, two, { title: 'A' }]],
  ])
  assert.is(hook.now.announcement, 'A new card')
  const full = open({ ...cards, maxItems: 2 }, [one, two])
  assert.is(full.hook.now.canAdd, false)
  full.hook.now.actions.addAfter(0)
  assert.equal(full.edits, [])
  const lines = open({ type: 'array', items: { ...text, examples: ['A'] } }, ['One'])
  lines.hook.now.add()
  assert.equal([lines.edits, lines.hook.now.announcement], [[['list', ['One', '']]], 'A new row'])
})

test('adds pictures where a place can be made, videos as such', () => {
  const { hook, slots } = open(pictures, [])
  hook.now.add()
  assert.equal(slots, [['image', 'list.0']])
  const videos = open({ ...pictures, items: { ...pictures.items, title: 'Video' } }, [])
  videos.hook.now.add()
  assert.equal(videos.slots, [['video', 'list.0']])
  assert.is(open(pictures, [], {}, false).hook.now.canAdd, false)
  assert.is(open(cards, [], {}, false).hook.now.canAdd, true)
})

test('the rows of a list that follows have the same done to their cells', () => {
  const { hook, edits, values } = open({ type: 'array', items: text }, ['A', 'B'], {
    followers: ['rows', 'others'],
  })
  Object.assign(values, { rows: [['1', '2'], 'torn'], others: 'none' })
  hook.now.actions.move(0, 1)
  hook.now.actions.addAfter(0)
  hook.now.actions.remove(0)
  assert.equal(edits, [
    ['list', ['B', 'A']],
    ['rows', [['2', '1'], 'torn']],
    ['others', 'none'],
    ['list', ['A', '', 'B']],
    ['rows', [['1', '', '2'], 'torn']],
    ['others', 'none'],
    ['list', ['B']],
    ['rows', [['2'], 'torn']],
    ['others', 'none'],
  ])
})

test('a new row of cells has as many as there are columns', () => {
  const schema = { type: 'array', items: { type: 'array', along: 'columns', items: text } }
  const { hook, edits } = open(schema, [], { cells: ['A', 'B'] })
  hook.now.add()
  assert.equal(edits, [['list', [['', '']]]])
})

test('one is open at a time, and a second press closes it', () => {
  const { hook } = open(cards, [one, two])
  const opened = () => hook.now.openKey
  assert.is(opened(), undefined)
  hook.now.actions.toggle(1)
  assert.is(opened(), 11)
  hook.now.actions.toggle(0)
  assert.is(opened(), 10)
  hook.now.actions.toggle(0)
  assert.is(opened(), undefined)
  hook.now.actions.open(1)
  hook.now.actions.open(1)
  assert.is(opened(), 11)
})

test('a row that is added is open once it is there, and no other one before', () => {
  const { hook } = open(cards, [one, two])
  hook.now.actions.addAfter(0)
  assert.is(hook.now.openKey, undefined)
})

test.run()
