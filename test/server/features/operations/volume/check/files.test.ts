import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { migrateUploadFingerprints } from '../../../../../../server/features/media/upload/migrate-upload-fingerprints.ts'
import { sha256Of } from '../../../../../../server/features/media/upload/upload-fingerprints.ts'
import { checkBin } from '../../../../../../server/features/operations/volume/check/bin.ts'
import { findLeftovers } from '../../../../../../server/features/operations/volume/check/leftovers.ts'
import { checkMedia } from '../../../../../../server/features/operations/volume/check/media.ts'
import { sizesOf } from '../../../../../../server/features/operations/volume/check/sizes.ts'
import { type NewBinEntry, openBin } from '../../../../../../server/storage/bin/bin.ts'
import { picture } from '../../../../../support/samples.ts'
import { catalog, film, openMedia, otherPhoto, photo } from '../../../media/open-media.ts'
import { emptyVolume, put } from '../volume-of-a-site.ts'

const ofUploads = suite('check of the uploaded files')

async function uploaded() {
  const media = await openMedia()
  for (const slot of [photo, otherPhoto]) await media.receive(slot, await picture('jpeg'))
  const { dataDir, uploadsDir, manifest } = media
  const check = () => checkMedia({ dataDir, uploadsDir }, manifest)
  return { ...media, check, file: (path: string) => join(uploadsDir, path) }
}

ofUploads('files with their sums are right, others by hand where they are whole', async () => {
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

ofUploads('a file that differs from its sum in the uploaded version is altered', async () => {
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

ofUploads('lost files are named by path where removed ones leave no record', async () => {
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

ofUploads('a record of a former slot is no loss', async () => {
  const { check, dataDir, library, sources } = await uploaded()
  await migrateUploadFingerprints(dataDir, library, sources)
  const source = await sources.of(photo.path)
  await sources.put('home/gone.jpg', source)
  assert.equal((await check()).problems, [])
})

ofUploads('files that no page shows are listed, but for those in the bin', async () => {
  const { check, uploadsDir } = await uploaded()
  await put(uploadsDir, 'home/own.txt', 'mine')
  await put(uploadsDir, 'bin/1/0', 'former')
  await put(uploadsDir, 'binary.jpg', 'mine')
  await put(uploadsDir, catalog.path, 'no catalog')
  const { foreign, files } = await check()
  assert.equal([foreign.sort(), files], [['binary.jpg', 'home/own.txt'], 3])
})

const ofBin = suite('check of the bin')

async function filled() {
  const volume = await emptyVolume()
  const { uploadsDir } = volume
  const bin = openBin({ uploadsDir, incomingDir: join(uploadsDir, '.incoming') })
  const folder = join(uploadsDir, 'bin')
  await put(uploadsDir, 'home/a.jpg', 'a photo')
  const file = join(uploadsDir, 'home/a.jpg')
  const entry = (kept: string | undefined): NewBinEntry => ({
    ...{ who: 'admin', kind: 'media', cause: 'deleted', subject: 'home/a.jpg' },
    content: {
      files: [
        {
          path: 'home/a.jpg',
          version: 'v',
          fingerprint: { version: 'v', sha256: 's', ...(kept && { kept }) },
        },
      ],
    },
  })
  const add = async (kept: string | undefined) => (await bin.add(entry(kept), [file])).id
  const text = {
    who: 'a',
    kind: 'slot-details',
    cause: 'deleted',
    subject: 's',
    content: {},
  } as const
  const check = () => checkBin(volume)
  return { add, addText: () => bin.add(text), check, file, folder }
}

ofBin('without one there is nothing', async () => {
  assert.equal(await checkBin(await emptyVolume()), { entries: 0, bytes: 0, problems: [] })
})

ofBin('whole entries are counted with their bytes, with a sum or without, texts too', async () => {
  const { add, addText, check, file } = await filled()
  await add(await sha256Of(file))
  await add(undefined)
  await addText()
  assert.equal(await check(), { entries: 3, bytes: 14, problems: [] })
})

ofBin('a file that differs from its sum, and one that is missing, are named', async () => {
  const { add, check, file, folder } = await filled()
  const id = await add(await sha256Of(file))
  await appendFile(join(folder, id, '0'), 'x')
  assert.equal((await check()).problems, [`home/a.jpg in the bin (${id}) is not as it was.`])
  await rm(join(folder, id, '0'))
  assert.equal((await check()).problems, [`home/a.jpg in the bin (${id}) is missing.`])
})

ofBin('an entry that is not whole is named, and is none', async () => {
  const { add, check, folder } = await filled()
  const id = await add(undefined)
  await writeFile(join(folder, id, 'entry.json'), '{')
  assert.equal(await check(), {
    entries: 0,
    bytes: 0,
    problems: [`${join(folder, id)} is no whole entry of the bin. Delete it.`],
  })
})

const ofSizes = suite('sizes of a volume')

ofSizes('all files below both folders are summed up, and what comes back by itself', async () => {
  const volume = await emptyVolume()
  const { dataDir, uploadsDir } = volume
  await put(dataDir, 'a.json', 'x'.repeat(10))
  await put(dataDir, 'derivatives/home/1.avif', 'x'.repeat(20))
  await put(dataDir, 'catalogs/1.pdf', 'x'.repeat(30))
  await put(uploadsDir, 'home/hero/a.jpg', 'x'.repeat(40))
  await put(uploadsDir, 'b.jpg', 'x'.repeat(50))
  await symlink('/etc/passwd', join(uploadsDir, 'link'))
  const { data, uploads, comesBack, volume: disk } = await sizesOf(volume)
  assert.equal([data, uploads, comesBack], [60, 90, 50])
  assert.ok(disk.total > 0)
})

ofSizes('a folder that is missing is empty', async () => {
  const volume = await emptyVolume()
  await put(volume.uploadsDir, 'a.jpg', 'x')
  const { data, uploads, comesBack } = await sizesOf(volume)
  assert.equal([data, uploads, comesBack], [0, 1, 0])
})

const ofLeftovers = suite('what killed commands left')

async function volumeWith(names: string[]) {
  const volume = await emptyVolume()
  await mkdir(volume.dataDir)
  await mkdir(volume.uploadsDir)
  for (const name of names) await put(volume.dataDir, name, 'x')
  return volume
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

ofLeftovers('a volume without any is well', async () => {
  const names = ['a.json', '.check', '.check.short', 'backups/a.tar.gz', 'backups/.own.tmp']
  assert.equal(await findLeftovers(await volumeWith(names)), [])
  assert.equal(await findLeftovers(await volumeWith([])), [])
})

ofLeftovers('a copy that an earlier release checked is named', async () => {
  const name = `.check.${randomUUID()}`
  const volume = await volumeWith([name])
  const [line] = await findLeftovers(volume)
  assert.match(line ?? '', `${join(volume.dataDir, name)} was left by a command that was killed`)
})

ofLeftovers('an unfinished archive is named after ten minutes without a write', async () => {
  const name = `backups/.a.tar.gz.${randomUUID()}.tmp`
  const volume = await volumeWith([name])
  const file = join(volume.dataDir, name)
  await utimes(file, new Date(), minutesAgo(9.5))
  assert.equal(await findLeftovers(volume), [])
  await utimes(file, new Date(), minutesAgo(10.5))
  assert.match(`${await findLeftovers(volume)}`, `${file} was left`)
})

ofLeftovers('a restore that was cut off is named, in either folder', async () => {
  for (const top of ['dataDir', 'uploadsDir'] as const) {
    const volume = await volumeWith([])
    await put(volume[top], '.restore/new/a', 'half')
    assert.match(`${await findLeftovers(volume)}`, 'A restore was cut off')
  }
})

ofUploads.run()
ofBin.run()
ofSizes.run()
ofLeftovers.run()
