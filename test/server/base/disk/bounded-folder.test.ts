import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openBoundedFolder } from '../../../../server/base/disk/bounded-folder.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('a folder within a limit')

const bytes = (size: number) => Buffer.alloc(size, 7)

async function open(mostBytes = 100, free = 1e9) {
  const folder = join(await temporaryFolder(), 'kept')
  const failures: unknown[] = []
  const kept = openBoundedFolder({
    ...{ folder, mostBytes, onFailed: (error: unknown) => void failures.push(error) },
    readDiskSpace: async () => ({ total: 1e9, free }),
  })
  /** As if it had been used so many seconds ago. */
  const age = async (name: string, seconds: number) => {
    const then = new Date(Date.now() - seconds * 1000)
    await utimes(join(folder, name), then, then)
  }
  return { folder, kept, failures, age }
}

test('returns what was written, and nothing else', async () => {
  const { kept } = await open()
  assert.is(await kept.read('a'), undefined)
  await kept.write('a', bytes(10))
  assert.equal(await kept.read('a'), bytes(10))
  assert.is(await kept.read('b'), undefined)
})

test('removes what was used longest ago when it is full', async () => {
  const { folder, kept, age } = await open()
  await kept.write('a', bytes(40))
  await kept.write('b', bytes(40))
  await age('a', 20)
  await age('b', 10)
  await kept.read('a')
  await kept.write('c', bytes(40))
  assert.equal((await readdir(folder)).toSorted(), ['a', 'c'])
})

test('leaves the reserve of the disk alone, and goes on without the file', async () => {
  const { folder, kept, failures } = await open(100, 1)
  await kept.write('a', bytes(10))
  assert.is(failures.length, 1)
  assert.equal(await readdir(folder), [])
  assert.is(await kept.read('a'), undefined)
})

test('leaves nothing of a write that fails', async () => {
  const { folder, kept, failures } = await open()
  await mkdir(join(folder, 'a'), { recursive: true })
  await kept.write('a', bytes(10))
  assert.is(failures.length, 1)
  assert.equal(await readdir(folder), ['a'])
})

test('replaces a file as a whole', async () => {
  const { folder, kept } = await open()
  await kept.write('a', bytes(10))
  await Promise.all([kept.write('a', bytes(20)), kept.write('b', bytes(30))])
  assert.equal(await kept.read('a'), bytes(20))
  assert.equal((await readdir(folder)).toSorted(), ['a', 'b'])
})

test('has a file as a whole once it is written, and keeps it up to the last byte of the limit', async () => {
  const { folder, kept, age, failures } = await open(20_000_000)
  await kept.write('large', bytes(12_000_000))
  assert.is((await kept.read('large'))?.length, 12_000_000)
  await age('large', 10)
  await kept.write('rest', bytes(8_000_000))
  assert.equal((await readdir(folder)).toSorted(), ['large', 'rest'])
  await kept.write('one', bytes(1))
  assert.equal((await readdir(folder)).toSorted(), ['one', 'rest'])
  assert.equal(failures, [])
})

test('is within its limit after another process has put files there', async () => {
  const { folder, kept, age, failures } = await open()
  await kept.tidy()
  assert.is(failures.length, 1, 'there is no folder yet')
  await kept.write('a', bytes(40))
  await writeFile(join(folder, 'b'), bytes(80))
  await age('a', 10)
  await kept.tidy()
  assert.equal(await readdir(folder), ['b'])
})

test.run()
