import { mkdir, readdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import { AppError } from '../../server/base/errors.ts'
import { durableAdapter } from '../../server/storage/durable-adapter.ts'
import { openJsonStore } from '../../server/storage/json-store.ts'
import { failingDisk, type Step } from '../support/failing-disk.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('JSON store on a failing disk')

const options = { version: 1, schema: z.array(z.string().max(20)), initial: () => [] as string[] }

async function open() {
  const file = join(await temporaryFolder(), 'words.json')
  const disk = failingDisk()
  const store = await openJsonStore({ ...options, file, adapter: durableAdapter(file, disk) })
  const onDisk = async () => (await openJsonStore({ ...options, file })).value
  const add = (word: string) => store.change(words => words.push(word))
  return { file, disk, store, add, onDisk }
}

const steps: Step[] = ['write', 'sync', 'rename', 'syncFolder']

for (const step of steps) {
  test(`${step}: a failed change is rejected with 503, and not in memory or on disk`, async () => {
    const { disk, store, add, onDisk } = await open()
    await add('before')
    disk.failing = step
    const fault = await add('failed').catch(error => error)
    assert.instance(fault, AppError)
    assert.is(fault.status, 503)
    assert.equal(store.value, ['before'])
    assert.equal(await onDisk(), ['before'])

    disk.failing = undefined
    await add('after')
    assert.equal(store.value, ['before', 'after'])
    assert.equal(await onDisk(), ['before', 'after'])
  })

  test(`${step}: a failed first change leaves no file`, async () => {
    const { file, disk, add, onDisk } = await open()
    disk.failing = step
    await add('failed').catch(() => undefined)
    assert.equal(await readdir(join(file, '..')), [])
    assert.equal(await onDisk(), [])
  })

  test(`${step}: other changes of the failed write get their own results`, async () => {
    const { disk, store, add, onDisk } = await open()
    disk.failing = step
    const together = [
      add('one'),
      store.change(() => {
        throw new RangeError('mine alone')
      }),
      add('much too long for the schema'),
      add('two'),
    ]
    const results = await Promise.allSettled(together)
    const reasons = results.map(result => (result as PromiseRejectedResult).reason)
    assert.equal([reasons[0].status, reasons[3].status], [503, 503])
    assert.instance(reasons[1], RangeError)
    assert.match(reasons[2].message, 'rules of its store')

    disk.failing = undefined
    assert.is(await add('three'), 1)
    assert.equal(await onDisk(), ['three'])
  })
}

test('a change that waits during a failed write is written by itself', async () => {
  const { disk, add, onDisk } = await open()
  disk.failing = 'sync'
  const failed = add('failed').catch(error => error)
  await new Promise(setImmediate)
  const waiting = add('waiting')
  assert.is((await failed).status, 503)
  disk.failing = undefined
  assert.is(await waiting, 1)
  assert.equal(await onDisk(), ['waiting'])
})

test('a failure leaves no temporary file', async () => {
  const { file, disk, add } = await open()
  await add('before')
  for (const step of steps) {
    disk.failing = step
    await add('failed').catch(() => undefined)
  }
  assert.equal(await readdir(join(file, '..')), ['words.json'])
})

test('control: with lowdb alone a failed change is written with the next one', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'words.json')
  const database = new Low<string[]>(new JSONFile(file), [])
  const inTheWay = join(folder, '.words.json.tmp')
  await mkdir(inTheWay)
  const fault = await database.update(words => words.push('failed')).catch(error => error)
  assert.is(fault.code, 'EISDIR')
  await rmdir(inTheWay)
  await database.update(words => words.push('after'))
  const again = new Low<string[]>(new JSONFile(file), [])
  await again.read()
  assert.equal(again.data, ['failed', 'after'])
})

test.run()
