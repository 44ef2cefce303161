import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  BACKGROUND_HEADER,
  SESSION_LIMIT_HEADER,
  SESSION_SECONDS_HEADER,
} from '../../../../../web/admin/session-headers.ts'
import { api } from '../../../../../web/base/routes.ts'
import { password, serveApi } from '../../../../support/api-server.ts'
import { type Visitor, visit } from '../../../../support/http.ts'

interface Context {
  ask: Visitor
  time: { now: number }
  /** Resolves when the last use of the session is stored. */
  stored: () => Promise<void>
}

const test = suite<Context>('background requests')
test.before.each(async context => {
  const time = { now: 1_700_000_000_000 }
  const server = await serveApi({ clock: () => time.now })
  const ask = visit(server.url)
  await ask(api.login, { json: { username: 'admin', password } })
  Object.assign(context, { ask, time, stored: () => server.stores.sessions.settled() })
})

const minute = 60_000
const headers = { [BACKGROUND_HEADER]: '1' }

test('do not keep a session alive', async ({ ask, time, stored }) => {
  for (let passed = 0; passed < 30; passed += 1) {
    time.now += minute
    assert.is((await ask(api.activity, { headers })).status, 200, `minute ${passed}`)
    await stored()
  }
  time.now += 1
  assert.is((await ask(api.activity, { headers })).status, 401)
  assert.is((await ask(api.activity)).status, 401)
})

test('send no cookie', async ({ ask, time }) => {
  time.now += 10 * minute
  const answer = await ask(api.activity, { headers })
  assert.equal(answer.headers.getSetCookie(), [])
})

test("do not shorten a session that the user's own requests prolong", async ctx => {
  const { ask, time, stored } = ctx
  for (let passed = 0; passed < 90; passed += 10) {
    time.now += 10 * minute
    assert.is((await ask(api.activity, { headers })).status, 200)
    assert.is((await ask(api.activity)).status, 200)
    await stored()
  }
})

test('are no use of the session in the list of sessions', async ({ ask, time, stored }) => {
  const seenAt = async () => {
    const [session] = (await (await ask(api.accountSessions, { headers })).json()) as {
      seenAt: string
    }[]
    return session?.seenAt
  }
  const before = await seenAt()
  time.now += 10 * minute
  await seenAt()
  await stored()
  assert.is(await seenAt(), before)
})

test('are told when the session ends unless it is used, and at the latest', async ctx => {
  const { ask, time, stored } = ctx
  const left = async (options = {}) => {
    const answer = await ask(api.activity, options)
    await stored()
    const of = (name: string) => Number(answer.headers.get(name))
    return [of(SESSION_SECONDS_HEADER), of(SESSION_LIMIT_HEADER)]
  }
  assert.equal(await left(), [1800, 28_800])
  time.now += 20 * minute
  assert.equal(await left({ headers }), [600, 27_600])
  assert.equal(await left(), [1800, 27_600])
  for (let passed = 20; passed < 460; passed += 20) {
    time.now += 20 * minute
    await left()
  }
  assert.equal(await left(), [1200, 1200])
})

test.run()
