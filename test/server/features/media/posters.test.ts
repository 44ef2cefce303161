import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Koa from 'koa'
import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { errors } from '../../../../server/base/http/error-exit.ts'
import { serveMedia } from '../../../../server/features/media/serve/serve.ts'
import type { Slot } from '../../../../web/sections/fields.ts'
import { allFiles } from '../../../support/all-files.ts'
import { serve } from '../../../support/http.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { openResponses } from '../../../support/responses.ts'
import { picture, sample, tinyMovie } from '../../../support/samples.ts'
import { film, noDerivatives, openMedia, refusal } from './open-media.ts'

const test = suite('posters of videos')

const posterPath = 'home/hero/video-1.poster.jpg'

async function open() {
  const media = await openMedia()
  const poster = media.manifest.get(posterPath) as Slot
  const changes: string[] = []
  media.library.onChange(path => changes.push(path))
  return { ...media, poster, changes }
}

test('every video slot accepts a poster, which is in no list and no count', async () => {
  const { manifest, library, poster, receive } = await open()
  assert.is(poster.kind, 'image')
  assert.is(poster.alt, film.alt)
  assert.is(manifest.get('home/card-1.poster.jpg'), undefined)
  assert.not.ok(manifest.all.some(({ path }) => path === posterPath))
  await receive(poster, await picture('png'))
  assert.equal(library.coverage, { total: 4, present: 0 })
})

test('a poster is checked and re-encoded like a photo', async () => {
  const { poster, receive, stored, leftovers } = await open()
  assert.is((await refusal(receive(poster, sample('bad/html.jpg')))).status, 415)
  await receive(poster, sample('photo-12mp-rotated-gps.jpg'))
  const { exif, format } = await sharp(await stored(poster)).metadata()
  assert.is(exif, undefined)
  assert.is(format, 'jpeg')
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

test('a poster is served as an image; without one its URL shows the drawing or a 404', async () => {
  const { manifest, library, poster, receive } = await open()
  const draw = ({ path }: Slot) => `<svg xmlns="http://www.w3.org/2000/svg" id="${path}"/>`
  const options = {
    manifest,
    library,
    draw,
    placeholder: () => '',
    drawingsVersion: 'd1',
    accessOf: allFiles,
  }
  const responses = openResponses({ library })
  const app = new Koa()
  app.use(responses.store)
  app.use(errors({ log: readableLog().log, renderErrorPage: () => undefined }))
  app.use(serveMedia({ ...options, responses, derivatives: noDerivatives }))
  const { url } = await serve(responses.before(app.callback()))
  const answer = async () => {
    const query = `?v=${library.media(film.path).drawing}`
    const { status, headers } = await fetch(`${url}/uploads/${posterPath}${query}`)
    return `${status} ${headers.get('content-type')?.split(';')[0]}`
  }
  assert.match(await answer(), '404')
  await receive(film, tinyMovie())
  for (const _ of ['made', 'kept']) assert.is(await answer(), '200 image/svg+xml')
  const drawn = await fetch(`${url}/uploads/${posterPath}`)
  assert.is(await drawn.text(), draw(film))
  await receive(poster, await picture('jpeg'))
  assert.is(await answer(), '200 image/jpeg')
  await library.remove(posterPath)
  assert.is(await answer(), '200 image/svg+xml')
  await library.remove(film.path)
  assert.match(await answer(), '404')
})

test.run()
