import * as assert from 'uvu/assert'
import { suite } from '#test'
import { AppError } from '../../../../../server/errors.ts'
import { failed, orUnavailable } from '../../../../../server/media/resumable/shared/statements.ts'
import {
  readRow,
  receiptOf,
  rejectionOf,
} from '../../../../../server/media/resumable/shared/upload-row.ts'
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

test.run()
