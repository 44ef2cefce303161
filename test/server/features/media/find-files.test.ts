import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { findFiles } from '../../../../server/features/media/find-files.ts'
import { existingSlot, findMeasured } from '../../../../server/features/media/measured-files.ts'
import { createManifest } from '../../../../server/features/media/slots/slots.ts'
import { posterOf } from '../../../../web/base/routes.ts'
import { picture } from '../../../support/samples.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { catalog, film, otherPhoto, photo } from './open-media.ts'

const test = suite('files that are found in slots')

const top = { ...photo, path: 'top.jpg' }
const manifest = createManifest([top, photo, otherPhoto, film, catalog])

async function open(files: Record<string, string | Buffer>) {
  const uploadsDir = await temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(uploadsDir, path)), { recursive: true })
    await writeFile(join(uploadsDir, path), content)
  }
  return { uploadsDir, found: async () => (await findFiles(uploadsDir, manifest.tree)).found }
}

test('are those of slots and posters alone, at any depth', async () => {
  const { uploadsDir, found } = await open({
    ...{ 'top.jpg': 'top', [photo.path]: 'photo', 'home/other.jpg': 'x', 'other/card-1.jpg': 'x' },
    ...{ [posterOf(film.path)]: 'poster', [catalog.path]: 'catalog' },
  })
  const files = await found()
  assert.equal(
    [...files.keys()].sort(),
    ['top.jpg', photo.path, posterOf(film.path), catalog.path].sort(),
  )
  assert.is(files.get(photo.path)?.absolute, join(uploadsDir, photo.path))
  assert.is(files.get(photo.path)?.size, 5)
})

test('are none where there is no folder, or a link in place of one', async () => {
  const { uploadsDir, found } = await open({})
  assert.is((await findFiles(join(uploadsDir, 'none'), manifest.tree)).found.size, 0)
  const { uploadsDir: theirs } = await open({ 'card-1.jpg': 'theirs' })
  await symlink(theirs, join(uploadsDir, 'home'))
  await symlink(join(theirs, 'card-1.jpg'), join(uploadsDir, 'top.jpg'))
  assert.is((await found()).size, 0)
})

test('are no folders with the name of a slot, and no files with that of a folder', async () => {
  const { found } = await open({ 'top.jpg/inside': 'x', [`${photo.path}/x`]: 'x', Gallery: 'x' })
  assert.is((await found()).size, 0)
})

test('are measured where they are photos, again only where they have changed', async () => {
  const bytes = await picture('jpeg', 60, 40)
  const { uploadsDir } = await open({
    ...{ [photo.path]: bytes, [film.path]: bytes, [catalog.path]: bytes },
    ...{ [posterOf(film.path)]: bytes, [otherPhoto.path]: 'no picture' },
  })
  const { found: first } = await findMeasured(uploadsDir, manifest)
  const widths = [photo.path, otherPhoto.path, posterOf(film.path), film.path, catalog.path].map(
    path => first.get(path)?.width,
  )
  assert.equal(widths, [60, undefined, 60, undefined, undefined])
  const before = new Map([...first].map(([path, file]) => [path, { ...file, width: 1 }]))
  await writeFile(join(uploadsDir, otherPhoto.path), await picture('jpeg', 80, 40))
  const { found: again } = await findMeasured(uploadsDir, manifest, before)
  assert.equal([again.get(photo.path)?.width, again.get(otherPhoto.path)?.width], [1, 80])
})

test('have a slot; a path of none throws', () => {
  assert.is(existingSlot(manifest, photo.path).path, photo.path)
  assert.is(existingSlot(manifest, posterOf(film.path)).kind, 'image')
  assert.throws(() => existingSlot(manifest, 'home/x.jpg'), /home\/x\.jpg is not a slot/)
})

test.run()
