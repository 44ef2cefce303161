import * as assert from 'uvu/assert'
import { suite } from '#test'
import { engineFaults } from '../../../server/cluster/engines.ts'

const test = suite('engines of several processes')

const well = { sql: async () => [] }
const answering = { check: async () => undefined }

test('have no fault while both answer', async () => {
  const faults = await engineFaults(well, answering)
  assert.equal(faults, { postgresql: undefined, s3: undefined })
})

test('each has the reason why it does not, of every address of its host', async () => {
  const refused = new AggregateError([new Error('ECONNREFUSED ::1'), new Error('ECONNREFUSED')])
  const faults = await engineFaults(
    { sql: () => Promise.reject(refused) },
    { check: () => Promise.reject(new Error('no bucket')) },
  )
  assert.equal(faults, { postgresql: 'ECONNREFUSED ::1, ECONNREFUSED', s3: 'no bucket' })
})

test('one that says nothing is given up', async () => {
  const silent = { check: () => new Promise<void>(() => undefined) }
  const { s3 } = await engineFaults(well, silent)
  assert.is(s3, 'no answer within 3 s')
})

test.run()
