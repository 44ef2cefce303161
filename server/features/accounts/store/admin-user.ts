import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { storedSecondFactor } from './second-factor.ts'

const storedUser = z.strictObject({
  id: z.uuid(),
  username: z.string().min(1).max(100),
  /** Unique when given; may be empty. */
  email: z.union([z.literal(''), z.email().max(255)]),
  /** scrypt's own format: 96 bytes as base64. */
  passwordHash: z.string().regex(/^[A-Za-z0-9+/]{128}$/, 'Must be a scrypt hash'),
  /**
   * Incremented with each new password, each change of the second factor and when the user is
   * disabled; sessions opened under an earlier version are invalid.
   */
  passwordVersion: z.int().nonnegative(),
  /** Null where the password alone is enough. */
  secondFactor: storedSecondFactor.nullable(),
  role: z.string().min(1).max(50),
  isActive: z.boolean(),
  /** ISO 8601 in UTC, like the other times; null before the first sign-in. */
  lastLogin: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const adminUsersSchema = z
  .array(storedUser)
  .refine(users => isUnique(users.map(({ id }) => id)), 'two users have the same id')
  .refine(users => isUnique(users.map(({ username }) => fold(username))), 'a name is used twice')
  .refine(users => isUnique(users.map(user => fold(user.email)).filter(Boolean)), {
    message: 'an e-mail address is used twice',
  })

export const adminUsersFormat = { version: 2, schema: adminUsersSchema }

/** There was no second factor before version 2. */
export function migrateAdminUsers(data: unknown, from: number): unknown {
  if (from > 1 || !Array.isArray(data)) return data
  return data.map(user => ({ ...user, secondFactor: null }))
}

export type StoredUser = z.output<typeof storedUser>

/** A user without hash and secrets, which stay in the store. */
export type AdminUser = Readonly<Omit<StoredUser, 'passwordHash' | 'secondFactor'>> & {
  readonly hasSecondFactor: boolean
  /** The number of unused codes. */
  readonly recoveryCodes: number
}

export const newUser = (username: string, passwordHash: string): StoredUser => ({
  id: randomUUID(),
  username,
  email: '',
  passwordHash,
  passwordVersion: 0,
  secondFactor: null,
  role: 'admin',
  isActive: true,
  lastLogin: null,
  createdAt: now(),
  updatedAt: now(),
})

export function withoutSecrets({ passwordHash: _, secondFactor, ...user }: StoredUser): AdminUser {
  return {
    ...user,
    hasSecondFactor: secondFactor !== null,
    recoveryCodes: secondFactor?.recoveryCodes.length ?? 0,
  }
}

export const now = () => new Date().toISOString()

/** Names and addresses that differ only in case or Unicode form count as one. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const isUnique = (texts: string[]) => new Set(texts).size === texts.length
