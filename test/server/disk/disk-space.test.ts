import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  availableBytes,
  diskAlmostFull,
  diskSpaceReader,
  ensureDiskSpace,
  isDiskFull,
  reservedBytes,
} from '../../../server/disk/disk-space.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('space on the disk')

const megabyte = 1024 * 1024

test('a tenth of it is reserved, at most 200 MB', () => {
  assert.is(reservedBytes(1000 * megabyte), 100 * megabyte)
  assert.is(reservedBytes(2000 * megabyte), 200 * megabyte)
  assert.is(reservedBytes(90_000 * megabyte), 200 * megabyte)
})

test('uploads may fill the rest to the byte', async () => {
  const space = { total: 1000 * megabyte, free: 150 * megabyte }
  assert.is(availableBytes(space), 50 * megabyte)
  await ensureDiskSpace(async () => space, 50 * megabyte)
  const status = await ensureDiskSpace(async () => space, 50 * megabyte + 1).catch(
    error => error.status,
  )
  assert.is(status, 507)
  assert.ok(availableBytes({ total: 1000, free: 50 }) < 0)
})

test('a full disk and a full quota are told from other errors, also as a cause', () => {
  const error = (code: string) => Object.assign(new Error('no write'), { code })
  assert.ok(isDiskFull(error('ENOSPC')))
  assert.ok(isDiskFull(error('EDQUOT')))
  assert.ok(
    isDiskFull(new Error('outer', { cause: new Error('inner', { cause: error('ENOSPC') }) })),
  )
  for (const other of [error('EACCES'), new Error('ENOSPC'), 'ENOSPC', undefined]) {
    assert.not(isDiskFull(other))
  }
})

test('the answer says whether to wait or to delete', () => {
  assert.match(diskAlmostFull().message, 'Delete files')
  assert.match(diskAlmostFull(true).message, 'Try again when the uploads under way are done')
})

test('it is read in bytes', async () => {
  const { total, free } = await diskSpaceReader(await temporaryFolder())()
  assert.ok(free > megabyte && total >= free)
})

test.run()
