import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../../../../../../web/admin/contract.ts'
import type { ChosenFile } from '../../../../../../../web/features/media/admin/upload-manager/files/chosen-file.ts'
import {
  choose,
  type Decision,
  fillSection,
  firstDecisions,
  inOrder,
  isSent,
  moveTo,
  swapPlaces,
} from '../../../../../../../web/features/media/admin/upload-manager/placement/decide.ts'
import {
  type Placement,
  placeFiles,
} from '../../../../../../../web/features/media/admin/upload-manager/placement/placement.ts'
import { useDecisions } from '../../../../../../../web/features/media/admin/upload-manager/placement/use-decisions.ts'
import { liveHook } from '../../../../../../support/live-hook.tsx'
import { file, slot } from '../places.ts'

const test = suite('decisions before an upload')

const slots = [
  slot('bars/image-1.jpg', { present: true }),
  slot('bars/image-2.jpg'),
  slot('bars/image-3.jpg'),
  slot('bars/image-4.jpg'),
  slot('bars/video-1.mp4'),
]

const plan = (section: string, ...names: string[]) =>
  firstDecisions(
    placeFiles(
      names.map(name => file(name)),
      { slots, section, maxBytes: 100 },
    ),
  )

const inShort = (decisions: readonly Decision[]) =>
  decisions.map(
    ({ file, target, verdict, isChosen }) =>
      `${isChosen ? '+' : '-'} ${file.name} ${verdict} ${target?.path ?? ''}`,
  )

const fileOf = (decisions: readonly Decision[], name: string) =>
  decisions.find(({ file }) => file.name === name)?.file as ChosenFile

test('new files are ticked at first, and what replaces a file is not', () => {
  assert.equal(inShort(plan('bars', 'image-1.jpg', 'image-2.jpg')), [
    '- image-1.jpg replaces bars/image-1.jpg',
    '+ image-2.jpg new bars/image-2.jpg',
  ])
})

test('of two files for one place the one that is ticked last is sent', () => {
  const before = plan('bars', 'image-2.jpg', 'image-2.png')
  const after = choose(before, new Set([fileOf(before, 'image-2.png')]), true)
  const chosen = after.map(({ isChosen }) => isChosen)
  assert.equal(chosen, [false, true])
})

test('a file goes to the place that a person gives it, and leaves the other one there', () => {
  const before = plan('bars', 'image-2.jpg', 'image-3.jpg')
  const moved = moveTo(before, fileOf(before, 'image-3.jpg'), slots[1] as MediaSlot)
  assert.equal(inShort(moved), [
    '- image-2.jpg new bars/image-2.jpg',
    '+ image-3.jpg new bars/image-2.jpg',
  ])
  const [over] = moveTo(before, fileOf(before, 'image-2.jpg'), slots[0] as MediaSlot)
  assert.equal([over?.verdict, over?.by, over?.isChosen], ['replaces', 'person', true])
})

test('files without a place fill a section, each kind its own, as far as there are empty places', () => {
  const before = plan('', 'oak.jpg', 'pine.jpg', 'film.mp4', 'teak.jpg', 'wenge.jpg', 'ash.jpg')
  assert.ok(before.every(({ verdict }) => verdict === 'unplaced'))
  assert.equal(inShort(fillSection(before, slots, 'bars')), [
    '+ ash.jpg new bars/image-2.jpg',
    '+ film.mp4 new bars/video-1.mp4',
    '+ oak.jpg new bars/image-3.jpg',
    '+ pine.jpg new bars/image-4.jpg',
    '- teak.jpg unplaced ',
    '- wenge.jpg unplaced ',
  ])
})

test('ticked files without a place fill a section before the others, and are sent only then', () => {
  const before = plan('', 'oak.jpg', 'pine.jpg', 'teak.jpg')
  const ticked = choose(before, new Set([fileOf(before, 'pine.jpg')]), true)
  assert.is(ticked.filter(isSent).length, 0)
  const filled = fillSection(ticked, slots, 'bars')
  assert.equal(inShort(filled), [
    '- oak.jpg unplaced ',
    '+ pine.jpg new bars/image-2.jpg',
    '- teak.jpg unplaced ',
  ])
  // The next section, or the rest of this one, is for those that are left.
  assert.equal(inShort(fillSection(filled, slots, 'bars')), [
    '+ oak.jpg new bars/image-3.jpg',
    '+ pine.jpg new bars/image-2.jpg',
    '+ teak.jpg new bars/image-4.jpg',
  ])
})

const swap = (before: readonly Decision[], name: string, other: string) =>
  swapPlaces(before, fileOf(before, name), fileOf(before, other))

test('two files swap their places, twice as before', () => {
  const before = plan('bars', 'image-2.jpg', 'image-3.jpg')
  const swapped = swap(before, 'image-2.jpg', 'image-3.jpg')
  assert.equal(inShort(swapped), [
    '+ image-2.jpg new bars/image-3.jpg',
    '+ image-3.jpg new bars/image-2.jpg',
  ])
  assert.equal(inShort(swap(swapped, 'image-3.jpg', 'image-2.jpg')), inShort(before))
})

test('a file that comes to a filled place by a swap is ticked only where it was dragged there', () => {
  const before = plan('bars', 'image-1.jpg', 'image-2.jpg')
  assert.equal(inShort(swap(before, 'image-1.jpg', 'image-2.jpg')), [
    '+ image-1.jpg new bars/image-2.jpg',
    '- image-2.jpg replaces bars/image-1.jpg',
  ])
  assert.equal(inShort(swap(before, 'image-2.jpg', 'image-1.jpg')), [
    '- image-1.jpg new bars/image-2.jpg',
    '+ image-2.jpg replaces bars/image-1.jpg',
  ])
})

test('a file without a place takes that of another, which has none then', () => {
  const before = plan('', 'image-2.jpg', 'oak.jpg')
  const swapped = swap(before, 'oak.jpg', 'image-2.jpg')
  assert.equal(inShort(swapped), ['- image-2.jpg unplaced ', '+ oak.jpg new bars/image-2.jpg'])
  assert.match(swapped[0]?.reason ?? '', 'Another file has its place')
})

test('nothing swaps with itself, with another kind, with a refused file, or two without places', () => {
  const names = ['image-2.jpg', 'video-1.mp4', 'oak.jpg', 'ash.jpg']
  const files = [...names.map(name => file(name)), file('x.docx', { format: 'unknown' })]
  const before = firstDecisions(placeFiles(files, { slots, section: '', maxBytes: 100 }))
  assert.is(before.at(-1)?.verdict, 'refused')
  for (const [name, other] of [
    ['image-2.jpg', 'image-2.jpg'],
    ['image-2.jpg', 'video-1.mp4'],
    ['image-2.jpg', 'x.docx'],
    ['x.docx', 'image-2.jpg'],
    ['oak.jpg', 'ash.jpg'],
  ] as const) {
    assert.is(swap(before, name, other), before, `${name} ${other}`)
  }
})

test('of two files for one place the dragged one gets it', () => {
  const before = plan('bars', 'image-2.jpg', 'image-2.png')
  const chosen = swap(before, 'image-2.png', 'image-2.jpg').map(({ isChosen }) => isChosen)
  assert.equal(chosen, [false, true])
})

test('files fill a section in the order of names, or of their times and then their names', () => {
  const times = { 'IMG_9.jpg': 3, 'IMG_10.jpg': 1, 'PXL_2.jpg': 2, 'PXL_1.jpg': 2 }
  const files = Object.entries(times).map(([name, changedAt]) => file(name, { changedAt }))
  const before = firstDecisions(placeFiles(files, { slots, section: '', maxBytes: 100 }))
  const namesIn = (order: 'name' | 'time') =>
    inOrder([...before].reverse(), order).map(({ file }) => file.name)
  assert.equal(namesIn('name'), ['IMG_9.jpg', 'IMG_10.jpg', 'PXL_1.jpg', 'PXL_2.jpg'])
  assert.equal(namesIn('time'), ['IMG_10.jpg', 'PXL_1.jpg', 'PXL_2.jpg', 'IMG_9.jpg'])
})

/** None of them has a place yet, so that each is ticked by itself. */
const files = ['a', 'b', 'c', 'd', 'e'].map((name, at) => file(name, { changedAt: 5 - at }))

const placements = files.map((file): Placement => ({ file, verdict: 'unplaced' }) as Placement)

const [a, b, , d, e] = files as [ChosenFile, ChosenFile, ChosenFile, ChosenFile, ChosenFile]

function open() {
  const hook = liveHook(() => useDecisions(placements))
  const ticked = () =>
    hook.now.decisions.map(({ file, isChosen }) => (isChosen ? file.name : '')).join('')
  return { hook, ticked }
}

test('a range goes from what was ticked last to what is ticked now, both ways', () => {
  const { hook, ticked } = open()
  hook.now.tick(b, true, false)
  assert.is(ticked(), 'b')
  hook.now.tick(d, true, true)
  assert.is(ticked(), 'bcd')
  hook.now.tick(a, true, true)
  assert.is(ticked(), 'abcd')
  hook.now.tick(e, true, false)
  hook.now.tick(d, false, false)
  assert.is(ticked(), 'abce')
})

test('a range that has no beginning is the file alone', () => {
  const { hook, ticked } = open()
  hook.now.tick(d, true, true)
  assert.is(ticked(), 'd')
})

test('each step of decisions is taken back, up to the first decisions', () => {
  const { hook, ticked } = open()
  assert.is(hook.now.undo, undefined)
  hook.now.tick(a, true, false)
  hook.now.tick(b, true, false)
  hook.now.undo?.()
  assert.is(ticked(), 'a')
  hook.now.undo?.()
  assert.is(ticked(), '')
  assert.is(hook.now.undo, undefined)
})

test('a change of decisions that changes nothing is no step', () => {
  const { hook } = open()
  hook.now.change(decisions => decisions)
  assert.is(hook.now.undo, undefined)
})

test('another order is no step, and holds for those that are taken back', () => {
  const { hook } = open()
  const names = () => hook.now.decisions.map(({ file }) => file.name).join('')
  assert.equal([hook.now.order, names()], ['name', 'abcde'])
  hook.now.tick(a, true, false)
  hook.now.reorder('time')
  const byTime = names()
  assert.is(hook.now.order, 'time')
  hook.now.undo?.()
  assert.equal([names(), hook.now.undo], [byTime, undefined])
  hook.now.reorder('name')
  assert.is(names(), 'abcde')
})

test.run()
