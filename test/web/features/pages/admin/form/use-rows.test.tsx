import { useState } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  FocusProvider,
  type Form,
  FormProvider,
} from '../../../../../../web/features/pages/admin/form/form-context.ts'
import { copied } from '../../../../../../web/features/pages/admin/form/rows/copied.ts'
import { keysAfter } from '../../../../../../web/features/pages/admin/form/rows/row-keys.ts'
import { useOpenRow } from '../../../../../../web/features/pages/admin/form/rows/use-open-row.ts'
import { useRows } from '../../../../../../web/features/pages/admin/form/rows/use-rows.ts'
import type { FieldSchema } from '../../../../../../web/features/pages/field-schema.ts'
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
  const keys = rows.map((_, index) => 10 + index)
  const hook = liveHook(() => useRows({ ...given, keys, element: { current: null } } as never), {
    around: inside => <FormProvider value={form}>{inside}</FormProvider>,
  })
  return { hook, edits, slots, values }
}

const [one, two, three] = ['One', 'Two', 'Three'].map(title => ({ title }))

test('moves one and says where it is', () => {
  const { hook, edits } = open(cards, [one, two, three])
  hook.now.actions.move(0, 2)
  assert.is(hook.now.announcement, 'One is now 3 of 3')
  hook.now.actions.move(2, 0)
  assert.equal(edits, [
    ['list', [two, three, one]],
    ['list', [three, one, two]],
  ])
})

test('deletes one; an emptied list is left out unless it is required', () => {
  const { hook, edits } = open(cards, [one, two, three])
  hook.now.actions.remove(1)
  assert.equal([edits, hook.now.announcement], [[['list', [one, three]]], 'Two was deleted'])
  for (const isRequired of [false, true]) {
    const { hook, edits } = open(cards, [one], { isRequired })
    hook.now.actions.remove(0)
    assert.equal(edits, [['list', isRequired ? [] : undefined]])
  }
})

test('copies one behind itself, its pictures into places of their own', () => {
  const slot = { path: 'a/1.jpg', kind: 'image', alt: 'A desk' }
  const { hook, edits, slots } = open(pictures, [slot, { ...slot, path: 'a/2.jpg' }])
  hook.now.actions.copy(0)
  assert.equal(edits, [
    ['list', [slot, { path: 'new/1.jpg', kind: 'image', alt: '' }, { ...slot, path: 'a/2.jpg' }]],
  ])
  assert.equal(slots, [['image', 'list.1', slot]])
  assert.is(hook.now.announcement, 'A desk was copied')
})

test('a copy has places of its own for pictures at any depth, or none, and all else as it was', () => {
  const picture = (path: string) => ({
    path,
    kind: 'image',
    alt: 'A desk',
    family: 'desk',
    seed: 4,
  })
  const fields = { path: text, kind: text, alt: text }
  const place = { type: 'object', form: 'slot', properties: fields }
  const properties = {
    ...{ title: text, media: place, more: { type: 'array', items: place } },
    sizes: { type: 'object', properties: fields },
  }
  const row = { type: 'object', properties } as unknown as FieldSchema
  const value = { title: 'Desk', media: picture('a.jpg'), more: [picture('b.jpg')] }
  const copy = copied(row, value, slot => ({ ...slot, path: `new-${slot.path}` }))
  const [media, more] = [picture('new-a.jpg'), [picture('new-b.jpg')]]
  assert.equal(copy, { title: 'Desk', media, more })
  assert.is(value.media.path, 'a.jpg')
  assert.equal(copied(row, value), { title: 'Desk', more: [] })
  // A group that only looks like a place, and what the schema does not know.
  const sizes = { path: 'a.jpg', kind: 'image', alt: '' }
  assert.equal(copied(row, { sizes, unknown: 1 }), { sizes })
  assert.is(copied(row, 'text'), 'text')
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
  assert.equal(
    edits,
    [
      [
        ['B', 'A'],
        ['2', '1'],
      ],
      [
        ['A', '', 'B'],
        ['1', '', '2'],
      ],
      [['B'], ['2']],
    ].flatMap(([list, row]) => [
      ['list', list],
      ['rows', [row, 'torn']],
      ['others', 'none'],
    ]),
  )
})

test('a new row of cells has as many as there are columns', () => {
  const schema = { type: 'array', items: { type: 'array', along: 'columns', items: text } }
  const { hook, edits } = open(schema, [], { cells: ['A', 'B'] })
  hook.now.add()
  assert.equal(edits, [['list', [['', '']]]])
})

test('one is open at a time; a second press closes it, and one that is added opens once it is there', () => {
  const { hook } = open(cards, [one, two])
  const { toggle, open: openRow, addAfter } = hook.now.actions
  assert.is(hook.now.openKey, undefined)
  for (const [act, index, key] of [
    [toggle, 1, 11],
    [toggle, 0, 10],
    [toggle, 0, undefined],
    [openRow, 1, 11],
    [openRow, 1, 11],
    [addAfter, 0, undefined],
  ] as const) {
    act(index)
    assert.is(hook.now.openKey, key)
  }
})

function openKeys(asked?: { at: string }) {
  const useList = () => {
    const [keys, show] = useState([10, 11])
    return { ...useOpenRow('list', keys), show }
  }
  return liveHook(useList, {
    around: inside => <FocusProvider value={asked}>{inside}</FocusProvider>,
  })
}

test('the one in which a field is to be focused is open', () => {
  assert.is(openKeys({ at: 'list.1.title' }).now.key, 11)
  assert.is(openKeys({ at: 'list.0' }).now.key, 10)
  for (const at of ['list', 'lists.1', 'other.1.title']) {
    assert.is(openKeys({ at }).now.key, undefined)
  }
})

test('the same one is open wherever it is moved, and a new one once there are more rows', () => {
  const hook = openKeys()
  hook.now.open(0)
  assert.is(hook.now.key, 10)
  hook.now.show([11, 10])
  assert.is(hook.now.key, 10)
  hook.now.toggle(1)
  assert.is(hook.now.key, undefined)
  hook.now.openNew(1)
  assert.is(hook.now.key, undefined)
  hook.now.show([11, 12, 10])
  assert.is(hook.now.key, 12)
  hook.now.show([12, 11, 10])
  assert.is(hook.now.key, 12)
})

test('keys stay with rows that are moved or edited, and no row has that of another', () => {
  const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }]
  const known = { rows: [a, b, c], keys: [10, 11, 12], next: 13 }
  for (const [rows, keys] of [
    [
      [c, a, b],
      [12, 10, 11],
    ],
    [
      [a, { title: 'B' }, c],
      [10, 11, 12],
    ],
    [
      [a, c],
      [10, 12],
    ],
    [
      [{ title: 'new' }, a, b, c],
      [13, 10, 11, 12],
    ],
    [
      [a, { ...a }, b, c],
      [10, 13, 11, 12],
    ],
  ] as const) {
    assert.equal(keysAfter(known, rows).keys, keys)
  }
  const texts = { rows: ['x', 'x', 'y'], keys: [1, 2, 3], next: 4 }
  const { keys, next } = keysAfter(texts, ['x', 'x', 'x', 'y'])
  assert.equal([new Set(keys).size, next], [4, 5])
})

test.run()
