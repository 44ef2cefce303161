import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { setChanged } from '../../../server/disk/set-changed.ts'
import { modifiedAtOf, versionOf } from '../../../server/disk/stored-file.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('time of modification of a file')

test('is set to the microsecond, and that of its use apart', async () => {
  const file = join(await temporaryFolder(), 'a.jpg')
  await writeFile(file, 'photo')
  await using handle = await open(file, 'r+')
  for (let i = 0; i < 200; i += 1) {
    const microseconds = 1_764_000_000_000_000 + i * 999_983
    await setChanged(handle, microseconds / 1e6, 1000)
    const stats = await handle.stat()
    assert.is(modifiedAtOf(versionOf(stats)), microseconds)
    assert.is(stats.atimeMs, 1_000_000)
  }
  await setChanged(handle, 2000)
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
    } as unknown as Parameters<typeof setChanged>[0],
  }
}

test('is set once where a system drops what is below a microsecond', async () => {
  const { set, handle } = system(seconds => Math.floor(seconds * 1e6) / 1e6)
  await setChanged(handle, 1.000001)
  assert.equal(set.length, 1)
})

test('is set again where a system keeps what is below a microsecond', async () => {
  const { set, handle } = system(seconds => Math.ceil(seconds * 1e6) / 1e6)
  await setChanged(handle, 2)
  assert.equal(set, [2.0000005, 2])
})

test.run()
