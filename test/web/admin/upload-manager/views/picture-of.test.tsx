import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../../../../web/admin/contract.ts'
import { pictureOf } from '../../../../../web/admin/upload-manager/views/picture-of.ts'
import { SlotPreview } from '../../../../../web/admin/upload-manager/views/slot-preview.tsx'
import { VideoWeight } from '../../../../../web/admin/upload-manager/views/video-weight.tsx'
import { htmlOf, textOf } from '../../../../support/rendered.tsx'

const test = suite('picture of a place')

const slot = (path: string, more: Partial<MediaSlot> = {}): MediaSlot => {
  const kind = path.endsWith('.mp4') ? 'video' : path.endsWith('.pdf') ? 'pdf' : 'image'
  return { path, fileName: path, kind, present: true, version: 'v1', ...more }
}

test('is the photo in the width that is asked for, or its drawing', () => {
  assert.is(pictureOf(slot('a.jpg'), 320), '/api/admin/files/uploads/a.jpg?v=v1&w=320')
  assert.is(pictureOf(slot('a.jpg')), '/api/admin/files/uploads/a.jpg?v=v1')
  assert.is(pictureOf(slot('a.jpg', { present: false }), 320), '/api/admin/files/uploads/a.jpg')
})

test('is the poster of a video, whose drawing stands under the same address without a version', () => {
  assert.is(
    pictureOf(slot('a.mp4', { poster: 'p1' })),
    '/api/admin/files/uploads/a.poster.jpg?v=p1',
  )
  assert.is(pictureOf(slot('a.mp4')), '/api/admin/files/uploads/a.poster.jpg')
  assert.is(pictureOf(slot('a.mp4', { present: false })), '/api/admin/files/uploads/a.mp4')
})

test('is none for a PDF, in its place or not', () => {
  for (const present of [true, false]) assert.is(pictureOf(slot('a.pdf', { present })), undefined)
})

test('in large is a film that plays, a photo, or the way to a catalog', () => {
  const preview = (of: MediaSlot) => htmlOf(<SlotPreview slot={of} name="Ch1" />)
  assert.match(preview(slot('a.mp4')), /^<video .*src="\/api\/admin\/files\/uploads\/a.mp4\?v=v1"/)
  assert.match(preview(slot('a.mp4', { present: false })), 'alt="What Ch1 shows now"')
  assert.match(preview(slot('a.jpg')), 'alt="What Ch1 shows now"')
  assert.match(preview(slot('a.pdf')), 'Open the catalog')
})

test('a video above ten megabytes says what visitors load', () => {
  const weight = (kind: string, bytes?: number) => textOf(<VideoWeight kind={kind} bytes={bytes} />)
  const most = 10 * 1024 * 1024
  assert.equal([weight('video', most), weight('video'), weight('image', most + 1)], ['', '', ''])
  assert.match(weight('video', most + 1), 'loads 10 MB, many by mobile data. Under 10 MB is better')
})

test.run()
