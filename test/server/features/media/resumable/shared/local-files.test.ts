import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createLocalFiles } from '../../../../../../server/features/media/resumable/shared/local-files.ts'
import { createReservations } from '../../../../../../server/features/media/upload/space-reservations.ts'
import { temporaryFolder } from '../../../../../support/temporary-folder.ts'
import { until } from '../../../../../support/until.ts'
import { refusal } from '../../open-media.ts'

const test = suite('local files of shared uploads')

const megabyte = 1024 * 1024
const minute = 60_000

/** 800 MB are available, whatever is written. */
async function open() {
  const folder = await temporaryFolder()
  const clock = { now: Date.now() }
  let files = 0
  const reservations = createReservations(async () => ({
    total: 1000 * megabyte,
    free: 900 * megabyte,
  }))
  const local = createLocalFiles({
    reservations,
    temporaryFile: () => join(folder, `${++files}`),
    clock: () => clock.now,
  })
  use(local.close)
  return { ...local, clock, reservations, names: () => readdir(folder) }
}

const one = { id: 'one', size: 10 }

test('who uses a file is aborted by the next, who waits for it to end', async () => {
  const { use, names } = await open()
  const order: string[] = []
  let end = () => {}
  const first = use(one, async (_file, signal) => {
    order.push('first begins')
    signal.addEventListener('abort', () => order.push('first is aborted'))
    await new Promise<void>(resolve => {
      end = resolve
    })
    order.push('first ends')
  })
  await until('the first to begin', () => order.length === 1)
  const second = use(one, async () => {
    order.push('second begins')
  })
  await until('the first to be aborted', () => order.length === 2)
  // Time for the second to begin, if it did not wait.
  await new Promise(resolve => setTimeout(resolve, 20))
  end()
  await Promise.all([first, second])
  assert.equal(order, ['first begins', 'first is aborted', 'first ends', 'second begins'])
  assert.is((await names()).length, 1)
})

test('one who waited for a file that is dropped gets a new one', async () => {
  const { use, drop } = await open()
  const paths: string[] = []
  const dropped = use(one, async ({ path, parts }, signal) => {
    paths.push(path)
    parts.set('part', 10)
    await new Promise(resolve => signal.addEventListener('abort', resolve))
    await new Promise(resolve => setTimeout(resolve, 20))
  })
  await until('the first to begin', () => paths.length === 1)
  const dropping = drop('one')
  await new Promise(setImmediate)
  const next = use(one, async ({ path, parts }) => {
    paths.push(path)
    assert.is(parts.size, 0)
    await writeFile(path, 'there')
  })
  await Promise.all([dropped, dropping, next])
  assert.is(new Set(paths).size, 2)
  assert.equal(paths.map(existsSync), [false, true])
})

test('a file that nobody has used for ten minutes is deleted, one in use is not', async () => {
  const { use, sweep, clock, names } = await open()
  await use(one, async () => undefined)
  await use({ id: 'other', size: 10 }, async () => {
    clock.now += 9 * minute
    await sweep()
    assert.is((await names()).length, 2)
    clock.now += 2 * minute
    await sweep()
    assert.is((await names()).length, 1)
  })
})

test('a file that cannot be deleted fails no answer, and the upload gets a new one', async () => {
  const { use, drop } = await open()
  const first = await use(one, async ({ path }) => {
    await rm(path)
    await mkdir(path)
    return path
  })
  await drop('one')
  assert.is.not(await use(one, async ({ path }) => path), first)
})

test('a file reserves its space until it is dropped', async () => {
  const { use, drop, reservations } = await open()
  const large = { id: 'large', size: 390 * megabyte }
  await use(large, async () => {
    const { status } = await refusal(reservations.reserve(100 * megabyte))
    assert.is(status, 507)
  })
  await drop('large')
  await reservations.reserve(390 * megabyte)
})

test.run()
