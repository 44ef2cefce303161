import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { AppError } from '../../../server/base/errors.ts'
import type { MediaFiles } from '../../../server/features/media/media-files.ts'
import { BIN } from '../../../server/features/media/shared/bin-rows.ts'
import { openSharedFiles } from '../../../server/features/media/shared/shared-files.ts'
import { createManifest } from '../../../server/features/media/slots/slots.ts'
import { lockHead, openDatabase, raiseHead } from '../../../server/storage/postgres/database.ts'
import { CHANNEL } from '../../../server/storage/postgres/notices.ts'
import { posterOf } from '../../../web/base/routes.ts'
import { allSlots } from '../../server/features/media/contract/media-files.ts'
import { catalog, film, otherPhoto, photo } from '../../server/features/media/open-media.ts'
import { readableLog } from '../../support/log-lines.ts'
import { memoryObjects } from '../../support/memory-objects.ts'
import { startPostgres } from '../../support/postgres.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'

const test = suite('files of slots that two processes share')

const server = use(startPostgres())
const manifest = createManifest(allSlots)

async function two() {
  const url = await (await server).newDatabase()
  const objects = memoryObjects()

  async function open() {
    const database = await openDatabase(url)
    use(() => database.close())
    const uploadsDir = await temporaryFolder()
    const { log } = readableLog()
    const options = { database, objects, uploadsDir, manifest, drawingsVersion: 'd1', log }
    const files = await openSharedFiles(options)

    async function put(path: string, content: string, ifVersion?: string) {
      await mkdir(join(uploadsDir, '.incoming'), { recursive: true })
      const file = join(uploadsDir, '.incoming', randomUUID())
      await writeFile(file, content)
      return files.library.place(path, file, { by: 'ann', ifVersion })
    }
    const read = async (path: string) => {
      const file = await files.library.local(path)
      return file && readFile(file.absolute, 'utf8')
    }
    return { ...files, database, uploadsDir, put, read }
  }

  return { one: await open(), other: await open(), objects, open, url }
}

const versionAt = ({ library }: Pick<MediaFiles, 'library'>, path: string) =>
  library.file(path)?.version

test('a place is told by a notice, before anybody looks', async () => {
  const { one, url } = await two()
  const listener = new Client({ connectionString: url })
  await listener.connect()
  use(() => listener.end())
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.query(`listen ${CHANNEL}`)
  await one.put(photo.path, 'first')
  // Notices come in the order of their commits.
  await listener.query(`notify ${CHANNEL}, 'last'`)
  await until('all notices', () => heard.includes('last'))
  assert.ok(
    heard.some(text => text.startsWith('slot-files ')),
    heard.join(),
  )
})

test('what one places, replaces, moves and removes is told to the other', async () => {
  const { one, other } = await two()
  const heard: string[] = []
  other.library.onChange(path => heard.push(path))
  const first = await one.put(photo.path, 'first')
  await until('the file', () => versionAt(other, photo.path) === first.file.version)
  assert.is(await other.read(photo.path), 'first')
  const second = await other.put(photo.path, 'second', first.file.version)
  await until('the other file', () => versionAt(one, photo.path) === second.file.version)
  assert.is(await one.read(photo.path), 'second')
  await one.library.move(photo.path, otherPhoto.path, {
    ...{ by: 'ann', ifVersion: second.file.version, ifTargetVersion: '' },
  })
  await until('the move', () => versionAt(other, otherPhoto.path) === second.file.version)
  assert.is(versionAt(other, photo.path), undefined)
  await other.library.remove(otherPhoto.path)
  await until('the removal', () => versionAt(one, otherPhoto.path) === undefined)
  assert.equal(
    (await one.bin.list()).map(({ id }) => id),
    (await other.bin.list()).map(({ id }) => id),
  )
  assert.is((await one.bin.list()).length, 2)
  assert.equal(heard.slice(0, 2), [photo.path, photo.path])
})

test('the second of two who replace one version is refused, and sees what is there', async () => {
  const { one, other } = await two()
  const { file } = await one.put(photo.path, 'first')
  const outcomes = await Promise.all(
    [one, other].map(process =>
      process.put(photo.path, 'at once', file.version).then(
        placed => placed.file.version,
        (error: AppError) => error,
      ),
    ),
  )
  const [placed, ...more] = outcomes.filter(outcome => typeof outcome === 'string')
  const [refused] = outcomes.filter(outcome => typeof outcome !== 'string')
  assert.equal(more, [])
  assert.is(refused?.status, 409)
  const slot = refused?.details.slot as { version: string } | undefined
  assert.is(slot?.version, placed)
})

test('many changes at both lose nothing: each file is in a slot or in the bin', async () => {
  const { one, other } = await two()
  const placed = Array.from({ length: 20 }, (_, i) =>
    [one, other].map((process, at) => process.put(photo.path, `${at} ${i}`)),
  )
  await Promise.all(placed.flat())
  await one.library.refresh(photo.path)
  const contents = [await one.read(photo.path)]
  for (const { id } of await one.bin.list()) {
    contents.push(await readFile(await one.bin.fileOf(id, 0), 'utf8'))
  }
  const expected = Array.from({ length: 20 }, (_, i) => [`0 ${i}`, `1 ${i}`]).flat()
  assert.equal(contents.sort(), expected.sort())
})

test('an entry of the bin is restored once', async () => {
  const { one, other } = await two()
  await one.put(photo.path, 'first')
  const removed = await one.library.remove(photo.path)
  const entry = await other.bin.find(removed?.bin ?? '')
  assert.ok(entry)
  const statuses = await Promise.all(
    [one, other].map(process =>
      process.restore(entry, {}).then(
        () => 200,
        (error: AppError) => error.status,
      ),
    ),
  )
  assert.equal(statuses.sort(), [200, 404])
  // The other one may have restored it.
  await one.library.refresh(photo.path)
  assert.is(await one.read(photo.path), 'first')
})

test('a poster is kept whose entry in the bin another process has just deleted', async () => {
  const { one, other } = await two()
  await one.put(film.path, 'film')
  await one.put(posterOf(film.path), 'poster')
  const { bin: entry = '' } = await one.put(film.path, 'another film')
  let placing: ReturnType<typeof one.put> | undefined
  await other.database.transaction(async tx => {
    const version = (await lockHead(tx, BIN)) + 1
    await tx`update stored_rows set version = ${version}, data = null where id = ${entry}::uuid`
    await raiseHead(tx, BIN, version)
    placing = one.put(posterOf(film.path), 'another poster')
    await until('its wait for the bin', async () => {
      const waiting = await other.database.sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return waiting.length > 0
    })
  })
  const { bin: own = '' } = (await placing) ?? {}
  assert.is(await readFile(await one.bin.fileOf(own, 0), 'utf8'), 'poster')
})

test('a copy that is gone or damaged is fetched again, once for all who ask', async () => {
  const { one, other, objects } = await two()
  await one.put(photo.path, 'first')
  await until('the file', () => versionAt(other, photo.path) !== undefined)
  const before = objects.calls.get
  await Promise.all(Array.from({ length: 10 }, () => other.read(photo.path)))
  assert.is(objects.calls.get, before + 1)
  const { absolute = '' } = other.library.file(photo.path) ?? {}
  await writeFile(absolute, 'damag')
  assert.is(await other.read(photo.path), 'first')
  await rm(absolute)
  assert.is(await other.read(photo.path), 'first')
  assert.is(objects.calls.get, before + 3)
})

test('where the store is away, nothing is placed and nothing is left behind', async () => {
  const { one, other, objects } = await two()
  await one.put(photo.path, 'first')
  objects.isAway = true
  const error = await one.put(photo.path, 'second').catch((error: AppError) => error)
  assert.is((error as AppError).status, 503)
  assert.is(await one.read(photo.path), 'first')
  assert.equal(await one.bin.list(), [])
  await until('the file', () => versionAt(other, photo.path) !== undefined)
  const unread = await other.read(photo.path).catch((error: AppError) => error.status)
  assert.is(unread, 503)
  objects.isAway = false
  assert.is(await other.read(photo.path), 'first')
  const names = await readdir(join(other.uploadsDir, '.copies'))
  assert.is(names.length, 1, names.join())
})

test('an object whose bytes are not those of its name is not shown', async () => {
  const { one, other, objects } = await two()
  await one.put(photo.path, 'first')
  await until('the file', () => versionAt(other, photo.path) !== undefined)
  for (const object of objects.stored.values()) object.bytes = Buffer.from('faked')
  assert.is(await other.read(photo.path).catch((error: AppError) => error.status), 503)
})

test('bytes that are there already are not sent again', async () => {
  const { one, other, objects } = await two()
  await one.put(photo.path, 'same')
  await other.put(catalog.path, 'same')
  assert.is(objects.calls.put, 1)
})

test.run()
