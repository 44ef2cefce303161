import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { countAttempts } from '../../../../../server/features/accounts/session/attempts.ts'
import { api } from '../../../../../web/base/routes.ts'
import { password, serveApi } from '../../../../support/api-server.ts'
import { visit } from '../../../../support/http.ts'

type Server = Awaited<ReturnType<typeof serveApi>>

const test = suite<{ server: Server }>('session')
test.before.each(async context => {
  context.server = await serveApi()
})

const admin = { username: 'admin', password }

test('login returns the administrator and opens the guarded routes', async ctx => {
  const ask = visit(ctx.server.url)
  assert.is((await ask(api.me)).status, 401)
  const answer = await ask(api.login, { json: admin })
  const who = { username: 'admin', role: 'admin', email: '' }
  assert.is(answer.status, 200)
  assert.equal(await answer.json(), { success: true, admin: who })
  assert.equal(await (await ask(api.me)).json(), { admin: who })
  assert.ok(ctx.server.stores.adminUsers.list()[0]?.lastLogin)
})

test('a wrong password and an unknown user get the same answer', async ({ server }) => {
  const ask = visit(server.url)
  const answers = await Promise.all([
    ask(api.login, { json: { ...admin, password: 'not the password' } }),
    ask(api.login, { json: { ...admin, username: 'nobody' } }),
  ])
  for (const answer of answers) {
    assert.is(answer.status, 401)
    assert.equal(await answer.json(), { error: 'Invalid credentials' })
    assert.equal(answer.headers.getSetCookie(), [])
  }
})

test('a login with fields that are too short is a 400 that names them', async ({ server }) => {
  const ask = visit(server.url)
  for (const username of ['ad', 'zz']) {
    const answer = await ask(api.login, { json: { username, password: '12345' } })
    assert.is(answer.status, 400)
    assert.equal(await answer.json(), {
      error: 'Username must be at least 3 characters',
      fields: {
        username: 'Username must be at least 3 characters',
        password: 'Password must be at least 6 characters',
      },
    })
  }
})

test('a login password of more than 128 bytes is rejected before hashing', async ({ server }) => {
  const long = { ...admin, password: 'é'.repeat(65) }
  const answer = await visit(server.url)(api.login, { json: long })
  assert.is(answer.status, 400)
})

test('the session cookie is HttpOnly and SameSite and contains no data', async ({ server }) => {
  const answer = await visit(server.url)(api.login, { json: admin })
  const cookies = answer.headers.getSetCookie().filter(line => line.startsWith('session='))
  assert.is(cookies.length, 1)
  assert.match(cookies[0] ?? '', /^session=[\w-]{43}; path=\/; samesite=lax; httponly$/)
})

test('over HTTPS the session cookie is Secure and has the __Host- prefix', async () => {
  const server = await serveApi({ env: { TRUST_PROXY: '1' } })
  const ask = visit(server.url)
  const headers = { 'x-forwarded-proto': 'https' }
  const answer = await ask(api.login, { json: admin, headers })
  const cookie = answer.headers.getSetCookie().find(line => line.startsWith('__Host-session='))
  assert.match(cookie ?? '', /; path=\/; samesite=lax; secure; httponly$/)
  assert.is((await ask(api.me, { headers })).status, 200)
  await ask(api.logout, { method: 'POST', headers })
  assert.is(ask.cookies.has('__Host-session'), false)
})

test('the store contains a hash of the session id, never the id', async ({ server }) => {
  const ask = visit(server.url)
  await ask(api.login, { json: admin })
  const id = ask.cookies.get('session') ?? ''
  const stored = await readFile(join(server.dataDir, 'sessions.json'), 'utf8')
  assert.match(stored, '"userId"')
  assert.not.match(stored, id)
})

test('login issues a new id and ends the session that was open before', async ({ server }) => {
  const ask = visit(server.url)
  await ask(api.login, { json: admin })
  const before = new Map(ask.cookies)
  await ask(api.login, { json: admin })
  assert.is.not(ask.cookies.get('session'), before.get('session'))
  const replay = visit(server.url)
  for (const [name, value] of before) replay.cookies.set(name, value)
  assert.is((await replay(api.me)).status, 401)
})

test('a session id chosen by the client is never accepted', async ({ server }) => {
  const ask = visit(server.url)
  const chosen = 'a'.repeat(43)
  ask.cookies.set('session', chosen)
  ask.cookies.set('session.sig', 'b'.repeat(27))
  await ask(api.login, { json: admin })
  assert.is.not(ask.cookies.get('session'), chosen)
  assert.is((await ask(api.me)).status, 200)
})

test('logout ends the session on the server: replaying the cookie fails', async ctx => {
  const ask = visit(ctx.server.url)
  await ask(api.login, { json: admin })
  const copy = new Map(ask.cookies)
  const answer = await ask(api.logout, { method: 'POST' })
  assert.equal(await answer.json(), { success: true })
  assert.is(ask.cookies.has('session'), false)
  for (const [name, value] of copy) ask.cookies.set(name, value)
  assert.is((await ask(api.me)).status, 401)
})

test('logout without a session succeeds', async ({ server }) => {
  assert.is((await visit(server.url)(api.logout, { method: 'POST' })).status, 200)
})

test('a changed password and a removed user end the sessions at once', async ctx => {
  const { adminUsers } = ctx.server.stores
  const ask = visit(ctx.server.url)
  const user = await adminUsers.create('wanjiru', password)
  const wanjiru = { username: 'wanjiru', password }
  await ask(api.login, { json: wanjiru })
  assert.is((await ask(api.me)).status, 200)
  await adminUsers.setPassword(user.id, 'another password')
  assert.is((await ask(api.me)).status, 401)

  await ask(api.login, { json: { ...wanjiru, password: 'another password' } })
  assert.is((await ask(api.me)).status, 200)
  await adminUsers.remove(user.id)
  assert.is((await ask(api.me)).status, 401)
})

test('a session survives a restart, and reading with it writes nothing', async ({ server }) => {
  const ask = visit(server.url)
  await ask(api.login, { json: admin })
  const file = join(server.dataDir, 'sessions.json')
  const before = await readFile(file, 'utf8')
  for (let times = 0; times < 3; times += 1) await ask(api.me)
  await server.stores.sessions.settled()
  assert.is(await readFile(file, 'utf8'), before)
  await server.close()

  const again = await serveApi({ env: { DATA_DIR: server.dataDir } })
  const after = visit(again.url)
  for (const [name, value] of ask.cookies) after.cookies.set(name, value)
  assert.is((await after(api.me)).status, 200)
})

test('login above the limit of the address is a 429 before the password is checked', async () => {
  const server = await serveApi({ env: { LOGIN_LIMIT: '3/3m' } })
  const ask = visit(server.url)
  const wrong = { ...admin, password: 'not the password' }
  for (let times = 0; times < 3; times += 1) await ask(api.login, { json: wrong })
  const answer = await ask(api.login, { json: admin })
  assert.is(answer.status, 429)
  const seconds = Number(answer.headers.get('retry-after'))
  assert.ok(seconds > 0 && seconds <= 180)
  assert.match(((await answer.json()) as { error: string }).error, 'Too many attempts')
})

test('each wrong password for an account doubles the delay, up to 4 s', async () => {
  const pauses: number[] = []
  const attempts = countAttempts(async milliseconds => pauses.push(milliseconds))
  const server = await serveApi({ attempts })
  const ask = visit(server.url)
  for (const username of ['nobody', 'admin']) {
    pauses.length = 0
    for (let times = 0; times < 10; times += 1) {
      await ask(api.login, { json: { username, password: 'not the password' } })
    }
    assert.equal(pauses, [250, 500, 1000, 2000, 4000, 4000, 4000])
  }
  assert.is((await ask(api.login, { json: admin })).status, 200)
  pauses.length = 0
  await ask(api.login, { json: admin })
  assert.equal(pauses, [])
})

test('the delay is over before the password is looked at', async () => {
  let end = () => {}
  const attempts = countAttempts(() => new Promise<void>(resolve => (end = resolve)))
  for (let i = 0; i < 3; i += 1) await attempts.slowDown('wanjiru')
  let isOver = false
  const fourth = attempts.slowDown('wanjiru').then(() => (isOver = true))
  await new Promise(resolve => setImmediate(resolve))
  assert.is(isOver, false)
  end()
  await fourth
})

test('the log contains no passwords, user names or session ids', async ({ server }) => {
  const ask = visit(server.url)
  await ask(api.login, { json: { ...admin, password: 'not the password' } })
  await ask(api.login, { json: admin })
  const log = JSON.stringify(server.lines)
  assert.match(log, 'sign-in refused')
  assert.match(log, 'signed in')
  for (const secret of [
    password,
    'not the password',
    ask.cookies.get('session') ?? '',
    '127.0.0.1',
  ])
    assert.not.match(log, secret)
})

test.run()
