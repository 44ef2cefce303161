import * as assert from 'uvu/assert'
import { suite } from '#test'
import { posterOf } from '../../../../../../../web/base/routes.ts'
import type { FileFormat } from '../../../../../../../web/features/media/admin/upload-manager/files/file-format.ts'
import {
  isShownByBrowsers,
  kindOf,
  kindOfName,
  kindRefusal,
  refusalOf,
} from '../../../../../../../web/features/media/admin/upload-manager/placement/file-kind.ts'
import {
  indexNames,
  targetForSlot,
  versionIn,
} from '../../../../../../../web/features/media/admin/upload-manager/placement/name-index.ts'
import { file, slot } from '../places.ts'

const test = suite('kind and name of a file')

test('the kind of a file is told by the extension of its name, in either case; a hidden file has none', () => {
  const names = { 'a.mp4': 'video', 'x.y.pdf': 'pdf', 'a.PDF': 'pdf', 'a.jpg': 'image' }
  for (const [name, kind] of Object.entries(names)) assert.is(kindOfName(name), kind, name)
  for (const name of ['a', '.mp4']) assert.is(kindOfName(name), 'image', name)
})

test('the kind of a file is told by its bytes before its name', () => {
  assert.is(kindOf(file('a.jpg', { format: 'MOV' })), 'video')
  assert.is(kindOf(file('a.mp4', { format: 'unknown' })), 'video')
})

test('a photo that no browser decodes is not shown', () => {
  const shown = (name: string, format?: FileFormat) =>
    isShownByBrowsers(file(name, format && { format }))
  assert.equal([shown('a', 'JPEG'), shown('a', 'GIF'), shown('a.jpg')], [true, true, true])
  for (const format of ['HEIC', 'unknown'] as const) assert.not(shown('a.jpg', format), format)
  assert.not(shown('a.mp4'))
})

test('the kind that a place is not for is refused once the bytes are known', () => {
  assert.is(kindRefusal(file('a.jpg', { format: 'JPEG' }), 'image'), undefined)
  assert.is(kindRefusal(file('a.jpg'), 'video'), undefined)
  const said = 'This place is for a video, and the file is a photo'
  assert.is(kindRefusal(file('a.jpg', { format: 'JPEG' }), 'video'), said)
})

test('a file of a size that is just taken is not refused, nor one without known bytes', () => {
  assert.is(refusalOf(file('a.jpg', { format: 'JPEG' }), 10), undefined)
  assert.is(refusalOf(file('a.jpg'), 10), undefined)
  assert.match(refusalOf(file('a.jpg', { format: 'JPEG' }), 9) ?? '', 'Larger than 9 bytes')
  assert.is(refusalOf(file('a.jpg', { size: 1 }), 10), undefined)
  assert.is(refusalOf(file('a.jpg', { size: 0, fault: 'gone' }), 10), 'The file is empty')
})

const photo = slot('bars/image-1.jpg', { present: true })

const film = slot('bars/video-1.mp4', { version: '3', poster: '7' })

const { byPath, byName } = indexNames(
  [photo, film, slot('desks/image-1.jpg')],
  new Map([[photo.path, 'Oak bar 1']]),
)

const nameOf = (path: string) => path.split('/').at(-1) ?? ''

const named = (path: string) => ({ path, name: nameOf(path) })

const pathsOf = (name: string) => byName(named(name)).map(({ path }) => path)

test('the places of a video are its own and that of its poster, of a photo only its own', () => {
  assert.equal(pathsOf('video-1.mp4'), ['bars/video-1.mp4'])
  assert.equal(pathsOf(nameOf(posterOf(film.path))), [posterOf(film.path)])
  assert.equal(pathsOf('image-1.mp4'), [])
  assert.equal(pathsOf('Image-1.JPEG'), ['bars/image-1.jpg', 'desks/image-1.jpg'])
  assert.is(byPath(named(posterOf(film.path)))?.isPresent, true)
  assert.is(byPath(named(photo.path))?.isPresent, true)
})

test('the places of a product are also its own name', () => {
  assert.equal(pathsOf('oak bar 1.jpg'), ['bars/image-1.jpg'])
  assert.equal(pathsOf('oak bar 1.mp4'), [])
})

test('places are found by the whole path at the end of the path of a file', () => {
  assert.is(byPath(named('from phone/bars/image-1.jpeg'))?.path, 'bars/image-1.jpg')
  assert.is(byPath(named('bars/of-wood/image-1.jpg')), undefined)
})

test('places hold the version of the slot, or of its poster, or none', () => {
  assert.is(versionIn(targetForSlot(film)), '3')
  const poster = byPath(named(posterOf(film.path)))
  assert.is(poster && versionIn(poster), '7')
  assert.is(versionIn(targetForSlot(photo)), '')
})

test.run()
