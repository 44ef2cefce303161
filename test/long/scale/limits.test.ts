import { Secret, TOTP } from 'otpauth'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { createRateLimit } from '../../../server/base/http/rate-limit.ts'
import { countedTogether } from '../../../server/scale/counted-together.ts'
import { sharedGuesses } from '../../../server/scale/shared-guesses.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { password, serveApi } from '../../support/api-server.ts'
import { visit } from '../../support/http.ts'
import { type PostgresServer, startPostgres } from '../../support/postgres.ts'
import { until } from '../../support/until.ts'

const test = suite('limits of several processes')

const server = use(startPostgres())

/** Connections to one database, as several processes have them. */
async function databases(count: number, on?: PostgresServer) {
  const url = await (on ?? (await server)).newDatabase()
  return Promise.all(
    Array.from({ length: count }, async () => {
      const database = await openDatabase(url)
      use(() => database.close())
      return database
    }),
  )
}

const LIMIT = { points: 5, seconds: 600 }

/** How many of so many attempts are let through, dealt over the processes. */
async function letThrough(limits: { count(key: string): Promise<void> }[], attempts: number) {
  const all = Array.from({ length: attempts }, (_, i) =>
    limits[i % limits.length]?.count('192.0.2.1').then(
      () => 'let through',
      error => error.status,
    ),
  )
  const results = await Promise.all(all)
  assert.equal(new Set(results), new Set(['let through', 429]))
  return results.filter(result => result === 'let through').length
}

test('attempts at all processes together are no more than at one', async () => {
  const all = (await databases(3)).map(countedTogether)
  const limits = all.map(({ counters }) =>
    createRateLimit(LIMIT, 'Slow down', counters('inquiries')),
  )
  assert.is(await letThrough(limits, 30), 5)
  const others = all.map(({ counters }) => createRateLimit(LIMIT, 'Slow down', counters('sign-in')))
  assert.is(await letThrough(others, 30), 5, 'each name has a limit of its own')
})

test('while the database is away, each process has the limit for itself', async () => {
  const postgres = use(await startPostgres())
  const both = await databases(2, postgres)
  const all = both.map(countedTogether)
  const limits = all.map(({ counters }) => createRateLimit(LIMIT, 'Slow down', counters('sign-in')))
  const guesses = all.map(({ guesses }) => guesses({ name: 'strangers', most: 5, salt: 'a' }))
  postgres.kill()
  for (const { sql } of both) {
    const fails = () =>
      sql`select 1`.then(
        () => false,
        () => true,
      )
    await until('it to be away', fails)
  }
  assert.is(await letThrough(limits, 30), 10)
  const guessed = guesses.map(({ take }) => ({ count: async (key: string) => take(key) }))
  assert.is(await letThrough(guessed, 30), 10)
  await postgres.start()
})

test('guesses at an account are counted over all processes, and given back by any', async () => {
  const counted = (await databases(3)).map(({ sql }) =>
    sharedGuesses({ sql })({ name: 'strangers', most: 5, salt: 'a' }),
  )
  const limits = counted.map(({ take }) => ({ count: async (key: string) => take(key) }))
  assert.is(await letThrough(limits, 40), 5)
  await counted[0]?.giveBack('192.0.2.1')
  await counted[1]?.giveBack('192.0.2.1')
  assert.is(await letThrough(limits, 40), 2)
})

test('no sixty minutes have more guesses than the limit, over all processes', async () => {
  const both = await databases(2)
  const minute = 60_000
  let now = 1_700_000_123_456
  const clock = () => now
  const counted = both.map(database =>
    sharedGuesses(database, clock)({ name: 'x', most: 4, salt: 'a' }),
  )
  const moments: number[] = []
  for (const end = now + 300 * minute; now < end; now += 3.7 * minute) {
    const taken = await Promise.allSettled(counted.map(async ({ take }) => take('admin')))
    for (const { status } of taken) if (status === 'fulfilled') moments.push(now)
  }
  for (const [at, moment] of moments.entries()) {
    const after = moments[at + 4] ?? Number.POSITIVE_INFINITY
    assert.ok(after - moment >= 60 * minute, `5 within ${(after - moment) / minute} min`)
  }
  assert.ok(moments.length >= 16, `${moments.length} in five hours`)
  for (const { sql } of both) {
    const [left] = await sql<{ rows: string }>`select count(*) as rows from guesses`
    assert.ok(Number(left?.rows) <= 8, `${left?.rows} rows: what is over is removed`)
  }
})

/** Processes with the API of accounts over one database. */
async function processes(count: number, env = {}) {
  const all = []
  for (const database of await databases(count)) {
    const together = countedTogether(database)
    all.push(await serveApi({ cluster: { database }, together, env }))
  }
  return all
}

test('sign-in attempts of a visitor are limited over all processes', async () => {
  const all = await processes(2, { LOGIN_LIMIT: '4/10m' })
  const statuses = []
  for (let i = 0; i < 10; i += 1) {
    const json = { username: 'admin', password: `wrong ${i}` }
    statuses.push((await visit(all[i % 2]?.url ?? '')('/api/admin/login', { json })).status)
  }
  assert.equal(statuses, [401, 401, 401, 401, 429, 429, 429, 429, 429, 429])
})

test('a second factor that is begun at one process is confirmed at another', async () => {
  const [one, other] = await processes(2)
  const admin = visit(one?.url ?? '')
  const json = { username: 'admin', password }
  assert.is((await admin('/api/admin/login', { json })).status, 200)
  const begun = await admin('/api/admin/account/second-factor', { json: { password } })
  assert.is(begun.status, 200)
  const { secret } = (await begun.json()) as { secret: string }
  const atOther = visit(other?.url ?? '')
  for (const [name, value] of admin.cookies) atOther.cookies.set(name, value)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const confirm = () =>
    atOther('/api/admin/account/second-factor', { method: 'PUT', json: { code } })
  const done = await confirm()
  assert.is(done.status, 200, await done.clone().text())
  assert.is((await confirm()).status, 400, 'once')
})

test.run()
