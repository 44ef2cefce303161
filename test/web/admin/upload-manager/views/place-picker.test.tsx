import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../../../../web/admin/contract.ts'
import { Field } from '../../../../../web/admin/ui/field.tsx'
import { PlacePicker } from '../../../../../web/admin/upload-manager/views/place-picker.tsx'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, textOf } from '../../../../support/rendered.tsx'

openAdminPage()

const test = suite('search for the place of a file')

const slot = (path: string, more: Partial<MediaSlot> = {}): MediaSlot => ({
  ...{ path, fileName: path, kind: 'image', present: false },
  ...more,
})

function open(slots: MediaSlot[], section = '') {
  const picked: string[] = []
  const hook = liveHook(() =>
    PlacePicker({
      ...{ title: 'Where to?', kind: 'image', slots, section, filled: 'Swaps' },
      ...{ details: undefined, onClose: () => undefined },
      onPick: ({ path }) => picked.push(path),
    }),
  )
  const buttons = () =>
    elementsIn(hook.now).flatMap(({ type, props }) => (type === 'button' ? [props] : []))
  return {
    ...{ picked, buttons },
    paths: () => buttons().map(({ children }) => textOf(children[2])),
    tags: () => buttons().map(({ children }) => textOf(children[3])),
    said: () => textOf(elementIn(hook.now, 'p')),
    type: (value: string) =>
      elementIn(hook.now, Field).props.onChange({ currentTarget: { value } }),
  }
}

test('has places of the kind of the file, those of the open section first', () => {
  const slots = [
    slot('chairs/a.jpg'),
    slot('sofas/a.jpg'),
    slot('sofas-two/a.jpg'),
    slot('sofas/b.mp4', { kind: 'video' }),
  ]
  assert.equal(open(slots).paths(), ['chairs/a.jpg', 'sofas/a.jpg', 'sofas-two/a.jpg'])
  assert.equal(open(slots, 'sofas').paths(), ['sofas/a.jpg', 'chairs/a.jpg', 'sofas-two/a.jpg'])
})

test('says of each place whether it has a file, and picks the one that is pressed', () => {
  const picker = open([slot('a/x.jpg', { present: true }), slot('a/y.jpg')])
  assert.equal(picker.tags(), ['Swaps', 'Empty'])
  picker.buttons()[1]?.onClick()
  assert.equal(picker.picked, ['a/y.jpg'])
})

test('shows forty, and how many more there are', () => {
  const many = (count: number) => open(Array.from({ length: count }, (_, n) => slot(`a/${n}.jpg`)))
  assert.equal([many(40).paths().length, many(40).said()], [40, ''])
  assert.equal([many(42).paths().length, many(42).said()], [40, '2 more. Type more words.'])
  assert.is(many(0).said(), 'No place matches these words.')
})

test('is narrowed down by words', () => {
  const picker = open([slot('chairs/a.jpg'), slot('sofas/a.jpg')])
  picker.type('sofas')
  assert.equal(picker.paths(), ['sofas/a.jpg'])
  picker.type('beds')
  assert.is(picker.said(), 'No place matches these words.')
})

test.run()
