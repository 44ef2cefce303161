import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  ignoreMissing,
  modifiedAtOf,
  statFile,
  statPlain,
  versionOf,
} from '../../../server/disk/stored-file.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('stored files')

async function open() {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'photos'))
  const file = join(folder, 'photos', 'a.jpg')
  await writeFile(file, 'photo')
  await utimes(file, 1, 1)
  return { folder, file }
}

test('have a size, and a version of their time and size', async () => {
  const { file } = await open()
  const version = `${(1_000_000).toString(36)}-5`
  for (const look of [statFile, statPlain]) {
    assert.equal(await look(file), { absolute: file, size: 5, version })
  }
})

test('have another version after a microsecond, or with another byte', () => {
  const version = (mtimeMs: number, size: number) => versionOf({ mtimeMs, size })
  assert.is(version(1000.0004, 36), version(1000, 36))
  assert.is.not(version(1000.001, 36), version(1000, 36))
  assert.is.not(version(1000, 37), version(1000, 36))
  assert.is(version(1000, 36), 'lfls-10')
  for (const microseconds of [0, 1, 1_700_000_000_000_001]) {
    assert.is(modifiedAtOf(version(microseconds / 1000, 36)), microseconds)
  }
})

test('are no folders, and nothing behind a symlink of any folder', async () => {
  const { folder, file } = await open()
  await symlink(file, join(folder, 'link.jpg'))
  await symlink(join(folder, 'photos'), join(folder, 'linked'))
  for (const look of [statFile, statPlain]) {
    assert.is(await look(join(folder, 'photos')), undefined)
    assert.is(await look(join(folder, 'link.jpg')), undefined)
  }
  assert.is(await statFile(join(folder, 'linked', 'a.jpg')), undefined)
})

test('are missing where a folder or the file is', async () => {
  const { folder, file } = await open()
  for (const look of [statFile, statPlain]) {
    assert.is(await look(join(folder, 'none')), undefined)
    assert.is(await look(join(folder, 'none', 'a.jpg')), undefined)
    assert.is(await look(join(file, 'a.jpg')), undefined)
    const error = await look(join(folder, 'a'.repeat(300))).catch(reason => reason)
    assert.is(error?.code, 'ENAMETOOLONG')
  }
})

test('that are missing are no error, all others are', () => {
  const failing = (code: string) => Object.assign(new Error(code), { code })
  assert.is(ignoreMissing(failing('ENOENT')), undefined)
  assert.is(ignoreMissing(failing('ENOTDIR')), undefined)
  assert.throws(() => ignoreMissing(failing('EACCES')), /EACCES/)
})

test.run()
