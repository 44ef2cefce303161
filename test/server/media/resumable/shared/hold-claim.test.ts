import * as assert from 'uvu/assert'
import { suite } from '#test'
import { holdClaim } from '../../../../../server/media/resumable/shared/hold-claim.ts'
import { uploadClaims } from '../../../../../server/media/resumable/shared/upload-claims.ts'
import { uploadRows } from '../../../../../server/media/resumable/shared/upload-rows.ts'
import { memoryDatabase } from '../../../../support/memory-database/memory-database.ts'
import { refusal } from '../../open-media.ts'

const test = suite('claim of a complete upload')

const id = 'a'.repeat(32)
const second = 1000

async function open() {
  const place = memoryDatabase()
  const database = place.connect()
  const rows = uploadRows(database)
  await rows.begin({ id, owner: 'me', size: 10, metadata: {} }, 5)
  const complete = () => rows.advance(id, { start: 0, bytes: 10, key: 'k' })
  return { place, database, rows, complete, claims: uploadClaims(database) }
}

test('is given once the upload is complete, to one at a time', async () => {
  const { claims, complete } = await open()
  assert.is(await holdClaim(claims, id, 'one'), undefined)
  assert.is(await complete(), true)
  const claim = await holdClaim(claims, id, 'one')
  assert.is(claim?.name, 'one')
  assert.is(await holdClaim(claims, id, 'other'), undefined)
  claim?.stop()
})

test('lasts for fifteen seconds from when it was renewed', async () => {
  const { claims, complete, place, database } = await open()
  await complete()
  const claim = await holdClaim(claims, id, 'one')
  claim?.stop()
  place.later(14 * second)
  await claim?.ensure(database.sql)
  place.later(14 * second)
  assert.is(await holdClaim(claims, id, 'other'), undefined)
  place.later(2 * second)
  const other = await holdClaim(claims, id, 'other')
  other?.stop()
  assert.is(other?.name, 'other')
  const lost = claim?.ensure(database.sql) ?? Promise.resolve()
  const { status, message } = await refusal(lost)
  assert.is(status, 503)
  assert.match(message, 'could not be finished')
})

test('of another changes nothing: neither release, nor rewind, nor an end', async () => {
  const { claims, complete, rows } = await open()
  await complete()
  await claims.take(id, 'one', 1000)
  await claims.release(id, 'other')
  await claims.rewind(id, 'other', 0)
  assert.equal(await claims.end(id, 'other', { receipt: receipt('v') }), [])
  assert.is(await claims.take(id, 'other', 1000), false)
  assert.is((await rows.find(id))?.received, 10)
  await claims.release(id, 'one')
  assert.is(await claims.take(id, 'other', 1000), true)
})

test('ends with the outcome, and with the keys of the parts', async () => {
  const { claims, complete, rows } = await open()
  await complete()
  await claims.take(id, 'one', 1000)
  assert.equal(await claims.end(id, 'one', { receipt: receipt('v') }), ['k'])
  assert.equal((await rows.find(id))?.outcome, { receipt: receipt('v') })
  assert.equal(await rows.parts(id), [])
  assert.is(await claims.take(id, 'other', 1000), false)
})

test('is a 503 while the database is away', async () => {
  const { claims, rows, place, database } = await open()
  place.isAway = true
  for (const task of [
    () => claims.take(id, 'one', 1),
    () => claims.renew(id, 'one', 1),
    () => claims.renew(id, 'one', 1, database.sql),
    () => rows.find(id),
    () => rows.begin({ id, owner: 'me', size: 1, metadata: {} }, 5),
    () => rows.remove(id),
  ]) {
    assert.is((await refusal(task())).status, 503)
  }
})

const receipt = (version: string) => ({ status: 'uploaded', size: 10, version }) as const

test.run()
