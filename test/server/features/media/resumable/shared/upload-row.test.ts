import * as assert from 'uvu/assert'
import { suite } from '#test'
import { AppError } from '../../../../../../server/base/errors.ts'
import { holdClaim } from '../../../../../../server/features/media/resumable/shared/hold-claim.ts'
import {
  failed,
  orUnavailable,
} from '../../../../../../server/features/media/resumable/shared/statements.ts'
import { uploadClaims } from '../../../../../../server/features/media/resumable/shared/upload-claims.ts'
import {
  readRow,
  receiptOf,
  rejectionOf,
} from '../../../../../../server/features/media/resumable/shared/upload-row.ts'
import { uploadRows } from '../../../../../../server/features/media/resumable/shared/upload-rows.ts'
import { memoryDatabase } from '../../../../../support/memory-database/memory-database.ts'
import { refusal } from '../../open-media.ts'

const test = suite('row of an upload')

const stored = {
  ...{ id: 'x', owner: 'me', size: '9007199254740991', received: '12' },
  ...{ metadata: '{"slotPath":"a.jpg","ifVersion":null}', outcome: null },
}

test('has its numbers, its metadata, and an outcome once it ended', () => {
  const row = readRow(stored)
  assert.equal(row, {
    ...{ id: 'x', owner: 'me', size: Number.MAX_SAFE_INTEGER, received: 12 },
    metadata: { slotPath: 'a.jpg', ifVersion: null },
  })
  assert.not.ok('outcome' in row)
  const receipt = { status: 'uploaded', size: 1, version: 'v' } as const
  assert.equal(readRow({ ...stored, outcome: JSON.stringify({ receipt }) }).outcome, { receipt })
})

test('that says anything else throws', () => {
  assert.throws(() => readRow({ ...stored, metadata: '{"slotPath":1}' }))
  assert.throws(() => readRow({ ...stored, outcome: '{"receipt":{"status":"lost"}}' }))
})

test('has the receipt, with the entry in the bin where there is one', () => {
  const receipt = { status: 'replaced', size: 1, version: 'v' } as const
  assert.equal(receiptOf({ receipt }), receipt)
  assert.not.ok('bin' in receiptOf({ receipt }))
  assert.equal(receiptOf({ receipt: { ...receipt, bin: 'b' } }), { ...receipt, bin: 'b' })
})

test('has a rejection, which is thrown as it was', () => {
  const thrownBy = (error: AppError) => {
    const text = JSON.stringify(rejectionOf(error))
    const { outcome } = readRow({ ...stored, outcome: text })
    try {
      return outcome && receiptOf(outcome)
    } catch (thrown) {
      return thrown as AppError
    }
  }
  const plain = thrownBy(new AppError(415, 'unsupported-type', 'No picture'))
  assert.instance(plain, AppError)
  const { status, code, message, fields, details } = plain as AppError
  assert.equal(
    { status, code, message, fields, details },
    {
      ...{ status: 415, code: 'unsupported-type', message: 'No picture' },
      ...{ fields: undefined, details: {} },
    },
  )
  const full = thrownBy(
    new AppError(409, 'slot-changed', 'Changed', { fields: { a: 'b' }, details: { slot: 1 } }),
  ) as AppError
  assert.equal([full.fields, full.details], [{ a: 'b' }, { slot: 1 }])
})

test('that cannot be asked for is a 503, but for errors with a sentence', async () => {
  const cause = new Error('cut')
  const sql = orUnavailable(async () => {
    throw cause
  })
  assert.match((await refusal(sql`select 1`)).message, 'Uploads cannot be taken at this moment')
  assert.is((await refusal(sql`select 1`)).status, 503)
  const own = new AppError(429, 'many', 'Too many')
  assert.is(
    await Promise.reject(own)
      .catch(failed)
      .catch(error => error),
    own,
  )
  const thrown = await Promise.reject(cause)
    .catch(failed)
    .catch(error => error)
  assert.is(thrown.cause, cause)
})

const ofClaims = suite('claim of a complete upload')

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

ofClaims('is given once the upload is complete, to one at a time', async () => {
  const { claims, complete } = await open()
  assert.is(await holdClaim(claims, id, 'one'), undefined)
  assert.is(await complete(), true)
  const claim = await holdClaim(claims, id, 'one')
  assert.is(claim?.name, 'one')
  assert.is(await holdClaim(claims, id, 'other'), undefined)
  claim?.stop()
})

ofClaims('lasts for fifteen seconds from when it was renewed', async () => {
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

ofClaims('of another changes nothing: neither release, nor rewind, nor an end', async () => {
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

ofClaims('ends with the outcome, and with the keys of the parts', async () => {
  const { claims, complete, rows } = await open()
  await complete()
  await claims.take(id, 'one', 1000)
  assert.equal(await claims.end(id, 'one', { receipt: receipt('v') }), ['k'])
  assert.equal((await rows.find(id))?.outcome, { receipt: receipt('v') })
  assert.equal(await rows.parts(id), [])
  assert.is(await claims.take(id, 'other', 1000), false)
})

ofClaims('is a 503 while the database is away', async () => {
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
ofClaims.run()
