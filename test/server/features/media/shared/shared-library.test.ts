import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { AppError } from '../../../../../server/base/errors.ts'
import { memoryDatabase } from '../../../../support/memory-database/memory-database.ts'
import { picture } from '../../../../support/samples.ts'
import { sharedFilesIn } from '../../../../support/shared-files.ts'
import { catalog, film, otherPhoto, photo, refusal } from '../open-media.ts'

const test = suite('media library of several processes')

async function open() {
  const place = memoryDatabase()
  // What others have changed is known where it is asked for.
  place.notifies = false
  const one = await sharedFilesIn(place.connect())
  const other = await sharedFilesIn(place.connect(), one.objects)
  return { place, one, other }
}

test('a placed file is in the bucket once, and a copy of it here', async () => {
  const { one } = await open()
  const { file } = await one.put(photo.path, 'photo')
  await one.put(otherPhoto.path, 'photo')
  assert.equal([...one.objects.stored.keys()], [`files/${file.sha256}`])
  assert.is(one.objects.calls.get, 0)
  assert.is((await one.library.local(photo.path))?.version, file.version)
  assert.is(await one.library.remote(photo.path), undefined)
  assert.is(one.objects.calls.get, 0)
})

test('the file that was placed is no longer where it came from', async () => {
  const { one } = await open()
  await one.put(photo.path, 'photo')
  assert.equal(await one.arriving(), [])
})

test('a photo has its width, a document none', async () => {
  const { one, other } = await open()
  const bytes = await picture('jpeg', 60, 40)
  assert.is((await one.put(photo.path, bytes)).file.width, 60)
  assert.is((await one.put(catalog.path, bytes)).file.width, undefined)
  await other.library.rescan()
  assert.equal(
    [other.library.file(photo.path)?.width, other.library.file(catalog.path)?.width],
    [60, undefined],
  )
})

test('a rescan tells what others have placed, replaced and removed', async () => {
  const { one, other } = await open()
  await one.put(photo.path, 'one')
  await one.put(film.path, 'film')
  assert.equal((await other.library.rescan()).sort(), [photo.path, film.path].sort())
  assert.equal(await other.library.rescan(), [])
  await one.put(photo.path, 'another')
  await one.library.remove(film.path)
  await one.put(catalog.path, 'pdf')
  assert.equal((await other.library.rescan()).sort(), [photo.path, film.path, catalog.path].sort())
})

test('a file that another process has placed is seen by refresh, and fetched from the bucket', async () => {
  const { one, other } = await open()
  const { file } = await one.put(photo.path, 'photo')
  assert.is(await other.library.local(photo.path), undefined)
  assert.is(await other.library.remote(photo.path), undefined)
  assert.is((await other.library.refresh(photo.path))?.version, file.version)
  const remote = await other.library.remote(photo.path)
  assert.is(remote?.file.version, file.version)
  assert.is(remote && (await text(await remote.open())), 'photo')
  assert.ok(existsSync((await other.library.local(photo.path))?.absolute ?? ''))
  assert.is(await other.library.remote(photo.path), undefined)
})

test('of several files those are fetched that are named, more than at once too', async () => {
  const { one, other } = await open()
  await one.put(photo.path, 'photo')
  await one.put(film.path, 'film')
  await one.put(catalog.path, 'pdf')
  await other.library.rescan()
  const paths = [photo, catalog].map(({ path }) => other.library.file(path)?.absolute ?? '')
  await other.library.fetch(paths)
  assert.equal(paths.map(existsSync), [true, true])
  assert.not.ok(existsSync(other.library.file(film.path)?.absolute ?? ''))
  assert.is((await readdir(dirname(paths[0] ?? ''))).length, 2)
})

test('a file is not placed where the claim to it is lost', async () => {
  const { one } = await open()
  await one.put(photo.path, 'photo')
  const lost = new AppError(503, 'unavailable', 'lost')
  const refused = await refusal(
    one.put(photo.path, 'late', {
      ensureClaim: async () => {
        throw lost
      },
    }),
  )
  assert.equal(refused, { status: 503, message: 'lost' })
  assert.is(one.library.file(photo.path)?.size, 5)
  assert.equal(await one.bin.list(), [])
})

test('a file is placed though no copy of it can be stored here', async () => {
  const { one } = await open()
  const { file } = await one.put(photo.path, 'photo')
  await rm(dirname(file.absolute), { recursive: true })
  assert.is((await one.put(otherPhoto.path, 'second')).file.size, 6)
  assert.is((await one.library.local(otherPhoto.path))?.size, 6)
})

test('a move names the place that has changed', async () => {
  const { one } = await open()
  const { version } = (await one.put(photo.path, 'one')).file
  const move = (ifVersion: string, ifTargetVersion: string) =>
    refusal(
      one.library.move(photo.path, otherPhoto.path, { by: 'ann', ifVersion, ifTargetVersion }),
    )
  assert.match((await move('x-1', '')).message, 'card-1.jpg has got another file')
  assert.match((await move(version, 'x-1')).message, 'the file of card-2.jpg has left')
  await one.library.remove(photo.path)
  assert.match((await move('', '')).message, 'the file of card-1.jpg has left')
})

test('a poster without its video goes, and is no removed file', async () => {
  const { one } = await open()
  const poster = film.path.replace('.mp4', '.poster.jpg')
  await one.put(poster, 'poster')
  assert.is(await one.library.remove(film.path), undefined)
  assert.is(one.library.file(poster), undefined)
  assert.equal(
    (await one.bin.list()).map(({ bytes, subject }) => [bytes, subject]),
    [[6, poster]],
  )
})

test('what cannot be written is a 503, and the slot is as before', async () => {
  const { place, one } = await open()
  await one.put(photo.path, 'photo')
  place.isAway = true
  assert.is((await refusal(one.put(photo.path, 'second'))).status, 503)
  assert.is((await refusal(one.library.remove(photo.path))).status, 503)
  assert.is((await refusal(one.library.refresh(photo.path))).status, 503)
  place.isAway = false
  assert.is((await one.library.refresh(photo.path))?.size, 5)
})

test.run()
