import { mkdir, open, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { setModifiedTime } from '../../../../server/base/disk/set-modified-time.ts'
import {
  ignoreMissing,
  modifiedAtOf,
  statFile,
  statPlain,
  versionOf,
} from '../../../../server/base/disk/stored-file.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('stored files')

async function openFile() {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'photos'))
  const file = join(folder, 'photos', 'a.jpg')
  await writeFile(file, 'photo')
  await utimes(file, 1, 1)
  return { folder, file }
}

test('have a size, and a version of their time and size', async () => {
  const { file } = await openFile()
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
  const { folder, file } = await openFile()
  await symlink(file, join(folder, 'link.jpg'))
  await symlink(join(folder, 'photos'), join(folder, 'linked'))
  for (const look of [statFile, statPlain]) {
    assert.is(await look(join(folder, 'photos')), undefined)
    assert.is(await look(join(folder, 'link.jpg')), undefined)
  }
  assert.is(await statFile(join(folder, 'linked', 'a.jpg')), undefined)
})

test('are missing where a folder or the file is', async () => {
  const { folder, file } = await openFile()
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

const ofTimes = suite('time of modification of a file')

ofTimes('is set to the microsecond, and that of its use apart', async () => {
  const file = join(await temporaryFolder(), 'a.jpg')
  await writeFile(file, 'photo')
  await using handle = await open(file, 'r+')
  for (let i = 0; i < 200; i += 1) {
    const microseconds = 1_764_000_000_000_000 + i * 999_983
    await setModifiedTime(handle, microseconds / 1e6, 1000)
    const stats = await handle.stat()
    assert.is(modifiedAtOf(versionOf(stats)), microseconds)
    assert.is(stats.atimeMs, 1_000_000)
  }
  await setModifiedTime(handle, 2000)
  assert.is((await handle.stat()).atimeMs, 2_000_000)
})

/** A system that keeps times in its own way. */
function system(stored: (seconds: number) => number) {
  const set: number[] = []
  return {
    set,
    handle: {
      utimes: async (_: unknown, seconds: unknown) => void set.push(Number(seconds)),
      stat: async () => ({ mtimeMs: stored(set.at(-1) ?? 0) * 1000 }),
    } as unknown as Parameters<typeof setModifiedTime>[0],
  }
}

ofTimes('is set once where a system drops what is below a microsecond', async () => {
  const { set, handle } = system(seconds => Math.floor(seconds * 1e6) / 1e6)
  await setModifiedTime(handle, 1.000001)
  assert.equal(set.length, 1)
})

ofTimes('is set again where a system keeps what is below a microsecond', async () => {
  const { set, handle } = system(seconds => Math.ceil(seconds * 1e6) / 1e6)
  await setModifiedTime(handle, 2)
  assert.equal(set, [2.0000005, 2])
})

test.run()
ofTimes.run()
