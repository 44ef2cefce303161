import * as assert from 'uvu/assert'
import { suite } from '#test'
import { SearchField } from '../../../../../web/admin/ui/search-field.tsx'
import { SelectField } from '../../../../../web/admin/ui/select-field.tsx'
import { ChooseDrawing } from '../../../../../web/features/pages/admin/drawing/choose-drawing.tsx'
import { ChosenDrawing } from '../../../../../web/features/pages/admin/drawing/chosen-drawing.tsx'
import { DrawingDialog } from '../../../../../web/features/pages/admin/drawing/drawing-dialog.tsx'
import { DrawingList } from '../../../../../web/features/pages/admin/drawing/drawing-list.tsx'
import { isDrawnAnew } from '../../../../../web/features/pages/admin/drawing/drawn-picture.tsx'
import { foundIn } from '../../../../../web/features/pages/admin/drawing/found-drawings.ts'
import { LookFields } from '../../../../../web/features/pages/admin/drawing/look-fields.tsx'
import {
  firstLook,
  isSameLook,
  lookOf,
  withLook,
} from '../../../../../web/features/pages/admin/drawing/look-of.ts'
import type { SlotSource } from '../../../../../web/features/pages/admin/form/section-form-props.ts'
import { newPlace } from '../../../../../web/features/pages/admin/saving/new-place.ts'
import {
  catalogueUrl,
  choicesUrl,
  type DrawingChoice,
} from '../../../../../web/features/pages/drawings.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  emptyClient,
  htmlOf,
  press,
  returnOf,
  textOf,
} from '../../../../support/rendered.tsx'

const test = suite('choosing what is drawn in a place')

const kinds = (...names: string[]) => names.map(name => ({ value: name.toLowerCase(), name }))
const family = (name: string, ...ofKinds: string[]) => ({
  ...{ family: name.toLowerCase().replace(' ', '-'), name, kinds: kinds(...ofKinds) },
})
const groups = [
  { name: 'Furniture', families: [family('Desk', 'Writing'), family('Sofa')] },
  { name: 'Legs and posts', families: [family('Furniture leg', 'Turned')] },
]
const slot: SlotSource = {
  ...{ path: 'a/1.jpg', kind: 'image', alt: 'A desk', shape: 'square' },
  ...{ family: 'desk', seed: 4, traits: ['oak'] },
}
const place = { shape: 'square' } as never

function open(isSettled = true) {
  const client = emptyClient()
  client.setDefaultOptions({ queries: { queryFn: () => new Promise(() => undefined) } })
  client.setQueryData([catalogueUrl(place)], { version: 'v1', groups })
  const { family, seed, traits } = slot
  const drawn = { family, seed, traits, slot: slot.path, shape: 'square' } as never
  if (isSettled) {
    const choices = [{ label: 'Wood', options: [{ value: 'oak', name: 'Oak' }] }]
    client.setQueryData([choicesUrl(drawn)], { words: 'A desk of oak', traits: ['oak'], choices })
  }
  const [kept, closed] = [[] as SlotSource[], [] as true[]]
  const calls = {
    onKeep: (next: SlotSource) => void kept.push(next),
    onClose: () => void closed.push(true),
  }
  const props = { slot, place, source: { sections: [slot] }, ...calls }
  const hook = liveHook(() => DrawingDialog(props), { client })
  return {
    ...{ hook, kept, closed },
    keep: () =>
      elementIn(hook.now, 'button', ({ children }) => children === 'Keep this drawing').props,
    list: () => elementIn(hook.now, DrawingList).props,
    url: () => elementIn(hook.now, ChosenDrawing).props.url,
    step: () => elementsIn(hook.now).find(({ props }) => props['data-step'])?.props['data-step'],
  }
}

test('the dialog waits for what the server says, and keeping the same drawing changes nothing', () => {
  for (const isSettled of [false, true]) {
    const { kept, closed, keep } = open(isSettled)
    assert.is(keep().disabled, !isSettled)
    keep().onClick()
    assert.equal([kept, closed], [[], isSettled ? [true] : []])
  }
})

test('the dialog shows the list or the drawing on phones, and says that something else is drawn', () => {
  const { hook, step, list, url } = open()
  assert.is(step(), 'list')
  press(hook.now, 'Change the drawing that is here')
  assert.is(step(), 'chosen')
  press(hook.now, 'Choose something else')
  assert.is(step(), 'list')
  const saysOther = () =>
    textOf(elementsIn(hook.now).filter(({ type }) => type === 'p')).includes('something else')
  assert.is(saysOther(), false)
  list().onChoose({ family: 'sofa', seed: 1, ground: 3 })
  assert.equal([step(), saysOther()], ['chosen', true])
  assert.not.match(url(), 'desk')
})

test('another drawing is of the same family with a seed that no other place has', () => {
  const { hook, list, url } = open()
  assert.match(url(), '4')
  press(hook.now, 'Another one')
  assert.match(url(), '5')
  assert.is(list().chosen.seed, 5)
  const sofa = list().lookFor({ family: 'sofa', kind: 'wide', name: 'Sofa' })
  assert.equal(sofa, { family: 'sofa', traits: ['wide'], seed: 1, ground: undefined })
})

test('traits are changed in the drawing that is chosen', () => {
  const { hook, list } = open()
  elementIn(hook.now, LookFields).props.onChange(['ash'])
  assert.equal(list().chosen, { family: 'desk', traits: ['ash'], seed: 4 })
})

test('the dialog is offered by a button', () => {
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
      ...{
        catalogue: { version: 'v1', groups },
        slot,
        shape: 'square',
        chosen: { family: 'desk' },
      },
      lookFor: ({ family, kind }) => ({ family, ...(kind && { traits: [kind] }) }),
      onChoose: look => chosen.push(look),
    }),
  )
  const buttons = () => elementsIn(hook.now).filter(({ type }) => type === 'button')
  const pressed = () => buttons().map(({ props }) => props['aria-pressed'])
  const search = (words: string) => elementIn(hook.now, SearchField).props.onChange(words)
  assert.equal(pressed(), [true, false, false])
  search('writing')
  assert.equal(pressed(), [false])
  buttons()[0]?.props.onClick()
  assert.equal(chosen, [{ family: 'desk', traits: ['writing'] }])
  search('zzz')
  assert.equal(pressed(), [])
  assert.match(elementIn(hook.now, 'p', ({ role }) => role === 'status').props.children[1], 'zzz')
})

test('drawings are found by beginnings of words of their groups and names, kinds with theirs in any order', () => {
  const all = ['Desk', 'Sofa', 'Furniture leg']
  for (const [words, names] of [
    ['  ', all],
    ['sof', ['Sofa']],
    ['FURNI', all],
    ['post', ['Furniture leg']],
    ['turned leg', ['Furniture leg, turned']],
    ['leg turned', ['Furniture leg, turned']],
    ['turned desk', []],
    ['.*', []],
  ] as const) {
    const found = foundIn(groups, words)
    assert.equal(
      found.flatMap(({ found }) => found.map(({ name }) => name)),
      names,
    )
    assert.ok(found.every(({ found }) => found.length > 0))
  }
  const writing = { family: 'desk', kind: 'writing', name: 'Desk, writing' }
  assert.equal(foundIn(groups, 'writing'), [{ name: 'Furniture', found: [writing] }])
})

const wood = { label: 'Wood', options: kinds('Oak', 'Ash') } as DrawingChoice
const drawers = { label: 'Drawers', isYesOrNo: true, options: kinds('Drawers') } as DrawingChoice

function openFields(choice: DrawingChoice, traits: string[] = []) {
  const changed: string[][] = []
  const choices = { traits, choices: [choice], words: '' } as never
  const onChange = (next: string[]) => changed.push(next)
  const fields = elementsIn(returnOf(() => LookFields({ choices, onChange })))
  return { changed, fields, html: htmlOf(<LookFields choices={choices} onChange={onChange} />) }
}

test('fields of a drawing offer each value, and replace what was chosen of the same alone', () => {
  const options = (more: object) =>
    elementIn(openFields({ ...wood, ...more }).fields, SelectField).props
  assert.equal(options({}).options, [
    ['', 'As it comes'],
    ['oak', 'Oak'],
    ['ash', 'Ash'],
  ])
  assert.equal(options({ shown: 'ash' }).options[0], ['', 'As it comes (ash)'])
  assert.equal([options({}).value, options({ chosen: 'oak' }).value], ['', 'oak'])
  const { changed, fields } = openFields(wood, ['wide', 'oak', 'no-ash'])
  const { onChange } = elementIn(fields, SelectField).props
  for (const value of ['ash', '']) onChange({ target: { value } })
  assert.equal(changed, [['wide', 'ash'], ['wide']])
  const none = { traits: [], choices: [], words: '' } as never
  const empty = <LookFields choices={none} onChange={() => undefined} />
  assert.is(textOf(empty), 'There is nothing to choose of this one.')
})

test('a yes or no is as it was chosen, or as it is shown', () => {
  const isChecked = (more: object) =>
    openFields({ ...drawers, ...more }).html.includes('checked=""')
  assert.equal([isChecked({}), isChecked({ shown: 'drawers' })], [false, true])
  assert.is(isChecked({ shown: 'drawers', chosen: 'no-drawers' }), false)
  const { changed, fields } = openFields(drawers, ['no-drawers', 'oak'])
  const { choice, onChange } = fields[0]?.props ?? {}
  onChange(choice, 'drawers')
  assert.equal(changed, [['oak', 'drawers']])
})

test('a drawing is anew where visitors see another one, or none of this place', () => {
  const published = { sections: [{ media: null, cards: [{ media: slot }] }] }
  const page = { path: slot.path, sections: [slot] }
  for (const [more, source, isAnew] of [
    [{ alt: 'B' }, published, false],
    [{ seed: 5 }, published, true],
    [{ path: 'a/2.jpg', seed: undefined }, published, true],
    [{ path: 'new/2.jpg', seed: undefined }, published, false],
    [{ path: 'new/2.jpg' }, published, true],
    [{ seed: 5 }, page, true],
  ] as const) {
    assert.is(isDrawnAnew({ ...slot, ...more } as SlotSource, source), isAnew)
  }
})

test('a place keeps its path, its shape and the words of its photo when its drawing changes', () => {
  const { family: _, traits: __, seed: ___, ...rest } = slot
  const sofa = { family: 'sofa', seed: 2 }
  assert.equal(withLook(slot, sofa, 'Sofa'), { ...rest, ...sofa })
  const look = { ...sofa, traits: ['oak'], ground: 3 }
  assert.equal(withLook(slot, look, 'Sofa'), { ...rest, ...look })
  assert.is(withLook({ ...slot, alt: ' ' }, sofa, 'Sofa, oak').alt, 'Sofa, oak')
})

test('a new place begins with a seed that no neighbour has', () => {
  const source = { sections: [{ media: { ...slot, seed: 1 } }] }
  const seedOf = (more: object) =>
    firstLook({ ...slot, path: newPlace('image'), seed: undefined, ...more } as never, source).seed
  assert.equal([seedOf({}), seedOf({ path: 'b.jpg' }), seedOf({ seed: 9 })], [2, undefined, 9])
})

test('a drawing is the same whichever way nothing is said of traits, and of any draft', () => {
  const desk = { family: 'desk', seed: 2 }
  assert.ok(isSameLook(desk, { ...desk, traits: [] }))
  assert.not.ok(isSameLook(desk, { ...desk, traits: ['oak'] }))
  assert.not.ok(isSameLook(desk, { family: 'desk' }))
  const torn = { ...slot, family: 7, traits: 'oak', seed: 'x', ground: null }
  assert.equal(lookOf(torn as never), { family: '7' })
})

test.run()
