import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ChosenFile } from '../../../../../web/admin/upload-manager/files/chosen-file.ts'
import type { FileFormat } from '../../../../../web/admin/upload-manager/files/file-format.ts'
import {
  firstDecisions,
  inOrder,
  maySwap,
} from '../../../../../web/admin/upload-manager/placement/decide.ts'
import {
  isShownByBrowsers,
  kindOf,
  kindOfName,
  kindRefusal,
  refusalOf,
} from '../../../../../web/admin/upload-manager/placement/file-kind.ts'

const test = suite('kind of a file')

const file = (name: string, more: Partial<ChosenFile> = {}): ChosenFile => ({
  ...{ path: name, name, size: 10, changedAt: 1 },
  read: async () => new Blob(),
  ...more,
})

test('is told by the extension of its name, in either case; a hidden file has none', () => {
  assert.equal(['a.mp4', 'a.PDF', 'a.jpg', 'a', '.mp4', 'b.mp4', 'x.y.pdf'].map(kindOfName), [
    'video',
    'pdf',
    'image',
    'image',
    'image',
    'video',
    'pdf',
  ])
})

test('is told by its bytes before its name', () => {
  assert.is(kindOf(file('a.jpg', { format: 'MOV' })), 'video')
  assert.is(kindOf(file('a.mp4', { format: 'unknown' })), 'video')
})

test('of a photo that no browser decodes is not shown', () => {
  const shown = (name: string, format?: FileFormat) =>
    isShownByBrowsers(file(name, format && { format }))
  assert.equal(
    [shown('a', 'JPEG'), shown('a', 'GIF'), shown('a.jpg', 'HEIC'), shown('a.jpg', 'unknown')],
    [true, true, false, false],
  )
  assert.equal([shown('a.jpg'), shown('a.mp4')], [true, false])
})

test('that a place is not for is refused once the bytes are known', () => {
  assert.is(kindRefusal(file('a.jpg', { format: 'JPEG' }), 'image'), undefined)
  assert.is(kindRefusal(file('a.jpg'), 'video'), undefined)
  const said = 'This place is for a video, and the file is a photo'
  assert.is(kindRefusal(file('a.jpg', { format: 'JPEG' }), 'video'), said)
})

test('of a size that is just taken is not refused, nor one without known bytes', () => {
  assert.is(refusalOf(file('a.jpg', { format: 'JPEG' }), 10), undefined)
  assert.is(refusalOf(file('a.jpg'), 10), undefined)
  assert.match(refusalOf(file('a.jpg', { format: 'JPEG' }), 9) ?? '', 'Larger than 9 bytes')
  assert.is(refusalOf(file('a.jpg', { size: 1 }), 10), undefined)
  assert.is(refusalOf(file('a.jpg', { size: 0, fault: 'gone' }), 10), 'The file is empty')
})

test('by name or time: files of the same time stay in the order of their names', () => {
  const decisions = firstDecisions(
    ['c.jpg', 'a.jpg', 'b.jpg'].map((name, at) => ({
      ...{ file: file(name, { changedAt: at === 0 ? 1 : 2 }), verdict: 'unplaced' as const },
    })),
  )
  const names = (order: 'name' | 'time') => inOrder(decisions, order).map(({ file }) => file.name)
  assert.equal(names('time'), ['c.jpg', 'a.jpg', 'b.jpg'])
  assert.equal(names('name'), ['a.jpg', 'b.jpg', 'c.jpg'])
  assert.not.ok(
    maySwap(decisions[0] as (typeof decisions)[0], decisions[1] as (typeof decisions)[0]),
  )
})

test.run()
