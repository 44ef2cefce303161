import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { CommandError } from '../../../../../server/base/command.ts'
import {
  backupToFile,
  ensureSpace,
  faultOfTarget,
  isTorn,
} from '../../../../../server/features/operations/volume/backup-file.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { usedVolume } from './volume-of-a-site.ts'

const test = suite('file of a backup')

const error = (code: string) => Object.assign(new Error('It failed'), { code })

test('each failure of its disk says what it is', () => {
  const file = '/backups/a.tar.gz'
  const messageOf = (code: string) => faultOfTarget(error(code), file).message
  assert.is(messageOf('ENOENT'), 'There is no folder /backups.')
  assert.is(messageOf('ENOSPC'), `The disk is full: ${file} is not written.`)
  assert.is(messageOf('EACCES'), '/backups may not be written (EACCES).')
  assert.is(messageOf('EROFS'), '/backups may not be written (EROFS).')
  assert.is(messageOf('EIO'), `${file} is not written: It failed.`)
  for (const other of [new CommandError('Said already'), new TypeError('a fault of ours')]) {
    assert.is(faultOfTarget(other, file), other)
  }
})

test('one that a killed process left is told from one that is being written, and from others', async () => {
  const folder = await temporaryFolder()
  const isLeft = async (name: string, minutes: number) => {
    const file = join(folder, name)
    await writeFile(file, 'half')
    await utimes(file, new Date(), new Date(Date.now() - minutes * 60_000))
    return isTorn(file)
  }
  const torn = `.a.tar.gz.${randomUUID()}.tmp`
  assert.is(await isLeft(torn, 11), true)
  assert.is(await isLeft(torn, 9), false)
  assert.is(await isLeft('a.tar.gz', 11), false)
  assert.is(await isLeft('.a.tar.gz.short.tmp', 11), false)
  assert.is(await isTorn(join(folder, `.b.tar.gz.${randomUUID()}.tmp`)), false)
})

test('it lies outside of the folders that it holds, or in the backups of the data', async () => {
  const volume = await usedVolume()
  const write = (file: string) =>
    backupToFile(volume, file).then(
      () => 'written',
      ({ message }) => message,
    )
  await mkdir(join(volume.dataDir, 'backups', 'deeper'))
  assert.is(await write(join(volume.dataDir, 'backups', 'a.tar.gz')), 'written')
  for (const inside of [
    join(volume.dataDir, 'a.tar.gz'),
    join(volume.dataDir, 'backups', 'deeper', 'a.tar.gz'),
    join(volume.uploadsDir, 'home', 'a.tar.gz'),
  ]) {
    assert.match(await write(inside), 'would be part of the next one', inside)
  }
  await mkdir(`${volume.uploadsDir}-backups`)
  assert.is(await write(join(`${volume.uploadsDir}-backups`, 'a.tar.gz')), 'written')
})

test('it is refused where the uploads do not fit on its disk, and not begun', async () => {
  const volume = await usedVolume()
  const film = await open(join(volume.uploadsDir, 'home/film.mp4'), 'w')
  // Its bytes are a hole, which takes no space.
  await film.truncate(2 ** 43)
  await film.close()
  const folder = await temporaryFolder()
  const { message } = await backupToFile(volume, join(folder, 'a.tar.gz')).catch(error => error)
  assert.match(message, /^There is no room for this backup: it takes about 8,?388,?608\.?\d* MB/)
  assert.equal(await readdir(folder), [])
  const data = await backupToFile(volume, join(folder, 'data.tar.gz'), ['data'])
  assert.is(data.size, (await stat(join(folder, 'data.tar.gz'))).size)
})

test('it needs the reserve of the site as well where both are on one disk', async () => {
  const folder = await temporaryFolder()
  const { bavail, bsize } = await statfs(folder)
  const almostAll = bavail * bsize - 1024 * 1024
  await ensureSpace(0, folder, true)
  await ensureSpace(almostAll / 2, folder, false)
  const refused = await ensureSpace(almostAll, folder, true).catch(error => error)
  assert.match(refused.message, 'Take another disk, or keep fewer backups.')
  await ensureSpace(2 ** 60, join(folder, 'unknown'), true)
})

test('it is no folder and no device', async () => {
  const volume = await usedVolume()
  const messageOf = (file: string) => backupToFile(volume, file).catch(({ message }) => message)
  const folder = await temporaryFolder()
  assert.is(
    await messageOf(folder),
    `${folder} is a folder. Name the archive in it: ${folder}/site.tar.gz`,
  )
  assert.is(
    await messageOf('/dev/null'),
    '/dev/null is no file. To write to standard output: backup -',
  )
  assert.is(
    await messageOf(join(folder, 'none', 'a.tar.gz')),
    `There is no folder ${join(folder, 'none')}.`,
  )
  assert.equal(await readdir(folder), [])
})

test('it removes what a killed process left beside it', async () => {
  const volume = await usedVolume()
  const folder = await temporaryFolder()
  const torn = () => join(folder, `.a.tar.gz.${randomUUID()}.tmp`)
  const [dead, alive] = [torn(), torn()]
  for (const file of [dead, alive]) await writeFile(file, 'half')
  await utimes(dead, new Date(), new Date(Date.now() - 11 * 60_000))
  await writeFile(join(folder, 'a.tar.gz'), 'older')
  await backupToFile(volume, join(folder, 'a.tar.gz'))
  assert.equal((await readdir(folder)).sort(), [basename(alive), 'a.tar.gz'])
  assert.is((await stat(join(folder, 'a.tar.gz'))).mode & 0o777, 0o600)
})

test.run()
