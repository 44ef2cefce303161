import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createManifest } from '../../../../server/features/media/slots/slots.ts'
import { openVolumeFiles } from '../../../../server/features/media/volume-files.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { otherPhoto, photo } from './open-media.ts'

const test = suite('files on a volume that were deleted by hand')

/** Two slots with what was uploaded into them; one of the files is gone. */
async function opened() {
  const folder = await temporaryFolder()
  const [uploadsDir, dataDir] = [join(folder, 'uploads'), join(folder, 'data')]
  await mkdir(dataDir)
  await mkdir(join(uploadsDir, 'home'), { recursive: true })
  for (const { path } of [photo, otherPhoto]) await writeFile(join(uploadsDir, path), path)
  const manifest = createManifest([photo, otherPhoto])
  const { log } = readableLog()
  const files = await openVolumeFiles({ uploadsDir, dataDir, manifest, drawingsVersion: 'd1', log })
  for (const { path } of [photo, otherPhoto]) {
    const version = files.library.file(path)?.version ?? ''
    await files.fingerprints.put(path, { version, sha256: 'a', kept: 'a' })
  }
  await rm(join(uploadsDir, photo.path))
  const known = async () => (await files.fingerprints.slotPaths()).sort()
  return { ...files, known }
}

const both = [photo.path, otherPhoto.path].sort()

test('are known as lost until a person says so', async () => {
  const { library, forgetLost, known } = await opened()
  assert.equal(await library.rescan(), [photo.path])
  assert.equal(await known(), both)
  await forgetLost()
  assert.equal(await known(), [otherPhoto.path])
})

test('are forgotten as well where a visitor’s request noticed it first', async () => {
  const { library, forgetLost, known } = await opened()
  assert.is(await library.refresh(photo.path), undefined)
  assert.equal(await library.rescan(), [])
  await forgetLost()
  assert.equal(await known(), [otherPhoto.path])
})

test.run()
