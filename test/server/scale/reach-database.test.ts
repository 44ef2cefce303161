import * as assert from 'uvu/assert'
import { suite } from '#test'
import { engineFaults } from '../../../server/scale/engines.ts'
import { reachDatabase } from '../../../server/scale/reach-database.ts'
import { freePort } from '../../support/free-port.ts'
import { readableLog } from '../../support/log-lines.ts'
import { until } from '../../support/until.ts'
import { wireDatabase } from '../../support/wire-database.ts'

const test = suite('reaching the database')

const hour = 3600 * 1000

/** What is told, and which lines the log has. */
async function reach(url: string, patience = hour) {
  const { log, lines } = readableLog()
  const fault = await reachDatabase(url, { log, patience }).then(
    () => undefined,
    (error: Error) => error,
  )
  return { name: fault?.name, told: fault?.message, lines }
}

test('a database in which tables may be created is taken at once, and its line is closed', async () => {
  const database = await wireDatabase({ answer: () => [{ may: true }] })
  const { told, lines } = await reach(database.url)
  assert.equal([told, lines], [undefined, []])
  assert.match(database.asked[0] ?? '', 'has_schema_privilege')
  await until('the end of its line', () => database.lines.size === 0)
})

test('a user that may create no tables is told how to, and no one waits', async () => {
  const { url } = await wireDatabase({ answer: () => [{ may: false }] })
  const { name, told } = await reach(url.replace('/shop', '/my%20shop'))
  assert.is(name, 'StartError')
  assert.is(
    told,
    'DATABASE_URL: the user "site" may not create tables in the database "my shop". Make it the owner: alter database my shop owner to site',
  )
})

for (const code of ['28P01', '28000']) {
  test(`a user that is not let in (${code}) is named without the password`, async () => {
    const refusal = () => ({ code, message: 'no entry' })
    const { url } = await wireDatabase({ refusal })
    const { told, lines } = await reach(url)
    assert.is(
      told,
      `DATABASE_URL: the server at ${new URL(url).host} does not let the user "site" in (no entry). Correct user and password.`,
    )
    assert.equal(lines, [])
  })
}

test('a database that is not there is named with how to create it', async () => {
  const { url } = await wireDatabase({ refusal: () => ({ code: '3D000', message: 'missing' }) })
  const { told } = await reach(url.replace('/shop', '/my%20shop'))
  assert.match(told ?? '', /has no database "my shop"\. Create it: createdb my shop$/)
})

test('a server that answers nothing is told with its port after the time it is given', async () => {
  const port = await freePort()
  const { told, lines } = await reach(`postgres://site:secret@127.0.0.1:${port}/shop`, -1)
  assert.is(
    told,
    `DATABASE_URL: no PostgreSQL server answers at 127.0.0.1:${port} (ECONNREFUSED). Start it, or correct the address.`,
  )
  assert.equal(lines, [])
})

test('a server that is still starting is waited for, which the log says once', async () => {
  let refused = 0
  const refusal = () => {
    if (refused === 2) return undefined
    refused += 1
    return { code: '57P03', message: 'the database system is starting up' }
  }
  const { url } = await wireDatabase({ refusal, answer: () => [{ may: true }] })
  const { told, lines } = await reach(url)
  assert.is(told, undefined)
  assert.is(refused, 2)
  assert.equal(
    lines.map(({ msg, why }) => [msg, why]),
    [
      [
        'waiting for the database',
        `DATABASE_URL: no PostgreSQL server answers at ${new URL(url).host} (57P03). Start it, or correct the address.`,
      ],
    ],
  )
})

const ofEngines = suite('engines of several processes')

const well = { sql: async () => [] }
const answering = { check: async () => undefined }

ofEngines('have no fault while both answer', async () => {
  const faults = await engineFaults(well, answering)
  assert.equal(faults, { postgresql: undefined, s3: undefined })
})

ofEngines('each has the reason why it does not, of every address of its host', async () => {
  const refused = new AggregateError([new Error('ECONNREFUSED ::1'), new Error('ECONNREFUSED')])
  const faults = await engineFaults(
    { sql: () => Promise.reject(refused) },
    { check: () => Promise.reject(new Error('no bucket')) },
  )
  assert.equal(faults, { postgresql: 'ECONNREFUSED ::1, ECONNREFUSED', s3: 'no bucket' })
})

ofEngines('one that says nothing is given up', async () => {
  const silent = { check: () => new Promise<void>(() => undefined) }
  const { s3 } = await engineFaults(well, silent)
  assert.is(s3, 'no answer within 3 s')
})

test.run()
ofEngines.run()
