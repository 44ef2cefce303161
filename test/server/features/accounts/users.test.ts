import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ListedUser } from '../../../../web/admin/contract.ts'
import type { ApiError } from '../../../../web/base/contract.ts'
import { api } from '../../../../web/base/routes.ts'
import { password, serveApi } from '../../../support/api-server.ts'
import { type Visitor, visit } from '../../../support/http.ts'

type Server = Awaited<ReturnType<typeof serveApi>>

const test = suite<{ server: Server; ask: Visitor }>('user management API')
test.before.each(async context => {
  context.server = await serveApi()
  context.ask = await signedIn(context.server, 'admin')
})

async function signedIn({ url }: Server, username: string): Promise<Visitor> {
  const ask = visit(url)
  assert.is((await ask(api.login, { json: { username, password } })).status, 200)
  return ask
}

async function create(ask: Visitor, username: string): Promise<ListedUser> {
  const answer = await ask(api.users, { json: { username, password } })
  assert.is(answer.status, 201)
  return (await answer.json()) as ListedUser
}

const list = async (ask: Visitor) => (await (await ask(api.users)).json()) as ListedUser[]
const errorOf = async (answer: Response) => (await answer.json()) as ApiError
const setActive = (ask: Visitor, id: string, isActive: boolean) =>
  ask(api.user(id), { method: 'PATCH', json: { isActive } })
const remove = (ask: Visitor, id: string) => ask(api.user(id), { method: 'DELETE' })

test('a created user is listed and can sign in', async ({ server, ask }) => {
  const made = await create(ask, '  wanjiru ')
  const users = await list(ask)
  assert.equal(
    users.map(({ username }) => username),
    ['admin', 'wanjiru'],
  )
  assert.is(users[1]?.id, made.id)
  assert.is(users[1]?.lastLogin, null)
  await signedIn(server, 'wanjiru')
  assert.ok((await list(ask))[1]?.lastLogin)
})

test('the list contains no passwords or hashes', async ({ ask }) => {
  await create(ask, 'wanjiru')
  for (const user of await list(ask)) {
    assert.equal(Object.keys(user).sort(), [
      'createdAt',
      'hasSecondFactor',
      'id',
      'isActive',
      'isProtected',
      'isYou',
      'lastLogin',
      'username',
    ])
  }
})

test('blank fields are rejected with the message of the form', async ({ ask }) => {
  for (const json of [{ username: ' ', password }, { username: 'wanjiru', password: '  ' }, {}]) {
    const answer = await ask(api.users, { json })
    assert.is(answer.status, 400)
    assert.is((await errorOf(answer)).error, 'Please fill in all fields')
  }
})

test('names and passwords that could never sign in are rejected by field', async ({ ask }) => {
  const answer = await ask(api.users, { json: { username: 'ab', password: '12345' } })
  assert.is(answer.status, 400)
  assert.equal((await errorOf(answer)).fields, {
    username: 'Username must be at least 3 characters',
    password: 'Password must be at least 6 characters',
  })
  const long = { username: 'wanjiru', password: 'é'.repeat(65) }
  assert.is((await ask(api.users, { json: long })).status, 400)
})

test('MIN_PASSWORD_LENGTH raises the minimum length of new passwords', async () => {
  const server = await serveApi({ env: { MIN_PASSWORD_LENGTH: '12' } })
  const ask = await signedIn(server, 'admin')
  const answer = await ask(api.users, { json: { username: 'wanjiru', password: 'elevenchars' } })
  assert.is((await errorOf(answer)).error, 'Password must be at least 12 characters')
  assert.is(
    (await ask(api.users, { json: { username: 'wanjiru', password: 'twelve chars' } })).status,
    201,
  )
})

test('a name that is taken, in any case, is rejected with 409', async ({ ask }) => {
  const answer = await ask(api.users, { json: { username: 'ADMIN', password } })
  assert.is(answer.status, 409)
  assert.is((await errorOf(answer)).error, 'This username is taken')
})

test('a name that looks like one of another user is rejected', async ({ server, ask }) => {
  for (const username of ['ɑdmin', 'ad min', 'ádmin', 'ᴀᴅᴍɪɴ', 'АDМІN', 'аdmin', 'admin\u200b']) {
    const answer = await ask(api.users, { json: { username, password } })
    const { error } = await errorOf(answer)
    assert.ok([400, 409].includes(answer.status), `${username} ${answer.status}`)
    assert.match(error, /looks like "admin", which is taken|in one script|cannot be seen/)
  }
  await create(ask, 'сору')
  const answer = await ask(api.users, { json: { username: 'copy', password } })
  assert.is((await errorOf(answer)).error.split(',')[0], 'This username looks like "сору"')
  assert.is((await list(ask)).length, 2)
  await signedIn(server, 'сору')
})

test('users with look-alike names from before that rule can still sign in', async ({ server }) => {
  const { dataDir } = server
  await server.stores.adminUsers.create('wanjiru', password)
  await server.close()
  const file = join(dataDir, 'admin-users.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('wanjiru', 'аdmin'))
  const again = await serveApi({ dataDir })
  const names = (await list(await signedIn(again, 'admin'))).map(({ username }) => username)
  assert.equal(names, ['admin', 'аdmin'])
  await signedIn(again, 'аdmin')
})

test('deleting a user ends the sessions at the next request', async ({ server, ask }) => {
  const { id } = await create(ask, 'wanjiru')
  const theirs = await signedIn(server, 'wanjiru')
  assert.is((await theirs(api.users)).status, 200)
  assert.equal(await (await remove(ask, id)).json(), { success: true })
  assert.is((await theirs(api.users)).status, 401)
  assert.is((await list(ask)).length, 1)
})

test('disabling a user ends the sessions for good; enabling allows sign-in again', async ctx => {
  const { server, ask } = ctx
  const { id } = await create(ask, 'wanjiru')
  const theirs = await signedIn(server, 'wanjiru')
  assert.is((await setActive(ask, id, false)).status, 200)
  assert.is((await theirs(api.me)).status, 401)
  const refused = await visit(server.url)(api.login, { json: { username: 'wanjiru', password } })
  assert.is(refused.status, 401)
  assert.equal(await refused.json(), { error: 'Invalid credentials' })
  assert.is((await setActive(ask, id, true)).status, 200)
  assert.is((await theirs(api.me)).status, 401)
  await signedIn(server, 'wanjiru')
})

test('the user admin can be neither deleted nor disabled', async ({ server, ask }) => {
  await create(ask, 'wanjiru')
  const wanjiru = await signedIn(server, 'wanjiru')
  const admin = (await list(wanjiru)).find(({ isProtected }) => isProtected)
  assert.is(admin?.username, 'admin')
  const deleted = await remove(wanjiru, admin?.id ?? '')
  assert.is(deleted.status, 403)
  assert.is((await errorOf(deleted)).error, 'Cannot delete admin')
  assert.is((await setActive(wanjiru, admin?.id ?? '', false)).status, 403)
  assert.is((await ask(api.me)).status, 200)
})

test('users can neither delete nor disable their own account', async ({ server, ask }) => {
  await create(ask, 'wanjiru')
  const wanjiru = await signedIn(server, 'wanjiru')
  const me = (await list(wanjiru)).find(({ isYou }) => isYou)
  assert.is(me?.username, 'wanjiru')
  for (const answer of [
    await remove(wanjiru, me?.id ?? ''),
    await setActive(wanjiru, me?.id ?? '', false),
  ]) {
    assert.is(answer.status, 403)
    assert.match((await errorOf(answer)).error, /^You cannot (delete|disable) your own account$/)
  }
})

test('two users disabling each other leave one of them active', async ({ server, ask }) => {
  const names = ['wanjiru', 'otieno']
  const [wanjiru, otieno] = await Promise.all(names.map(name => create(ask, name)))
  const admin = (await list(ask)).find(({ isProtected }) => isProtected)
  await server.stores.adminUsers.setActive(admin?.id ?? '', false)
  const [hers, his] = await Promise.all(names.map(name => signedIn(server, name)))
  assert.ok(hers && his && wanjiru && otieno)
  const answers = await Promise.all([
    setActive(hers, otieno.id, false),
    setActive(his, wanjiru.id, false),
  ])
  const statuses = answers.map(({ status }) => status).sort()
  assert.ok([401, 409].includes(statuses[1] ?? 0), String(statuses))
  assert.is(statuses[0], 200)
  assert.is(server.stores.adminUsers.list().filter(({ isActive }) => isActive).length, 1)
})

test('an unknown user is answered with 404, an unknown change with 400', async ({ ask }) => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  assert.is((await remove(ask, unknown)).status, 404)
  assert.is((await setActive(ask, unknown, true)).status, 404)
  const { id } = await create(ask, 'wanjiru')
  const answer = await ask(api.user(id), { method: 'PATCH', json: { role: 'owner' } })
  assert.is(answer.status, 400)
})

test.run()
