import * as assert from 'uvu/assert'
import { suite } from '#test'
import { numberAfter } from '../../../../server/quotes/store/numbers.ts'
import { failingDisk, type Step } from '../../../support/failing-disk.ts'
import { open } from './open-quotes.ts'

const test = suite('numbers of quotes')

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `2026-${String(at + 1).padStart(4, '0')}`)

test('count through each year, with four digits or more', () => {
  assert.is(numberAfter([], '2026'), '2026-0001')
  assert.is(numberAfter(['2026-0009', '2026-0010', '2025-0077'], '2026'), '2026-0011')
  assert.is(numberAfter(['2026-0010'], '2027'), '2027-0001')
  assert.is(numberAfter(['2026-9999'], '2026'), '2026-10000')
  assert.is(numberAfter(['2026-9999', '2026-10000'], '2026'), '2026-10001')
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

for (const step of ['write', 'sync', 'rename', 'syncFolder'] as Step[]) {
  test(`have no gap where a ${step} fails, and none is given twice`, async () => {
    const disk = failingDisk()
    const { reopen, make } = await open({ disk })
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
