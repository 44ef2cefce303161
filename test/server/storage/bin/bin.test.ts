import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openBin } from '../../../../server/storage/bin/bin.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('the bin on disk')

const day = 24 * 3600 * 1000

async function openedBin() {
  const uploadsDir = await temporaryFolder()
  const incomingDir = join(uploadsDir, '.incoming')
  await mkdir(incomingDir)
  let now = Date.parse('2026-11-01')
  const open = () => openBin({ uploadsDir, incomingDir, clock: () => now })
  const bin = open()
  return {
    uploadsDir,
    bin,
    open,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    /** Adds an entry with a file of so many bytes, a second after the last one. */
    async add(subject: string, bytes: number) {
      const file = join(uploadsDir, subject)
      await writeFile(file, Buffer.alloc(bytes, subject))
      const about = { who: 'ann', kind: 'media', cause: 'deleted', subject, content: {} } as const
      const entry = await bin.add(about, [file])
      await rm(file)
      now += 1000
      return entry
    },
    subjects: async (of = bin) => (await of.list()).map(({ subject }) => subject),
    leftovers: () => readdir(incomingDir),
  }
}

test('an entry outlasts a restart with its file, newest first', async () => {
  const { add, open, subjects, leftovers } = await openedBin()
  await add('a', 10)
  const { id } = await add('b', 20)
  const again = open()
  assert.equal(await subjects(again), ['b', 'a'])
  assert.is((await readFile(await again.fileOf(id, 0))).length, 20)
  assert.equal((await again.find(id))?.bytes, 20)
  assert.equal(await leftovers(), [])
})

test('an entry of which a part is missing is left out, and the others are there', async () => {
  const { add, open, uploadsDir, subjects } = await openedBin()
  const { id } = await add('a', 10)
  await add('b', 10)
  await rm(join(uploadsDir, 'bin', id, 'entry.json'))
  const torn = await add('c', 10)
  await writeFile(join(uploadsDir, 'bin', torn.id, 'entry.json'), '{"version":1')
  assert.equal(await subjects(open()), ['b'])
})

test('nothing of an entry is left when its file cannot be taken', async () => {
  const { bin, uploadsDir, leftovers } = await openedBin()
  const about = { who: 'ann', kind: 'media', cause: 'deleted', subject: 'x', content: {} } as const
  const fault = await bin.add(about, [join(uploadsDir, 'none.jpg')]).catch(error => error)
  assert.is(fault.code, 'ENOENT')
  assert.equal([await bin.list(), await leftovers()], [[], []])
})

test('the oldest entry with files gives way, where all of them are enough', async () => {
  const { bin, add, subjects } = await openedBin()
  await bin.add({
    ...{ who: 'ann', kind: 'slot-details', cause: 'deleted', subject: 'texts', content: {} },
  })
  await add('a', 100)
  await add('b', 100)
  assert.is(await bin.giveWay(201), false)
  assert.is(await bin.giveWay(150), true)
  assert.equal((await subjects()).sort(), ['b', 'texts'])
  assert.is(await bin.giveWay(), true)
  assert.is(await bin.giveWay(), false)
  assert.equal(await subjects(), ['texts'])
})

test('what was deleted before a moment goes, with its folder', async () => {
  const { bin, add, uploadsDir, subjects, pass } = await openedBin()
  const { id } = await add('a', 10)
  pass(20 * day)
  const { createdAt } = await add('b', 10)
  await bin.removeBefore(createdAt)
  assert.equal(await subjects(), ['b'])
  const gone = await stat(join(uploadsDir, 'bin', id)).catch(({ code }) => code)
  assert.is(gone, 'ENOENT')
})

test.run()
