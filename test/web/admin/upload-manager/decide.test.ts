import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../../../web/admin/contract.ts'
import type { ChosenFile } from '../../../../web/admin/upload-manager/files/chosen-file.ts'
import {
  choose,
  type Decision,
  fillSection,
  firstDecisions,
  moveTo,
} from '../../../../web/admin/upload-manager/placement/decide.ts'
import { placeFiles } from '../../../../web/admin/upload-manager/placement/placement.ts'

const test = suite('decisions before an upload')

const slot = (path: string, present = false): MediaSlot => ({
  path,
  fileName: path.split('/').at(-1) ?? '',
  kind: path.endsWith('.mp4') ? 'video' : 'image',
  present,
})

const slots = [
  slot('bars/image-1.jpg', true),
  slot('bars/image-2.jpg'),
  slot('bars/image-3.jpg'),
  slot('bars/image-4.jpg'),
  slot('bars/video-1.mp4'),
]

const file = (name: string): ChosenFile => ({
  ...{ path: name, name, size: 10, changedAt: 1 },
  read: async () => new Blob(),
})

const plan = (section: string, ...names: string[]) =>
  firstDecisions(placeFiles(names.map(file), { slots, section, maxBytes: 100 }))

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
  assert.equal(
    after.map(({ isChosen }) => isChosen),
    [false, true],
  )
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

test.run()
