import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { conflict, notFound } from '../http/errors.ts'
import { openStore, type StoreOptions } from './json-store.ts'
import type { Passwords } from './passwords.ts'

const storedUser = z.strictObject({
  id: z.uuid(),
  username: z.string().min(1).max(100),
  /** Unique when given; may be empty. */
  email: z.union([z.literal(''), z.email().max(255)]),
  /** scrypt's own format: 96 bytes as base64. */
  passwordHash: z.string().regex(/^[A-Za-z0-9+/]{128}$/, 'Must be a scrypt hash'),
  /** Counts up with each new password; sessions opened under an earlier one are over. */
  passwordVersion: z.int().nonnegative(),
  role: z.string().min(1).max(50),
  isActive: z.boolean(),
  /** ISO 8601 in UTC, as the other moments; null before the first time. */
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

type StoredUser = z.output<typeof storedUser>

/** A user as the rest of the server sees it: the hash stays in the store. */
export type AdminUser = Readonly<Omit<StoredUser, 'passwordHash'>>

export type AdminUsers = Awaited<ReturnType<typeof openAdminUsers>>

interface Options extends Pick<StoreOptions<StoredUser[]>, 'file' | 'adapter'> {
  passwords: Passwords
}

export async function openAdminUsers({ passwords, ...options }: Options) {
  const schema = adminUsersSchema
  const store = await openStore({ ...options, version: 1, schema, initial: () => [] })
  const byName = (name: string) => store.value.find(user => fold(user.username) === fold(name))

  return {
    list: (): AdminUser[] => store.value.map(present),

    find(id: string): AdminUser | undefined {
      const user = store.value.find(candidate => candidate.id === id)
      return user && present(user)
    },

    /**
     * The user whose name and password these are, or undefined after the same work. A hash weaker
     * than those of today is replaced, and the moment is kept as `lastLogin`.
     * @throws AppError 503 where too many wait for their password to be compared
     */
    async authenticate(username: string, password: string): Promise<AdminUser | undefined> {
      const user = byName(username)
      const isRight = await passwords.isRight(password, user?.passwordHash)
      if (!user?.isActive || !isRight) return undefined
      const hash = passwords.isWeak(user.passwordHash) ? await passwords.hash(password) : undefined
      return store.change(draft => {
        // The user may have been removed, or given a new password, while the old one was compared.
        const current = draft.find(({ id }) => id === user.id)
        if (current?.passwordVersion !== user.passwordVersion) return undefined
        current.lastLogin = now()
        if (hash) current.passwordHash = hash
        return present(current)
      })
    },

    /** @throws AppError 409 where the name is taken, however it is capitalised */
    async create(username: string, password: string): Promise<AdminUser> {
      if (byName(username)) throw nameTaken()
      const user = newUser(username, await passwords.hash(password))
      return store.change(draft => {
        if (draft.some(other => fold(other.username) === fold(username))) throw nameTaken()
        draft.push(user)
        return present(user)
      })
    },

    /**
     * Ends the user's sessions too, wherever they are open.
     * @throws AppError 404
     */
    async setPassword(id: string, password: string): Promise<void> {
      const passwordHash = await passwords.hash(password)
      await store.change(draft => {
        const user = draft.find(candidate => candidate.id === id)
        if (!user) throw noSuchUser()
        user.passwordHash = passwordHash
        user.passwordVersion += 1
        user.updatedAt = now()
      })
    },

    /** @throws AppError 404 */
    remove: (id: string): Promise<void> =>
      store.change(draft => {
        const index = draft.findIndex(user => user.id === id)
        if (index < 0) throw noSuchUser()
        draft.splice(index, 1)
      }),

    settled: store.settled,
  }
}

const newUser = (username: string, passwordHash: string): StoredUser => ({
  id: randomUUID(),
  username,
  email: '',
  passwordHash,
  passwordVersion: 0,
  role: 'admin',
  isActive: true,
  lastLogin: null,
  createdAt: now(),
  updatedAt: now(),
})

const present = ({ passwordHash: _, ...user }: StoredUser): AdminUser => user

const now = () => new Date().toISOString()

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const isUnique = (texts: string[]) => new Set(texts).size === texts.length

const nameTaken = () => conflict('This username is taken')

const noSuchUser = () => notFound('No such user')
