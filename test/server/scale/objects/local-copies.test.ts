import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { versionOf } from '../../../../server/base/disk/stored-file.ts'
import { type FileObject, keyOf } from '../../../../server/scale/objects/file-object.ts'
import { openLocalCopies } from '../../../../server/scale/objects/local-copies.ts'
import { minute } from '../../../../web/base/units.ts'
import { memoryObjects } from '../../../support/memory-objects.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { errorOf } from './store-of-tests.ts'

const test = suite('local copies of files in the bucket')

let microseconds = 1_800_000_000_123_457

function fileOf(bytes: Buffer): FileObject {
  microseconds += 1_234_567
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    version: `${microseconds.toString(36)}-${bytes.length.toString(36)}`,
  }
}

async function setUp(options: { mostBytes?: number; free?: number } = {}) {
  const folder = join(await temporaryFolder(), 'copies')
  const objects = memoryObjects()
  const disk = { total: 1e6, free: options.free ?? 1e6 }
  const clock = { now: Date.parse('2026-11-26T10:00:00Z') }
  const open = () =>
    openLocalCopies({
      folder,
      objects,
      ...(options.mostBytes && { mostBytes: options.mostBytes }),
      readDiskSpace: async () => disk,
      clock: () => clock.now,
    })
  const copies = await open()
  return {
    folder,
    objects,
    disk,
    copies,
    again: open,
    pass: (minutes: number) => {
      clock.now += minutes * minute
    },
    async stored(text: string): Promise<FileObject> {
      const file = fileOf(Buffer.from(text))
      await objects.put(keyOf(file), Buffer.from(text))
      return file
    },
  }
}

test('a copy has the bytes and the version of its object', async () => {
  const { copies, stored } = await setUp()
  for (const text of ['oak', '', 'elm '.repeat(50_000)]) {
    const file = await stored(text)
    assert.not.ok(await copies.isThere(file))
    const path = await copies.fetch(file)
    assert.is(path, copies.pathOf(file))
    assert.is(await readFile(path, 'utf8'), text)
    assert.is(versionOf(await stat(path)), file.version)
    assert.ok(await copies.isThere(file))
  }
})

test('a copy is fetched once, by many that ask for it at a time and later', async () => {
  const { copies, objects, stored, again } = await setUp()
  const file = await stored('oak')
  await Promise.all(Array.from({ length: 20 }, () => copies.fetch(file)))
  await copies.fetch(file)
  await (await again()).fetch(file)
  assert.is(objects.calls.get, 1)
})

test('a copy that was deleted or damaged by hand is fetched again', async () => {
  const { copies, stored } = await setUp()
  const file = await stored('oak')
  await rm(await copies.fetch(file))
  await copies.fetch(file)
  await writeFile(copies.pathOf(file), 'elm')
  assert.is(await readFile(await copies.fetch(file), 'utf8'), 'oak')
  await rm(dirname(copies.pathOf(file)), { recursive: true })
  assert.is(await readFile(await copies.fetch(file), 'utf8'), 'oak')
})

test('two files of the same bytes have a copy each, with its own version', async () => {
  const { copies, stored } = await setUp()
  const [one, other] = [await stored('oak'), await stored('oak')]
  assert.is.not(await copies.fetch(one), await copies.fetch(other))
  assert.is(versionOf(await stat(copies.pathOf(one))), one.version)
  assert.is(versionOf(await stat(copies.pathOf(other))), other.version)
})

test('bytes that are not those of the name never become a copy', async () => {
  const { copies, objects, stored, folder } = await setUp()
  const file = await stored('oak')
  await objects.put(keyOf(file), Buffer.from('elm'))
  assert.is((await errorOf(copies.fetch(file)))?.status, 503)
  assert.equal(await readdir(folder), [])
})

test('an object that is gone, and a store that is away, are answered with 503', async () => {
  const { copies, objects, stored } = await setUp()
  const file = await stored('oak')
  objects.isAway = true
  assert.is((await errorOf(copies.fetch(file)))?.status, 503)
  objects.isAway = false
  await objects.remove([keyOf(file)])
  assert.is((await errorOf(copies.fetch(file)))?.status, 503)
})

/** Three files, of which two have copies: the second was used longest ago, and the third has no room. */
async function twoOfThree() {
  const { copies, stored, pass, again } = await setUp({ mostBytes: 10 })
  const files = [await stored('aaaa'), await stored('bbbb'), await stored('cccc')] as const
  for (const at of [0, 1, 0] as const) {
    await copies.fetch(files[at])
    pass(20)
  }
  return { copies, files, again }
}

test('above the limit, the copy that was used longest ago goes first', async () => {
  const { copies, files } = await twoOfThree()
  await copies.fetch(files[2])
  assert.equal(await Promise.all(files.map(copies.isThere)), [true, false, true])
})

test('the order of use survives a restart', async () => {
  const { copies, files, again } = await twoOfThree()
  await (await again()).fetch(files[2])
  assert.equal(await Promise.all(files.map(copies.isThere)), [true, false, true])
})

test('a copy that was asked for a moment ago stays, whatever else is asked for', async () => {
  const { copies, stored, pass } = await setUp({ mostBytes: 10 })
  const files = [await stored('aaaa'), await stored('bbbb'), await stored('cccc')]
  for (const file of files) await copies.fetch(file)
  assert.equal(await Promise.all(files.map(copies.isThere)), [true, true, true])
  assert.not.ok(await copies.giveWay())
  pass(20)
  assert.ok(await copies.giveWay())
})

test('a full disk gives way by older copies, then refuses with 507', async () => {
  const { copies, disk, stored, pass, folder } = await setUp()
  const [one, two, large] = [
    await stored('aaaa'),
    await stored('bbbb'),
    await stored('c'.repeat(9)),
  ]
  await copies.fetch(one)
  pass(20)
  await copies.fetch(two)
  // A tenth of the disk is for others.
  disk.free = 100_008
  assert.is((await errorOf(copies.fetch(large)))?.status, 507)
  assert.not.ok(await copies.isThere(one), 'has given way')
  assert.ok(await copies.isThere(two), 'was just asked for')
  disk.free = 100_009
  await copies.fetch(large)
  assert.is((await readdir(folder)).length, 2)
})

test('a file can be adopted, and stays where it is', async () => {
  const { copies, objects, stored } = await setUp()
  const file = await stored('oak')
  const source = join(await temporaryFolder(), 'upload')
  await writeFile(source, 'oak')
  await utimes(source, 1, 1)
  await copies.adopt(file, source)
  assert.is(await readFile(await copies.fetch(file), 'utf8'), 'oak')
  assert.is(await readFile(source, 'utf8'), 'oak')
  assert.is(objects.calls.get, 0)
})

test('an adopted file makes older copies give way before it is there', async () => {
  const { copies, files } = await twoOfThree()
  const source = join(await temporaryFolder(), 'upload')
  await writeFile(source, 'cccc')
  await copies.adopt(files[2], source)
  assert.equal(await Promise.all(files.map(copies.isThere)), [true, false, true])
  assert.equal(await readdir(dirname(copies.pathOf(files[2]))).then(names => names.length), 2)
})

test('copies that fill the limit to the last byte all stay', async () => {
  const { copies, stored, pass } = await setUp({ mostBytes: 8 })
  const files = [await stored('aaaa'), await stored('bbbb')]
  for (const file of files) {
    await copies.fetch(file)
    pass(20)
  }
  const source = join(await temporaryFolder(), 'upload')
  await writeFile(source, '')
  await copies.adopt(await stored(''), source)
  assert.equal(await Promise.all(files.map(copies.isThere)), [true, true])
})

test('a copy stays for ten minutes after it was asked for, and goes then', async () => {
  const { copies, stored, pass } = await setUp()
  const file = await stored('oak')
  await copies.fetch(file)
  pass(9.9)
  assert.is(await copies.giveWay(), false)
  await copies.fetch(file)
  pass(9.9)
  assert.is(await copies.giveWay(), false, 'it was asked for again')
  pass(0.1)
  assert.is(await copies.giveWay(), true)
  assert.not.ok(await copies.isThere(file))
})

test('the use of a copy is on disk once a minute', async () => {
  const { copies, stored, pass } = await setUp()
  const file = await stored('oak')
  const usedAt = async () => (await stat(copies.pathOf(file))).atimeMs
  await copies.fetch(file)
  const first = await usedAt()
  pass(0.9)
  await copies.fetch(file)
  assert.is(await usedAt(), first)
  pass(1)
  await copies.fetch(file)
  assert.is(await usedAt(), first + 1.9 * minute)
  assert.is(versionOf(await stat(copies.pathOf(file))), file.version)
})

test('without a limit, copies take half of the disk', async () => {
  const { copies, disk, stored, pass } = await setUp()
  disk.free = 1e9
  const [one, two] = [await stored('a'.repeat(300_000)), await stored('b'.repeat(200_000))]
  await copies.fetch(one)
  pass(20)
  await copies.fetch(two)
  assert.ok(await copies.isThere(one))
  await copies.fetch(await stored('c'))
  assert.not.ok(await copies.isThere(one))
})

test('what a killed process left unfinished is removed at the next start', async () => {
  const { folder, stored, copies, again } = await setUp()
  await copies.fetch(await stored('oak'))
  await writeFile(join(folder, '.half'), 'o')
  await again()
  assert.is((await readdir(folder)).length, 1)
})

test.run()
