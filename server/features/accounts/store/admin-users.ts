import { conflict, notFound } from '../../../base/errors.ts'
import { openStore } from '../../../storage/open-store.ts'
import type { StorePlace } from '../../../storage/store-options.ts'
import {
  type AdminUser,
  adminUsersFormat,
  fold,
  migrateAdminUsers,
  newUser,
  now,
  type StoredUser,
  withoutSecrets,
} from './admin-user.ts'
import { looksLike } from './look-alike-names.ts'
import type { Passwords } from './passwords.ts'
import { secondFactorChanges } from './second-factor-changes.ts'

export type { AdminUser } from './admin-user.ts'

export type AdminUsers = Awaited<ReturnType<typeof openAdminUsers>>

type Options = StorePlace & {
  passwords: Passwords
}

export async function openAdminUsers({ passwords, ...options }: Options) {
  const store = await openStore({
    ...options,
    ...adminUsersFormat,
    initial: () => [],
    migrate: migrateAdminUsers,
  })
  const onRemoved = new Set<(id: string) => void>()
  store.onChange(oldUsers => {
    const ids = new Set(store.value.map(({ id }) => id))
    const removed = oldUsers.filter(({ id }) => !ids.has(id))
    for (const { id } of removed) for (const listener of onRemoved) listener(id)
  })
  const byName = (name: string) => store.value.find(user => fold(user.username) === fold(name))

  return {
    list: (): AdminUser[] => store.value.map(withoutSecrets),

    find(id: string): AdminUser | undefined {
      const user = store.value.find(candidate => candidate.id === id)
      return user && withoutSecrets(user)
    },

    /** The user of this name, case-insensitively. */
    named(username: string): AdminUser | undefined {
      const user = byName(username)
      return user && withoutSecrets(user)
    },

    /**
     * The user with this name and password, or undefined after the same work. A hash weaker than
     * the current strength is replaced. Sets `lastLogin`, unless a code is required first
     * (`redeemCode`).
     * @throws AppError 503 where too many comparisons are queued
     */
    async authenticate(username: string, password: string): Promise<AdminUser | undefined> {
      const user = byName(username)
      const isRight = await passwords.isRight(password, user?.passwordHash)
      if (!user?.isActive || !isRight) return undefined
      const hash = passwords.isWeak(user.passwordHash) ? await passwords.hash(password) : undefined
      return store.change(draft => {
        // The user may have been removed or have a new password since the comparison began.
        const current = draft.find(({ id }) => id === user.id)
        if (current?.passwordVersion !== user.passwordVersion) return undefined
        if (!current.secondFactor) current.lastLogin = now()
        if (hash) current.passwordHash = hash
        return withoutSecrets(current)
      })
    },

    /** @throws AppError 503 where too many comparisons are queued */
    hasPassword(id: string, password: string): Promise<boolean> {
      const user = store.value.find(candidate => candidate.id === id)
      return passwords.isRight(password, user?.passwordHash)
    },

    /** @throws AppError 409 where the name is taken, in any case, or looks like one */
    async create(username: string, password: string): Promise<AdminUser> {
      ensureNew(store.value, username)
      const user = newUser(username, await passwords.hash(password))
      return store.change(draft => {
        ensureNew(draft, username)
        draft.push(user)
        return withoutSecrets(user)
      })
    },

    /**
     * Ends all sessions of the user.
     * @throws AppError 404
     */
    async setPassword(id: string, password: string): Promise<void> {
      const passwordHash = await passwords.hash(password)
      await store.change(draft => {
        const user = findIn(draft, id)
        user.passwordHash = passwordHash
        user.passwordVersion += 1
        user.updatedAt = now()
      })
    },

    /** @throws AppError 404; 409 where another user has the address */
    setEmail: (id: string, email: string): Promise<AdminUser> =>
      store.change(draft => {
        const user = findIn(draft, id)
        const withEmail = draft.filter(other => other !== user && other.email)
        if (withEmail.some(other => fold(other.email) === fold(email))) throw emailTaken()
        user.email = email
        user.updatedAt = now()
        return withoutSecrets(user)
      }),

    /**
     * Enables a user, or disables it and ends its sessions.
     * @throws AppError 404; 409 for the last one who can sign in
     */
    setActive: (id: string, isActive: boolean): Promise<AdminUser> =>
      store.change(draft => {
        const user = findIn(draft, id)
        if (user.isActive === isActive) return withoutSecrets(user)
        if (!isActive) ensureAnotherActive(draft, user)
        user.isActive = isActive
        if (!isActive) user.passwordVersion += 1
        user.updatedAt = now()
        return withoutSecrets(user)
      }),

    /** @throws AppError 404; 409 for the last one who can sign in */
    async remove(id: string): Promise<void> {
      await store.change(draft => {
        const user = findIn(draft, id)
        ensureAnotherActive(draft, user)
        draft.splice(draft.indexOf(user), 1)
      })
    },

    /** Calls the listener with the id of each user that this process or another one removed. */
    onRemoved(listener: (id: string) => void): void {
      onRemoved.add(listener)
    },

    ...secondFactorChanges(store, findIn),

    refresh: store.refresh,
    settled: store.settled,
  }
}

function findIn(draft: StoredUser[], id: string): StoredUser {
  const user = draft.find(candidate => candidate.id === id)
  if (!user) throw notFound('No such user')
  return user
}

function ensureNew(users: readonly StoredUser[], username: string): void {
  if (users.some(other => fold(other.username) === fold(username))) throw nameTaken()
  const similarUser = users.find(other => looksLike(other.username, username))
  if (similarUser) throw looksTaken(similarUser.username)
}

/** Checked inside the change: two administrators may remove each other concurrently. */
function ensureAnotherActive(draft: StoredUser[], user: StoredUser): void {
  if (!user.isActive || draft.some(other => other !== user && other.isActive)) return
  throw conflict('This is the last administrator who can sign in')
}

const nameTaken = () => conflict('This username is taken')

const looksTaken = (other: string) =>
  conflict(
    `This username looks like "${other}", which is taken. Choose one that is read differently.`,
  )

const emailTaken = () => conflict('Another administrator has this e-mail address')
