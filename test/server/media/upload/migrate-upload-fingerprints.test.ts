import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  migrateUploadFingerprints,
  tellsOfLostFiles,
} from '../../../../server/media/upload/migrate-upload-fingerprints.ts'
import { openUploadFingerprints } from '../../../../server/media/upload/upload-fingerprints.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('migration of upload fingerprints')

const print = { sha256: 'a'.repeat(64), size: 1, version: '1' }

test('records of removed files go once, later ones and those of unreadable files stay', async () => {
  const dataDir = await temporaryFolder()
  const prints = openUploadFingerprints(dataDir)
  for (const path of ['a/1.jpg', 'a/2.jpg', 'a/3.jpg']) await prints.put(path, print as never)
  const library = {
    file: (path: string) => (path === 'a/1.jpg' ? {} : undefined),
    isUnreadable: (path: string) => path === 'a/3.jpg',
  } as never
  assert.is(await tellsOfLostFiles(dataDir), false)
  await migrateUploadFingerprints(dataDir, library, prints)
  assert.is(await tellsOfLostFiles(dataDir), true, 'as soon as it has ended')
  assert.equal([...(await prints.slotPaths())].sort(), ['a/1.jpg', 'a/3.jpg'])
  await prints.put('a/2.jpg', print as never)
  await migrateUploadFingerprints(dataDir, library, prints)
  assert.equal([...(await prints.slotPaths())].sort(), ['a/1.jpg', 'a/2.jpg', 'a/3.jpg'])
})

test.run()
