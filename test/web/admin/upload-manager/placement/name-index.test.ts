import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../../../../web/admin/contract.ts'
import {
  indexNames,
  targetForSlot,
  versionIn,
} from '../../../../../web/admin/upload-manager/placement/name-index.ts'
import { posterOf } from '../../../../../web/routes.ts'

const test = suite('places by the names of files')

const slot = (path: string, more: Partial<MediaSlot> = {}): MediaSlot => ({
  path,
  fileName: path.split('/').at(-1) ?? '',
  kind: path.endsWith('.mp4') ? 'video' : 'image',
  present: false,
  ...more,
})

const photo = slot('bars/image-1.jpg', { present: true })
const film = slot('bars/video-1.mp4', { version: '3', poster: '7' })
const { byPath, byName } = indexNames(
  [photo, film, slot('desks/image-1.jpg')],
  new Map([[photo.path, 'Oak bar 1']]),
)
const nameOf = (path: string) => path.split('/').at(-1) ?? ''
const file = (path: string) => ({ path, name: nameOf(path) })
const pathsOf = (name: string) => byName(file(name)).map(({ path }) => path)

test('of a video are its own and that of its poster, of a photo only its own', () => {
  assert.equal(pathsOf('video-1.mp4'), ['bars/video-1.mp4'])
  assert.equal(pathsOf(nameOf(posterOf(film.path))), [posterOf(film.path)])
  assert.equal(pathsOf('image-1.mp4'), [])
  assert.equal(pathsOf('Image-1.JPEG'), ['bars/image-1.jpg', 'desks/image-1.jpg'])
  assert.is(byPath(file(posterOf(film.path)))?.isPresent, true)
  assert.is(byPath(file(photo.path))?.isPresent, true)
})

test('of a product are also its own name', () => {
  assert.equal(pathsOf('oak bar 1.jpg'), ['bars/image-1.jpg'])
  assert.equal(pathsOf('oak bar 1.mp4'), [])
})

test('are found by the whole path at the end of the path of a file', () => {
  assert.is(byPath(file('from phone/bars/image-1.jpeg'))?.path, 'bars/image-1.jpg')
  assert.is(byPath(file('bars/of-wood/image-1.jpg')), undefined)
})

test('hold the version of the slot, or of its poster, or none', () => {
  assert.is(versionIn(targetForSlot(film)), '3')
  const poster = byPath(file(posterOf(film.path)))
  assert.is(poster && versionIn(poster), '7')
  assert.is(versionIn(targetForSlot(photo)), '')
})

test.run()
