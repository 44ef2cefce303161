import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminUsers } from '../../../../../server/features/accounts/store/admin-users.ts'
import { createPasswords } from '../../../../../server/features/accounts/store/passwords.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('admin user store')

const quick = createPasswords({ logN: 4, r: 8, p: 1 })

async function open(file?: string, passwords = quick) {
  const path = file ?? join(await temporaryFolder(), 'admin-users.json')
  return { file: path, users: await openAdminUsers({ file: path, passwords }) }
}

test('a new user can authenticate with name and password, also after a restart', async () => {
  const { file, users } = await open()
  const made = await users.create('wanjiru', 'a good password')
  const again = await open(file)
  const user = await again.users.authenticate('wanjiru', 'a good password')
  assert.is(user?.id, made.id)
  assert.is(user?.role, 'admin')
  assert.is(await users.authenticate('wanjiru', 'a bad password'), undefined)
  assert.is(await users.authenticate('nobody', 'a good password'), undefined)
})

test('the values that the store returns never contain the hash', async () => {
  const { users } = await open()
  const made = await users.create('wanjiru', 'a good password')
  const seen = [made, users.list()[0], users.find(made.id)]
  seen.push(await users.authenticate('wanjiru', 'a good password'))
  for (const user of seen) assert.not.ok('passwordHash' in (user ?? {}))
})

test('user names are unique regardless of case, also when created concurrently', async () => {
  const { users } = await open()
  const results = await Promise.allSettled([
    users.create('Admin', 'a good password'),
    users.create('ADMIN', 'a good password'),
  ])
  assert.equal(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected'],
  )
  const fault = await users.create('admin', 'a good password').catch(error => error)
  assert.is(fault.status, 409)
  assert.is(users.list().length, 1)
})

test('the time of the last sign-in is stored', async () => {
  const { users } = await open()
  const { id, lastLogin } = await users.create('wanjiru', 'a good password')
  assert.is(lastLogin, null)
  await users.authenticate('wanjiru', 'a good password')
  assert.ok(Date.parse(users.find(id)?.lastLogin ?? ''))
})

test('a weaker hash is replaced when its user signs in, and only then', async () => {
  const { file, users } = await open()
  await users.create('wanjiru', 'a good password')
  const hashOf = async () => JSON.parse(await readFile(file, 'utf8')).data[0].passwordHash
  const weak = await hashOf()
  const stronger = createPasswords({ logN: 5, r: 8, p: 1 })
  const today = await open(file, stronger)
  await today.users.authenticate('wanjiru', 'a bad password')
  assert.is(await hashOf(), weak)
  const both = await Promise.all([
    today.users.authenticate('wanjiru', 'a good password'),
    today.users.authenticate('wanjiru', 'a good password'),
  ])
  assert.ok(both[0] && both[1])
  assert.is(stronger.isWeak(await hashOf()), false)
  assert.ok(await today.users.authenticate('wanjiru', 'a good password'))
})

test('a password replaced during authentication is not accepted afterwards', async () => {
  const { users } = await open()
  const { id } = await users.create('wanjiru', 'a good password')
  const entering = users.authenticate('wanjiru', 'a good password')
  const replaced = users.setPassword(id, 'another password')
  await replaced
  const entered = await entering
  assert.is(entered === undefined || entered.passwordVersion === 0, true)
  assert.is(await users.authenticate('wanjiru', 'a good password'), undefined)
  assert.is(users.find(id)?.passwordVersion, 1)
})

test('an inactive user cannot sign in', async () => {
  const { file, users } = await open()
  await users.create('wanjiru', 'a good password')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('"isActive":true', '"isActive":false'))
  const again = await open(file)
  assert.is(await again.users.authenticate('wanjiru', 'a good password'), undefined)
})

test('a removed user is no longer found', async () => {
  const { users } = await open()
  await users.create('otieno', 'a good password')
  const { id } = await users.create('wanjiru', 'a good password')
  await users.remove(id)
  assert.is(users.find(id), undefined)
  assert.is((await users.remove(id).catch(error => error)).status, 404)
})

const statusOf = (acting: Promise<unknown>) =>
  acting.then(
    () => 'done',
    error => error.status,
  )

test('the last one who can sign in is neither removed nor disabled', async () => {
  const { users } = await open()
  const { id } = await users.create('wanjiru', 'a good password')
  const other = await users.create('otieno', 'a good password')
  await users.setActive(other.id, false)
  assert.is(await statusOf(users.setActive(id, false)), 409)
  assert.is(await statusOf(users.remove(id)), 409)
  assert.is(await statusOf(users.remove(other.id)), 'done')
})

test('only a change of the active state is one, and only disabling ends sessions', async () => {
  const { users } = await open()
  await users.create('otieno', 'a good password')
  const { id, updatedAt } = await users.create('wanjiru', 'a good password')
  const same = await users.setActive(id, true)
  assert.equal([same.passwordVersion, same.updatedAt], [0, updatedAt])
  assert.is((await users.setActive(id, false)).passwordVersion, 1)
  assert.is((await users.setActive(id, false)).passwordVersion, 1)
  assert.is((await users.setActive(id, true)).passwordVersion, 1)
})

test('an e-mail address belongs to one user, who may set it again or take it away', async () => {
  const { users } = await open()
  const { id } = await users.create('wanjiru', 'a good password')
  const other = await users.create('otieno', 'a good password')
  assert.is((await users.setEmail(id, 'a@example.com')).email, 'a@example.com')
  assert.is(await statusOf(users.setEmail(other.id, 'A@example.com')), 409)
  assert.is(await statusOf(users.setEmail(id, 'A@example.com')), 'done')
  assert.is(await statusOf(users.setEmail(other.id, '')), 'done')
  assert.is(await statusOf(users.setEmail(id, '')), 'done')
})

test('a name that looks like another one is taken, and says which', async () => {
  const { users } = await open()
  await users.create('wanjiru', 'a good password')
  const messageOf = (name: string) =>
    users.create(name, 'a good password').catch(error => error.message)
  assert.is(await messageOf('WANJIRU'), 'This username is taken')
  assert.match(await messageOf('wаnjiru'), 'looks like "wanjiru"')
})

test('listeners are told of a removed user, once it is gone', async () => {
  const { users } = await open()
  await users.create('otieno', 'a good password')
  const { id } = await users.create('wanjiru', 'a good password')
  const told: [string, boolean][] = []
  users.onRemoved(gone => told.push([gone, users.find(gone) === undefined]))
  await users.remove(id)
  assert.equal(told, [[id, true]])
})

test('the file is readable by its owner alone (mode 0600)', async () => {
  const { file, users } = await open()
  await users.create('wanjiru', 'a good password')
  assert.is((await stat(file)).mode & 0o777, 0o600)
})

test('authentication fails if the password changes during the comparison', async () => {
  let change = async () => {}
  const { users } = await open(undefined, {
    ...quick,
    async isRight(password, hash) {
      const isRight = await quick.isRight(password, hash)
      await change()
      return isRight
    },
  })
  const { id } = await users.create('wanjiru', 'the old password')
  assert.ok(await users.authenticate('wanjiru', 'the old password'), 'control: it is right')
  change = () => users.setPassword(id, 'the new password')
  assert.is(await users.authenticate('wanjiru', 'the old password'), undefined)
})

test('a code is rejected if password or active state changed since authentication', async () => {
  const { users } = await open()
  await users.create('otieno', 'a good password')
  const { id } = await users.create('wanjiru', 'the old password')
  const secret = new Secret({ size: 20 })
  const codes = await users.enableSecondFactor(id, secret.base32, new TOTP({ secret }).generate())
  const enter = async (password: string) => {
    const known = await users.authenticate('wanjiru', password)
    assert.ok(known)
    return known
  }
  const known = await enter('the old password')
  await users.setPassword(id, 'the new password')
  assert.is(await users.redeemCode(known, codes[0] ?? ''), undefined)

  const again = await enter('the new password')
  await users.setActive(id, false)
  assert.is(await users.redeemCode(again, codes[1] ?? ''), undefined)
  await users.setActive(id, true)
  assert.ok(await users.redeemCode(await enter('the new password'), codes[2] ?? ''), 'control')
})

test.run()
