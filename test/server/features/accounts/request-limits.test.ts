import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  codeSchema,
  emailSchema,
  passwordChangeSchema,
  passwordSchema,
} from '../../../../server/features/accounts/own-account/schema.ts'
import { loginSchema } from '../../../../server/features/accounts/session/schema.ts'
import { newUserSchema } from '../../../../server/features/accounts/users/schema.ts'

const test = suite('limits of requests about accounts')

interface Checked {
  safeParse(given: unknown): { success: boolean }
}

const login = { username: 'amina', password: 'secret' }
const user = { username: 'amina', password: 'long enough 1' }
const change = { currentPassword: 'x', newPassword: 'long enough 1' }

const limits: [schema: Checked, given: object, field: string, least: number, most: number][] = [
  [loginSchema, login, 'username', 3, 100],
  [loginSchema, login, 'password', 6, 128],
  [loginSchema, login, 'code', 0, 40],
  [newUserSchema(12), user, 'username', 3, 100],
  [newUserSchema(12), user, 'password', 12, 128],
  [passwordChangeSchema(12), change, 'currentPassword', 1, 128],
  [passwordChangeSchema(12), change, 'newPassword', 12, 128],
  [passwordSchema, {}, 'password', 1, 128],
  [codeSchema, {}, 'code', 1, 40],
]

for (const [schema, given, field, least, most] of limits) {
  test(`${Object.keys({ ...given, [field]: '' }).join(' and ')}: ${field} has ${least} to ${most}`, () => {
    const takes = (length: number) =>
      schema.safeParse({ ...given, [field]: 'x'.repeat(length) }).success
    assert.equal([takes(least), takes(most), takes(most + 1)], [true, true, false])
    if (least > 0) assert.not(takes(least - 1))
  })
}

test('bytes of a password count, but letters where it has to be long', () => {
  const takes = (password: string) => newUserSchema(12).safeParse({ ...user, password }).success
  assert.equal(['é'.repeat(64), 'é'.repeat(65)].map(takes), [true, false])
  assert.equal(['🪑'.repeat(12), '🪑'.repeat(11)].map(takes), [true, false])
  assert.not(takes(' '.repeat(20)))
})

test('an address of mail has 255 characters at most, or none', () => {
  const address = (length: number) => `${'x'.repeat(length - 12)}@example.com`
  const takes = (email: string) => emailSchema.safeParse({ email }).success
  assert.equal(['', '  ', address(20), 'amina'].map(takes), [true, true, true, false])
  assert.equal([address(255), address(256)].map(takes), [true, false])
})

test('what is empty is told as such, and once', () => {
  const faults = newUserSchema(12).safeParse({ username: ' ', password: ' ' }).error?.issues
  const fillIn = 'Please fill in all fields'
  assert.equal(
    faults?.map(({ message }) => message),
    [fillIn, fillIn],
  )
})

test.run()
