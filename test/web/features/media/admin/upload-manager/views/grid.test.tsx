import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../../../../../../web/admin/contract.ts'
import { pictureOf } from '../../../../../../../web/admin/picture-of.ts'
import { branchesOf } from '../../../../../../../web/features/media/admin/upload-manager/media/branches.ts'
import {
  blocksOf,
  columnsIn,
  heightOf,
  spanOf,
} from '../../../../../../../web/features/media/admin/upload-manager/views/grid-measures.ts'
import { SlotPreview } from '../../../../../../../web/features/media/admin/upload-manager/views/slot-preview.tsx'
import { Tree } from '../../../../../../../web/features/media/admin/upload-manager/views/tree.tsx'
import { VideoWeight } from '../../../../../../../web/features/media/admin/upload-manager/views/video-weight.tsx'
import { htmlOf, textOf } from '../../../../../../support/rendered.tsx'
import { slot } from '../places.ts'

const test = suite('grid and tree of places')

const branches = branchesOf([
  {
    ...{ title: 'Services', targetPath: 'services', slots: [] },
    sections: [
      {
        title: 'Chairs',
        targetPath: 'services/chairs',
        slots: [slot('a', { present: true }), slot('b')],
      },
    ],
  },
  { title: 'Servants', targetPath: 'services-old', slots: [slot('c')] },
])

const shown = (open: string) =>
  htmlOf(
    <Tree
      {...{ branches, total: 1203, present: 1100, open, title: 'Chairs' }}
      onOpen={() => undefined}
    />,
  )

const titlesIn = (html: string) =>
  [...html.matchAll(/class="media-section"[^>]*><span>([^<]+)</g)].map(([, title]) => title)

const currentIn = (html: string) =>
  [...html.matchAll(/class="(media-\w+)" aria-current="true"[^>]*>(?:<span>)?([^<]+)/g)].map(
    ([, kind, text]) => `${kind} ${text}`,
  )

test('the tree unfolds what leads to the section that is shown, and nothing else', () => {
  assert.equal(titlesIn(shown('')), ['Services', 'Servants'])
  assert.equal(titlesIn(shown('services')), ['Services', 'Chairs', 'Servants'])
  assert.equal(titlesIn(shown('services/chairs')), ['Services', 'Chairs', 'Servants'])
  assert.equal(titlesIn(shown('services-old')), ['Services', 'Servants'])
})

test('the tree marks the section that is shown, or all of them', () => {
  assert.equal(currentIn(shown('')), ['media-total Media · 1,100 of 1,203'])
  assert.equal(currentIn(shown('services/chairs')), ['media-section Chairs'])
  assert.equal(currentIn(shown('services')), ['media-section Services'])
})

test('the tree counts the files of each section and those below it', () => {
  const html = shown('services').replaceAll('<!-- -->', '')
  const counts = [...html.matchAll(/media-count">(\d+\/\d+)/g)].map(([, count]) => count)
  assert.equal(counts, ['1/2', '1/2', '0/1'])
})

test('the tree has a button to unfold only where something is in it', () => {
  const buttons = shown('').match(/aria-label="Folders of [^"]+"/g)
  assert.equal(buttons, ['aria-label="Folders of Services"'])
})

const placed = (path: string, more: Partial<MediaSlot> = {}) =>
  slot(path, { present: true, version: 'v1', ...more })

test('the picture of a place is the photo in the width that is asked for, or its drawing', () => {
  assert.is(pictureOf(placed('a.jpg'), 320), '/api/admin/files/uploads/a.jpg?v=v1&w=320')
  assert.is(pictureOf(placed('a.jpg')), '/api/admin/files/uploads/a.jpg?v=v1')
  assert.is(pictureOf(placed('a.jpg', { present: false }), 320), '/api/admin/files/uploads/a.jpg')
})

test('the picture is the poster of a video, whose drawing stands under the same address without a version', () => {
  const poster = '/api/admin/files/uploads/a.poster.jpg'
  assert.is(pictureOf(placed('a.mp4', { poster: 'p1' })), `${poster}?v=p1`)
  assert.is(pictureOf(placed('a.mp4')), poster)
  assert.is(pictureOf(placed('a.mp4', { present: false })), '/api/admin/files/uploads/a.mp4')
})

test('the picture is none for a PDF, in its place or not', () => {
  for (const present of [true, false]) assert.is(pictureOf(placed('a.pdf', { present })), undefined)
})

test('the picture in large is a film that plays, a photo, or the way to a catalog', () => {
  const preview = (of: MediaSlot) => htmlOf(<SlotPreview slot={of} name="Ch1" />)
  assert.match(
    preview(placed('a.mp4')),
    /^<video .*src="\/api\/admin\/files\/uploads\/a.mp4\?v=v1"/,
  )
  assert.match(preview(placed('a.mp4', { present: false })), 'alt="What Ch1 shows now"')
  assert.match(preview(placed('a.jpg')), 'alt="What Ch1 shows now"')
  assert.match(preview(placed('a.pdf')), 'Open the catalog')
})

test('a video above ten megabytes says what visitors load', () => {
  const weight = (kind: string, bytes?: number) => textOf(<VideoWeight kind={kind} bytes={bytes} />)
  const most = 10 * 1024 * 1024
  assert.equal([weight('video', most), weight('video'), weight('image', most + 1)], ['', '', ''])
  assert.match(weight('video', most + 1), 'loads 10 MB, many by mobile data. Under 10 MB is better')
})

test('the grid has as many columns as fit with their gaps, and two at least', () => {
  assert.equal([0, 395, 396, 531, 532, 667, 668].map(columnsIn), [2, 2, 3, 3, 4, 4, 5])
})

test('a folder takes as many columns as it has places, from two to all', () => {
  const spans = [0, 1, 2, 3, 5, 6].map(count => spanOf(count, 5))
  assert.equal(spans, [2, 2, 2, 3, 5, 5])
})

test('a block has three rows, and the last one the rest', () => {
  assert.equal(blocksOf([], 2), [])
  assert.equal(blocksOf([1, 2, 3, 4, 5, 6], 2), [[1, 2, 3, 4, 5, 6]])
  assert.equal(blocksOf([1, 2, 3, 4, 5, 6, 7], 2), [[1, 2, 3, 4, 5, 6], [7]])
})

test('a row is as high as a square tile, its line, its border and a gap', () => {
  assert.is(heightOf(3, 3, 396), 124 + 44 + 2 + 12)
  assert.is(heightOf(4, 3, 396), 2 * (124 + 44 + 2 + 12))
  assert.is(heightOf(1, 2, 260), 182)
})

test.run()
