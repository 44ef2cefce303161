import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createKnownPlaces } from '../../../../../server/features/accounts/session/known-places.ts'
import { api } from '../../../../../web/base/routes.ts'
import { password, serveApi } from '../../../../support/api-server.ts'
import { type Visitor, visit } from '../../../../support/http.ts'
import { serveKoa } from '../../../../support/koa-server.ts'

type Server = Awaited<ReturnType<typeof serveApi>>

const test = suite('guesses at one account from many addresses')

const attempts = { slowDown: async () => undefined, forget: async () => undefined }
const behindProxy = { TRUST_PROXY: '1' }
const start = () => serveApi({ attempts, env: behindProxy })
const restart = async (server: Server) => {
  await server.close()
  return serveApi({ attempts, env: { ...behindProxy, DATA_DIR: server.dataDir } })
}

const signIn = (ask: Visitor, from: string, username = 'admin', given = password) =>
  ask(api.login, {
    json: { username, password: given },
    headers: { 'x-forwarded-for': from },
  })

/** The responses to wrong guesses at an account, each from another address. */
async function guess(server: Server, username: string, times: number) {
  const answers: Response[] = []
  for (let number = 0; number < times; number += 1) {
    const from = `198.51.${number >> 8}.${number & 255}`
    answers.push(await signIn(visit(server.url), from, username, 'not the password'))
  }
  return answers
}

const statusesOf = (answers: Response[]) => answers.map(({ status }) => status)

test('are checked 100 times, then rejected with 429, also for an unknown user name', async () => {
  const server = await start()
  const [known, unknown] = [await guess(server, 'admin', 130), await guess(server, 'nobody', 130)]
  assert.equal(statusesOf(known), [...Array(100).fill(401), ...Array(30).fill(429)])
  assert.equal(statusesOf(unknown), statusesOf(known))
  const [one, other] = await Promise.all([known.at(-1)?.json(), unknown.at(-1)?.json()])
  assert.equal(one, other)
  const spelled = await signIn(visit(server.url), '192.0.2.1', 'ＡＤＭＩＮ')
  assert.is(spelled.status, 429, 'the right password, from a place that is not known')
})

test('do not lock out a known device, from any address and after a restart', async () => {
  const server = await start()
  const owner = visit(server.url)
  assert.is((await signIn(owner, '203.0.113.1')).status, 200)
  await owner(api.logout, { method: 'POST' })
  await guess(server, 'admin', 101)
  assert.is((await signIn(owner, '192.0.2.77')).status, 200)

  const again = await restart(server)
  const later = visit(again.url)
  for (const [name, value] of owner.cookies) later.cookies.set(name, value)
  await guess(again, 'admin', 101)
  assert.is((await signIn(later, '192.0.2.78')).status, 200)
  assert.is((await signIn(visit(again.url), '192.0.2.79')).status, 429, 'control')
})

test('do not lock out a known network, even without the device cookie', async () => {
  const server = await start()
  await signIn(visit(server.url), '203.0.113.1')
  await guess(server, 'admin', 101)
  assert.is((await signIn(visit(server.url), '203.0.113.1')).status, 200)
  assert.is((await signIn(visit(server.url), '203.0.113.2')).status, 429)
})

test('from a known device have a limit of their own, separate from other devices', async () => {
  const server = await start()
  const [device, other] = [visit(server.url), visit(server.url)]
  for (const [at, ask] of [device, other].entries()) await signIn(ask, `203.0.113.${at}`)
  const statuses: number[] = []
  for (let times = 0; times < 51; times += 1) {
    statuses.push((await signIn(device, '203.0.113.0', 'admin', 'not the password')).status)
  }
  assert.equal(statuses, [...Array(50).fill(401), 429])
  assert.is((await signIn(other, '203.0.113.1')).status, 200)
  assert.is((await signIn(visit(server.url), '192.0.2.1')).status, 200)
})

test('lock out devices known for another user and forged device cookies', async () => {
  const server = await start()
  await server.stores.adminUsers.create('wanjiru', password)
  const [forger, wanjiru] = [visit(server.url), visit(server.url)]
  await signIn(forger, '203.0.113.1')
  await signIn(wanjiru, '203.0.113.2', 'wanjiru')
  await guess(server, 'admin', 101)
  assert.is((await signIn(wanjiru, '192.0.2.1')).status, 429)
  for (const [name, value] of forger.cookies) {
    if (name.startsWith('device-')) forger.cookies.set(name, `${value.slice(0, -1)}x`)
  }
  assert.is((await signIn(forger, '192.0.2.2')).status, 429)
})

test('repeated sign-ins with the right password do not use up the limit', async () => {
  const server = await start()
  for (let number = 0; number < 150; number += 1) {
    assert.is((await signIn(visit(server.url), `192.0.2.${number}`)).status, 200)
  }
})

test('devices and networks expire after thirty days; twenty networks are remembered', async () => {
  let now = 1_700_000_000_000
  const places = createKnownPlaces(() => now)
  const server = await serveKoa(
    [
      ctx => {
        ctx.app.keys = ['a key']
        if (ctx.method === 'POST') places.remember(ctx, 'ann')
        ctx.body = String(places.find(ctx, 'ann') !== undefined)
      },
    ],
    { proxies: 1 },
  )
  const isKnown = async (ask: Visitor, from: string, method = 'GET') =>
    (await ask('/', { method, headers: { 'x-forwarded-for': from } })).text()
  const device = visit(server.url)
  await isKnown(device, '192.0.2.1', 'POST')
  assert.is(await isKnown(device, '192.0.2.2'), 'true')
  assert.is(await isKnown(visit(server.url), '192.0.2.1'), 'true')
  now += 30 * 24 * 3600_000
  assert.is(await isKnown(device, '192.0.2.2'), 'false')
  assert.is(await isKnown(visit(server.url), '192.0.2.1'), 'false')
  for (let number = 1; number <= 21; number += 1) {
    await isKnown(visit(server.url), `192.0.2.${number}`, 'POST')
  }
  assert.is(await isKnown(visit(server.url), '192.0.2.1'), 'false')
  assert.is(await isKnown(visit(server.url), '192.0.2.2'), 'true')
})

test.run()
