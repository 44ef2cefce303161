import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  availableBytes,
  diskAlmostFull,
  diskSpaceReader,
  ensureDiskSpace,
  isDiskFull,
  reservedBytes,
} from '../../../../server/base/disk/disk-space.ts'
import { createSpaceRetry } from '../../../../server/base/disk/space-retry.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { refusal } from '../../features/media/open-media.ts'

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

const onFullDisk = suite('changes on a full disk')

const full = Object.assign(new Error('full'), { code: 'ENOSPC' })

/** A disk that has space once so many entries have gone. */
function disk(entries: number, needed: number) {
  const state = { entries, tries: 0 }
  const giveWay = async () => {
    await new Promise(setImmediate)
    if (state.entries === 0) return false
    state.entries -= 1
    return true
  }
  const change = async () => {
    state.tries += 1
    if (entries - state.entries < needed) throw full
    return 'saved'
  }
  return { state, giveWay, change }
}

onFullDisk('are made again as entries give way, as few as are needed', async () => {
  const { state, giveWay, change } = disk(3, 2)
  assert.is(await createSpaceRetry(giveWay)(change), 'saved')
  assert.equal(state, { entries: 1, tries: 3 })
})

onFullDisk('are refused with 507 once nothing gives way', async () => {
  const { state, giveWay, change } = disk(1, 2)
  const { status, message } = await refusal(createSpaceRetry(giveWay)(change))
  assert.is(status, 507)
  assert.match(message, 'nothing was saved or sent. Delete files that are no longer needed')
  assert.equal(state, { entries: 0, tries: 2 })
})

onFullDisk('are refused with the sentence that is given', async () => {
  const { giveWay, change } = disk(0, 1)
  const refused = createSpaceRetry(giveWay, error => new Error('own', { cause: error }))(change)
  const error = await refused.catch((reason: Error) => reason)
  assert.equal([(error as Error).message, (error as Error).cause], ['own', full])
})

onFullDisk('that fail otherwise are not made again, and nothing gives way', async () => {
  const { state, giveWay } = disk(3, 0)
  let tries = 0
  const error = await createSpaceRetry(giveWay)(async () => {
    tries += 1
    throw new Error('invalid')
  }).catch((reason: Error) => reason.message)
  assert.equal([error, tries, state.entries], ['invalid', 1, 3])
})

test.run()
onFullDisk.run()
