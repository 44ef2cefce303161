import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  below,
  editAt,
  stepsBelow,
} from '../../../../../../web/features/pages/admin/form/edit-at.ts'
import { useLiveFaults } from '../../../../../../web/features/pages/admin/form/live-faults.ts'
import { SectionForm } from '../../../../../../web/features/pages/admin/form/section-form.tsx'
import type { GroupSchema } from '../../../../../../web/features/pages/field-schema.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { textOf } from '../../../../../support/rendered.tsx'

const test = suite('changes of a section in its form, and its faults')

const text = { type: 'string' } as const
const texts = { type: 'array', items: text } as const
const card = { type: 'object', properties: { title: text, points: texts } } as const
const number = { type: 'number' } as const
const schema: GroupSchema = {
  type: 'object',
  properties: {
    title: text,
    cards: { type: 'array', items: card },
    seconds: {
      type: 'object',
      properties: { image: number, video: number },
      default: { image: 10, video: 10 },
    },
  },
}
const section = {
  kind: 'x',
  title: 'Roofs',
  cards: [{ title: 'A', points: ['a'] }, { title: 'B' }],
}
const edited = (path: string[], to: unknown) =>
  editAt(schema, section, path, () => to) as typeof section & { seconds: object }

test('a change copies what is on the way to it, and nothing else', () => {
  const next = edited(['cards', '0', 'points', '0'], 'b')
  assert.equal(next.cards[0], { title: 'A', points: ['b'] })
  assert.is(next.cards[1], section.cards[1])
  assert.equal(section.cards[0]?.points, ['a'])
  assert.is(edited(['title'], 'Roofs'), section)
})

test('a field that becomes undefined is left out, and a group begins with its default', () => {
  assert.equal(Object.keys(edited(['title'], undefined)), ['kind', 'cards'])
  assert.equal(edited(['seconds', 'image'], 4).seconds, { image: 4, video: 10 })
  assert.throws(() => edited(['colour'], 'red'), 'No field "colour"')
})

test('fields are addressed by whole paths, in the page itself from their names on', () => {
  assert.equal(stepsBelow('sections.1', 'sections.1.cards.0'), ['cards', '0'])
  assert.equal(stepsBelow('sections.1', 'sections.1'), [])
  assert.is(stepsBelow('sections.1', 'sections.12.title'), undefined)
  assert.is(stepsBelow('sections.1', 'sections.10'), undefined)
  assert.equal(
    [stepsBelow('', 'name'), stepsBelow('', 'sections.0')],
    [['name'], ['sections', '0']],
  )
  assert.equal([below('', 'title'), below('cards', 0)], ['title', 'cards.0'])
})

const [ofTitle, ofText] = ['sections.1.title', 'sections.1.cards.0.text']
const found = { [ofTitle]: 'Too long', [ofText]: 'Write something here' }
const first = { title: 'A', text: 'x', cards: [{ text: '' }, { text: 'B' }] }

function form(at = 'sections.1') {
  const hook = liveHook(() => {
    const [given, set] = useState<{ faults: Record<string, string>; value: object }>({
      ...{ faults: found, value: first },
    })
    return { live: useLiveFaults(given.faults, at, given.value), set }
  })
  const type = (value: object, faults: Record<string, string> = found) =>
    flushSync(() => hook.now.set({ faults, value }))
  return { type, live: () => hook.now.live }
}

test('faults end where a field was changed or another row has come, and come back with it', () => {
  const { live, type } = form()
  const before = live()
  assert.equal(before, found)
  type({ ...first, text: 'y' })
  // The same object while another field changes.
  assert.is(live(), before)
  type({ ...first, title: 'B' })
  assert.equal(Object.keys(live()), [ofText])
  type({ ...first, cards: first.cards.toReversed() })
  assert.equal(Object.keys(live()), [ofTitle])
  type(first)
  assert.equal(live(), found)
  assert.equal(form('sections.10').live(), {})
})

test('faults are new ones with each answer of the server, in other words too', () => {
  const { live, type } = form()
  const again = { [ofTitle]: 'Still too long' }
  type({ ...first, title: 'AB' }, again)
  assert.equal(live(), again)
})

test('a form shows faults of its own section alone, and its pictures as the screen around it does', () => {
  const media = { type: 'object', form: 'slot', properties: { alt: text } } as const
  const schema = { type: 'object', properties: { title: text, media } } as GroupSchema
  const value = { title: 'Roofs', media: { path: 'a/1.jpg', kind: 'image', alt: 'A roof' } }
  const shown = (faults: Record<string, string>) => {
    const form = { schema, value, faults, at: 'sections.2', onChange: () => undefined }
    return textOf(<SectionForm {...form} renderSlot={({ path }) => `picture ${path}`} />)
  }
  for (const at of ['sections.2', 'sections.2.title', 'sections.2.media.path']) {
    assert.match(shown({ [at]: 'Choose another one' }), /Choose another one/)
  }
  assert.not.match(shown({ 'sections.3': 'Choose another one' }), 'Choose another one')
  assert.match(shown({}), 'picture a/1.jpg')
})

test.run()
