import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  noteBackup,
  readLastBackup,
} from '../../../../../server/features/operations/volume/last-backup.ts'
import { lockVolume } from '../../../../../server/features/operations/volume/lock-volume.ts'
import { lockFolder } from '../../../../../server/storage/folder-lock.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('note of the last backup')

const backup = { at: '2026-11-22T03:00:00.000Z', files: 12, bytes: 3456 }

test('is read as it was noted', async () => {
  const folder = await temporaryFolder()
  assert.is(await readLastBackup(folder), undefined)
  await noteBackup(folder, backup)
  assert.equal(await readLastBackup(folder), backup)
})

test('one that is damaged counts as none', async () => {
  const folder = await temporaryFolder()
  for (const text of ['', '{"at":', '{}', JSON.stringify({ ...backup, files: 1.5 })]) {
    await writeFile(join(folder, 'last-backup.json'), text)
    assert.is(await readLastBackup(folder), undefined, text)
  }
})

const ofLock = suite('lock of a volume')

const folders = async () => ({
  dataDir: await temporaryFolder(),
  uploadsDir: await temporaryFolder(),
})

ofLock('holds both folders, and both can be locked as soon as it has ended', async () => {
  const volume = await folders()
  for (let round = 0; round < 3; round++) {
    const unlock = await lockVolume(volume)
    for (const folder of Object.values(volume)) {
      const error = await lockFolder(folder).catch(error => error)
      assert.is(error.message, `Another process is using ${folder}. Stop it first.`)
    }
    await unlock()
  }
})

ofLock('leaves the data free where the uploads are locked by another process', async () => {
  const volume = await folders()
  const other = await lockFolder(volume.uploadsDir)
  const error = await lockVolume(volume).catch(error => error)
  assert.match(error.message, volume.uploadsDir)
  const data = await lockFolder(volume.dataDir)
  await data.release()
  await other.release()
})

test.run()
ofLock.run()
