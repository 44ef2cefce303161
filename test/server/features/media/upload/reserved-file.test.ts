import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { exclusively, openIncoming } from '../../../../../server/features/media/upload/incoming.ts'
import {
  ReservedFile,
  type ReservedFileOptions,
} from '../../../../../server/features/media/upload/reserved-file.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('a file that is written within its reservation')

async function open(content?: string) {
  const path = join(await temporaryFolder(), 'file')
  if (content !== undefined) await writeFile(path, content)
  const written: number[] = []
  const reservation = {
    written: (bytes: number) => void written.push(bytes),
  } as ReservedFileOptions['reservation']
  const file = (more: Partial<ReservedFileOptions> = {}) =>
    new ReservedFile({ path, reservation, ...exclusively, ...more })
  const write = (to: ReservedFile, ...parts: string[]) =>
    pipeline(Readable.from(parts.map(part => Buffer.from(part))), to)
  return { path, file, write, written, read: () => readFile(path, 'utf8') }
}

test('is told to it part by part, and readable by its owner alone', async () => {
  const { path, file, write, written, read } = await open()
  const target = file()
  await write(target, 'abc', 'de')
  assert.equal([await read(), target.onDisk, target.path], ['abcde', 5, path])
  assert.equal(written, [3, 5])
  assert.is((await stat(path)).mode & 0o777, 0o600)
  assert.is(target.closed, true)
})

test('goes on at an offset, whose bytes count as written', async () => {
  const { file, write, written, read } = await open('abcdef')
  const target = file({ flags: 'r+', start: 4 })
  await write(target, 'XY', 'Z')
  assert.equal([await read(), target.onDisk], ['abcdXYZ', 7])
  assert.equal(written, [6, 7])
})

test('asks before it grows, with the size that it would have', async () => {
  const { file, write, read } = await open()
  const asked: number[] = []
  const target = file({
    async before(bytes) {
      await new Promise(setImmediate)
      asked.push(bytes)
      if (bytes > 4) throw new Error('full')
    },
  })
  const error = await write(target, 'ab', 'cd', 'e').catch((reason: Error) => reason.message)
  assert.equal([error, asked, await read()], ['full', [2, 4, 5], 'abcd'])
})

test('can be emptied by the one that is asked', async () => {
  const { file, write, read } = await open()
  const target = file({
    async before(bytes, own) {
      if (bytes > 2) {
        await own.empty()
        throw new Error('full')
      }
    },
  })
  await write(target, 'ab', 'c').catch(() => undefined)
  assert.is(await read(), '')
})

test('fails where it is there already, and leaves it', async () => {
  const { file, write, written, read } = await open('theirs')
  const error = await write(file(), 'abc').catch((reason: NodeJS.ErrnoException) => reason.code)
  assert.equal([error, await read(), written], ['EEXIST', 'theirs', []])
})

test('is closed where its source fails, with the error of that', async () => {
  const { file } = await open()
  const target = file()
  async function* torn() {
    yield Buffer.from('ab')
    throw new Error('torn')
  }
  const error = await pipeline(torn(), target).catch((reason: Error) => reason.message)
  assert.equal([error, target.destroyed], ['torn', true])
})

const ofFolder = suite('folder of files that come in')

ofFolder('is made for its owner alone, and names each file anew', async () => {
  const uploadsDir = await temporaryFolder()
  const { temporaryFile } = await openIncoming(uploadsDir)
  const folder = join(uploadsDir, '.incoming')
  assert.is((await stat(folder)).mode & 0o777, 0o700)
  const files = Array.from({ length: 10 }, temporaryFile)
  assert.is(new Set(files).size, 10)
  for (const file of files) {
    assert.is(dirname(file), folder)
    assert.match(file, /\/[\da-f]{32}$/)
  }
  assert.equal(await readdir(folder), [])
})

ofFolder('is emptied at the start, but for uploads that can be resumed', async () => {
  const uploadsDir = await temporaryFolder()
  for (const name of ['tus', 'a.bin']) {
    await mkdir(join(uploadsDir, '.incoming', name), { recursive: true })
    await writeFile(join(uploadsDir, '.incoming', name, 'inside'), 'x')
  }
  await writeFile(join(uploadsDir, '.incoming', 'left'), 'x')
  const tried = '.health.01234567-89ab-cdef-0123-456789abcdef.tmp'
  for (const name of [tried, '.health.tmp']) await writeFile(join(uploadsDir, name), 'x')
  await openIncoming(uploadsDir)
  assert.equal(await readdir(join(uploadsDir, '.incoming'), { recursive: true }), [
    'tus',
    'tus/inside',
  ])
  assert.equal((await readdir(uploadsDir)).toSorted(), ['.health.tmp', '.incoming'])
})

test.run()
ofFolder.run()
