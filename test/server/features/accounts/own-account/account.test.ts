import * as assert from 'uvu/assert'
import { suite } from '#test'
import { countAttempts } from '../../../../../server/features/accounts/session/attempts.ts'
import type { Account, AccountSession } from '../../../../../web/admin/contract.ts'
import type { ApiError } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { password, serveApi } from '../../../../support/api-server.ts'
import { type Visitor, visit } from '../../../../support/http.ts'

type Server = Awaited<ReturnType<typeof serveApi>>

const test = suite<{ server: Server; ask: Visitor }>('own account API')
test.before.each(async context => {
  context.server = await serveApi()
  context.ask = await signedIn(context.server)
})

const phone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const admin = { username: 'admin', password }

async function signedIn(
  { url }: Server,
  json: object = admin,
  userAgent = phone,
): Promise<Visitor> {
  const ask = visit(url)
  const answer = await ask(api.login, { json, headers: { 'user-agent': userAgent } })
  assert.is(answer.status, 200)
  return ask
}

const changePassword = (ask: Visitor, currentPassword: string, newPassword: string) =>
  ask(api.accountPassword, { method: 'PUT', json: { currentPassword, newPassword } })
const sessionsOf = async (ask: Visitor) =>
  (await (await ask(api.accountSessions)).json()) as AccountSession[]
const setEmail = (ask: Visitor, email: string) =>
  ask(api.accountEmail, { method: 'PUT', json: { email } })

test('the account is that of the signed-in user', async ({ ask }) => {
  const account = (await (await ask(api.account)).json()) as Account
  assert.is(account.username, 'admin')
  assert.is(account.role, 'admin')
  assert.is(account.hasSecondFactor, false)
  assert.not.match(JSON.stringify(account), /hash|secret/i)
})

test('changing the password ends all other sessions but not this one', async ({ server, ask }) => {
  const other = await signedIn(server)
  const before = new Map(ask.cookies)
  assert.is((await changePassword(ask, password, 'another password')).status, 200)
  assert.is((await ask(api.me)).status, 200)
  assert.is((await other(api.me)).status, 401)
  assert.is.not(ask.cookies.get('session'), before.get('session'))
  assert.is((await visit(server.url)(api.login, { json: admin })).status, 401)
  await signedIn(server, { ...admin, password: 'another password' })
})

test('changing the password requires the current one', async ctx => {
  const answer = await changePassword(ctx.ask, 'not the password', 'another password')
  assert.is(answer.status, 400)
  assert.equal(((await answer.json()) as ApiError).fields, {
    currentPassword: 'This is not your current password',
  })
  assert.is((await ctx.ask(api.me)).status, 200)
  await signedIn(ctx.server)
})

test('a new password must have the minimum length', async ({ ask }) => {
  const answer = await changePassword(ask, password, '12345')
  assert.is(answer.status, 400)
  assert.equal(((await answer.json()) as ApiError).fields, {
    newPassword: 'Password must be at least 6 characters',
  })
})

test('wrong current passwords count towards the limits of sign-in', async () => {
  const pauses: number[] = []
  const attempts = countAttempts(async milliseconds => pauses.push(milliseconds))
  const server = await serveApi({ attempts, env: { LOGIN_LIMIT: '6/3m' } })
  const ask = await signedIn(server)
  const statuses: number[] = []
  for (let times = 0; times < 6; times += 1) {
    statuses.push((await changePassword(ask, 'not the password', 'another password')).status)
  }
  assert.equal(statuses, [400, 400, 400, 400, 400, 429])
  assert.equal(pauses, [250, 500])
})

test('the e-mail address is validated, must be unique, and may be removed', async ctx => {
  const { server, ask } = ctx
  assert.is((await setEmail(ask, 'not an address')).status, 400)
  assert.is((await setEmail(ask, ' admin@example.com ')).status, 200)
  assert.is(
    ((await (await ask(api.me)).json()) as { admin: Account }).admin.email,
    'admin@example.com',
  )
  await ask(api.users, { json: { username: 'wanjiru', password } })
  const wanjiru = await signedIn(server, { username: 'wanjiru', password })
  const taken = await setEmail(wanjiru, 'ADMIN@example.com')
  assert.is(taken.status, 409)
  assert.match(((await taken.json()) as ApiError).error, 'has this e-mail address')
  assert.is((await setEmail(wanjiru, '')).status, 200)
  assert.is((await setEmail(ask, '')).status, 200)
})

test('the list of sessions has devices and marks the current one', async ({ server, ask }) => {
  await signedIn(
    server,
    admin,
    'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0',
  )
  const sessions = await sessionsOf(ask)
  assert.equal(sessions.map(({ device }) => device).sort(), [
    'Chrome on Android',
    'Firefox on Windows',
  ])
  assert.equal(
    sessions.filter(({ isCurrent }) => isCurrent).map(({ device }) => device),
    ['Chrome on Android'],
  )
  const cookie = ask.cookies.get('session') ?? ''
  assert.not.match(JSON.stringify(sessions), cookie)
})

test('one session or all other sessions can be ended', async ({ server, ask }) => {
  const others = [await signedIn(server), await signedIn(server), await signedIn(server)]
  const third = (await sessionsOf(others[2] as Visitor)).find(({ isCurrent }) => isCurrent)
  const end = () => ask(api.accountSession(third?.id ?? ''), { method: 'DELETE' })
  assert.is((await end()).status, 200)
  assert.is((await end()).status, 404)
  const states = async () =>
    Promise.all([ask, ...others].map(async one => (await one(api.me)).status))
  assert.equal(await states(), [200, 200, 200, 401])
  const answer = await ask(api.accountSessions, { method: 'DELETE' })
  assert.equal(await answer.json(), { success: true, ended: 2 })
  assert.equal(await states(), [200, 401, 401, 401])
})

test('sessions of other users can be neither listed nor ended', async ({ server, ask }) => {
  await ask(api.users, { json: { username: 'wanjiru', password } })
  const wanjiru = await signedIn(server, { username: 'wanjiru', password })
  const [mine] = await sessionsOf(ask)
  assert.is((await sessionsOf(wanjiru)).length, 1)
  assert.is((await wanjiru(api.accountSession(mine?.id ?? ''), { method: 'DELETE' })).status, 404)
  await wanjiru(api.accountSessions, { method: 'DELETE' })
  assert.is((await ask(api.me)).status, 200)
})

test.run()
