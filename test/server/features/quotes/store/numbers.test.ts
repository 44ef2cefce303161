import { rename, rm } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  nextNumber,
  openQuoteNumbers,
} from '../../../../../server/features/quotes/store/numbers.ts'
import { failingDisk, type Step } from '../../../../support/failing-disk.ts'
import { content, open } from './open-quotes.ts'

const test = suite('numbers of quotes')

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `2026-${String(at + 1).padStart(4, '0')}`)

test('count through each year, with four digits or more', () => {
  const next = (stored: string[], year: string, highest = {}) =>
    nextNumber(stored, year, { highest })
  assert.is(next([], '2026'), '2026-0001')
  assert.is(next(['2026-0009', '2026-0010', '2025-0077'], '2026'), '2026-0011')
  assert.is(next(['2026-0010'], '2027', { 2026: 10 }), '2027-0001')
  assert.is(next(['2026-9999'], '2026', { 2026: 9999 }), '2026-10000')
  assert.is(next(['2026-9999', '2026-10000'], '2026'), '2026-10001')
})

test('have no gap and none twice, with many made at once', async () => {
  const { store, reopen, make } = await open()
  const made = await Promise.all(Array.from({ length: 60 }, () => make()))
  assert.equal(made.map(({ number }) => number).toSorted(), numbered(60))
  const again = await reopen()
  const next = await again.create({ content: made[0]?.content as never, by: 'x', year: '2026' })
  assert.is(next.quote.number, '2026-0061')
  assert.is((await store.list({}, 0, 100)).total, 60)
})

test('go on after the highest where the files of quotes are lost', async () => {
  const { folder, reopen, make } = await open()
  await make()
  await make()
  await rename(folder, `${folder}-damaged`)
  const next = await (await reopen()).create({ content: content(), by: 'x', year: '2026' })
  assert.is(next.quote.number, '2026-0003')
})

test('of an earlier release are stored as given by the first start', async () => {
  const { folder, numbers, reopen, make } = await open()
  await make()
  await rm(numbers.file)
  await rm(numbers.file.replace('.json', '.previous.json'))
  await reopen()
  await rename(folder, `${folder}-damaged`)
  const next = await (await reopen()).create({ content: content(), by: 'x', year: '2026' })
  assert.is(next.quote.number, '2026-0002')
})

test('have no gap after a crash between a number and its quote', async () => {
  const { folder, numbers, reopen, make } = await open()
  await make()
  const claim = async () => (await openQuoteNumbers(numbers)).claim(['2026-0001'], '2026')
  assert.equal([await claim(), await claim()], ['2026-0002', '2026-0002'])
  const create = async () =>
    (await (await reopen()).create({ content: content(), by: 'x', year: '2026' })).quote.number
  assert.equal([await create(), await create()], ['2026-0002', '2026-0003'])
  await (await openQuoteNumbers(numbers)).claim(['2026-0001', '2026-0002', '2026-0003'], '2026')
  await rename(folder, `${folder}-damaged`)
  // Nothing shows that the fourth was not stored in what is lost.
  assert.is(await create(), '2026-0005')
})

test('are not acknowledged before they are stored as given', async () => {
  const numbersDisk = failingDisk()
  const { store, numbers, make } = await open({ numbersDisk })
  await make()
  const { rename } = numbersDisk
  let renames = 0
  numbersDisk.rename = async (from, to) => {
    renames += to === numbers.file ? 1 : 0
    if (renames === 2) throw Object.assign(new Error('no rename'), { code: 'EIO' })
    await rename(from, to)
  }
  await make({ key: 'a-key' }).then(
    () => assert.unreachable(),
    error => assert.is(error.status, 503),
  )
  assert.is((await make({ key: 'a-key' })).number, '2026-0002')
  assert.is((await store.list({}, 0, 10)).total, 2)
})

const steps = (['write', 'sync', 'rename', 'syncFolder'] as Step[]).flatMap(step =>
  (['disk', 'numbersDisk'] as const).map(where => [step, where] as const),
)

for (const [step, where] of steps) {
  test(`have no gap where a ${step} fails on the ${where}, and none is given twice`, async () => {
    const disk = failingDisk()
    const { reopen, make } = await open({ [where]: disk })
    await make()
    disk.failing = step
    await make().then(
      () => assert.unreachable(`stored although ${step} failed`),
      error => assert.is(error.status, 503),
    )
    disk.failing = undefined
    await Promise.all([make(), make()])
    const { rows } = await (await reopen()).list({}, 0, 10)
    assert.equal(rows.map(({ number }) => number).toSorted(), numbered(rows.length))
    assert.ok(rows.length >= 3)
  })
}

test('are given once where a failed write cannot be taken back', async () => {
  const disk = failingDisk()
  const { reopen, make } = await open({ disk })
  await make()
  // The file is renamed, its folder cannot be synced, the old file cannot be restored, and which of
  // both is there cannot be read.
  const { rename, readFile } = disk
  let renames = 0
  disk.rename = async (from, to) => {
    renames += 1
    if (renames === 2) throw Object.assign(new Error('no rename'), { code: 'EIO' })
    await rename(from, to)
  }
  disk.readFile = (() => {
    throw Object.assign(new Error('no read'), { code: 'EIO' })
  }) as never
  disk.failing = 'syncFolder'
  await make().catch(() => undefined)
  disk.failing = undefined
  Object.assign(disk, { rename, readFile })
  await make()
  const { rows } = await (await reopen()).list({}, 0, 10)
  assert.equal(rows.map(({ number }) => number).toSorted(), numbered(3))
})

test.run()
