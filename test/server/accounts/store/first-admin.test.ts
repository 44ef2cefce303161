import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminUsers } from '../../../../server/accounts/store/admin-users.ts'
import { createFirstAdmin } from '../../../../server/accounts/store/first-admin.ts'

const test = suite('first administrator')

/** What is created and printed at a start with these users. */
async function start(users: { username: string }[], adminPassword?: string) {
  const created: string[][] = []
  const printed: string[] = []
  const store = {
    refresh: async () => undefined,
    list: () => users,
    create: async (...user: string[]) => void created.push(user),
  } as unknown as AdminUsers
  await createFirstAdmin(store, { adminPassword }, line => printed.push(line))
  return { created, printed }
}

test('has the password of ADMIN_PASSWORD, which is not printed', async () => {
  const { created, printed } = await start([], 'correct horse battery')
  assert.equal(created, [['admin', 'correct horse battery']])
  assert.equal(printed, [])
})

test('has a generated password otherwise, another one each time, printed once', async () => {
  const { created, printed } = await start([])
  const [username, generated] = created[0] ?? []
  assert.is(username, 'admin')
  assert.equal(printed, [`First start: the administrator is "admin" with password ${generated}`])
  assert.is.not((await start([])).created[0]?.[1], generated)
})

test('is not created where there is a user', async () => {
  const { created, printed } = await start([{ username: 'wanjiru' }], 'correct horse battery')
  assert.equal([created, printed], [[], []])
})

test.run()
