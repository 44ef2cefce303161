import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminUsers } from '../../../server/features/accounts/store/admin-users.ts'
import { openSessions } from '../../../server/features/accounts/store/sessions.ts'
import { quickPasswords } from '../../support/api-server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** As release 0.1 wrote them. */
const sample = (name: string) =>
  readFile(join(import.meta.dirname, '../../samples/stores', name), 'utf8')

const test = suite('files of an earlier version')

test('their users sign in with their passwords, without a second factor', async () => {
  const file = join(await temporaryFolder(), 'admin-users.json')
  await writeFile(file, await sample('admin-users-1.json'))
  const users = await openAdminUsers({ file, passwords: quickPasswords() })
  assert.equal(
    users.list().map(({ username, hasSecondFactor }) => [username, hasSecondFactor]),
    [
      ['admin', false],
      ['wanjiru', false],
    ],
  )
  const user = await users.authenticate('wanjiru', 'a good password')
  assert.is(user?.email, 'wanjiru@example.com')
  assert.is(JSON.parse(await readFile(file, 'utf8')).version, 2)
})

test('their sessions stay open', async () => {
  const file = join(await temporaryFolder(), 'sessions.json')
  await writeFile(file, await sample('sessions-1.json'))
  const clock = () => 1_700_000_060_000
  const sessions = await openSessions({ file, clock })
  assert.is(sessions.find('the-id')?.device, 'Unknown device')
  await sessions.open('another', randomUUID(), 0, 'Firefox on Linux')
  assert.is(JSON.parse(await readFile(file, 'utf8')).version, 2)
})

test.run()
