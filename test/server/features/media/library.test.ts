import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { FormerFiles } from '../../../../server/features/media/former-files.ts'
import { openLibrary } from '../../../../server/features/media/library.ts'
import { createManifest } from '../../../../server/features/media/slots/slots.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { film, otherPhoto, photo } from './open-media.ts'

const test = suite('media library')

const manifest = createManifest([photo, otherPhoto, film])

async function open(files: Record<string, string> = {}) {
  const uploadsDir = await temporaryFolder()
  for (const [path, text] of Object.entries(files)) await put(join(uploadsDir, path), text)
  const library = await openLibrary({ uploadsDir, manifest, drawingsVersion: 'd1' })
  const changes: string[] = []
  library.onChange(path => changes.push(path))
  return { uploadsDir, library, changes }
}

async function put(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

test('files on the disk are found at start, other slots have drawings', async () => {
  const { library } = await open({ [photo.path]: 'photo', [film.path]: 'film', 'home/x.jpg': 'x' })
  assert.is(library.media(photo.path).kind, 'photo')
  assert.is(library.media(film.path).kind, 'video')
  assert.is(library.media(otherPhoto.path).kind, 'drawing')
  assert.is(library.media(photo.path).alt, photo.alt)
  assert.is(library.file(photo.path)?.size, 5)
  assert.equal(library.coverage, { total: 3, present: 2 })
})

test('a symlink in place of a file, a folder or a slot is ignored', async () => {
  const outside = await temporaryFolder()
  await put(join(outside, 'secret.jpg'), 'secret')
  await put(join(outside, 'video-1.mp4'), 'secret')
  const { uploadsDir, library } = await open({ 'home/.keep': '' })
  await symlink(join(outside, 'secret.jpg'), join(uploadsDir, photo.path))
  await symlink(outside, join(uploadsDir, 'home/hero'))
  await mkdir(join(uploadsDir, otherPhoto.path))
  assert.equal(await library.rescan(), [])
  assert.is(library.coverage.present, 0)
  for (const { path } of manifest.all) assert.is(await library.refresh(path), undefined, path)
})

test('the version changes with the modification time and the size', async () => {
  const { uploadsDir, library } = await open({ [photo.path]: 'photo' })
  const file = join(uploadsDir, photo.path)
  const versions = [library.media(photo.path).version]
  await utimes(file, 1_700_000_000, 1_700_000_000)
  await library.rescan()
  versions.push(library.media(photo.path).version)
  await writeFile(file, 'longer')
  await utimes(file, 1_700_000_000, 1_700_000_000)
  await library.rescan()
  versions.push(library.media(photo.path).version)
  assert.is(new Set(versions).size, 3)
})

test('a symlink among the folders prevents placing or removing through it', async () => {
  const outside = await temporaryFolder()
  await put(join(outside, 'card-1.jpg'), 'theirs')
  const { uploadsDir, library } = await open({ '.incoming/1': 'new' })
  await symlink(outside, join(uploadsDir, 'home'))
  await library.place(film.path, join(uploadsDir, '.incoming/1')).then(
    () => assert.unreachable('placed'),
    error => assert.match(String(error), /is not a folder/),
  )
  assert.is(await library.remove(photo.path), undefined)
  assert.equal(await readdir(outside), ['card-1.jpg'])
})

test('a rescan finds files copied, changed and deleted by hand, and notifies', async () => {
  const { uploadsDir, library, changes } = await open({
    [photo.path]: 'photo',
    [film.path]: 'film',
  })
  await rm(join(uploadsDir, film.path))
  await put(join(uploadsDir, otherPhoto.path), 'copied')
  assert.equal(await library.rescan(), [otherPhoto.path, film.path])
  assert.equal(changes, [otherPhoto.path, film.path])
  assert.equal(library.coverage, { total: 3, present: 2 })
})

test('refresh() detects that a file is gone', async () => {
  const { uploadsDir, library, changes } = await open({ [photo.path]: 'photo' })
  await rm(join(uploadsDir, photo.path))
  assert.is(await library.refresh(photo.path), undefined)
  assert.is(library.media(photo.path).kind, 'drawing')
  assert.equal(changes, [photo.path])
})

test('what was changed by hand is noticed before a file is placed, moved or removed', async () => {
  const { uploadsDir, library, changes } = await open({ '.incoming/1': 'new' })
  await put(join(uploadsDir, photo.path), 'by hand')
  const refused = (task: Promise<unknown>) =>
    task.then(
      () => 0,
      error => error.status,
    )
  const incoming = join(uploadsDir, '.incoming/1')
  assert.is(await refused(library.place(photo.path, incoming, { ifVersion: '' })), 409)
  const { version = '' } = library.file(photo.path) ?? {}
  await put(join(uploadsDir, otherPhoto.path), 'by hand too')
  const moving = { by: 'ann', ifVersion: version, ifTargetVersion: '' }
  assert.is(await refused(library.move(photo.path, otherPhoto.path, moving)), 409)
  assert.is(library.file(otherPhoto.path)?.size, 11)
  await rm(join(uploadsDir, photo.path))
  assert.is(await refused(library.move(photo.path, film.path, moving)), 409)
  assert.is(library.file(photo.path), undefined)
  assert.equal(changes, [photo.path, otherPhoto.path, photo.path])
})

test('a file that cannot be placed leaves the slot as it is, and nothing in the bin', async () => {
  const undone: string[] = []
  const uploadsDir = await temporaryFolder()
  await put(join(uploadsDir, photo.path), 'photo')
  const former: FormerFiles = {
    keep: async ([going], cause) => ({
      id: `${cause} ${going?.path}`,
      undo: async () => void undone.push(`${cause} ${going?.path}`),
    }),
  }
  const library = await openLibrary({ uploadsDir, manifest, drawingsVersion: 'd1', former })
  const none = join(uploadsDir, '.incoming/none')
  assert.is(await library.place(photo.path, none).catch(error => error.code), 'ENOENT')
  assert.equal(undone, [`replaced ${photo.path}`])
  assert.is(library.file(photo.path)?.size, 5)
  assert.is(await library.place(otherPhoto.path, none).catch(error => error.code), 'ENOENT')
  assert.is(undone.length, 1)
  await rm(join(uploadsDir, '.incoming'), { recursive: true, force: true })
  await writeFile(join(uploadsDir, '.incoming'), 'in the way')
  assert.is(await library.remove(photo.path).catch(error => error.code), 'EEXIST')
  assert.equal(undone, [`replaced ${photo.path}`, `deleted ${photo.path}`])
  assert.is(library.file(photo.path)?.size, 5)
  await put(join(uploadsDir, otherPhoto.path), 'other')
  await library.rescan()
  const moving = {
    ...{ by: 'ann', ifVersion: library.file(photo.path)?.version ?? '' },
    ifTargetVersion: library.file(otherPhoto.path)?.version ?? '',
  }
  const moved = library.move(photo.path, otherPhoto.path, moving)
  assert.is(await moved.catch(error => error.code), 'EEXIST')
  assert.is(undone.at(-1), `replaced ${otherPhoto.path}`)
  assert.equal(
    [photo, otherPhoto].map(({ path }) => library.file(path)?.size),
    [5, 5],
  )
})

test('the files of a removed slot are told one by one, those that were there', async () => {
  const uploadsDir = await temporaryFolder()
  const told: string[] = []
  const onRemoved = async (path: string) => void told.push(path)
  const library = await openLibrary({ uploadsDir, manifest, drawingsVersion: 'd1', onRemoved })
  await put(join(uploadsDir, film.path), 'film')
  await library.remove(film.path)
  await library.remove(photo.path)
  assert.equal(told, [film.path])
})

test.run()
