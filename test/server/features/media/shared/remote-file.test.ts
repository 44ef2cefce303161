import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AppError } from '../../../../../server/base/errors.ts'
import { remoteFile } from '../../../../../server/features/media/shared/remote-file.ts'
import { newVersion } from '../../../../../server/features/media/shared/slot-file.ts'
import { keyOf } from '../../../../../server/scale/objects/file-object.ts'
import { openLocalCopies } from '../../../../../server/scale/objects/local-copies.ts'
import { megabyte } from '../../../../../web/base/units.ts'
import { memoryObjects } from '../../../../support/memory-objects.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'

const test = suite('a file of which a process has no copy')

async function setUp(bytes: Buffer, free = 1e9) {
  const objects = memoryObjects()
  const readDiskSpace = async () => ({ total: 1e9, free })
  const copies = await openLocalCopies({ folder: await temporaryFolder(), objects, readDiskSpace })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const object = { sha256, bytes: bytes.length, version: newVersion(bytes.length) }
  await objects.put(keyOf(object), bytes)
  return { objects, copies, object, file: remoteFile(object, { copies, objects }) }
}

const photo = Buffer.from('a photo')
const video = Buffer.alloc(megabyte + 1, 'v')

test('is waited for where it is small', async () => {
  const { file, object } = await setUp(photo)
  const copy = await file.copy()
  assert.is(copy?.version, object.version)
  assert.equal(await readFile(copy?.absolute ?? ''), photo)
})

test('is read from the bucket where it is large, and copied meanwhile', async () => {
  const { file, copies, object } = await setUp(video)
  assert.is(await file.copy(), undefined)
  assert.is(await text(await file.open({ start: 3, end: 5 })), 'vvv')
  await until('the copy', () => copies.isThere(object))
})

test('is read from the bucket where the disk has no space for it', async () => {
  const { file, copies, object } = await setUp(photo, 1000)
  assert.is(await file.copy(), undefined)
  assert.is(await text(await file.open()), 'a photo')
  assert.not.ok(await copies.isThere(object))
})

for (const [name, bytes] of Object.entries({ small: photo, large: video })) {
  test(`is answered with 503 while the store is away, if ${name}`, async () => {
    const { file, objects } = await setUp(bytes)
    objects.isAway = true
    const sent: Promise<unknown> = file.copy().then<unknown>(copy => copy ?? file.open())
    const error = await sent.then(
      () => undefined,
      (reason: AppError) => reason,
    )
    assert.is(error?.status, 503)
    assert.is(error?.headers['retry-after'], '5')
    objects.isAway = false
    assert.is((await text(await file.open())).length, bytes.length)
  })
}

test('is answered with 503 where its object is gone', async () => {
  const { file, objects, object } = await setUp(photo)
  await objects.remove([keyOf(object)])
  const error = await file.open().then(
    () => undefined,
    (reason: AppError) => reason,
  )
  assert.is(error?.status, 503)
})

test.run()
