import * as assert from 'uvu/assert'
import { suite } from '#test'
import { lockFolder } from '../../../server/store/folder-lock.ts'
import { lockVolume } from '../../../server/volume/lock-volume.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('lock of a volume')

const folders = async () => ({
  dataDir: await temporaryFolder(),
  uploadsDir: await temporaryFolder(),
})

test('holds both folders, and both can be locked as soon as it has ended', async () => {
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

test('leaves the data free where the uploads are locked by another process', async () => {
  const volume = await folders()
  const other = await lockFolder(volume.uploadsDir)
  const error = await lockVolume(volume).catch(error => error)
  assert.match(error.message, volume.uploadsDir)
  const data = await lockFolder(volume.dataDir)
  await data.release()
  await other.release()
})

test.run()
