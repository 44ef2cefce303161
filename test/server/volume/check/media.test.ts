import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { migrateUploadFingerprints } from '../../../../server/media/upload/migrate-upload-fingerprints.ts'
import { checkMedia } from '../../../../server/volume/check/media.ts'
import { picture } from '../../../support/samples.ts'
import { catalog, film, openMedia, otherPhoto, photo } from '../../media/open-media.ts'
import { put } from '../volume-of-a-site.ts'

const test = suite('check of the uploaded files')

async function uploaded() {
  const media = await openMedia()
  for (const slot of [photo, otherPhoto]) await media.receive(slot, await picture('jpeg'))
  const { dataDir, uploadsDir, manifest } = media
  const check = () => checkMedia({ dataDir, uploadsDir }, manifest)
  return { ...media, check, file: (path: string) => join(uploadsDir, path) }
}

test('files with their sums are right, others by hand where they are whole', async () => {
  const { check, stored, file, uploadsDir } = await uploaded()
  const before = await check()
  const bytes = (await stored(photo)).length + (await stored(otherPhoto)).length
  assert.equal(before, { files: 2, bytes, right: 2, byHand: 0, demo: 0, foreign: [], problems: [] })
  const other = await picture('jpeg', 80, 60)
  await writeFile(file(photo.path), other)
  await put(uploadsDir, film.path, 'no film')
  const { right, byHand, problems } = await check()
  assert.equal([right, byHand, problems.length], [1, 1, 1])
  assert.match(problems[0] ?? '', `${film.path} cannot be shown. This file is not an MP4`)
})

test('a file that differs from its sum in the version that was uploaded is altered', async () => {
  const { check, sources, stored } = await uploaded()
  const source = await sources.of(photo.path)
  assert.ok(source)
  await sources.put(photo.path, { ...source, kept: '0'.repeat(64) })
  const { right, problems } = await check()
  assert.equal(
    [right, problems],
    [1, [`${photo.path} is not as it was uploaded. Upload it again.`]],
  )
  // Another version was copied there; without a sum it is only read to its end.
  await sources.put(photo.path, { ...source, kept: '0'.repeat(64), version: 'earlier' })
  assert.equal((await check()).byHand, 1)
  const { kept: _, ...withoutSum } = source
  await sources.put(photo.path, withoutSum)
  assert.equal((await check()).byHand, 1)
  assert.ok((await stored(photo)).length > 0)
})

test('a lost file is named where removed ones leave no record, in the order of paths', async () => {
  const { check, dataDir, library, sources, file } = await uploaded()
  await rm(file(otherPhoto.path))
  await rm(file(photo.path))
  assert.equal((await check()).problems, [])
  await migrateUploadFingerprints(dataDir, library, sources)
  assert.equal(
    (await check()).problems.map(line => line.split(' ').slice(0, 3).join(' ')),
    [`${photo.path} is lost.`, `${otherPhoto.path} is lost.`],
  )
})

test('a record of a former slot is no loss', async () => {
  const { check, dataDir, library, sources } = await uploaded()
  await migrateUploadFingerprints(dataDir, library, sources)
  const source = await sources.of(photo.path)
  await sources.put('home/gone.jpg', source)
  assert.equal((await check()).problems, [])
})

test('files that no page shows are listed, but for those in the bin', async () => {
  const { check, uploadsDir } = await uploaded()
  await put(uploadsDir, 'home/own.txt', 'mine')
  await put(uploadsDir, 'bin/1/0', 'former')
  await put(uploadsDir, 'binary.jpg', 'mine')
  await put(uploadsDir, catalog.path, 'no catalog')
  const { foreign, files } = await check()
  assert.equal([foreign.sort(), files], [['binary.jpg', 'home/own.txt'], 3])
})

test.run()
