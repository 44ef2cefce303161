import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { SecondFactorSetup } from '../../../../../web/admin/contract.ts'
import type { ApiError } from '../../../../../web/base/contract.ts'
import { api } from '../../../../../web/base/routes.ts'
import { password, serveApi } from '../../../../support/api-server.ts'
import { type Visitor, visit } from '../../../../support/http.ts'

type Server = Awaited<ReturnType<typeof serveApi>>

const test = suite<{ server: Server; ask: Visitor }>('second factor')
test.before.each(async context => {
  stopTheClock()
  context.server = await serveApi()
  context.ask = visit(context.server.url)
  await context.ask(api.login, { json: admin })
})

/** So that no code expires on its way to the server, which runs in this process. */
function stopTheClock(): void {
  const { now } = Date
  const stopped = now()
  Date.now = () => stopped
  use(() => {
    Date.now = now
  })
}

const admin = { username: 'admin', password }
const login = ({ url }: Server, more: object = {}) =>
  visit(url)(api.login, { json: { ...admin, ...more } })

/** The authenticator's code, `steps` periods of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

async function begin(ask: Visitor): Promise<SecondFactorSetup> {
  const answer = await ask(api.secondFactor, { json: { password } })
  assert.is(answer.status, 200)
  return (await answer.json()) as SecondFactorSetup
}

/** The app's code of the step before, so that this step's and the next are still to be used. */
async function switchOn(ask: Visitor) {
  const { secret } = await begin(ask)
  const json = { code: codeOf(secret, -1) }
  const answer = await ask(api.secondFactor, { method: 'PUT', json })
  assert.is(answer.status, 200)
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
  return { secret, recoveryCodes }
}

test('setup requires the password and returns a QR code', async ({ ask }) => {
  const wrong = await ask(api.secondFactor, { json: { password: 'not the password' } })
  assert.is(wrong.status, 400)
  const { secret, uri, qr } = await begin(ask)
  assert.match(secret, /^[A-Z2-7]{32}$/)
  assert.match(uri, /^otpauth:\/\/totp\/Nairobi%20Prefab%20%26%20Interiors:admin\?/)
  assert.match(uri, `secret=${secret}`)
  assert.ok(qr.size > 20 && qr.d.startsWith('M'))
})

test('enabling requires a code from the app', async ({ server, ask }) => {
  await begin(ask)
  const answer = await ask(api.secondFactor, { method: 'PUT', json: { code: '000000' } })
  assert.is(answer.status, 400)
  assert.match(((await answer.json()) as ApiError).fields?.code ?? '', 'not right')
  assert.is((await login(server)).status, 200)
  const { recoveryCodes } = await switchOn(ask)
  assert.is(new Set(recoveryCodes).size, 10)
  assert.is((await login(server)).status, 401)
})

test('enabling ends all other sessions but not this one', async ({ server, ask }) => {
  const other = visit(server.url)
  await other(api.login, { json: admin })
  await switchOn(ask)
  assert.is((await ask(api.me)).status, 200)
  assert.is((await other(api.me)).status, 401)
})

test('sign-in asks for a code after the right password, never after a wrong one', async ctx => {
  const { secret } = await switchOn(ctx.ask)
  const asked = await login(ctx.server)
  assert.is(asked.status, 401)
  const { error, needsCode } = (await asked.json()) as ApiError
  assert.is(needsCode, true)
  assert.match(error, 'Enter the code')
  assert.equal(asked.headers.getSetCookie(), [])
  const wrong = await login(ctx.server, { password: 'not the password', code: codeOf(secret) })
  assert.equal(await wrong.json(), { error: 'Invalid credentials' })
})

test('a code is accepted once, also by concurrent requests', async ({ server, ask }) => {
  const { secret } = await switchOn(ask)
  const code = codeOf(secret)
  const answers = await Promise.all([login(server, { code }), login(server, { code })])
  assert.equal(answers.map(({ status }) => status).sort(), [200, 401])
  const replayed = await login(server, { code })
  assert.is(replayed.status, 401)
  assert.is(((await replayed.json()) as ApiError).needsCode, true)
  assert.is((await login(server, { code: codeOf(secret, -1) })).status, 401, 'an older one')
  const spaced = codeOf(secret, 1).replace(/^(...)/, '$1 ')
  assert.is((await login(server, { code: spaced })).status, 200, 'the next one, as apps show it')
})

test('the code that enabled it is not accepted at sign-in', async ({ server, ask }) => {
  const { secret } = await begin(ask)
  const code = codeOf(secret)
  await ask(api.secondFactor, { method: 'PUT', json: { code } })
  assert.is((await login(server, { code })).status, 401)
})

test('a recovery code is accepted once, in any case and spacing', async ({ server, ask }) => {
  const { recoveryCodes } = await switchOn(ask)
  const code = recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')
  assert.is((await login(server, { code })).status, 200)
  assert.is((await login(server, { code })).status, 401)
  const account = await (await ask(api.account)).json()
  assert.is((account as { recoveryCodes: number }).recoveryCodes, 9)
})

test('new recovery codes replace the previous ones', async ({ server, ask }) => {
  const { recoveryCodes: old } = await switchOn(ask)
  const answer = await ask(api.recoveryCodes, { json: { password } })
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] }
  assert.is((await login(server, { code: old[0] })).status, 401)
  assert.is((await login(server, { code: recoveryCodes[0] })).status, 200)
})

test('the stored file contains no recovery code in plain text', async ({ server, ask }) => {
  const { recoveryCodes } = await switchOn(ask)
  const stored = await readFile(join(server.dataDir, 'admin-users.json'), 'utf8')
  for (const code of recoveryCodes) assert.not.match(stored, code)
})

test('after ten wrong codes, from whatever addresses, the next is rejected with 429', async ({
  server,
  ask,
}) => {
  const { secret } = await switchOn(ask)
  const statuses: number[] = []
  const attempts = { slowDown: async () => undefined, forget: async () => undefined }
  await server.close()
  const again = await serveApi({ attempts, env: { DATA_DIR: server.dataDir, TRUST_PROXY: '1' } })
  for (let times = 0; times < 11; times += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${times}` }
    const json = { ...admin, code: '000000' }
    statuses.push((await visit(again.url)(api.login, { json, headers })).status)
  }
  assert.equal(statuses, [...Array(10).fill(401), 429])
  assert.is((await login(again, { code: codeOf(secret) })).status, 429, 'a guess in time as well')
})

test('disabling requires the password; afterwards the password alone signs in', async ctx => {
  const { server, ask } = ctx
  await switchOn(ask)
  const wrong = await ask(api.secondFactorRemoval, { json: { password: 'not the password' } })
  assert.is(wrong.status, 400)
  assert.is((await ask(api.secondFactorRemoval, { json: { password } })).status, 200)
  assert.is((await ask(api.me)).status, 200)
  assert.is((await login(server)).status, 200)
})

test('disabling by the owner ends the sessions too', async ({ server, ask }) => {
  await switchOn(ask)
  const { adminUsers } = server.stores
  await adminUsers.disableSecondFactor(adminUsers.list()[0]?.id ?? '')
  assert.is((await ask(api.me)).status, 401)
  assert.is((await login(server)).status, 200)
})

test('setup while it is enabled is rejected with 409', async ({ ask }) => {
  await switchOn(ask)
  assert.is((await ask(api.secondFactor, { json: { password } })).status, 409)
})

test('the log contains neither the secret nor a code', async ({ server, ask }) => {
  const { secret, recoveryCodes } = await switchOn(ask)
  const code = codeOf(secret)
  await login(server, { code })
  const log = JSON.stringify(server.lines)
  assert.match(log, 'second-factor-on')
  for (const word of [secret, code, ...recoveryCodes]) assert.not.match(log, word)
})

test.run()
