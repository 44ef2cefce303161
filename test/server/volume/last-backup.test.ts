import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { noteBackup, readLastBackup } from '../../../server/volume/last-backup.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

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

test.run()
