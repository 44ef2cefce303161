import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../../../../../../web/admin/contract.ts'
import { Field } from '../../../../../../../web/admin/ui/field.tsx'
import type { ChosenFile } from '../../../../../../../web/features/media/admin/upload-manager/files/chosen-file.ts'
import type { Branch } from '../../../../../../../web/features/media/admin/upload-manager/media/branches.ts'
import type { Decision } from '../../../../../../../web/features/media/admin/upload-manager/placement/decide.ts'
import { targetForSlot } from '../../../../../../../web/features/media/admin/upload-manager/placement/name-index.ts'
import { DryRun } from '../../../../../../../web/features/media/admin/upload-manager/views/dry-run.tsx'
import { DryRunRows } from '../../../../../../../web/features/media/admin/upload-manager/views/dry-run-rows.tsx'
import { DryRunTools } from '../../../../../../../web/features/media/admin/upload-manager/views/dry-run-tools.tsx'
import { PlacePicker } from '../../../../../../../web/features/media/admin/upload-manager/views/place-picker.tsx'
import { SectionPicker } from '../../../../../../../web/features/media/admin/upload-manager/views/section-picker.tsx'
import { Thumbnail } from '../../../../../../../web/features/media/admin/upload-manager/views/thumbnail.tsx'
import { openAdminPage } from '../../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  htmlOf,
  press,
  textOf,
} from '../../../../../../support/rendered.tsx'
import { file, slot } from '../places.ts'

openAdminPage()

const test = suite('decisions about files before an upload')

const nothing = () => undefined

const photo = (name: string, more: Partial<ChosenFile> = {}) =>
  file(name, { size: 2048, format: 'PNG', ...more })

const decision = (name: string, more: Partial<Decision> = {}): Decision => ({
  ...{ file: photo(name), verdict: 'new', by: 'name', isChosen: true },
  target: targetForSlot(slot(name)),
  ...more,
})

const withoutPlace = (name: string, isChosen = false): Decision => ({
  ...{ file: photo(name), verdict: 'unplaced', reason: 'No place', isChosen },
})

const rowsOf = (...decisions: Decision[]) => (
  <DryRunRows
    decisions={decisions}
    nameOf={path => `Name of ${path}`}
    onTick={nothing}
    onMove={nothing}
    onSwap={nothing}
  />
)

const numbersIn = (html: string) =>
  [...html.matchAll(/<tr data-verdict="\w+" aria-rowindex="(\d+)"/g)].map(([, index]) =>
    Number(index),
  )

test('rows are numbered after the heading, through all blocks', () => {
  const html = htmlOf(rowsOf(...Array.from({ length: 41 }, (_, n) => decision(`${n}.jpg`))))
  assert.match(html, 'aria-rowcount="42"')
  const fromTwo = Array.from({ length: 41 }, (_, n) => n + 2)
  assert.equal(numbersIn(html), fromTwo)
})

test('the first two blocks and the last are there before anything is seen', () => {
  const html = htmlOf(rowsOf(...Array.from({ length: 81 }, (_, n) => decision(`${n}.jpg`))))
  const numbers = numbersIn(html)
  assert.equal([numbers.length, numbers[0], numbers[39], numbers[40]], [41, 2, 41, 82])
  assert.equal(html.match(/height:\d+px/g), ['height:1960px', 'height:1960px'])
})

test('a row says where its file goes, and why', () => {
  const row = textOf(rowsOf(decision('a.jpg')))
  assert.match(row, 'a.jpg 2 KB · PNG, becomes JPEG Name of a.jpg a.jpg Another place for a.jpg')
  assert.match(row, 'New by its name')
  const taken = rowsOf(decision('a.jpg', { reason: 'b.jpg goes there' }))
  assert.match(textOf(taken), /b.jpg goes there$/)
  assert.match(htmlOf(rowsOf(decision('a.jpg'))), 'aria-label="Upload a.jpg" checked=""')
})

test('a row without a place can get one, and a refused one cannot', () => {
  assert.match(htmlOf(rowsOf(withoutPlace('a.jpg'))), 'aria-label="Give a place to a.jpg"')
  assert.match(textOf(rowsOf(withoutPlace('a.jpg'))), 'Choose a place for a.jpg')
  const refused: Decision = { file: photo('a.jpg'), verdict: 'refused', isChosen: false }
  assert.not.match(htmlOf(rowsOf(refused)), /<input|<button/)
  assert.match(htmlOf(rowsOf(refused)), 'draggable="false"')
  assert.match(htmlOf(rowsOf(withoutPlace('a.jpg'))), 'draggable="true"')
  const there: Decision = { file: photo('a.jpg'), verdict: 'there', isChosen: false }
  assert.not.match(htmlOf(rowsOf(there)), '<input')
})

const kindShown = (more: Partial<ChosenFile>) => textOf(<Thumbnail file={photo('a', more)} />)

test('a file that browsers do not show has its kind in place of a picture', () => {
  const kinds = (['JPEG', 'HEIC', 'unknown'] as const).map(format => kindShown({ format }))
  assert.equal(kinds, ['', 'HEIC', '?'])
  const { format: _, ...unread } = photo('a.pdf')
  assert.is(textOf(<Thumbnail file={unread} />), 'pdf')
})

const toolsOf = (decisions: Decision[], undo?: () => void) => (
  <DryRunTools
    {...{ decisions, change: nothing, undo, order: 'name', reorder: nothing, tick: nothing }}
    slots={[]}
    branches={[]}
  />
)

test('the tools are those that the files ask for', () => {
  const replaces = (name: string) => decision(name, { verdict: 'replaces', isChosen: false })
  assert.is(textOf(toolsOf([decision('a.jpg', { isChosen: false })])), '')
  assert.is(textOf(toolsOf([decision('a.jpg')])), 'Untick all')
  assert.is(textOf(toolsOf([decision('a.jpg', { isChosen: false })], nothing)), 'Undo')
  assert.is(textOf(toolsOf([replaces('a.jpg')])), 'Tick the one that replaces a file')
  const two = textOf(toolsOf([replaces('a.jpg'), replaces('b.jpg')]))
  assert.match(two, 'Tick the 2 that replace a file')
  assert.match(two, 'Order by name')
  assert.match(textOf(toolsOf([withoutPlace('a.jpg')])), 'One file has no place. Put into')
})

const branch = (path: string, slots: MediaSlot[], branches: Branch[] = []): Branch => ({
  ...{ title: path, path, above: ['Top'], slots, present: 0, branches },
})

test('a section is offered with the number of its empty places for such files', () => {
  const slots = [
    slot('a/1.jpg'),
    slot('a/2.jpg'),
    slot('a/3.jpg', { present: true }),
    slot('a/4.mp4', { kind: 'video' }),
  ]
  const picked: string[] = []
  const pickerOf = (path: string, ...placed: Decision[]) =>
    SectionPicker({
      ...{ placed, taken: new Set(['a/2.jpg']), onPick: to => picked.push(to) },
      branches: [branch(path, slots, [branch('full', slots.slice(2, 3))])],
    })
  const picker = (...placed: Decision[]) => textOf(pickerOf('a', ...placed))
  const sections = 'Put into a section … Top / a (1 empty)'
  assert.is(picker(withoutPlace('x')), `One file has no place. ${sections}`)
  assert.is(picker(withoutPlace('x', true)), `One ticked without a place. ${sections}`)
  assert.is(picker(withoutPlace('x'), withoutPlace('y')), `2 files have no place. ${sections}`)
  const ticked = picker(withoutPlace('x', true), withoutPlace('y', true))
  assert.is(ticked, `2 ticked without a place. ${sections}`)
  assert.not.match(textOf(pickerOf('', withoutPlace('x'))), 'empty')
  const select = elementIn(pickerOf('a', withoutPlace('x')), 'select')
  select.props.onChange({ currentTarget: { value: 'a' } })
  assert.equal(picked, ['a'])
})

function open(decisions: Decision[], slots: MediaSlot[] = []) {
  const uploaded: string[][] = []
  const hook = liveHook(() =>
    DryRun({
      ...{ placements: decisions, slots, branches: [], section: '', details: undefined },
      nameOf: path => path,
      onUpload: chosen => uploaded.push(chosen.map(({ file }) => file.name)),
    }),
  )
  const part = (type: unknown) => elementIn(hook.now, type).props
  return {
    hook,
    uploaded,
    part,
    has: (type: unknown) => elementsIn(hook.now).some(one => one.type === type),
  }
}

test('what would happen is counted, each file once', () => {
  const { hook } = open([
    ...[decision('a.jpg'), decision('b.jpg')],
    ...[decision('c.jpg', { verdict: 'replaces' }), decision('d.jpg', { verdict: 'there' })],
    ...[decision('e.jpg', { verdict: 'conflict' }), decision('f.jpg', { verdict: 'refused' })],
    { file: photo('g.jpg'), verdict: 'unplaced', isChosen: false },
  ])
  const status = textOf(elementIn(hook.now, 'p', ({ role }) => role === 'status'))
  assert.match(
    status,
    '7 files: 2 new, 1 replace a file, 1 already there, 1 in conflict, 2 left out.',
  )
})

test('files that are ticked are uploaded, and none without a tick', () => {
  const { hook, uploaded, part } = open([decision('a.jpg'), decision('b.jpg')])
  const button = () => elementIn(hook.now, 'button').props
  assert.is(button().disabled, false)
  part(DryRunRows).onTick(part(DryRunRows).decisions[0].file, false, false)
  press(hook.now, 'Upload')
  assert.equal(uploaded, [['b.jpg']])
  assert.match(textOf(elementIn(hook.now, 'button')), 'Upload 1 file')
  part(DryRunRows).onTick(part(DryRunRows).decisions[1].file, false, false)
  assert.is(button().disabled, true)
})

test('swapping is offered where there are two files', () => {
  const hint = (...decisions: Decision[]) =>
    textOf(
      elementIn(open(decisions).hook.now, 'p', ({ className }) => className === 'dry-run-hint'),
    )
  assert.is(hint(decision('a.jpg')), '')
  assert.match(hint(decision('a.jpg'), decision('b.jpg')), 'to swap their places')
})

test('one file gets another place, by a search that then closes', () => {
  const free = slot('sofas/x.jpg')
  const { part, has } = open([decision('a.jpg')], [free])
  assert.not(has(PlacePicker))
  part(DryRunRows).onMove(part(DryRunRows).decisions[0].file)
  assert.is(part(PlacePicker).title, 'Where shall a.jpg go?')
  part(PlacePicker).onClose()
  assert.not(has(PlacePicker))
  part(DryRunRows).onMove(part(DryRunRows).decisions[0].file)
  part(PlacePicker).onPick(free)
  assert.not(has(PlacePicker))
  assert.is(part(DryRunRows).decisions[0].target.path, 'sofas/x.jpg')
})

test('tools change many files at once', () => {
  const replaces = (name: string) => decision(name, { verdict: 'replaces', isChosen: false })
  const decisions = [replaces('a.jpg'), replaces('b.jpg'), decision('c.jpg')]
  let now: readonly Decision[] = decisions
  let order = ''
  const tools = DryRunTools({
    ...{ decisions, order: 'name', slots: [], branches: [], tick: () => {}, undo: undefined },
    change: next => {
      now = next(now)
    },
    reorder: next => {
      order = next
    },
  })
  const ticked = () => now.map(({ isChosen }) => isChosen)
  press(tools, 'Tick the')
  assert.equal(ticked(), [true, true, true])
  press(tools, 'Untick all')
  assert.equal(ticked(), [false, false, false])
  const orders = ['time', 'name'].map(value => {
    elementIn(tools, 'select').props.onChange({ currentTarget: { value } })
    return order
  })
  assert.equal(orders, ['time', 'name'])
})

function openPicker(slots: MediaSlot[], section = '') {
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

test('the search for a place has those of the kind of the file, those of the open section first', () => {
  const slots = [
    slot('chairs/a.jpg'),
    slot('sofas/a.jpg'),
    slot('sofas-two/a.jpg'),
    slot('sofas/b.mp4', { kind: 'video' }),
  ]
  assert.equal(openPicker(slots).paths(), ['chairs/a.jpg', 'sofas/a.jpg', 'sofas-two/a.jpg'])
  assert.equal(openPicker(slots, 'sofas').paths(), [
    'sofas/a.jpg',
    'chairs/a.jpg',
    'sofas-two/a.jpg',
  ])
})

test('the search says of each place whether it has a file, and picks the one that is pressed', () => {
  const picker = openPicker([slot('a/x.jpg', { present: true }), slot('a/y.jpg')])
  assert.equal(picker.tags(), ['Swaps', 'Empty'])
  picker.buttons()[1]?.onClick()
  assert.equal(picker.picked, ['a/y.jpg'])
})

test('the search shows forty, and how many more there are', () => {
  const many = (count: number) =>
    openPicker(Array.from({ length: count }, (_, n) => slot(`a/${n}.jpg`)))
  assert.equal([many(40).paths().length, many(40).said()], [40, ''])
  assert.equal([many(42).paths().length, many(42).said()], [40, '2 more. Type more words.'])
  assert.is(many(0).said(), 'No place matches these words.')
})

test('the search is narrowed down by words', () => {
  const picker = openPicker([slot('chairs/a.jpg'), slot('sofas/a.jpg')])
  picker.type('sofas')
  assert.equal(picker.paths(), ['sofas/a.jpg'])
  picker.type('beds')
  assert.is(picker.said(), 'No place matches these words.')
})

test.run()
