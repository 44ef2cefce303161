import { Secret, TOTP } from 'otpauth'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { administrators, type Route } from '../../../server/base/http/route.ts'
import { newSecret } from '../../../server/features/accounts/store/second-factor.ts'
import { openSessionKeys } from '../../../server/features/accounts/store/session-keys.ts'
import { openDatabase } from '../../../server/storage/postgres/database.ts'
import { password, serveApi } from '../../support/api-server.ts'
import { type Visitor, visit } from '../../support/http.ts'
import { startPostgres } from '../../support/postgres.ts'

const test = suite('accounts of several processes')

const server = use(startPostgres())

/** A database in which every notice is lost: what a process knows of others, it has looked up. */
async function withoutNotices(): Promise<string> {
  const url = await (await server).newDatabase()
  const database = await openDatabase(url)
  await database.sql`create schema quiet`
  await database.sql`create function quiet.pg_notify(text, text) returns void language sql as ''`
  await database.sql`do $$ begin execute format(
    'alter database %I set search_path = quiet, public, pg_catalog', current_database()); end $$`
  await database.close()
  return url
}

/** A process of the site. */
async function started(
  url: string,
  print = (_: string) => {},
  routes: Route[] = [],
  env: Record<string, string> = {},
) {
  const database = await openDatabase(url)
  use(() => database.close())
  const api = await serveApi({ cluster: { database }, print, routes: () => routes, env })
  return { ...api, database }
}

type Process = Awaited<ReturnType<typeof started>>

async function signIn({ url }: Process, username: string, word = password): Promise<Visitor> {
  const visitor = visit(url)
  const json = { username, password: word }
  assert.is((await visitor('/api/admin/login', { json })).status, 200)
  return visitor
}

/** The same browser, whose next request comes to another process. */
function at({ url }: Process, { cookies }: Visitor): Visitor {
  const visitor = visit(url)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

const whoAt = async (process: Process, visitor: Visitor) =>
  (await at(process, visitor)('/api/admin/me')).status

/** Two processes, with an administrator who is signed in at the first and known to both. */
async function two() {
  const url = await withoutNotices()
  const [one, other] = [await started(url), await started(url)]
  const admin = await signIn(one, 'admin')
  assert.is(await whoAt(other, admin), 200)
  return { one, other, admin }
}

test('a session that begins at one is one at the other', async () => {
  const { one, other, admin } = await two()
  assert.is(await whoAt(one, admin), 200)
  const again = await signIn(other, 'admin')
  assert.is(await whoAt(one, again), 200)
})

const ways: Record<string, (process: Process, admin: Visitor) => Promise<unknown>> = {
  'signs out': (process, admin) => at(process, admin)('/api/admin/logout', { method: 'POST' }),
  'is given another password': ({ stores }) =>
    stores.adminUsers.setPassword(stores.adminUsers.named('grace')?.id ?? '', 'another password'),
  'is shut out': ({ stores }) =>
    stores.adminUsers.setActive(stores.adminUsers.named('grace')?.id ?? '', false),
  'is deleted': ({ stores }) =>
    stores.adminUsers.remove(stores.adminUsers.named('grace')?.id ?? ''),
  'has the sessions ended': ({ stores }) =>
    stores.sessions.end(stores.adminUsers.named('grace')?.id ?? '', () => true),
}

for (const [way, shutOut] of Object.entries(ways)) {
  test(`who ${way} at one is out at the other at the next request, though no notice comes`, async () => {
    const { one, other } = await two()
    await one.stores.adminUsers.create('grace', password)
    // Known to the other one only because it looks.
    const grace = await signIn(other, 'grace')
    await shutOut(one, grace)
    assert.is(await whoAt(other, grace), 401)
  })

  test(`who ${way} at one during a long request of the other is out at its end`, async () => {
    const url = await withoutNotices()
    const reached = moment()
    const goOn = moment()
    const one = await started(url)
    const other = await started(url, undefined, [
      administrators('GET', '/api/admin/long', async ctx => {
        reached.come()
        await goOn.came
        await ctx.state.ensureSignedIn()
        ctx.body = {}
      }),
    ])
    await one.stores.adminUsers.create('grace', password)
    const grace = await signIn(other, 'grace')
    const long = grace('/api/admin/long')
    await reached.came
    await shutOut(one, grace)
    goOn.come()
    assert.is((await long).status, 401)
  })
}

test('the removal of a user is told to the processes that did not do it', async () => {
  const { one, other } = await two()
  const told: string[] = []
  other.stores.adminUsers.onRemoved(id => told.push(id))
  const { id } = await one.stores.adminUsers.create('grace', password)
  await other.stores.adminUsers.refresh()
  await one.stores.adminUsers.remove(id)
  await other.stores.adminUsers.refresh()
  assert.equal(told, [id])
})

test('a code of the second factor counts once, whichever processes it is typed at', async () => {
  const { one, other } = await two()
  const { stores } = one
  const { id } = await stores.adminUsers.create('grace', password)
  const secret = newSecret()
  await stores.adminUsers.enableSecondFactor(id, secret, codeAt(secret, -30))
  const json = { username: 'grace', password, code: codeAt(secret, 0) }
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      visit((i % 2 ? one : other).url)('/api/admin/login', { json }),
    ),
  )
  assert.equal(answers.map(({ status }) => status).sort(), [200, 401, 401, 401, 401, 401])
})

test('of six processes that start at once one makes the administrator, and all have the same keys', async () => {
  const url = await (await server).newDatabase()
  const printed: string[] = []
  const all = await Promise.all(
    Array.from({ length: 6 }, () =>
      started(url, line => printed.push(line), [], { ADMIN_PASSWORD: '' }),
    ),
  )
  assert.is(printed.length, 1, printed.join())
  const [, word = ''] = /password (\S+)/.exec(printed[0] ?? '') ?? []
  const admin = await signIn(all[0] as Process, 'admin', word)
  assert.equal(
    await Promise.all(all.map(process => whoAt(process, admin))),
    [200, 200, 200, 200, 200, 200],
  )
})

test('of six processes that open the keys of sessions at once one makes the key', async () => {
  const url = await (await server).newDatabase()
  const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase(url)))
  const keys = await Promise.all(
    databases.map(database => openSessionKeys({ database, name: 'session-keys' })),
  )
  await Promise.all(databases.map(database => database.close()))
  assert.equal(keys, Array(6).fill(keys[0]))
  assert.is(keys[0]?.length, 1)
})

function moment() {
  let come = () => {}
  const came = new Promise<void>(resolve => {
    come = resolve
  })
  return { come: () => come(), came }
}

/** @param seconds from now */
const codeAt = (secret: string, seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + seconds * 1000,
  })

test.run()
