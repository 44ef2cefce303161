import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { serveMedia } from '../../../server/media/serve.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import { serveKoa } from '../../support/koa-server.ts'
import { picture, sample, tinyMovie } from '../../support/samples.ts'
import { film, noDerivatives, openMedia, photo, refusal } from './open-media.ts'

const test = suite('posters')

const posterPath = 'home/hero/video-1.poster.jpg'

async function open() {
  const media = await openMedia()
  const poster = media.manifest.get(posterPath) as Slot
  const changes: string[] = []
  media.library.onChange(path => changes.push(path))
  return { ...media, poster, changes }
}

test('every video slot takes a poster, which no list and no count has', async () => {
  const { manifest, library, poster, receive } = await open()
  assert.is(poster.kind, 'image')
  assert.is(poster.alt, film.alt)
  assert.is(manifest.get('home/card-1.poster.jpg'), undefined)
  assert.not.ok(manifest.all.some(({ path }) => path === posterPath))
  await receive(poster, await picture('png'))
  assert.equal(library.coverage, { total: 4, present: 0 })
})

test('a poster is checked and re-encoded as any photo', async () => {
  const { poster, receive, stored, leftovers } = await open()
  assert.is((await refusal(receive(poster, sample('bad/html.jpg')))).status, 415)
  await receive(poster, sample('photo-12mp-rotated-gps.jpg'))
  const { exif, format } = await sharp(await stored(poster)).metadata()
  assert.is(exif, undefined)
  assert.is(format, 'jpeg')
  assert.equal(await leftovers(), [])
})

test('a clip tells its size and the version of its poster, once there is a clip', async () => {
  const { library, poster, receive } = await open()
  await receive(poster, await picture('jpeg'))
  assert.equal(Object.keys(library.media(film.path)), ['kind', 'alt', 'version'])
  const { size } = await receive(film, tinyMovie())
  assert.is(library.media(film.path).bytes, size)
  assert.is(library.media(film.path).poster, library.file(posterPath)?.version)
  await library.remove(posterPath)
  assert.not.ok('poster' in library.media(film.path))
  await receive(photo, await picture('jpeg'))
  assert.equal(Object.keys(library.media(photo.path)), ['kind', 'alt', 'version', 'width'])
})

test('a new poster is announced for the video that shows it too', async () => {
  const { poster, receive, changes } = await open()
  await receive(poster, await picture('jpeg'))
  assert.equal(changes, [posterPath, film.path])
})

test('the poster goes with its video and is nothing without it', async () => {
  const { library, poster, receive, leftovers } = await open()
  await receive(film, tinyMovie())
  await receive(poster, await picture('jpeg'))
  assert.is(await library.remove(film.path), true)
  assert.is(library.file(posterPath), undefined)
  assert.is(await library.look(posterPath), undefined)
  assert.is(await library.remove(film.path), false)
  assert.equal(await leftovers(), [])
})

test('a rescan finds posters that were copied or deleted by hand', async () => {
  const { library, uploadsDir, receive, changes } = await open()
  await receive(film, tinyMovie())
  changes.length = 0
  await writeFile(join(uploadsDir, posterPath), await picture('jpeg'))
  assert.equal(await library.rescan(), [posterPath])
  assert.ok(library.media(film.path).poster)
  await rm(join(uploadsDir, posterPath))
  assert.equal(await library.rescan(), [posterPath])
  assert.equal(changes, [posterPath, film.path, posterPath, film.path])
})

test('a poster is served as a picture, and is 404 where there is none', async () => {
  const { manifest, library, poster, receive } = await open()
  const drawing = () => '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const options = { manifest, library, draw: drawing, placeholder: drawing, drawingsVersion: 'd1' }
  const serve = serveMedia({ ...options, derivatives: noDerivatives })
  const { url } = await serveKoa([serve])
  assert.is((await fetch(`${url}/uploads/${posterPath}`)).status, 404)
  await receive(poster, await picture('jpeg'))
  const answer = await fetch(`${url}/uploads/${posterPath}`)
  assert.is(answer.status, 200)
  assert.is(answer.headers.get('content-type'), 'image/jpeg')
})

test.run()
