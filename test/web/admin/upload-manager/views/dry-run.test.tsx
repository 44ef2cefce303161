import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../../../../web/admin/contract.ts'
import type { ChosenFile } from '../../../../../web/admin/upload-manager/files/chosen-file.ts'
import type { Branch } from '../../../../../web/admin/upload-manager/media/branches.ts'
import type { Decision } from '../../../../../web/admin/upload-manager/placement/decide.ts'
import { targetForSlot } from '../../../../../web/admin/upload-manager/placement/name-index.ts'
import { useDecisions } from '../../../../../web/admin/upload-manager/placement/use-decisions.ts'
import { DryRunRows } from '../../../../../web/admin/upload-manager/views/dry-run-rows.tsx'
import { DryRunTools } from '../../../../../web/admin/upload-manager/views/dry-run-tools.tsx'
import { SectionPicker } from '../../../../../web/admin/upload-manager/views/section-picker.tsx'
import { Thumbnail } from '../../../../../web/admin/upload-manager/views/thumbnail.tsx'
import { htmlOf, returnOf, textOf } from '../../../../support/rendered.tsx'

const test = suite('table of files before an upload')

const nothing = () => undefined
const file = (name: string, more: Partial<ChosenFile> = {}): ChosenFile => ({
  ...{ path: name, name, size: 2048, changedAt: 1, format: 'PNG' },
  read: async () => new Blob(),
  ...more,
})
const slot = (path: string, more: Partial<MediaSlot> = {}): MediaSlot => ({
  ...{ path, fileName: path, kind: 'image', present: false },
  ...more,
})
const decision = (name: string, more: Partial<Decision> = {}): Decision => ({
  ...{ file: file(name), verdict: 'new', by: 'name', isChosen: true },
  target: targetForSlot(slot(name)),
  ...more,
})
const withoutPlace = (name: string, isChosen = false): Decision => ({
  ...{ file: file(name), verdict: 'unplaced', reason: 'No place', isChosen },
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

test('its rows are numbered after the heading, through all blocks', () => {
  const html = htmlOf(rowsOf(...Array.from({ length: 41 }, (_, n) => decision(`${n}.jpg`))))
  assert.match(html, 'aria-rowcount="42"')
  assert.equal(
    numbersIn(html),
    Array.from({ length: 41 }, (_, n) => n + 2),
  )
})

test('its first two blocks and the last are there before anything is seen', () => {
  const html = htmlOf(rowsOf(...Array.from({ length: 81 }, (_, n) => decision(`${n}.jpg`))))
  const numbers = numbersIn(html)
  assert.equal([numbers.length, numbers[0], numbers[39], numbers[40]], [41, 2, 41, 82])
  assert.equal(html.match(/height:\d+px/g), ['height:1960px', 'height:1960px'])
})

test('a row says where its file goes, and why', () => {
  const row = textOf(rowsOf(decision('a.jpg')))
  assert.match(row, 'a.jpg 2 KB · PNG, becomes JPEG Name of a.jpg a.jpg Another place for a.jpg')
  assert.match(row, 'New by its name')
  assert.match(
    textOf(rowsOf(decision('a.jpg', { reason: 'b.jpg goes there' }))),
    /b.jpg goes there$/,
  )
  assert.match(htmlOf(rowsOf(decision('a.jpg'))), 'aria-label="Upload a.jpg" checked=""')
})

test('a row without a place can get one, and a refused one cannot', () => {
  assert.match(htmlOf(rowsOf(withoutPlace('a.jpg'))), 'aria-label="Give a place to a.jpg"')
  assert.match(textOf(rowsOf(withoutPlace('a.jpg'))), 'Choose a place for a.jpg')
  const refused: Decision = { file: file('a.jpg'), verdict: 'refused', isChosen: false }
  assert.not.match(htmlOf(rowsOf(refused)), /<input|<button/)
  assert.match(htmlOf(rowsOf(refused)), 'draggable="false"')
  assert.match(htmlOf(rowsOf(withoutPlace('a.jpg'))), 'draggable="true"')
  const there: Decision = { file: file('a.jpg'), verdict: 'there', isChosen: false }
  assert.not.match(htmlOf(rowsOf(there)), '<input')
})

const kindShown = (more: Partial<ChosenFile>) => textOf(<Thumbnail file={file('a', more)} />)

test('a file that browsers do not show has its kind in place of a picture', () => {
  assert.equal(
    [
      kindShown({ format: 'JPEG' }),
      kindShown({ format: 'HEIC' }),
      kindShown({ format: 'unknown' }),
    ],
    ['', 'HEIC', '?'],
  )
  const { format: _, ...unread } = file('a.pdf')
  assert.is(textOf(<Thumbnail file={unread} />), 'pdf')
})

const toolsOf = (decisions: Decision[], undo?: () => void) => (
  <DryRunTools
    {...{ decisions, change: nothing, undo, order: 'name', reorder: nothing, tick: nothing }}
    slots={[]}
    branches={[]}
  />
)

test('its tools are those that the files ask for', () => {
  const replaces = (name: string) => decision(name, { verdict: 'replaces', isChosen: false })
  assert.is(textOf(toolsOf([decision('a.jpg', { isChosen: false })])), '')
  assert.is(textOf(toolsOf([decision('a.jpg')])), 'Untick all')
  assert.is(textOf(toolsOf([decision('a.jpg', { isChosen: false })], nothing)), 'Undo')
  assert.is(textOf(toolsOf([replaces('a.jpg')])), 'Tick the one that replaces a file')
  assert.match(
    textOf(toolsOf([replaces('a.jpg'), replaces('b.jpg')])),
    'Tick the 2 that replace a file',
  )
  assert.match(textOf(toolsOf([replaces('a.jpg'), replaces('b.jpg')])), 'Order by name')
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
  const picker = (...placed: Decision[]) =>
    textOf(
      <SectionPicker
        branches={[branch('a', slots, [branch('full', slots.slice(2, 3))])]}
        placed={placed}
        taken={new Set(['a/2.jpg'])}
        onPick={nothing}
      />,
    )
  const sections = 'Put into a section … Top / a (1 empty)'
  assert.is(picker(withoutPlace('x')), `One file has no place. ${sections}`)
  assert.is(picker(withoutPlace('x', true)), `One ticked without a place. ${sections}`)
  assert.is(picker(withoutPlace('x'), withoutPlace('y')), `2 files have no place. ${sections}`)
  assert.is(
    picker(withoutPlace('x', true), withoutPlace('y', true)),
    `2 ticked without a place. ${sections}`,
  )
})

test('a step can be taken back only once there is one', () => {
  const { undo, decisions } = returnOf(() =>
    useDecisions([{ file: file('a.jpg'), verdict: 'unplaced' }]),
  )
  assert.is(undo, undefined)
  assert.is(decisions.length, 1)
})

test.run()
