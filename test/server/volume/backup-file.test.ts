import { randomUUID } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { CommandError } from '../../../server/command.ts'
import { backupToFile, faultOfTarget, isTorn } from '../../../server/volume/backup-file.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
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

test.run()
