import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { reachDatabase } from '../../../server/scale/reach-database.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { freePort } from '../../support/free-port.ts'
import { readableLog } from '../../support/log-lines.ts'
import { startPostgres } from '../../support/postgres.ts'
import { until } from '../../support/until.ts'

const test = suite('a start without its database')

const server = use(startPostgres())

async function sentenceOf(url: string, patience = 0): Promise<string> {
  const { log } = readableLog()
  const fault = await reachDatabase(url, { log, patience }).then(
    () => undefined,
    (error: Error) => error,
  )
  assert.is(fault?.name, 'StartError', String(fault))
  return fault?.message ?? ''
}

test('waits for one that is started later', async () => {
  const postgres = await startPostgres()
  use(postgres)
  const url = await postgres.newDatabase()
  postgres.kill()
  const { log, lines } = readableLog()
  const reached = reachDatabase(url, { log })
  await until('it to wait', () => lines.length > 0)
  assert.is(lines[0]?.msg, 'waiting for the database')
  await postgres.start()
  await reached
})

test('ends with the setting and what to do where none answers, without the password', async () => {
  const port = await freePort()
  assert.is(
    await sentenceOf(`postgres://site:a-secret@127.0.0.1:${port}/site`),
    `DATABASE_URL: no PostgreSQL server answers at 127.0.0.1:${port} (ECONNREFUSED). Start it, or correct the address.`,
  )
})

test('does not wait for a database that is not there', async () => {
  const url = new URL(await (await server).newDatabase())
  url.pathname = '/elsewhere'
  assert.is(
    await sentenceOf(url.href, 600_000),
    `DATABASE_URL: the server at ${url.host} has no database "elsewhere". Create it: createdb elsewhere`,
  )
})

test('does not wait for a user that is not let in', async () => {
  const url = new URL(await (await server).newDatabase())
  url.username = 'nobody'
  url.password = 'a-secret'
  const sentence = await sentenceOf(url.href, 600_000)
  assert.match(sentence, 'does not let the user "nobody" in')
  assert.not.match(sentence, 'a-secret')
})

test('says where the user may create no tables', async () => {
  const text = await (await server).newDatabase()
  const database = await openDatabase(text)
  await database.sql`create role guest login`
  await database.sql`revoke create on schema public from public`
  await database.close()
  const url = new URL(text)
  url.username = 'guest'
  assert.match(await sentenceOf(url.href, 600_000), 'the user "guest" may not create tables')
})

test.run()
