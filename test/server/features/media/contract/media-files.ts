import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { statFile } from '../../../../../server/base/disk/stored-file.ts'
import type { AppError } from '../../../../../server/base/errors.ts'
import type { Placing } from '../../../../../server/features/media/library-types.ts'
import type { MediaFiles } from '../../../../../server/features/media/media-files.ts'
import { createManifest, type Manifest } from '../../../../../server/features/media/slots/slots.ts'
import { sha256Of } from '../../../../../server/features/media/upload/upload-fingerprints.ts'
import { posterOf } from '../../../../../web/base/routes.ts'
import { picture } from '../../../../support/samples.ts'
import { valuesOf } from '../../../../support/values-of.ts'
import { catalog, film, otherPhoto, photo } from '../open-media.ts'

const otherFilm = { ...film, path: 'home/hero/video-2.mp4' }
export const allSlots = [photo, otherPhoto, film, otherFilm, catalog]

export interface Place {
  /** Opens the files; again as after a restart. */
  open(manifest: Manifest): Promise<MediaFiles>
  /** Of files that are to be placed. */
  incoming: string
}

/** What the files of the slots promise, on one volume and shared by several processes. */
export function describeMediaFiles(name: string, openNew: () => Promise<Place>): void {
  const test = suite(`${name}, as all files of slots`)

  async function opened(slots = allSlots) {
    const place = await openNew()
    const manifest = createManifest(slots)
    const files = await place.open(manifest)
    const changes: string[] = []
    files.library.onChange(path => void changes.push(path))

    async function temporary(content: string | Buffer): Promise<string> {
      const file = join(place.incoming, randomUUID())
      await writeFile(file, content)
      return file
    }

    return {
      ...files,
      changes,
      manifest,
      again: (other = manifest) => place.open(other),
      temporary,
      put: async (path: string, content: string | Buffer, placing: Placing = {}) =>
        files.library.place(path, await temporary(content), { by: 'ann', ...placing }),
      /** What a visitor gets. */
      read: (path: string, from = files) => contentOf(from, path),
    }
  }

  async function contentOf({ library }: MediaFiles, path: string): Promise<string | undefined> {
    const file = await library.local(path)
    return file && readFile(file.absolute, 'utf8')
  }

  const subjects = async ({ bin }: Pick<MediaFiles, 'bin'>) =>
    (await bin.list()).map(({ cause, subject }) => `${cause} ${subject}`)

  test('an empty site shows drawings alone', async () => {
    const { library, bin, fingerprints } = await opened()
    assert.is(library.media(photo.path).kind, 'drawing')
    assert.is(library.media(photo.path).alt, photo.alt)
    assert.is(library.file(photo.path), undefined)
    assert.is(await library.local(photo.path), undefined)
    assert.is(await library.refresh(photo.path), undefined)
    assert.equal(library.coverage, { total: 5, present: 0 })
    assert.equal(await bin.list(), [])
    assert.equal(await fingerprints.slotPaths(), [])
    assert.throws(() => library.media('home/x.jpg'), /home\/x\.jpg is not a slot/)
  })

  test('a placed file is shown, read and reported', async () => {
    const { library, put, read, changes } = await opened()
    const { file, replaced } = await put(catalog.path, 'first')
    assert.equal([replaced, file.size], [false, 5])
    assert.is(await read(catalog.path), 'first')
    assert.is(library.media(catalog.path).kind, 'pdf')
    assert.is(library.media(catalog.path).version, file.version)
    assert.is(library.media(catalog.path).bytes, 5)
    assert.equal(changes, [catalog.path])
    assert.equal(library.coverage, { total: 5, present: 1 })
  })

  test('what is placed is there after a restart with its version', async () => {
    const { put, again, read, library } = await opened()
    await put(photo.path, await picture('jpeg', 60, 40))
    await put(catalog.path, 'a document')
    const later = await again()
    for (const { path } of [photo, catalog]) {
      assert.equal(later.library.media(path), library.media(path))
      assert.is(await read(path, later as never), await read(path))
    }
    assert.is(later.library.media(photo.path).width, 60)
  })

  test('the version is that of the file on the disk', async () => {
    const { put, library } = await opened()
    for (let i = 0; i < 20; i += 1) {
      const { file } = await put(photo.path, `photo ${i}`)
      const local = await library.local(photo.path)
      assert.is(local?.version, file.version)
      assert.is((await statFile(local?.absolute ?? ''))?.version, file.version)
    }
  })

  test('the same bytes in two places are two files', async () => {
    const { put, read, library } = await opened()
    await put(photo.path, 'same')
    await put(otherPhoto.path, 'same')
    await library.remove(photo.path)
    assert.equal([await read(photo.path), await read(otherPhoto.path)], [undefined, 'same'])
    await put(photo.path, 'same')
    assert.is(await read(photo.path), 'same')
  })

  test('a replaced file is in the bin and another version is shown', async () => {
    const { put, read, bin, changes } = await opened()
    const first = await put(photo.path, 'first')
    const second = await put(photo.path, 'second')
    assert.is(second.replaced, true)
    assert.is.not(second.file.version, first.file.version)
    assert.is(await read(photo.path), 'second')
    const [entry, ...others] = await bin.list()
    assert.equal(others, [])
    assert.equal(
      [entry?.id, entry?.who, entry?.kind, entry?.cause, entry?.subject, entry?.bytes],
      [second.bin, 'ann', 'media', 'replaced', photo.path, 5],
    )
    assert.is(await readFile(await bin.fileOf(second.bin ?? '', 0), 'utf8'), 'first')
    assert.equal(changes, [photo.path, photo.path])
  })

  test('a placed file names the version that it replaces', async () => {
    const { put, read, bin } = await opened()
    const conflict = (error: AppError) => error.status === 409 && error.code === 'slot-changed'
    const refused = async (ifVersion: string) => {
      const error = await put(photo.path, 'refused', { ifVersion }).catch(error => error)
      assert.ok(conflict(error), String(error))
      return error as AppError
    }
    await refused('x-1')
    const { file } = await put(photo.path, 'first', { ifVersion: '' })
    const { details } = await refused('')
    assert.is((details.slot as { version: string }).version, file.version)
    await put(photo.path, 'second', { ifVersion: file.version })
    await refused(file.version)
    assert.is(await read(photo.path), 'second')
    assert.is((await bin.list()).length, 1)
  })

  test('of many who replace one version at once, one does', async () => {
    const { put, read, bin } = await opened()
    const { file } = await put(photo.path, 'first')
    const all = Array.from({ length: 8 }, (_, i) =>
      put(photo.path, `at once ${i}`, { ifVersion: file.version }).then(
        () => i,
        error => (error as AppError).status,
      ),
    )
    const outcomes = await Promise.all(all)
    const placed = outcomes.filter(outcome => outcome !== 409)
    assert.is(placed.length, 1, outcomes.join())
    assert.is(await read(photo.path), `at once ${placed[0]}`)
    assert.is((await bin.list()).length, 1)
  })

  test('a removed file is in the bin, its place shows the drawing', async () => {
    const { put, library, read, bin, changes } = await opened()
    await put(photo.path, 'first')
    const removed = await library.remove(photo.path, 'ben')
    assert.is(library.file(photo.path), undefined)
    assert.is(library.media(photo.path).kind, 'drawing')
    assert.is(await read(photo.path), undefined)
    const [entry] = await bin.list()
    assert.equal([removed?.bin, entry?.who, entry?.cause], [entry?.id, 'ben', 'deleted'])
    assert.equal(changes, [photo.path, photo.path])
    assert.is(await library.remove(photo.path), undefined)
    assert.is((await bin.list()).length, 1)
  })

  test('a restored file is what it was, and no longer in the bin', async () => {
    const { put, library, read, bin, restore, fingerprints } = await opened()
    const { file } = await put(photo.path, 'first')
    const source = { version: file.version, sha256: 'of the upload' }
    await fingerprints.put(photo.path, source)
    const removed = await library.remove(photo.path)
    const entry = await bin.find(removed?.bin ?? '')
    assert.ok(entry)
    await restore(entry, { by: 'ann' })
    assert.is(await read(photo.path), 'first')
    assert.is(library.media(photo.path).version, file.version)
    assert.equal(await fingerprints.of(photo.path), source)
    assert.equal(await bin.list(), [])
    assert.is(await bin.find(entry.id), undefined)
  })

  test('what is restored over another file names its version, which comes into the bin', async () => {
    const { put, read, bin, restore, library } = await opened()
    await put(photo.path, 'first')
    const { bin: id = '', file } = await put(photo.path, 'second')
    const entry = await bin.find(id)
    assert.ok(entry)
    const refused = await restore(entry, { by: 'ann' }).catch((error: AppError) => error.status)
    assert.is(refused, 409)
    assert.is(await read(photo.path), 'second')
    await restore(entry, { by: 'ann', ifVersion: file.version })
    assert.is(await read(photo.path), 'first')
    const [other, ...more] = await bin.list()
    assert.equal(more, [])
    assert.is(await readFile(await bin.fileOf(other?.id ?? '', 0), 'utf8'), 'second')
    assert.is(library.coverage.present, 1)
  })

  test('nothing is restored to a place that the site has no more', async () => {
    const { put, library, again } = await opened()
    await put(photo.path, 'first')
    await library.remove(photo.path)
    const later = await again(createManifest([otherPhoto]))
    const [entry] = await later.bin.list()
    assert.ok(entry)
    const status = await later.restore(entry, {}).catch((error: AppError) => error.status)
    assert.is(status, 404)
    assert.is((await later.bin.list()).length, 1)
  })

  test('a file that moves to an empty place has its version and its fingerprint there', async () => {
    const { put, library, read, bin } = await opened()
    const { file } = await put(photo.path, 'first')
    const versions = { ifVersion: file.version, ifTargetVersion: '' }
    const moved = await library.move(photo.path, otherPhoto.path, { by: 'ann', ...versions })
    assert.is(library.file(photo.path), undefined)
    assert.is(library.file(otherPhoto.path)?.version, file.version)
    assert.equal(moved, { swapped: false })
    assert.equal([await read(photo.path), await read(otherPhoto.path)], [undefined, 'first'])
    assert.is(library.media(otherPhoto.path).version, file.version)
    assert.equal(await bin.list(), [])
  })

  test('two files change places, back again too', async () => {
    const { put, library, read, bin } = await opened()
    const one = (await put(photo.path, 'one')).file.version
    const two = (await put(otherPhoto.path, 'two')).file.version
    const swap = (ifVersion: string, ifTargetVersion: string) =>
      library.move(photo.path, otherPhoto.path, { by: 'ann', ifVersion, ifTargetVersion })
    assert.equal(await swap(one, two), { swapped: true })
    assert.equal([await read(photo.path), await read(otherPhoto.path)], ['two', 'one'])
    await swap(two, one)
    assert.equal([await read(photo.path), await read(otherPhoto.path)], ['one', 'two'])
    assert.is(library.media(photo.path).version, one)
    assert.equal(await bin.list(), [])
  })

  test('a move names the versions of both places', async () => {
    const { put, library, read } = await opened()
    const { version } = (await put(photo.path, 'one')).file
    const status = (ifVersion: string, ifTargetVersion: string) =>
      library.move(photo.path, otherPhoto.path, { by: 'ann', ifVersion, ifTargetVersion }).then(
        () => 200,
        (error: AppError) => error.status,
      )
    assert.is(await status('', ''), 409)
    assert.is(await status('x-1', ''), 409)
    assert.is(await status(version, 'x-1'), 409)
    await put(otherPhoto.path, 'two')
    assert.is(await status(version, ''), 409)
    assert.equal([await read(photo.path), await read(otherPhoto.path)], ['one', 'two'])
  })

  test('a poster belongs to its video: it moves, goes and comes back with it', async () => {
    const { put, library, read, bin, restore, changes } = await opened()
    const { file } = await put(film.path, 'film')
    changes.length = 0
    const poster = (await put(posterOf(film.path), await picture('jpeg', 60, 40))).file
    assert.equal(changes, [posterOf(film.path), film.path])
    assert.is(library.media(film.path).poster, poster.version)
    assert.is(library.media(film.path).width, 60)
    assert.equal(library.coverage, { total: 5, present: 1 })

    const versions = { ifVersion: file.version, ifTargetVersion: '' }
    await library.move(film.path, otherFilm.path, { by: 'ann', ...versions })
    assert.is(library.media(otherFilm.path).poster, poster.version)
    assert.is(library.file(posterOf(film.path)), undefined)

    const removed = await library.remove(otherFilm.path)
    assert.is(library.file(posterOf(otherFilm.path)), undefined)
    const entry = await bin.find(removed?.bin ?? '')
    assert.ok(entry)
    assert.is(entry.bytes, 4 + poster.size)
    await restore(entry, {})
    assert.is(await read(otherFilm.path), 'film')
    assert.is(library.media(otherFilm.path).poster, poster.version)
  })

  test('a poster that is replaced after its video makes no second entry', async () => {
    const { put, bin } = await opened()
    await put(film.path, 'film')
    await put(posterOf(film.path), 'poster')
    const first = await put(film.path, 'another film')
    const second = await put(posterOf(film.path), 'another poster')
    assert.is(second.bin, first.bin)
    assert.equal(await subjects({ bin }), [`replaced ${film.path}`])
    const entry = await bin.find(first.bin ?? '')
    assert.is(entry?.bytes, 4 + 6)
  })

  test('after an entry was restored or deleted, the same file makes a new one', async () => {
    const { put, library, bin, restore } = await opened()
    await put(photo.path, 'first')
    const first = await library.remove(photo.path)
    const entry = await bin.find(first?.bin ?? '')
    assert.ok(entry)
    await restore(entry, {})
    const second = await library.remove(photo.path)
    assert.is.not(second?.bin, first?.bin)
    assert.is(await readFile(await bin.fileOf(second?.bin ?? '', 0), 'utf8'), 'first')
  })

  test('an entry that is deleted from the bin, or too old, is gone', async () => {
    const { put, library, bin } = await opened()
    await put(photo.path, 'first')
    await put(photo.path, 'second')
    const removed = await library.remove(photo.path)
    assert.is((await bin.list()).length, 2)
    assert.is(await bin.remove(removed?.bin ?? ''), true)
    assert.is(await bin.remove(removed?.bin ?? ''), false)
    assert.is((await bin.list()).length, 1)
    await bin.removeBefore('2020-01-01T00:00:00.000Z')
    assert.is((await bin.list()).length, 1)
    await bin.removeBefore('2200-01-01T00:00:00.000Z')
    assert.equal(await bin.list(), [])
  })

  test('the bin has texts without files, newest first', async () => {
    const { bin, again } = await opened()
    const about = { who: 'ann', kind: 'slot-details', cause: 'replaced' } as const
    const ids: string[] = []
    for (const subject of ['one', 'two', 'three']) {
      ids.unshift((await bin.add({ ...about, subject, content: { subject } })).id)
      await new Promise(resolve => setTimeout(resolve, 2))
    }
    const later = await again()
    assert.equal(valuesOf(await later.bin.list(), 'id'), ids)
    assert.equal((await later.bin.find(ids[0] ?? ''))?.content, { subject: 'three' })
    assert.is(await later.bin.find(randomUUID()), undefined)
  })

  test('a fingerprint is of the file that the slot holds, and goes with it', async () => {
    const { put, library, fingerprints, again } = await opened()
    const { version } = (await put(photo.path, 'first')).file
    const source = { version, sha256: 'a', kept: 'b', chosen: { id: 'c', bytes: 1 } }
    await fingerprints.put(photo.path, source)
    assert.equal(await fingerprints.of(photo.path), source)
    assert.equal(await fingerprints.slotPaths(), [photo.path])
    assert.equal([...(await fingerprints.all())], [[photo.path, source]])
    assert.equal(await (await again()).fingerprints.of(photo.path), source)
    await library.remove(photo.path)
    assert.is(await fingerprints.of(photo.path), undefined)
  })

  test('what is known of an upload is stored with the file', async () => {
    const { put, fingerprints, temporary } = await opened()
    const kept = await sha256Of(await temporary('first'))
    const fingerprint = { sha256: kept, kept }
    const { version } = (await put(photo.path, 'first', { fingerprint })).file
    await fingerprints.put(photo.path, { version, ...fingerprint })
    assert.equal(await fingerprints.of(photo.path), { version, ...fingerprint })
  })

  test('slots that leave the content take their files into one entry of the bin', async () => {
    const { put, leave, bin, again } = await opened()
    await put(photo.path, 'one')
    await put(otherPhoto.path, 'two')
    const about = { kind: 'product', subject: 'Ch8', content: { code: 'Ch8' } } as const
    const { kept, clear } = await leave([photo.path, otherPhoto.path, catalog.path], about, 'ann')
    const [entry] = await bin.list()
    assert.equal([entry?.id, entry?.subject, entry?.bytes], [kept?.id, 'Ch8', 6])
    assert.equal(entry?.content, { ...(entry?.content as object), code: 'Ch8' })
    // Meanwhile another file has come.
    await put(otherPhoto.path, 'newer')
    await clear()
    const later = await again()
    assert.is(later.library.file(photo.path), undefined)
    assert.is(await contentOf(later, otherPhoto.path), 'newer')
    // With what was replaced, perhaps of the same millisecond.
    const inBin = (await later.bin.list()).map(({ id }) => id)
    assert.is(inBin.length, 2)
    assert.ok(inBin.includes(kept?.id ?? ''))
  })

  test('slots that stay after all leave nothing in the bin', async () => {
    const { put, leave, bin, read } = await opened()
    await put(photo.path, 'one')
    const about = { kind: 'page', subject: '/x', content: {} } as const
    const { kept } = await leave([photo.path], about, 'ann')
    await kept?.undo()
    assert.equal(await bin.list(), [])
    assert.is(await read(photo.path), 'one')
  })

  test('files of places that the content has no more come back with them', async () => {
    const { put, again } = await opened()
    await put(photo.path, 'one')
    const without = await again(createManifest([otherPhoto]))
    assert.equal(without.library.coverage, { total: 1, present: 0 })
    const later = await again()
    assert.is(await contentOf(later, photo.path), 'one')
  })

  test('a listener is not called after it is removed', async () => {
    const { put, library } = await opened()
    const heard: string[] = []
    library.onChange(path => heard.push(path))()
    await put(photo.path, 'one')
    assert.equal(heard, [])
  })

  test('files are at their paths before they are given to another process', async () => {
    const { put, again } = await opened()
    await put(photo.path, 'one')
    await put(otherPhoto.path, 'two')
    const later = (await again()).library
    const paths = [photo, otherPhoto].map(({ path }) => later.file(path)?.absolute ?? '')
    await later.fetch([...paths, '/nowhere'])
    assert.equal(await Promise.all(paths.map(path => readFile(path, 'utf8'))), ['one', 'two'])
  })

  test.run()
}
