import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ChooseDrawing } from '../../../../../web/admin/pages/drawing/choose-drawing.tsx'
import { ChosenDrawing } from '../../../../../web/admin/pages/drawing/chosen-drawing.tsx'
import { DrawingDialog } from '../../../../../web/admin/pages/drawing/drawing-dialog.tsx'
import { DrawingList } from '../../../../../web/admin/pages/drawing/drawing-list.tsx'
import { LookFields } from '../../../../../web/admin/pages/drawing/look-fields.tsx'
import type { SlotSource } from '../../../../../web/admin/pages/form/section-form-props.ts'
import { SearchField } from '../../../../../web/admin/ui/search-field.tsx'
import { catalogueUrl, choicesUrl } from '../../../../../web/page-editing/drawings.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, emptyClient, press, textOf } from '../../../../support/rendered.tsx'

const test = suite('choosing what is drawn in a place')

const catalogue = {
  version: 'v1',
  groups: [
    {
      name: 'Furniture',
      families: [
        { family: 'desk', name: 'Desk', kinds: [{ value: 'writing', name: 'Writing desk' }] },
        { family: 'sofa', name: 'Sofa', kinds: [] },
      ],
    },
  ],
}
const slot: SlotSource = {
  ...{ path: 'a/1.jpg', kind: 'image', alt: 'A desk', shape: 'square' },
  ...{ family: 'desk', seed: 4, traits: ['oak'] },
}
const place = { shape: 'square' } as never

function open(more: Partial<SlotSource> = {}, isSettled = true) {
  const client = emptyClient()
  client.setDefaultOptions({ queries: { queryFn: () => new Promise(() => undefined) } })
  client.setQueryData([catalogueUrl(place)], catalogue)
  const own = { ...slot, ...more }
  const { family, seed, traits } = own
  const drawn = { family, seed, traits, slot: own.path, shape: 'square' } as never
  if (isSettled) {
    const choices = [{ label: 'Wood', options: [{ value: 'oak', name: 'Oak' }] }]
    client.setQueryData([choicesUrl(drawn)], { words: 'A desk of oak', traits: ['oak'], choices })
  }
  const [kept, closed] = [[] as SlotSource[], [] as true[]]
  const hook = liveHook(
    () =>
      DrawingDialog({
        ...{ slot: own, place, source: { sections: [own] } },
        onKeep: next => kept.push(next),
        onClose: () => closed.push(true),
      }),
    { client },
  )
  const keep = () =>
    elementIn(hook.now, 'button', ({ children }) => children === 'Keep this drawing').props
  return {
    hook,
    kept,
    closed,
    keep,
    step: () => elementsIn(hook.now).find(({ props }) => props['data-step'])?.props['data-step'],
  }
}

test('waits for what the server says of the drawing', () => {
  const { kept, closed, keep } = open({}, false)
  assert.is(keep().disabled, true)
  keep().onClick()
  assert.equal([kept, closed], [[], []])
})

test('keeping the same drawing changes nothing', () => {
  const { kept, closed, keep } = open()
  assert.is(keep().disabled, false)
  keep().onClick()
  assert.equal([kept, closed], [[], [true]])
})

test('shows the list or the drawing on phones, and says that something else is drawn', () => {
  const { hook, step } = open()
  assert.is(step(), 'list')
  press(hook.now, 'Change the drawing that is here')
  assert.is(step(), 'chosen')
  press(hook.now, 'Choose something else')
  assert.is(step(), 'list')
  const saysOther = () =>
    textOf(elementsIn(hook.now).filter(({ type }) => type === 'p')).includes('something else')
  assert.is(saysOther(), false)
  elementIn(hook.now, DrawingList).props.onChoose({ family: 'sofa', seed: 1, ground: 3 })
  assert.equal([step(), saysOther()], ['chosen', true])
  assert.not.match(elementIn(hook.now, ChosenDrawing).props.url, 'desk')
})

test('another one is of the same family with a seed that no other place has', () => {
  const { hook } = open({}, true)
  const before = elementIn(hook.now, ChosenDrawing).props.url
  press(hook.now, 'Another one')
  const { url } = elementIn(hook.now, ChosenDrawing).props
  assert.match(before, '4')
  assert.match(url, '5')
  assert.is(elementIn(hook.now, DrawingList).props.chosen.seed, 5)
  const { lookFor } = elementIn(hook.now, DrawingList).props
  assert.equal(lookFor({ family: 'sofa', kind: 'wide', name: 'Sofa' }), {
    ...{ family: 'sofa', traits: ['wide'], seed: 1, ground: undefined },
  })
})

test('traits are changed in the drawing that is chosen', () => {
  const { hook } = open()
  elementIn(hook.now, LookFields).props.onChange(['ash'])
  assert.equal(elementIn(hook.now, DrawingList).props.chosen, {
    ...{ family: 'desk', traits: ['ash'], seed: 4 },
  })
})

test('is offered by a button', () => {
  const hook = liveHook(() => ChooseDrawing({ slot, place, source: {}, onKeep: () => undefined }))
  const dialog = () => elementsIn(hook.now).find(({ type }) => type === DrawingDialog)
  assert.is(dialog(), undefined)
  press(hook.now, 'Choose what is drawn')
  dialog()?.props.onClose()
  assert.is(dialog(), undefined)
})

test('a drawing that does not come is asked for again at a press', () => {
  let url = '/drawings/a'
  const hook = liveHook(() => ChosenDrawing({ url, shape: 'square', words: 'A desk' }))
  const image = () => elementsIn(hook.now).find(({ type }) => type === 'img')
  const fail = () => image()?.props.onError()
  assert.is(image()?.props.alt, 'A desk')
  for (const _ of [1, 2]) {
    fail()
    assert.is(image(), undefined)
    press(hook.now, 'Try again')
    assert.is(image()?.props.src, '/drawings/a')
  }
  url = '/drawings/b'
  fail()
  assert.is(image()?.props.src, '/drawings/b')
})

test('the list marks what is chosen, and says that nothing has such a name', () => {
  const chosen: unknown[] = []
  const hook = liveHook(() =>
    DrawingList({
      ...{ catalogue: catalogue as never, slot, shape: 'square', chosen: { family: 'desk' } },
      lookFor: ({ family, kind }) => ({ family, ...(kind && { traits: [kind] }) }),
      onChoose: look => chosen.push(look),
    }),
  )
  const buttons = () => elementsIn(hook.now).filter(({ type }) => type === 'button')
  const pressed = () => buttons().map(({ props }) => props['aria-pressed'])
  assert.equal(pressed(), [true, false])
  elementIn(hook.now, SearchField).props.onChange('writing')
  assert.equal(pressed(), [false])
  buttons()[0]?.props.onClick()
  assert.equal(chosen, [{ family: 'desk', traits: ['writing'] }])
  elementIn(hook.now, SearchField).props.onChange('zzz')
  assert.equal(pressed(), [])
  assert.match(elementIn(hook.now, 'p', ({ role }) => role === 'status').props.children[1], 'zzz')
})

test.run()
