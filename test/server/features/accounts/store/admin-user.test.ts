import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  adminUsersSchema,
  fold,
  migrateAdminUsers,
  newUser,
  type StoredUser,
  withoutSecrets,
} from '../../../../../server/features/accounts/store/admin-user.ts'

const test = suite('stored administrator')

const hash = 'a'.repeat(128)
const user = (more: Partial<StoredUser> = {}): StoredUser => ({
  ...newUser('wanjiru', hash),
  ...more,
})
const isValid = (...users: StoredUser[]) => adminUsersSchema.safeParse(users).success

test('a new one is active, without address, second factor and sign-in', () => {
  const { email, passwordVersion, secondFactor, role, isActive, lastLogin } = user()
  assert.equal(
    [email, passwordVersion, secondFactor, role, isActive, lastLogin],
    ['', 0, null, 'admin', true, null],
  )
  assert.ok(isValid(user()))
})

test('texts have a least and a greatest length', () => {
  assert.ok(isValid(user({ username: 'a' })))
  assert.ok(isValid(user({ username: 'a'.repeat(100), role: 'a'.repeat(50) })))
  assert.not(isValid(user({ username: '' })))
  assert.not(isValid(user({ username: 'a'.repeat(101) })))
  assert.not(isValid(user({ role: '' })))
  assert.not(isValid(user({ role: 'a'.repeat(51) })))
  assert.not(isValid(user({ email: 'no address' })))
})

test('numbers and hashes are those that were written', () => {
  assert.not(isValid(user({ passwordVersion: -1 })))
  assert.not(isValid(user({ passwordVersion: 0.5 })))
  assert.not(isValid(user({ passwordHash: 'a'.repeat(127) })))
  assert.not(isValid(user({ passwordHash: 'a'.repeat(129) })))
})

test('ids, names and addresses are unique, but for missing addresses', () => {
  const other = user({ username: 'otieno' })
  assert.ok(isValid(user(), other))
  assert.not(isValid(user(), { ...other, username: 'WANJIRU' }))
  const first = user()
  assert.not(isValid(first, { ...other, id: first.id }))
  const email = 'a@example.com'
  assert.not(isValid(user({ email }), { ...other, email: 'A@example.com' }))
  assert.ok(isValid(user({ email }), { ...other, email: 'b@example.com' }))
})

test('those of the first version have no second factor, later ones stay as they are', () => {
  assert.equal(migrateAdminUsers([{ username: 'a' }], 0), [{ username: 'a', secondFactor: null }])
  assert.equal(migrateAdminUsers([{ username: 'a' }], 1), [{ username: 'a', secondFactor: null }])
  assert.equal(migrateAdminUsers([{ username: 'a' }], 2), [{ username: 'a' }])
  assert.is(migrateAdminUsers('damaged', 1), 'damaged')
})

test('what is shown of one tells of a second factor, and no secret', () => {
  const secondFactor = { secret: 'S', recoveryCodes: ['a', 'b'], lastStep: 0 }
  const shown = withoutSecrets(user({ secondFactor: secondFactor as never }))
  assert.equal([shown.hasSecondFactor, shown.recoveryCodes], [true, 2])
  assert.equal(
    Object.keys(shown).filter(key => /hash|secondFactor$/i.test(key)),
    ['hasSecondFactor'],
  )
  assert.equal(
    [withoutSecrets(user()).hasSecondFactor, withoutSecrets(user()).recoveryCodes],
    [false, 0],
  )
})

test('names that differ only in case or Unicode form count as one', () => {
  assert.is(fold('WANJIRU'), fold('wanjiru'))
  assert.is(fold('ﬁ'), 'fi')
  assert.is.not(fold('otieno'), fold('wanjiru'))
})

test.run()
